import type { ShipDocument } from '../../documents/ship'
import { navyName } from '../../words/navy-name'
import type { Words } from '../../words/speak'
import type { RulesPack } from '../pack/rules-pack'

export interface PlateRow {
  readonly label: string
  readonly says: string
  /** The line before has the same label. */
  readonly isMore: boolean
}

/** The figures of a plate, in words: who she is, then what her rules know of her. */
export function plateFigures(pack: RulesPack, document: ShipDocument, words: Words): readonly PlateRow[] {
  const plated = pack.plate?.(document)
  const rows = [
    { name: 'navy', says: navyName(plated?.ensign?.flag ?? document.navy, words) },
    { name: 'class', says: document.class },
    { name: 'year', says: String(document.year) },
    ...(pack.figures?.(document, words) ?? []),
    ...(plated?.ensign ? [{ name: 'livery', says: words(`plate.liveries.${plated.livery}`) }] : []),
  ].filter(({ says }) => says !== '')
  return rows.map(({ name, says }, at) => ({
    ...{ label: words(`plate.figures.${name}`), says },
    isMore: rows[at - 1]?.name === name,
  }))
}
