import type { GlyphName } from '../../../card/glyphs'
import type { Operation } from '../../../card/operations'
import { textLine, widthOf, type Run } from '../../../card/text-line'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import type { TrackName } from '../ship/shape'
import { beganOn, commandOf, paceOf, says, standsOn } from '../ship/state'
import {
  cardKey,
  fieldAction,
  pickAction,
  readsFields,
  readsTracks,
  target,
  type Block,
  type TargetAction,
  type Piece,
} from './block'
import { letters, signed } from './lettering'
import { header, margin, smallestLetters, type Rect } from './places'

/** A figure in the head of the card: printed, or drawn by a piece where a game changes it. */
export interface Column {
  /** Caption: `card.figures.<name>`. */
  readonly name: string
  /** Share of the width. */
  readonly share: number
  readonly part: string
  readonly printed?: (words: Words) => readonly Run[]
  readonly piece?: Omit<Piece, 'key' | 'draw'> & { readonly runs: (stand: ShipInPlay, words: Words) => readonly Run[] }
  readonly action?: TargetAction
}

export const figure = { face: 'work-600', size: 5.6, ink: 'ink' } as const
export const beside = { face: 'work-500', size: 3, ink: 'ink-2', before: 1 } as const

const left = header.figures

/** Figures side by side, each behind a rule. */
export function columnsBlock(columns: readonly Column[]): Block {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  const perShare = (margin.right - left) / whole
  const placed = columns.map((column, index) => {
    const before = columns.slice(0, index).reduce((sum, { share }) => sum + share, 0)
    const place: Rect = {
      x: left + before * perShare,
      y: header.top,
      width: column.share * perShare,
      height: header.split - header.top,
    }
    return { column, place }
  })
  return {
    face: (words) =>
      placed.flatMap(({ column, place }) => [
        { op: 'path', d: `M${place.x} 6V${header.split - 0.4}`, stroke: { ink: 'rule-2', width: 0.2, weight: 'hair' } },
        ...letters(words(cardKey(`figures.${column.name}`)), {
          x: place.x + 1.4,
          y: 8.5,
          room: place.width - 2,
          size: 2.8,
          face: 'work-500',
          ink: 'ink-2',
        }),
        ...(column.printed ? value(place, column.printed(words)) : []),
      ]),
    pieces: placed.flatMap(({ column: { name, piece }, place }) =>
      piece
        ? [
            {
              key: `figure:${name}`,
              reads: piece.reads,
              draw: (stand, words) => value(place, piece.runs(stand, words)),
            },
          ]
        : [],
    ),
    targets: placed.flatMap(({ column, place }, index) =>
      column.action ? [target(place, 'header', 1, index + 2, column.action)] : [],
    ),
    parts: placed.map(({ column, place }) => ({ part: column.part, ...place })),
  }
}

function value({ x, width }: Rect, runs: readonly Run[]): Operation[] {
  // A figure is never truncated: the text beside it gets less room.
  const room = width - 2
  const smallest = smallestLetters / beside.size
  const shown = widthOf(runs) * smallest <= room ? runs : runs.slice(0, 1)
  return textLine(x + 1.4, 14, room, shown, { smallest })
}

/** Crew quality: as it is, and as it was. */
export function crewColumn(part: string): Column {
  return {
    name: 'crewQuality',
    share: 20,
    part,
    piece: { reads: readsTracks('crewQuality'), runs: (stand, words) => signedRuns(stand, 'crewQuality', words) },
    action: pickAction('crewQuality'),
  }
}

function signedRuns(stand: ShipInPlay, track: TrackName, words: Words): readonly Run[] {
  const [now, was] = [standsOn(stand, track), beganOn(stand, track)]
  return [
    { ...figure, text: signed(now), ...(now < was && { ink: 'red' as const }) },
    { ...beside, text: now === was ? '' : words(cardKey('was'), { was: signed(was) }) },
  ]
}

/** The command value, where the commander is aboard. */
export function commandColumn(share: number): Column {
  return {
    name: 'command',
    share,
    part: 'figures',
    piece: {
      reads: readsFields('command'),
      runs: (stand, words) => {
        const command = commandOf(stand)
        return command === null
          ? [{ ...beside, before: 0, ink: 'ink-3', text: words(cardKey('notAboard')) }]
          : [
              { ...figure, text: signed(command) },
              { ...beside, text: words(cardKey('aboard')) },
            ]
      },
    },
    action: fieldAction('command'),
  }
}

/** Her speed now against what she can do fresh. */
export function speedColumn(share: number): Column {
  return {
    name: 'speed',
    share,
    part: 'figures',
    piece: {
      reads: readsTracks('speed'),
      runs: (stand, words) => {
        const [now, of] = [standsOn(stand, 'speed'), beganOn(stand, 'speed')]
        return [
          { ...figure, text: String(now), ...(now < of && { ink: 'red' as const }) },
          { ...beside, text: words(cardKey(now === of ? 'knots' : 'knotsOf'), { of }) },
        ]
      },
    },
    action: pickAction('speed'),
  }
}

const belowHeader: Rect = { x: 154, y: header.split, width: 38.6, height: header.bottom - header.split }

/** How she goes, at the right under the figures. */
export const paceBlock: Block = {
  face: () => [],
  parts: [{ part: 'type', ...belowHeader }],
  pieces: [
    {
      key: 'pace',
      reads: { ...readsFields('pace'), ...readsTracks('speed') },
      draw: (stand, words) => {
        const pace = paceOf(stand)
        return signLine('telegraph', words(cardKey(`paces.${pace}`)), pace !== 'underWay')
      },
    },
  ],
  targets: [target(belowHeader, 'header', 2, 4, fieldAction('pace'))],
}

/** What a stand of aircraft carries now, at the same place. */
export const loadBlock: Block = {
  face: () => [],
  parts: [{ part: 'type', ...belowHeader }],
  pieces: [
    {
      key: 'load',
      reads: readsFields('load'),
      draw: (stand, words) => {
        const load = says(stand, 'load')
        const isEmpty = typeof load !== 'string' || load === 'none'
        return signLine('aircraft', words(cardKey(`loads.${isEmpty ? 'none' : load}`)), !isEmpty)
      },
    },
  ],
  targets: [target(belowHeader, 'header', 2, 4, fieldAction('load'))],
}

function signLine(glyph: GlyphName, text: string, isSet: boolean): Operation[] {
  const { x, width } = belowHeader
  return [
    { op: 'glyph', glyph, x: x + 1, y: 18.2, size: 4.6, ink: isSet ? 'ink' : 'ink-3' },
    ...letters(text, {
      x: x + 6.8,
      y: 22.2,
      room: width - 8,
      size: 3.2,
      face: isSet ? 'work-600' : 'work-500',
      ink: isSet ? 'ink' : 'ink-2',
    }),
  ]
}
