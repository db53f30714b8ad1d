import { fitsLine } from '../../../card/fit'
import type { GlyphName } from '../../../card/glyphs'
import { crossPath } from '../../../card/mark-shapes'
import { measure } from '../../../card/measure'
import type { Ink, Operation } from '../../../card/operations'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { type Block, type Piece, target, pickAction, readsTracks } from '../../kit/card/block'
import { letters, captionStyle, smallestLetters } from '../../kit/card/lettering'
import { signed } from '../../kit/reference-sheet'
import { type Rect, mm, margin, rectPath, hairline, boxLines, redCrosses } from '../../kit/card/shapes'
import type { TrackName } from '../ship/shape'
import { beganOn, standsOn } from '../ship/state'
import { figureStyle, cardKey } from './layout'

const cellHeight = 15.4

/** Cells of the same width side by side. */
function cellsAt({ x, y, width }: Omit<Rect, 'height'>, count: number): readonly Rect[] {
  const each = width / count
  return Array.from({ length: count }, (_, index) => ({ x: x + index * each, y, width: each, height: cellHeight }))
}

/** Where the text of a cell begins: behind its rule, which the first on the card has not. */
const leftOf = ({ x }: Rect) => (isFirst(x) ? x : x + 1.4)
const isFirst = (x: number) => x <= margin.left + 0.01

/** The rule of a cell and its caption. */
function cellHead(caption: string, place: Rect, free: number): Operation[] {
  const { x, y, width } = place
  return [
    ...(isFirst(x) ? [] : [hairline(`M${mm(x)} ${mm(y + 0.6)}v${mm(cellHeight - 1.6)}`)]),
    ...letters(caption, leftOf(place), y + 2.7, width - free, captionStyle),
  ]
}

/** A figure that a game changes: large, over the small boxes that are crossed off on paper. */
export interface Dial {
  readonly track: TrackName
  /** The printed letters, `FC`; the caption has the words. */
  readonly letter?: string | undefined
  readonly glyph?: GlyphName
  readonly is: 'count' | 'signed' | 'markers'
  /** The figure of a fresh card; 0 of markers. */
  readonly of: number
  readonly part: string
  /** What this many markers take off a die. Words: `card.worth.<track>`. */
  readonly less?: (count: number) => number
  readonly hot?: Ink
}

interface DialRow {
  readonly dials: readonly Dial[]
  readonly x: number
  readonly y: number
  readonly width: number
  readonly group: string
  readonly row: number
}

const pipSize = 2.3
const letterStyle = { size: 3.6, face: 'work-600', ink: 'ink-2' } as const

/** Dials side by side, each in a cell of the same width. */
export function dialsBlock({ dials, x, y, width, group, row }: DialRow): Block {
  const places = cellsAt({ x, y, width: Math.min(width, 33 * dials.length) }, dials.length)
  const placed = dials.map((dial, index) => ({ dial, place: places[index]! }))
  return {
    face: (words) => placed.flatMap(({ dial, place }) => dialFace(dial, place, words)),
    pieces: placed.map(({ dial, place }) => ({
      key: `dial:${dial.track}`,
      reads: readsTracks(dial.track),
      draw: (stand, words) => dialPiece(dial, place, stand, words),
    })),
    targets: placed.map(({ dial, place }, index) => target(place, group, row, index + 1, pickAction(dial.track))),
    parts: placed.map(({ dial, place }) => ({ part: dial.part, ...place })),
  }
}

function dialFace(dial: Dial, place: Rect, words: Words): Operation[] {
  return [
    ...cellHead(words(cardKey(`dials.${dial.track}`)), place, 2.2),
    ...letters(dial.letter ?? '', leftOf(place), place.y + 8.4, 8, letterStyle),
    boxLines(pips(dial, place), 0.2),
  ]
}

/** Boxes to cross off in fives; of markers as many as she is likely to get. */
function pips(dial: Dial, place: Rect): readonly Rect[] {
  const count = dial.is === 'markers' ? 8 : dial.is === 'signed' ? 0 : dial.of
  const from = leftOf(place)
  const room = place.x + place.width - from - 0.8
  const perLine = count <= 10 ? Math.max(count, 5) : Math.ceil(count / 2)
  const size = Math.min(pipSize, room / perLine)
  const lines = Math.ceil(count / perLine)
  const top = place.y + 10.2
  return Array.from({ length: count }, (_, pip) => ({
    x: from + (pip % perLine) * size,
    y: top + Math.floor(pip / perLine) * (lines > 1 ? Math.min(size, 2.2) : 0),
    width: size,
    height: Math.min(size, 2.2),
  }))
}

function dialPiece(dial: Dial, place: Rect, stand: ShipInPlay, words: Words): Operation[] {
  switch (dial.is) {
    case 'count':
    case 'signed':
      return figurePiece(dial, place, stand, words)
    case 'markers':
      return markersPiece(dial, place, standsOn(stand, dial.track), words)
  }
}

function figurePiece(dial: Dial, place: Rect, stand: ShipInPlay, words: Words): Operation[] {
  const [now, was] = [standsOn(stand, dial.track), beganOn(stand, dial.track)]
  const from = leftOf(place) + (dial.letter ? measure('work-600', 3.6, dial.letter) + 1.3 : 0)
  const text = dial.is === 'signed' ? signed(now) : String(now)
  const wide = measure('work-700', 5.4, text)
  const room = place.x + place.width - from - wide - 1
  const beside = now === was ? '' : words(cardKey(dial.is === 'signed' ? 'was' : 'of'), { of: was, was: signed(was) })
  const ink = now < was ? 'red' : 'ink'
  const said = [
    ...letters(text, from, place.y + 8.4, place.x + place.width - from, { ...figureStyle, ink }),
    ...letters(beside, from + wide + 0.8, place.y + 8.4, room, { ...captionStyle, size: 2.8 }),
  ]
  const lost = pips(dial, place).slice(Math.max(0, now))
  if (lost.length === 0) return said
  const crosses = lost.map(({ x, y, width, height }) => crossPath(x + 0.2, y + 0.2, width - 0.4, height - 0.4))
  return [...said, boxLines(lost, 0.2, rectPath, 'red-wash'), redCrosses(crosses.join(''), 0.4)]
}

/** Markers on the stand: how many, and what they are worth. */
function markersPiece(dial: Dial, place: Rect, count: number, words: Words): Operation[] {
  const from = leftOf(place)
  const hot = count > 0
  const ink = hot ? (dial.hot ?? 'ink') : 'ink-3'
  const filled = pips(dial, place).slice(0, count)
  const wide = measure('work-700', 5.4, String(count))
  const room = place.width - 9.6 - wide
  const said = hot && dial.less ? worthSaid(dial.track, dial.less(count), room, words) : ''
  return [
    ...(dial.glyph
      ? ([{ op: 'glyph', glyph: dial.glyph, x: from, y: place.y + 3.9, size: 4.8, ink }] satisfies Operation[])
      : []),
    ...letters(String(count), from + 5.8, place.y + 8.4, 12, { ...figureStyle, ink: hot ? 'ink' : 'ink-3' }),
    ...letters(said, from + 5.8 + wide + 0.8, place.y + 8.4, room, captionStyle),
    ...(filled.length === 0 ? [] : [boxLines(filled, 0.2, rectPath, dial.hot ?? 'ink')]),
  ]
}

/** `tests −2`; where there is no room for words, the figure alone. */
function worthSaid(track: TrackName, less: number, room: number, words: Words): string {
  const whole = words(cardKey(`worth.${track}`), { less })
  return fitsLine(captionStyle.face, smallestLetters, whole, room) ? whole : signed(-less)
}

/** A printed figure under its caption, with what it is worth under it. */
export interface Fact {
  /** Caption: `card.facts.<name>`. */
  readonly name: string
  readonly figure: string
  readonly below?: (words: Words) => string
  /** It does not count now: it is set again in third ink and struck out. */
  readonly isIdle?: (stand: ShipInPlay) => boolean
}

/** Figures that no game changes, side by side; `reads` is what makes one idle. */
export function factsBlock(
  facts: readonly Fact[],
  place: Omit<Rect, 'height'>,
  part: string,
  idle?: Pick<Piece, 'key' | 'reads'>,
): Block {
  const places = cellsAt(place, facts.length)
  const draw = (stand: ShipInPlay) =>
    facts.flatMap(({ figure, isIdle }, index) => (isIdle?.(stand) ? idleFact(places[index]!, figure) : []))
  return {
    face: (words) => facts.flatMap((fact, index) => factFace(fact, places[index]!, words)),
    pieces: idle ? [{ ...idle, draw }] : [],
    parts: [{ part, ...place, height: cellHeight }],
  }
}

function factFace({ name, figure, below }: Fact, place: Rect, words: Words): Operation[] {
  return [
    ...cellHead(words(cardKey(`facts.${name}`)), place, 2),
    ...figureAt(place, figure, 'ink'),
    ...letters(below?.(words) ?? '', leftOf(place), place.y + 12.6, place.width - 2, captionStyle),
  ]
}

function figureAt(place: Rect, text: string, ink: 'ink' | 'ink-3'): Operation[] {
  return letters(text, leftOf(place), place.y + 8.4, place.width - 2, { ...figureStyle, ink })
}

function idleFact(place: Rect, text: string): Operation[] {
  const left = leftOf(place)
  const wide = measure('work-700', 5.4, text)
  return [
    { op: 'rect', x: mm(left - 0.3), y: mm(place.y + 3.6), width: mm(wide + 1), height: 5.6, fill: 'sheet' },
    ...figureAt(place, text, 'ink-3'),
    {
      op: 'path',
      d: `M${mm(left - 0.6)} ${mm(place.y + 6.5)}h${mm(wide + 1.2)}`,
      stroke: { ink: 'ink-3', width: 0.5, weight: 'cell' },
    },
  ]
}
