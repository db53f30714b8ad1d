import { pieceMarkup, wholeCard, type CardPen } from './card-markup'
import { changedPieces, pieceIndexOf, type PieceIndex } from './piece-index'
import { PieceLooks } from './piece-looks'
import type { ShipInPlay } from '#shared/game/state'

/**
 * Paints one card into an element. The whole card is written once; from then on only the pieces whose own inputs
 * changed are written again. Holds no node but its host, unless looks are made ready: pieces are found by their place.
 */
export class CardPainter {
  private painted: ShipInPlay | undefined
  private index: PieceIndex | undefined
  private looks: PieceLooks | undefined

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

  /** Makes ready for the ship to be shown as she might come to be. Nothing is seen of it until she is. */
  ready(ship: ShipInPlay): void {
    const { painted, index } = this
    if (!index || painted?.document !== ship.document) return
    this.looks ??= new PieceLooks(this.pen, index, [...this.groups], painted)
    for (const place of changedPieces(index, painted, ship)) this.looks.draw(place, ship)
  }

  /** Takes the card down: what is off the screen costs nothing. */
  clear(): void {
    if (this.painted === undefined) return
    this.painted = undefined
    this.looks = undefined
    this.host.innerHTML = ''
  }

  private mount(ship: ShipInPlay): number {
    const { pieces } = (this.index = pieceIndexOf(this.pen.face, ship.document))
    this.looks = undefined
    this.host.innerHTML = wholeCard(this.pen, ship, pieces)
    return pieces.length
  }

  private patch(before: ShipInPlay, after: ShipInPlay): number {
    const { looks, groups } = this
    const index = this.index!
    const changed = changedPieces(index, before, after)
    for (const place of changed) {
      if (looks) looks.display(place, after)
      else groups[place]!.innerHTML = pieceMarkup(this.pen, index.pieces[place]!, after)
    }
    return changed.size
  }

  /** One group a piece, in the drawing that lies over the face. */
  private get groups(): HTMLCollection {
    return this.host.lastElementChild!.children
  }
}
