/** Rewrites the starter ships of every pack that has a recipe: `npm run starter`. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ShipDocument } from '../shared/documents/ship'
import { rulesPacks } from '../shared/rules'
import { root } from './root.mjs'
import { writeFormatted } from './write-formatted.mjs'

for (const { id } of rulesPacks) {
  const pack = join(root, 'shared/rules', id)
  if (!existsSync(join(pack, 'recipe'))) continue
  const recipe: { starterShips(): readonly ShipDocument[] } = await import(`../shared/rules/${id}/recipe/starter-ships`)
  const folder = join(pack, 'ships')
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (name.endsWith('.ship.json')) rmSync(join(folder, name))
  for (const ship of recipe.starterShips()) {
    await writeFormatted(join(folder, `${ship.slug}.ship.json`), JSON.stringify(ship))
  }
}
