import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { ReferenceTable } from '../../pack/rules-pack'
import { phases } from '../table/table-facts'
import { damageTables } from './damage'
import { gunfireTables } from './gunfire'
import { spottingTables } from './spotting'
import { cutTo, everything, pageOf, type Cut, type Tables } from './table'
import { torpedoTables } from './torpedoes'

/** The turn itself. */
const turnTable: Tables = {
  turn: ({ table, heads, say, words }) =>
    table(
      heads('step', 'phase', 'whatIsDone'),
      phases.map((phase, index) => [
        phase,
        String(index + 1),
        words(`rules.fire-on-the-waters.phases.${phase}`),
        say(`rows.${phase}`),
      ]),
      'ruling',
    ),
}

/** How the sheet is read. */
const readingTables: Tables = {
  /** What the sheet leaves open and how it is read. */
  rulings: ({ prose }) =>
    prose([
      ...['types', 'sizes', 'planes', 'torpedoOnTable', 'rounding', 'order', 'greenDice', 'fires', 'markers'],
      'merchants',
    ]),

  /** What it prints wrong. */
  errata: ({ prose }) => prose(['hitTable', 'aspect', 'lead', 'armour', 'furutaka', 'arethusa', 'speeds', 'chits']),
}

/** Every table of the sheet, in the order in which a turn asks for them. */
const tables: Tables = {
  ...turnTable,
  ...spottingTables,
  ...gunfireTables,
  ...torpedoTables,
  ...damageTables,
  ...readingTables,
}

/** Everything on the reference sheet. */
export function reference(words: Words): readonly ReferenceTable[] {
  return sheet(words, everything)
}

/** The sheet cut down to what these ships read, carry and can suffer; the whole of it without ships. */
export function referenceFor(documents: readonly ShipDocument[], words: Words): readonly ReferenceTable[] {
  return sheet(words, cutTo(documents))
}

function sheet(words: Words, cut: Cut): readonly ReferenceTable[] {
  return Object.entries(tables).flatMap(([name, make]) => make(pageOf(name, words, cut)) ?? [])
}
