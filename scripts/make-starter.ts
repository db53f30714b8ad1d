/** Rewrites the starter ships of every pack from its recipe: `npx tsx scripts/make-starter.ts`. */
import { mkdirSync } from 'node:fs'
import { starterShips as fireOnTheWaters } from '../shared/rules/fire-on-the-waters/recipe/starter-ships'
import { starterShips as perfidiousAlbion } from '../shared/rules/perfidious-albion/recipe/starter-ships'
import { starterShips as squadronD20 } from '../shared/rules/squadron-d20/recipe/starter-ships'
import { writeFormatted } from './write-formatted.mjs'

for (const ship of [...perfidiousAlbion(), ...fireOnTheWaters(), ...squadronD20()]) {
  const folder = `shared/rules/${ship.pack}/ships`
  mkdirSync(folder, { recursive: true })
  const path = `${folder}/${ship.slug}.ship.json`
  await writeFormatted(path, JSON.stringify(ship))
}
