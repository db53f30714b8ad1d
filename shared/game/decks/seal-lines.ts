import type { Entry } from '../journal-line'
import type { SideId } from '../../kernel/ids'
import type { Seal } from '../../decks/seal'

export type SealedEntry = Extract<Entry, { readonly kind: 'sealed' }>

/** As many cards as the payload of one line holds for certain, whatever their faces are called. */
const mostInLine = 1000

/** The lines of a seal: more than one for a large deck. The last lists the cards that were taken up for it. */
export function sealLines(
  owner: SideId | 'umpire',
  what: 'deck' | 'hand',
  { deck, cards, taken }: Seal,
): SealedEntry[] {
  const lines: SealedEntry[] = []
  for (let at = 0; at < cards.length; at += mostInLine) {
    const some = cards.slice(at, at + mostInLine)
    const isLast = at + mostInLine >= cards.length
    const seal: Seal = { deck, cards: some, ...(taken && isLast ? { taken } : {}) }
    lines.push({ kind: 'sealed', owner, what, payload: JSON.stringify(seal) })
  }
  return lines
}
