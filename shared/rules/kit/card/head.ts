import { flagOperations } from '../../../card/flags'
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
import { captionStyle, fitted, lettered, letters, smallestLetters } from './lettering'
import { hairline, margin, mm, type Rect } from './shapes'

/** Who she is, at the head of every card: name, class, navy, note and commander. */

/** From the top to the rule under the figures; left of them stands who she is. */
export const head = { top: 5, split: 15.8, figures: 95 } as const

/** What a card says of her in figures, and what stands beside one. */
export const headFigure = { face: 'work-700', size: 5.2, ink: 'ink' } as const
export const besideFigure = { face: 'work-500', size: 3.2, ink: 'ink-2', before: 1 } as const

/**
 * A figure that a game changes: where it is not what she began with it is in the red of marks, and what she began with
 * is beside it.
 */
export function changedFigure(now: string, began: string, words: Words, unit = ''): readonly Run[] {
  const isChanged = now !== began
  return [
    { ...headFigure, text: now, ...(isChanged && { ink: 'red' as const }) },
    { ...besideFigure, text: isChanged ? words('card.of', { of: began }) : unit },
  ]
}

/** Her ensign behind her name. */
const flag = { x: 82.2, y: 7.6, width: 10.2 } as const

/** Her name as she bears it now, with the prefix of her navy. */
export function namePiece({ prefix, navy }: ShipDocument, ensign: string = navy): Piece {
  const room = (flagOperations(ensign, 0, 0, 1).length > 0 ? flag.x : flag.x + flag.width) - 4 - margin.left
  return {
    key: 'name',
    reads: readsFields('name'),
    draw: (ship) =>
      textLine(
        margin.left,
        14.4,
        room,
        [
          { text: prefix, face: 'head', size: 5.6, ink: 'ink' },
          { text: shipName(ship), face: 'head', size: 9.8, ink: 'ink', before: prefix === '' ? 0 : 2 },
        ],
        { smallest: smallestLetters / 5.6 },
      ),
  }
}

/** The lines of a form on which her name and class are written, as far as they run. */
export function nameLines(words: Words, name: number, kind = name): Operation[] {
  const { left } = margin
  const written = (key: string, y: number) =>
    lettered(words(`card.form.${key}`), left, y, { ...captionStyle, ink: 'ink-3' })
  return [hairline(`M${left} 13H${name}M${left} 20.6H${kind}`, 'rule-2'), written('name', 16), written('class', 23.4)]
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

/** Whose she is, in words and as a flag. */
interface Served {
  readonly service: string
  /** Where it is not that of her navy. */
  readonly ensign?: string
}

/** Her ensign, what kind of ship she is, and whose, each in its room. */
export function classLines(
  document: ShipDocument,
  room: { readonly kind: number; readonly service: number },
  { service, ensign = document.navy }: Served,
): Operation[] {
  const line = (text: string, y: number, within: number, face: 'head-italic' | 'work-500', size: number): Operation =>
    fitted(text, margin.left, y, within, { size, face, ink: 'ink-2' }, smallestLetters)
  return [
    ...flagOperations(ensign, flag.x, flag.y, flag.width),
    line(shipKind(document), 19.4, room.kind, 'head-italic', 3.8),
    line(service, 24, room.service, 'work-500', 3.2),
  ]
}

/** The flag of whoever commands from her: in ink while he is aboard. */
export function commanderFlag(x: number, isAboard: boolean): Operation {
  return { op: 'glyph', glyph: 'admiral', x, y: 16.4, size: 4.8, ink: isAboard ? 'ink' : 'rule' }
}

/** Whoever commands her, as runs of this style. */
export const commanderStyle = { size: 3.2, face: 'work-600', ink: 'ink' } as const

/** Whoever commands her under the figures, or the line to write him on. */
export function commanderLine(runs: readonly Run[], none: string, right: number): Operation[] {
  const [x, y, size] = [head.figures + 7.4, 20.2, 2.8]
  if (runs.length > 0) return textLine(x, y, right - x, runs, { smallest })
  const from = mm(x + measure('work-500', size, none) + 1.4)
  return [lettered(none, x, y, { size, face: 'work-500', ink: 'ink-3' }), hairline(`M${from} 20.6H${right}`)]
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

/** Nothing beside a figure or a commander is set smaller than this share of its size. */
const smallest = smallestLetters / besideFigure.size
const style = { figureY: 14.2, rule: [6.4, 15], free: 2 } as const

/** Mm of a column that are free for its figure. */
export const roomOf = ({ x, right }: Pick<Column, 'x' | 'right'>) => right - x - style.free

/** Figures side by side, each behind a rule. */
export function columnsBlock(columns: readonly Column[]): Block {
  const placeOf = ({ x, right }: Column): Rect => ({
    x,
    y: head.top,
    width: right - x,
    height: head.split - head.top,
  })
  return {
    face: (words) => [
      ...columnFrames(columns, words),
      ...columns.flatMap((column) => (column.printed ? figureOf(column, column.printed(words)) : [])),
    ],
    pieces: columns.flatMap((column): readonly Piece[] => {
      const { piece } = column
      if (!piece) return []
      const { key, reads, runs } = piece
      return [{ key, reads, draw: (ship, words) => figureOf(column, runs(ship, words)) }]
    }),
    targets: columns.flatMap((column, at) =>
      column.action ? [target(placeOf(column), 'header', 1, column.at ?? at + 2, column.action)] : [],
    ),
    parts: columns.flatMap((column): readonly PartPlace[] =>
      column.part === undefined ? [] : [{ part: column.part, ...placeOf(column) }],
    ),
  }
}

/** What each figure is, without the figure. */
export function columnFrames(columns: readonly Column[], words: Words): Operation[] {
  const [from, to] = style.rule
  return columns.flatMap((column) => [
    hairline(`M${column.x} ${from}V${to}`, 'rule-2'),
    ...letters(column.caption(words), column.x + 1.4, 9, roomOf(column), captionStyle),
  ])
}

/** The rule under all of them. */
export const underFigures = hairline(`M${head.figures} ${head.split}H${margin.right}`, 'rule-2')

/** What stands beside a figure is left out before it would be smaller than can be read. */
function figureOf(column: Column, runs: readonly Run[]): Operation[] {
  const room = roomOf(column)
  const shown = widthOf(runs) * smallest > room ? runs.slice(0, 1) : runs
  return textLine(column.x + 1.4, style.figureY, room, shown, { smallest })
}
