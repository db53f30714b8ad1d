import { measure } from '../../../card/measure'
import type { Operation } from '../../../card/operations'
import type { Run } from '../../../card/text-line'
import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import { navyName } from '../../../words/navy-name'
import type { Words } from '../../../words/speak'
import { type Block, target, fieldAction, pickAction, readsFields, readsTracks, joined } from '../../kit/card/block'
import { classEditor, nameEditor } from '../../kit/card/document-editors'
import { choiceEntry, type Entry } from '../../kit/card/entries'
import {
  besideFigure,
  changedFigure,
  columnFrames,
  columnsBlock,
  type Column,
  classLines,
  commanderFlag,
  commanderLine,
  commanderStyle,
  headFigure,
  namePiece,
  notePiece,
  textOf,
  underFigures,
} from '../../kit/card/head'
import { letters, lettered } from '../../kit/card/lettering'
import { signed } from '../../kit/reference-sheet'
import { boxLines, type Rect, margin, mm, hairline } from '../../kit/card/shapes'
import type { TrackName } from '../ship/shape'
import { ensignOf } from '../ship/silhouette'
import type { StandKind } from '../ship/ship'
import { dataOf } from '../ship/stand-data'
import { beganOn, commandOf, paceOf, says, standsOn } from '../ship/state'
import { blankData, blankTypes } from './blank-stands'
import { caption, header, cardKey, wordsOf } from './layout'

/** A figure in the head of the card, as wide as its share of all shares. */
type Figure = Omit<Column, 'x' | 'right' | 'caption'> & { readonly name: string; readonly share: number }

/** Figures side by side, each behind a rule. */
export function figuresBlock(...figures: readonly Figure[]): Block {
  return joined(...columnsOf(figures).map(figureBlock))
}

/** A figure that is not there yet has a line to write it on. */
function figureBlock(column: Column): Block {
  const block = columnsBlock([column])
  const pieces = block.pieces?.map((piece) => ({
    ...piece,
    draw: (stand: ShipInPlay, words: Words) => {
      const drawn = piece.draw(stand, words)
      return drawn.length > 0 ? drawn : [writeIn(column)]
    },
  }))
  return { ...block, ...(pieces && { pieces }) }
}

const writeIn = ({ x, right }: Pick<Column, 'x' | 'right'>, free = 0) =>
  hairline(`M${mm(x + 1.4)} 14.6H${mm(right - 2 - free)}`, 'rule-2')

/** The same with nothing in them, to be written in before its unit. */
export function emptyFigures(figures: readonly Figure[], words: Words): Operation[] {
  const columns = columnsOf(figures)
  return [
    ...columnFrames(columns, words),
    ...columns.flatMap((column, at): Operation[] => {
      const unit = units[figures[at]!.name]
      const said = unit === undefined ? '' : words(cardKey(unit))
      const wide = said === '' ? 0 : measure(caption.face, caption.size, said) + 1
      return [
        writeIn(column, wide),
        ...letters(said, column.right - 2, 14.4, 8, { ...caption, ink: 'ink-3', anchor: 'end' }),
      ]
    }),
  ]
}

const units: Readonly<Record<string, string>> = { speed: 'knots', mvr: 'centimetres' }

function columnsOf(figures: readonly Figure[]): readonly Column[] {
  const perShare = (margin.right - header.figures) / figures.reduce((sum, { share }) => sum + share, 0)
  return figures.map(({ name, share, ...rest }, index): Column => {
    const before = figures.slice(0, index).reduce((sum, each) => sum + each.share, 0)
    const x = header.figures + before * perShare
    const captionOf = (words: Words) => words(cardKey(`figures.${name}`))
    return { x: mm(x), right: mm(x + share * perShare), caption: captionOf, at: index + 2, ...rest }
  })
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
    return [{ ...headFigure, ...shown }, ...(besideIt === undefined ? [] : [{ ...besideFigure, text: besideIt }])]
  }
  return { name, share, part, printed }
}

/** What moves on the water: its type letter and size, speed, MVR, crew and commander. */
export function figuresAfloat(letter: string, ship: { readonly size: number; readonly mvr: number }): Block {
  return figuresBlock(...figuresOfShip(letter, ship))
}

export function figuresOfShip(
  letter: string,
  { size, mvr }: { readonly size: number; readonly mvr: number },
): readonly Figure[] {
  return [
    printedColumn('type', 22, 'type', (words) => [
      { face: 'work-700', text: letter },
      words(cardKey('size'), { size: signed(size) }),
    ]),
    speedColumn,
    printedColumn('mvr', 17, 'figures', (words) => [{ text: String(mvr) }, words(cardKey('centimetres'))]),
    crewColumn,
    commandColumn(24),
  ]
}

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
  return changedFigure(signed(standsOn(stand, track)), signed(beganOn(stand, track)), words)
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
        if (command === null) return []
        return [
          { ...headFigure, text: signed(command) },
          { ...besideFigure, text: words(cardKey('aboard')) },
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
    runs: (stand, words) =>
      changedFigure(String(standsOn(stand, 'speed')), String(beganOn(stand, 'speed')), words, words(cardKey('knots'))),
  },
  action: pickAction('speed'),
}

const belowHeader: Rect = { x: 149, y: header.split, width: margin.right - 149, height: header.bottom - header.split }

/** How she goes, at the right under the figures: ticked where it is not what every ship begins with. */
export const paceBlock: Block = {
  face: (words) => pacesFace(words),
  parts: [{ part: 'type', ...belowHeader }],
  pieces: [
    {
      key: 'pace',
      reads: { ...readsFields('pace'), ...readsTracks('speed') },
      draw: (stand, words) => {
        const pace = paceOf(stand)
        const place = pacePlaces(words).find(({ name }) => name === pace)
        return place && pace !== 'underWay' ? [tickIn(place), paceSaid(place, 'work-700')] : []
      },
    },
  ],
  targets: [target(belowHeader, 'header', 2, 4, fieldAction('pace'))],
}

const paces = ['underWay', 'slow', 'stopped'] as const
const paceBox = 4.6

/** A box for each, set from the right. */
function pacePlaces(words: Words) {
  let right: number = margin.right
  return paces
    .toReversed()
    .map((name) => {
      const text = words(cardKey(`paces.${name}`))
      const x = mm(right - measure('work-700', paceStyle.size, text) - paceBox - 1)
      right = x - 2.6
      return { name, text, x }
    })
    .toReversed()
}

const paceStyle = { size: 2.9, face: 'work-500', ink: 'ink-2' } as const
const paceY = 16.9

export function pacesFace(words: Words): Operation[] {
  const places = pacePlaces(words)
  return [
    boxLines(places.map(({ x }) => ({ x, y: paceY, width: paceBox, height: paceBox }))),
    ...places.map((place) => paceSaid(place, paceStyle.face)),
  ]
}

const paceSaid = ({ x, text }: { readonly x: number; readonly text: string }, face: 'work-500' | 'work-700') =>
  lettered(text, mm(x + paceBox + 1), mm(paceY + 3.4), {
    ...paceStyle,
    ...(face === 'work-700' && { face, ink: 'ink', halo: { ink: 'sheet', width: 0.8 } }),
  })

function tickIn({ x }: { readonly x: number }): Operation {
  return {
    op: 'path',
    d: `M${mm(x + 0.9)} ${mm(paceY + 2.4)}l1.1 1.2 1.8-2.6`,
    stroke: { ink: 'ink', width: 0.8, weight: 'mark' },
  }
}

/** What a stand of aircraft carries now, at the same place. */
export const loadBlock: Block = {
  parts: [{ part: 'type', ...belowHeader }],
  pieces: [
    {
      key: 'load',
      reads: readsFields('load'),
      draw: (stand, words) => {
        const load = says(stand, 'load')
        const isEmpty = typeof load !== 'string' || load === 'none'
        const { x, width } = belowHeader
        const style = { size: 3.2, face: isEmpty ? 'work-500' : 'work-600', ink: isEmpty ? 'ink-2' : 'ink' } as const
        return [
          { op: 'glyph', glyph: 'aircraft', x: x + 1, y: 18, size: 4.6, ink: isEmpty ? 'ink-3' : 'ink' },
          ...letters(words(cardKey(`loads.${isEmpty ? 'none' : load}`)), x + 6.8, 21.8, width - 8, style),
        ]
      },
    },
  ],
  targets: [target(belowHeader, 'header', 2, 4, fieldAction('load'))],
}

const upper: Rect = { x: 5, y: header.top, width: 89.6, height: header.split - header.top }
const lower: Rect = { x: 5, y: header.split, width: 89.6, height: header.bottom - header.split }
const notePlace: Rect = { x: 84, y: header.split, width: 10.6, height: header.bottom - header.split }
const commanderPlace: Rect = { x: header.figures, y: header.split, width: 54, height: header.bottom - header.split }

/** Name, class and service, a pen for notes, and her commander. */
export function titleBlock(document: ShipDocument): Block {
  return {
    face: (words) => [
      ...classLines(
        document,
        { kind: header.figures - margin.left - 12.5, service: 44 },
        { service: navyName(ensignOf(document), words), ensign: ensignOf(document) },
      ),
      underFigures,
    ],
    pieces: [
      namePiece(document, ensignOf(document)),
      notePiece(87, 18.2, 4.6),
      { key: 'commander', reads: readsFields('commander', 'command'), draw: commanderPiece },
    ],
    targets: [
      target({ ...upper, width: 89 }, 'header', 1, 1, fieldAction('name')),
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

const commanderEnd = commanderPlace.x + commanderPlace.width - 3

/** The flag, solid where the commander of the squadron or base is aboard, and a name or the line to write it on. */
function commanderPiece(stand: ShipInPlay, words: Words): Operation[] {
  return commanderFace(words, says(stand, 'command') !== null, textOf(stand, 'commander'))
}

export function commanderFace(words: Words, isAboard = false, name = ''): Operation[] {
  const runs = name === '' ? [] : [{ ...commanderStyle, text: name }]
  return [
    commanderFlag(commanderPlace.x + 1, isAboard || name !== ''),
    ...commanderLine(runs, words('card.commander.none'), commanderEnd),
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
