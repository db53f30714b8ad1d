import type { LineWeights } from '#shared/card/line-weights'
import { openCard, operationsMarkup } from '#shared/card/svg'
import type { ShipDocument } from '#shared/documents/ship'
import type { ShipInPlay } from '#shared/game/state'
import type { CardFace, CardPiece } from '#shared/rules/pack/rules-pack'
import type { Words } from '#shared/words/speak'

/** What a card is drawn with: the pack's layout, the language, and the line weights of the theme. */
export interface CardPen {
  readonly face: CardFace
  readonly words: Words
  /** As drawn, unless a theme wants them heavier. */
  readonly lines?: LineWeights
}

interface Written extends CardPen {
  readonly markup: string
}

/** The part of a card that never changes in play, written once per document and shared by every card of it. */
const written = new WeakMap<ShipDocument, Written>()

function faceMarkup(pen: CardPen, document: ShipDocument): string {
  const had = written.get(document)
  if (had?.face === pen.face && had.words === pen.words && had.lines === pen.lines) return had.markup
  const markup = operationsMarkup(pen.face.face(document, pen.words), pen.lines)
  written.set(document, { ...pen, markup })
  return markup
}

/**
 * A whole card as two drawings, one over the other: the face, which has one layout and is never recorded again, and over it
 * one group per piece in painting order, so that a piece is found by its place.
 */
function wholeCard(pen: CardPen, ship: ShipInPlay, pieces: readonly CardPiece[]): string {
  const { widthMm, heightMm } = pen.face
  const open = openCard({ widthMm, heightMm, label: ship.document.name })
  let over = ''
  for (const piece of pieces) over += `<g>${pieceMarkup(pen, piece, ship)}</g>`
  return `${open}${faceMarkup(pen, ship.document)}</svg>${open}${over}</svg>`
}

function pieceMarkup(pen: CardPen, piece: CardPiece, ship: ShipInPlay): string {
  const operations = pen.face.piece(piece, ship, pen.words)
  return operations.length === 0 ? '' : operationsMarkup(operations, pen.lines)
}

type Readers = ReadonlyMap<string, readonly number[]>

/** Which pieces of a card read what, by their place; made once per document and shared by every card of it. */
export interface PieceIndex {
  readonly face: CardFace
  readonly pieces: readonly CardPiece[]
  readonly boxes: Readers
  readonly tracks: Readers
  readonly fields: Readers
}

const indexes = new WeakMap<ShipDocument, PieceIndex>()

function pieceIndexOf(face: CardFace, document: ShipDocument): PieceIndex {
  const had = indexes.get(document)
  if (had?.face === face) return had
  const pieces = face.pieces(document)
  const readers = (of: 'boxes' | 'tracks' | 'fields'): Readers => {
    const index = new Map<string, number[]>()
    pieces.forEach((piece, place) => {
      for (const key of piece.reads[of] ?? []) index.set(key, [...(index.get(key) ?? []), place])
    })
    return index
  }
  const index = { face, pieces, boxes: readers('boxes'), tracks: readers('tracks'), fields: readers('fields') }
  indexes.set(document, index)
  return index
}

/** Places of the pieces that read something which differs between two states of a ship. Values are compared by reference. */
function changedPieces(index: PieceIndex, before: ShipInPlay, after: ShipInPlay): ReadonlySet<number> {
  const changed = new Set<number>()
  collect(index.boxes, before.boxes, after.boxes, changed)
  collect(index.tracks, before.tracks, after.tracks, changed)
  collect(index.fields, before.fields, after.fields, changed)
  return changed
}

function collect(
  readers: Readers,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  changed: Set<number>,
): void {
  if (before === after) return
  for (const key in after) if (before[key] !== after[key]) readers.get(key)?.forEach((place) => changed.add(place))
  for (const key in before) if (!(key in after)) readers.get(key)?.forEach((place) => changed.add(place))
}

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
      const group = groups[place]!
      if (looks) looks.display(place, after)
      else group.innerHTML = pieceMarkup(this.pen, index.pieces[place]!, after)
      group.classList.add('inked')
    }
    return changed.size
  }

  /** One group a piece, in the drawing that lies over the face. */
  private get groups(): HTMLCollection {
    return this.host.lastElementChild!.children
  }
}
