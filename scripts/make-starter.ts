/** Writes the starter ships under `assets/starter` anew from the recipe: `npx tsx scripts/make-starter.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { starterShips } from '../shared/rules/perfidious-albion/recipe/starter-ships'

const folder = 'assets/starter/ships/perfidious-albion'

mkdirSync(folder, { recursive: true })
for (const ship of starterShips()) {
  const path = `${folder}/${ship.slug}.ship.json`
  const style = await resolveConfig(path)
  writeFileSync(path, await format(JSON.stringify(ship), { ...style, filepath: path }))
}
