import { pieceMarkup, wholeCard, type CardPen } from './card-markup'
import { changedPieces, pieceIndexOf, type PieceIndex } from './piece-index'
import type { ShipInPlay } from '#shared/game/state'

/**
 * Paints one card into an element. The whole card is written once; from then on only the pieces whose own inputs
 * changed are written anew. Holds no node but its host: pieces are found by their place.
 */
export class CardPainter {
  private painted: ShipInPlay | undefined
  private index: PieceIndex | undefined

  constructor(
    private readonly host: Element,
    private readonly pen: CardPen,
  ) {}

  /** Shows a ship as she is. Returns how many pieces were written. */
  show(ship: ShipInPlay): number {
    const before = this.painted
    if (before === ship) return 0
    this.painted = ship
    return before?.document === ship.document ? this.patch(before, ship) : this.mount(ship)
  }

  /** Takes the card down: what is off the screen costs nothing. */
  clear(): void {
    if (this.painted === undefined) return
    this.painted = undefined
    this.host.innerHTML = ''
  }

  private mount(ship: ShipInPlay): number {
    const { pieces } = (this.index = pieceIndexOf(this.pen.face, ship.document))
    this.host.innerHTML = wholeCard(this.pen, ship, pieces)
    return pieces.length
  }

  private patch(before: ShipInPlay, after: ShipInPlay): number {
    const index = this.index!
    const groups = this.host.lastElementChild!.children
    const changed = changedPieces(index, before, after)
    for (const place of changed) groups[place]!.innerHTML = pieceMarkup(this.pen, index.pieces[place]!, after)
    return changed.size
  }
}
