import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { ReferenceTable } from '../../pack/rules-pack'
import { airTables } from './aircraft'
import { cutTo, everything, type Cut } from './table'
import { damageTables } from './damage'
import { shootingTables } from './shooting'
import { moraleTables, proseTables, turnTables } from './turn'

/** Every table of the reference sheet, in the order in which a turn needs them. */
const tables = [turnTables, shootingTables, airTables, damageTables, moraleTables, proseTables].flat()

/** Everything on the reference sheet. */
export function reference(words: Words): readonly ReferenceTable[] {
  return sheet(words, everything)
}

/** The reference sheet, limited to what these stands need; all of it without stands. */
export function referenceFor(documents: readonly ShipDocument[], words: Words): readonly ReferenceTable[] {
  return sheet(words, cutTo(documents))
}

function sheet(words: Words, cut: Cut): readonly ReferenceTable[] {
  return tables.flatMap((make) => make(words, cut) ?? [])
}
