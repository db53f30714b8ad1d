import { pieceMarkup, type CardPen } from './card-markup'
import type { PieceIndex } from './piece-index'
import type { ShipInPlay } from '#shared/game/state'
import type { CardPiece } from '#shared/rules/pack/rules-pack'

/**
 * How the pieces of a card look in states that she may come to: drawn beforehand, each in the group of its piece, and
 * not displayed. A mark then has only to change which look is displayed. A piece that draws nothing has none.
 */
export class PieceLooks {
  private readonly drawn = new Map<string, Element | undefined>()
  private readonly displayed: (Element | undefined)[]

  /** `groups` hold the pieces of `ship` as she is painted; what they hold becomes the look they display. */
  constructor(
    private readonly pen: CardPen,
    private readonly index: PieceIndex,
    private readonly groups: readonly Element[],
    ship: ShipInPlay,
  ) {
    this.displayed = groups.map((group) => (group.firstChild ? gathered(group) : undefined))
    index.pieces.forEach((piece, place) => this.drawn.set(lookOf(piece, ship), this.displayed[place]))
  }

  /** Draws the look a piece has on a ship, unless it has been drawn. */
  draw(place: number, ship: ShipInPlay): Element | undefined {
    const piece = this.index.pieces[place]!
    const key = lookOf(piece, ship)
    if (this.drawn.has(key)) return this.drawn.get(key)
    const markup = pieceMarkup(this.pen, piece, ship)
    const look = markup === '' ? undefined : emptyGroup()
    if (look) {
      look.setAttribute('display', 'none')
      look.innerHTML = markup
      this.groups[place]!.append(look)
    }
    this.drawn.set(key, look)
    return look
  }

  display(place: number, ship: ShipInPlay): void {
    const look = this.draw(place, ship)
    this.displayed[place]?.setAttribute('display', 'none')
    look?.removeAttribute('display')
    this.displayed[place] = look
  }
}

/** A piece depends on its document and on what it reads, and on nothing else. */
function lookOf({ key, reads }: CardPiece, ship: ShipInPlay): string {
  let look: string = key
  for (const box of reads.boxes ?? []) look += `;${ship.boxes[box]?.join() ?? ''}`
  for (const track of reads.tracks ?? []) look += `;${ship.tracks[track]}`
  for (const field of reads.fields ?? []) look += `;${JSON.stringify(ship.fields[field])}`
  return look
}

function gathered(group: Element): Element {
  const look = emptyGroup()
  look.append(...group.childNodes)
  group.append(look)
  return look
}

function emptyGroup(): Element {
  return document.createElementNS('http://www.w3.org/2000/svg', 'g')
}
