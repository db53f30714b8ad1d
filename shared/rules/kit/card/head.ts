import { measure } from '../../../card/measure'
import type { Operation } from '../../../card/operations'
import { standingOperations, type StandingPlaces } from '../../../card/standing-stamp'
import { textLine, widthOf, type Run } from '../../../card/text-line'
import type { ShipDocument } from '../../../documents/ship'
import { shipKind } from '../../../documents/ship-kind'
import { shipName } from '../../../game/ship-name'
import type { ShipInPlay } from '../../../game/state'
import { fieldId } from '../../../kernel/ids'
import type { Words } from '../../../words/speak'
import type { CardTarget } from '../../pack/card-target'
import type { CardPiece } from '../../pack/rules-pack'
import type { Standing } from '../../pack/standing'
import { readsFields, target, type Block, type PartPlace, type Piece } from './block'
import { fitted, lettered } from './lettering'
import { hairline, type Rect } from './shapes'

/** Who she is, at the head of every card: name, class, navy, note and commander. */

/** Her name as she bears it now, with the prefix of her navy. */
export function namePiece(
  { prefix }: ShipDocument,
  at: {
    readonly x: number
    readonly y: number
    readonly room: number
    readonly size: readonly [prefix: number, name: number]
    readonly gap: number
  },
): Piece {
  const [small, large] = at.size
  return {
    key: 'name',
    reads: readsFields('name'),
    draw: (ship) =>
      textLine(at.x, at.y, at.room, [
        { text: prefix, face: 'head', size: small, ink: 'ink' },
        { text: shipName(ship), face: 'head', size: large, ink: 'ink', before: prefix === '' ? 0 : at.gap },
      ]),
  }
}

/** A pen: there is a note on this ship. */
export function notePiece(x: number, y: number, size: number): Piece {
  return {
    key: 'note',
    reads: readsFields('note'),
    draw: (ship) => (textOf(ship, 'note') === '' ? [] : [{ op: 'glyph', glyph: 'hand', x, y, size, ink: 'ink' }]),
  }
}

/** What a text field says, empty for nothing. */
export function textOf(ship: Pick<ShipInPlay, 'fields'>, field: string): string {
  const text = ship.fields[fieldId(field)]
  return typeof text === 'string' ? text : ''
}

/** A line of the class block: baseline, room, smallest size. */
export type ClassLine = readonly [y: number, room: number, smallest: number]

/** What kind of ship she is, and whose. */
export function classLines(
  document: ShipDocument,
  x: number,
  kind: ClassLine,
  service: ClassLine,
  serves: string,
): Operation[] {
  const line = (
    text: string,
    face: 'head-italic' | 'work-500',
    most: number,
    [y, room, smallest]: ClassLine,
  ): Operation => fitted(text, x, y, room, { size: most, face, ink: 'ink-2' }, smallest)
  return [line(shipKind(document), 'head-italic', 3.8, kind), line(serves, 'work-500', 3.2, service)]
}

/** Her navy in words; one that the words do not know is called as it is written. */
export function navySaid({ navy }: ShipDocument, words: Words): string {
  const key = `card.navies.${navy}`
  return words(key) === key ? navy : words(key)
}

export interface CommanderPlace {
  readonly x: number
  readonly y: number
  readonly right: number
  /** Of the words before the empty line, and the gap after them. */
  readonly size: number
  readonly gap: number
}

/** Whoever commands her, or the line to write him on, which begins `at` the end of these words. */
export function commanderLine(
  runs: readonly Run[],
  none: string,
  { x, y, right, size, gap }: CommanderPlace,
  at: (x: number) => number = (exact) => exact,
): Operation[] {
  if (runs.length > 0) return textLine(x, y, right - x, runs)
  const from = at(x + measure('work-500', size, none) + gap)
  return [lettered(none, x, y, { size, face: 'work-500', ink: 'ink-3' }), hairline(`M${from} ${at(y + 0.4)}H${right}`)]
}

/** A stamp or a slip where she is not simply afloat, in the words of the rail. */
export function standingBlock(
  reads: CardPiece['reads'],
  standingOf: (ship: ShipInPlay) => Standing,
  places: StandingPlaces,
  said: (standing: Standing, words: Words) => string = (standing, words) => words(`card.standings.${standing}`),
): Block {
  const draw: Piece['draw'] = (ship, words) => {
    const standing = standingOf(ship)
    return standing === 'afloat' ? [] : standingOperations(standing, said(standing, words), places)
  }
  return { pieces: [{ key: 'standing', reads, draw }] }
}

/** A figure in the head of the card: printed, or drawn by a piece where a game changes it. */
export interface Column {
  readonly x: number
  /** Where the next begins. */
  readonly right: number
  readonly caption: (words: Words) => string
  readonly printed?: (words: Words) => readonly Run[]
  readonly piece?: CardPiece & { readonly runs: (ship: ShipInPlay, words: Words) => readonly Run[] }
  /** What a tap on it does. */
  readonly action?: CardTarget['action']
  /** Its place for the arrow keys, where it is not that in the list. */
  readonly at?: number
  readonly part?: string
}

/** How the columns of a card are set. */
export interface ColumnStyle {
  readonly caption: (text: string, x: number, room: number) => readonly Operation[]
  readonly figureY: number
  /** The rule before each, from and to. */
  readonly rule: readonly [from: number, to: number]
  /** Mm that a column keeps free. */
  readonly free: number
  readonly top: number
  readonly bottom: number
  /** Figures are set smaller down to this share of their size; nobody can play with half of one. */
  readonly smallest: number
  /** What stands beside a figure is left out before it would be smaller still. */
  readonly dropsBeside?: true
  /** The rule under all of them. */
  readonly under?: readonly Operation[]
}

/** Figures side by side, each behind a rule. */
export function columnsBlock(columns: readonly Column[], style: ColumnStyle): Block {
  const placeOf = ({ x, right }: Column): Rect => ({
    x,
    y: style.top,
    width: right - x,
    height: style.bottom - style.top,
  })
  return {
    face: (words) => [
      ...columnFrames(columns, style, words),
      ...columns.flatMap((column) => (column.printed ? figureOf(column, column.printed(words), style) : [])),
    ],
    pieces: columns.flatMap((column): readonly Piece[] => {
      const { piece } = column
      if (!piece) return []
      const { key, reads, runs } = piece
      return [{ key, reads, draw: (ship, words) => figureOf(column, runs(ship, words), style) }]
    }),
    targets: columns.flatMap((column, at) =>
      column.action ? [target(placeOf(column), 'header', 1, column.at ?? at + 2, column.action)] : [],
    ),
    parts: columns.flatMap((column): readonly PartPlace[] =>
      column.part === undefined ? [] : [{ part: column.part, ...placeOf(column) }],
    ),
  }
}

/** A caption over a figure. */
export function captionAt(y: number) {
  return (text: string, x: number, room: number): readonly Operation[] =>
    textLine(x, y, room, [{ text, face: 'work-500', size: 2.9, ink: 'ink-2' }])
}

/** What each figure is, without the figure, and the rule under them. */
export function columnFrames(columns: readonly Column[], style: ColumnStyle, words: Words): Operation[] {
  const { caption, rule, free, under = [] } = style
  const frames = columns.flatMap(({ x, right, caption: captionOf }) => [
    hairline(`M${x} ${rule[0]}V${rule[1]}`, 'rule-2'),
    ...caption(captionOf(words), x + 1.4, right - x - free),
  ])
  return [...frames, ...under]
}

function figureOf({ x, right }: Column, runs: readonly Run[], style: ColumnStyle): Operation[] {
  const { figureY, free, smallest, dropsBeside } = style
  const room = right - x - free
  const shown = dropsBeside && widthOf(runs) * smallest > room ? runs.slice(0, 1) : runs
  return textLine(x + 1.4, figureY, room, shown, { smallest })
}
