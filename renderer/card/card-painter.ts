import { pieceMarkup, wholeCard, type CardPen } from './card-markup'
import { inputsChanged } from './piece-inputs'
import type { ShipInPlay } from '#shared/game/state'
import type { CardPiece } from '#shared/rules/rules-pack'

/**
 * Paints one card into an element. The whole card is written once; from then on only the pieces whose own inputs
 * changed are written anew. Holds no node but its host: pieces are found by their place.
 */
export class CardPainter {
  private painted: ShipInPlay | undefined
  private pieces: readonly CardPiece[] = []

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
    this.pieces = this.pen.face.pieces(ship.document)
    this.host.innerHTML = wholeCard(this.pen, ship, this.pieces)
    return this.pieces.length
  }

  private patch(before: ShipInPlay, after: ShipInPlay): number {
    const groups = this.host.firstElementChild!.children
    let written = 0
    for (let i = 0; i < this.pieces.length; i++) {
      const piece = this.pieces[i]!
      if (!inputsChanged(piece, before, after)) continue
      // The face is the first child, the pieces follow in their order.
      groups[i + 1]!.innerHTML = pieceMarkup(this.pen, piece, after)
      written++
    }
    return written
  }
}
