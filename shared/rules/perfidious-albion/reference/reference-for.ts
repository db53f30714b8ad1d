import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { ReferenceTable } from '../../pack/rules-pack'
import { reference } from './reference'
import { shipOf } from '../ship/ship-data'

/** The reference sheet for these ships: the guns they carry, and torpedoes where one of them has any. */
export function referenceFor(documents: readonly ShipDocument[], words: Words): readonly ReferenceTable[] {
  const ships = documents.map(shipOf)
  const letters = new Set(
    ships.flatMap(({ cells }) =>
      cells.flatMap(({ holds }) =>
        holds.flatMap((content) => (content.kind === 'gun' ? [content.letter as string] : [])),
      ),
    ),
  )
  const hasTorpedoes = ships.some(({ torpedo }) => torpedo !== null)
  return reference(words)
    .filter(({ key }) => hasTorpedoes || key !== 'torpedoes')
    .map((table) => (table.key === 'hitAndPenetration' ? keeping(table, (row) => letters.has(row)) : table))
}

function keeping(table: ReferenceTable, isWanted: (rowKey: string) => boolean): ReferenceTable {
  const keys = table.rowKeys ?? []
  return {
    ...table,
    rows: table.rows.filter((_, at) => isWanted(keys[at] ?? '')),
    rowKeys: keys.filter(isWanted),
  }
}
