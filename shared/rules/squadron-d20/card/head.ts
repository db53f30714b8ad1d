import { flagOperations } from '../../../card/flags'
import type { GlyphName } from '../../../card/glyphs'
import type { Operation } from '../../../card/operations'
import type { Run } from '../../../card/text-line'
import type { ShipDocument } from '../../../documents/ship'
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
import { classEditor, nameEditor } from '../../kit/card/document-editors'
import { choiceEntry, type Entry } from '../../kit/card/entries'
import {
  columnsBlock,
  type Column,
  type ColumnStyle,
  classLines,
  commanderLine,
  namePiece,
  navySaid,
  notePiece,
  textOf,
} from '../../kit/card/head'
import { letters, captionStyle, smallestLetters } from '../../kit/card/lettering'
import { signed } from '../../kit/reference-sheet'
import { type Rect, margin, mm, hairline } from '../../kit/card/shapes'
import type { FieldName, TrackName } from '../ship/shape'
import type { StandKind } from '../ship/ship'
import { dataOf } from '../ship/stand-data'
import { beganOn, commandOf, paceOf, says, standsOn } from '../ship/state'
import { blankData, blankTypes } from './blank-stands'
import { header, cardKey, wordsOf } from './layout'

/** A figure in the head of the card, as wide as its share of all shares. */
type Figure = Omit<Column, 'x' | 'right' | 'caption'> & { readonly name: string; readonly share: number }

const figure = { face: 'work-600', size: 5.6, ink: 'ink' } as const
const beside = { face: 'work-500', size: 3, ink: 'ink-2', before: 1 } as const

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

/** A figure that no game changes, with what stands beside it. */
export function printedColumn(
  name: string,
  share: number,
  part: string,
  said: (words: Words) => readonly [shown: Partial<Run> & Pick<Run, 'text'>, besideIt?: string],
): Figure {
  const printed = (words: Words) => {
    const [shown, besideIt] = said(words)
    return [{ ...figure, ...shown }, ...(besideIt === undefined ? [] : [{ ...beside, text: besideIt }])]
  }
  return { name, share, part, printed }
}

/** What moves on the water: its type letter and size, speed, MVR, crew and commander. */
export function figuresAfloat(letter: string, { size, mvr }: { readonly size: number; readonly mvr: number }): Block {
  return figuresBlock(
    printedColumn('type', 22, 'type', (words) => [
      { face: 'work-700', text: letter },
      words(cardKey('size'), { size: signed(size) }),
    ]),
    speedColumn,
    printedColumn('mvr', 17, 'figures', (words) => [{ text: String(mvr) }, words(cardKey('centimetres'))]),
    crewColumn,
    commandColumn(24),
  )
}

/** Crew quality: as it is, and as it was. */
export const crewColumn: Figure = {
  name: 'crewQuality',
  share: 20,
  part: 'figures',
  piece: {
    key: 'figure:crewQuality',
    reads: readsTracks('crewQuality'),
    runs: (stand, words) => signedRuns(stand, 'crewQuality', words),
  },
  action: pickAction('crewQuality'),
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
const speedColumn: Figure = {
  name: 'speed',
  share: 24,
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

const upper: Rect = { x: 5, y: header.top, width: 90.4, height: header.split - header.top }
const lower: Rect = { x: 5, y: header.split, width: 90.4, height: header.bottom - header.split }
const notePlace: Rect = { x: 84, y: header.split, width: 11.4, height: header.bottom - header.split }
const commanderPlace: Rect = { x: 96, y: header.split, width: 58, height: header.bottom - header.split }

/** Name, class and service, a pen for notes, and her commander. */
export function titleBlock(document: ShipDocument): Block {
  const { left, right } = margin
  return {
    face: (words) => [
      ...classLines(
        document,
        left,
        [18.6, header.figures - left - 4, smallestLetters],
        [23.2, 44, smallestLetters],
        navySaid(document, words),
      ),
      hairline(`M${header.figures} ${header.split + 0.9}H${right}`, 'rule-2'),
      ...flagOperations(document.navy, 193.6, 17.6, 10.4),
    ],
    pieces: [
      namePiece(document, { x: left, y: 13.6, room: 93 - left, size: [6, 9.6], gap: 2.4 }),
      notePiece(86.4, 19, 4.6),
      { key: 'commander', reads: readsFields('commander', 'command'), draw: commanderPiece },
    ],
    targets: [
      target({ ...upper, width: 90 }, 'header', 1, 1, fieldAction('name')),
      target(notePlace, 'header', 2, 2, fieldAction('note')),
      target(commanderPlace, 'header', 2, 3, fieldAction('commander')),
      target({ ...lower, width: 78.6 }, 'header', 2, 1, fieldAction('standing')),
    ],
    parts: [
      { part: 'name', ...upper },
      { part: 'class', ...lower },
    ],
    editors: {
      name: nameEditor(document, wordsOf, (words) => [kindEntry(document, words)]),
      class: classEditor(document, wordsOf),
    },
  }
}

/** The flag, solid where the commander of the squadron or base is aboard, and a name or the line to write it on. */
function commanderPiece(stand: ShipInPlay, words: Words): Operation[] {
  const isAboard = says(stand, 'command') !== null
  const { x, width } = commanderPlace
  const name = textOf(stand, 'commander')
  const place = { x: x + 7.6, y: 22.4, right: x + width - 1.4, size: 3, gap: 1.4 }
  return [
    { op: 'glyph', glyph: 'admiral', x: x + 1, y: 17.9, size: 5.4, ink: isAboard ? 'ink' : 'rule' },
    ...(name === ''
      ? commanderLine([], words(cardKey('commander')), place, mm)
      : letters(name, place.x, place.y, place.right - place.x, { size: 3.4, face: 'work-600', ink: 'ink' })),
  ]
}

const kinds: readonly StandKind[] = ['ship', 'smallCraft', 'aircraft', 'shore']

/** Which kind of card it is. Another kind begins with blank data; name, class and navy stay. */
export function kindEntry(document: ShipDocument, words: Words): Entry {
  const say = wordsOf(words)
  const { kind } = dataOf(document)
  const choices = kinds.map((value) => ({ value, label: say(`kinds.${value}`) }))
  return choiceEntry({ name: 'kind', label: say('fields.kind'), value: kind, choices }, (to) =>
    to === kind ? undefined : asKind(document, kind, to),
  )
}

function asKind(document: ShipDocument, from: StandKind, to: StandKind): ShipDocument {
  const type = document.type === blankTypes[from] ? blankTypes[to] : document.type
  return { ...document, type, data: { ...blankData[to] } }
}
