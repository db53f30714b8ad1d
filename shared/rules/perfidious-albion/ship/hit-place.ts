import type { ShipDocument } from '../../../documents/ship'
import type { BoxId } from '../../../kernel/ids'
import { hullDecks, sections } from './ship'

/** The middle of a cell on her side: the grid of the card lies over the whole of the hull. */
export function hitPlace(_document: ShipDocument, box: BoxId): { along: number; down: number } | undefined {
  const [section, deck] = box.split('-').map(Number)
  if (!section || !deck) return undefined
  return { along: (section - 0.5) / sections, down: (deck - 0.5) / hullDecks }
}
