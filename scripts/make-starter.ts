/** Rewrites the starter ships of every pack that has a recipe: `npx tsx scripts/make-starter.ts`. */
import { existsSync, mkdirSync } from 'node:fs'
import type { ShipDocument } from '../shared/documents/ship'
import { rulesPacks } from '../shared/rules'
import { writeFormatted } from './write-formatted.mjs'

for (const { id } of rulesPacks) {
  if (!existsSync(`shared/rules/${id}/recipe`)) continue
  const recipe: { starterShips(): readonly ShipDocument[] } = await import(`../shared/rules/${id}/recipe/starter-ships`)
  const folder = `shared/rules/${id}/ships`
  mkdirSync(folder, { recursive: true })
  for (const ship of recipe.starterShips())
    await writeFormatted(`${folder}/${ship.slug}.ship.json`, JSON.stringify(ship))
}
