/** Writes the starter ships under `assets/starter` anew from the recipes: `npx tsx scripts/make-starter.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { starterShips as fireOnTheWaters } from '../shared/rules/fire-on-the-waters/recipe/starter-ships'
import { starterShips as perfidiousAlbion } from '../shared/rules/perfidious-albion/recipe/starter-ships'
import { starterShips as squadronD20 } from '../shared/rules/squadron-d20/recipe/starter-ships'

for (const ship of [...perfidiousAlbion(), ...fireOnTheWaters(), ...squadronD20()]) {
  const folder = `assets/starter/ships/${ship.pack}`
  mkdirSync(folder, { recursive: true })
  const path = `${folder}/${ship.slug}.ship.json`
  const style = await resolveConfig(path)
  writeFileSync(path, await format(JSON.stringify(ship), { ...style, filepath: path }))
}
