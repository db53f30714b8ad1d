import type { GlyphName } from '../../../card/glyphs'
import type { Operation } from '../../../card/operations'
import type { Run } from '../../../card/text-line'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import {
  type Block,
  type Piece,
  target,
  fieldAction,
  pickAction,
  readsFields,
  readsTracks,
  joined,
} from '../../kit/card/block'
import { columnsBlock, type Column, type ColumnStyle } from '../../kit/card/head'
import { letters, signed, captionStyle, smallestLetters } from '../../kit/card/lettering'
import { type Rect, margin } from '../../kit/card/shapes'
import type { FieldName, TrackName } from '../ship/shape'
import { beganOn, commandOf, paceOf, says, standsOn } from '../ship/state'
import { header, cardKey } from './layout'

/** A figure in the head of the card, as wide as its share of all shares. */
export type Figure = Omit<Column, 'x' | 'right' | 'caption'> & { readonly name: string; readonly share: number }

export const figure = { face: 'work-600', size: 5.6, ink: 'ink' } as const
export const beside = { face: 'work-500', size: 3, ink: 'ink-2', before: 1 } as const

const style: ColumnStyle = {
  caption: (text, x, room) => letters(text, x, 8.5, room, { ...captionStyle, size: 2.8 }),
  figureY: 14,
  rule: [6, header.split - 0.4],
  free: 2,
  top: header.top,
  bottom: header.split,
  smallest: smallestLetters / beside.size,
  dropsBeside: true,
}

/** Figures side by side, each behind a rule. */
export function figuresBlock(...figures: readonly Figure[]): Block {
  const perShare = (margin.right - header.figures) / figures.reduce((sum, { share }) => sum + share, 0)
  const columns = figures.map(({ name, share, ...rest }, index): Column => {
    const before = figures.slice(0, index).reduce((sum, each) => sum + each.share, 0)
    const x = header.figures + before * perShare
    const caption = (words: Words) => words(cardKey(`figures.${name}`))
    return { x, right: x + share * perShare, caption, at: index + 2, ...rest }
  })
  return joined(...columns.map((column) => columnsBlock([column], style)))
}

/** Crew quality: as it is, and as it was. */
export function crewColumn(part: string): Figure {
  return {
    name: 'crewQuality',
    share: 20,
    part,
    piece: {
      key: 'figure:crewQuality',
      reads: readsTracks('crewQuality'),
      runs: (stand, words) => signedRuns(stand, 'crewQuality', words),
    },
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
export function commandColumn(share: number): Figure {
  return {
    name: 'command',
    share,
    part: 'figures',
    piece: {
      key: 'figure:command',
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
export function speedColumn(share: number): Figure {
  return {
    name: 'speed',
    share,
    part: 'figures',
    piece: {
      key: 'figure:speed',
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
export const paceBlock = signBlock('pace', { ...readsFields('pace'), ...readsTracks('speed') }, (stand, words) => {
  const pace = paceOf(stand)
  return signLine('telegraph', words(cardKey(`paces.${pace}`)), pace !== 'underWay')
})

/** What a stand of aircraft carries now, at the same place. */
export const loadBlock = signBlock('load', readsFields('load'), (stand, words) => {
  const load = says(stand, 'load')
  const isEmpty = typeof load !== 'string' || load === 'none'
  return signLine('aircraft', words(cardKey(`loads.${isEmpty ? 'none' : load}`)), !isEmpty)
})

function signBlock(key: FieldName, reads: Piece['reads'], draw: Piece['draw']): Block {
  return {
    parts: [{ part: 'type', ...belowHeader }],
    pieces: [{ key, reads, draw }],
    targets: [target(belowHeader, 'header', 2, 4, fieldAction(key))],
  }
}

function signLine(glyph: GlyphName, text: string, isSet: boolean): Operation[] {
  const { x, width } = belowHeader
  return [
    { op: 'glyph', glyph, x: x + 1, y: 18.2, size: 4.6, ink: isSet ? 'ink' : 'ink-3' },
    ...letters(text, x + 6.8, 22.2, width - 8, {
      size: 3.2,
      face: isSet ? 'work-600' : 'work-500',
      ink: isSet ? 'ink' : 'ink-2',
    }),
  ]
}
