import type { Operation } from '../../../card/operations'
import type { Run } from '../../../card/text-line'
import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import type { BoxId } from '../../../kernel/ids'
import { navyName } from '../../../words/navy-name'
import type { Words } from '../../../words/speak'
import { fieldAction, pickAction, readsFields, readsTracks, target, type Block } from '../../kit/card/block'
import { figureForm, type PartFormOf } from '../../kit/card/data-form'
import { classEditor, nameEditor } from '../../kit/card/document-editors'
import { choiceEntry } from '../../kit/card/entries'
import {
  classLines,
  besideFigure,
  changedFigure,
  columnFrames,
  columnsBlock,
  commanderFlag,
  commanderLine,
  commanderStyle,
  headFigure,
  namePiece,
  notePiece,
  textOf,
  underFigures,
  type Column,
} from '../../kit/card/head'
import { hairline, margin, type Rect } from '../../kit/card/shapes'
import { presentSpeed } from '../ship/speed'
import { ensignOf } from '../ship/silhouette'
import type { WaterShip } from '../ship/ship'
import { fieldValue, trackValue } from '../ship/state'
import { cardKey, editors, header, speedEnds, wordsOf } from './layout'
import { drawingEditor, profileOperations } from './profile'
import { inches, slowedLines } from './speed-sum'

/** Her name and class on the left, her figures on the right, under them her commander, what slows her, and herself. */
export function headBlock(document: ShipDocument, ship: WaterShip, speedBoxes: readonly BoxId[]): Block {
  const columns = columnsBlock(columnsOf(ship, speedBoxes))
  const { top, split, bottom, figures } = header
  const upper = (from: number, to: number) => ({ x: from, y: top, width: to - from, height: split - top })
  const lower = (from: number, to: number) => ({ x: from, y: split, width: to - from, height: bottom - split })
  const part = (name: string, place: Rect, row: number, column: number) => ({
    part: name,
    ...place,
    row,
    column,
    group: 'header',
  })
  return {
    face: (words) => [
      ...classLines(
        document,
        { kind: 76, service: 44 },
        { service: navyName(ensignOf(document), words), ensign: ensignOf(document) },
      ),
      ...profileOperations(document),
      ...(columns.face?.(words) ?? []),
      underFigures,
    ],
    pieces: [
      namePiece(document, ensignOf(document)),
      { key: 'flagship', reads: readsFields('flagship', 'commander'), draw: flagshipPiece },
      { key: 'commander', reads: readsFields('commander'), draw: commanderPiece },
      notePiece(87, 18.2, 4.6),
      ...(columns.pieces ?? []).map((piece) =>
        piece.key === 'speed'
          ? {
              ...piece,
              draw: (inPlay: ShipInPlay, words: Words) => [
                ...piece.draw(inPlay, words),
                ...slowedLines(inPlay, words),
                ...writeIn(ship, inPlay),
              ],
            }
          : piece,
      ),
    ],
    targets: [
      target(upper(5, figures - 1), 'header', 1, 1, fieldAction('name')),
      ...(columns.targets ?? []),
      target(lower(84, figures - 0.4), 'header', 2, 1, fieldAction('note')),
      target(lower(figures, 104), 'header', 2, 2, fieldAction('flagship')),
      target(lower(104, speedEnds), 'header', 2, 3, fieldAction('commander')),
    ],
    parts: [
      part('name', upper(5, figures), 1, 1),
      ...(columns.parts ?? []).map((place, at) => ({ ...place, row: 1, column: at + 2, group: 'header' })),
      part('class', lower(5, figures), 2, 1),
      part('drawing', lower(speedEnds, margin.right), 2, 2),
    ],
    editors: {
      name: nameEditor(document, wordsOf),
      class: classEditor(document, wordsOf),
      ...editors(document, {
        type: typeForm,
        turnClass: figureForm('turnClass'),
        damageControl: figureForm('damageControl'),
        topSpeed: (form, say, words) => ({
          says: inches(ship.topSpeed, words),
          entries: [form.field('topSpeed', { step: 0.25 })],
        }),
        drawing: drawingEditor(document),
      }),
    },
  }
}

/** The figures of the head with nothing in them, to be written in. */
export function emptyHead(ship: WaterShip, words: Words): Operation[] {
  return [
    ...columnFrames(columnsOf(ship, []), words),
    underFigures,
    commanderFlag(flagX, false),
    ...commanderPiece({ fields: {} }, words),
  ]
}

function columnsOf(ship: WaterShip, speedBoxes: readonly BoxId[]): readonly Column[] {
  const column = (name: string, x: number, right: number, rest: Partial<Column>): Column => ({
    x,
    right,
    part: name,
    caption: (words) => words(cardKey(`figures.${name}`)),
    ...rest,
  })
  const role = (words: Words) => (ship.role === null ? '' : words(cardKey(`roles.${ship.role}`)))
  return [
    column('type', header.figures, 113, {
      printed: (words) => [
        { ...headFigure, text: ship.type },
        { ...besideFigure, text: role(words) },
      ],
    }),
    column('turnClass', 113, 131, { printed: () => [{ ...headFigure, text: String(ship.turnClass) }] }),
    column('damageControl', 131, 155, {
      piece: {
        key: 'damage-control',
        reads: readsTracks('damageControlAid'),
        runs: (inPlay, words) => damageControlRuns(ship, inPlay, words),
      },
      action: pickAction('damageControlAid'),
      at: 3,
    }),
    column('topSpeed', 155, 177, { printed: (words) => [{ ...headFigure, text: inches(ship.topSpeed, words) }] }),
    column('speed', 177, margin.right, {
      part: 'plant',
      piece: {
        key: 'speed',
        reads: {
          boxes: speedBoxes,
          ...readsTracks('speed', 'flotation'),
          ...readsFields('standing', 'casualties'),
        },
        runs: (inPlay, words) => speedRuns(ship, inPlay, words),
      },
      action: pickAction('speed'),
      at: 4,
    }),
  ]
}

/** Her damage control number with the help she has. */
function damageControlRuns({ damageControl }: WaterShip, inPlay: ShipInPlay, words: Words): readonly Run[] {
  const aid = trackValue(inPlay, 'damageControlAid')
  return [
    { ...headFigure, text: String(damageControl + aid), ...(aid > 0 && { ink: 'red' as const }) },
    { ...besideFigure, text: aid === 0 ? '' : words('card.of', { of: `${damageControl} + ${aid}` }) },
  ]
}

/** While she makes her top speed there is a line to write another on. */
function writeIn({ topSpeed }: WaterShip, inPlay: ShipInPlay): Operation[] {
  const isWhole = trackValue(inPlay, 'speed', topSpeed) === topSpeed && presentSpeed(inPlay).most === topSpeed
  return isWhole ? [hairline(`M193 14.6H${margin.right}`, 'rule-2')] : []
}

/** Her speed against her top speed. */
function speedRuns({ topSpeed }: WaterShip, inPlay: ShipInPlay, words: Words): readonly Run[] {
  const { most } = presentSpeed(inPlay)
  const speed = Math.min(trackValue(inPlay, 'speed', most), most)
  const [shown, beside] = changedFigure(inches(speed, words), inches(topSpeed, words), words)
  return [shown!, { ...beside!, before: 0.8 }]
}

/** A flag where the admiral is aboard; otherwise a place for it. */
function flagshipPiece(ship: ShipInPlay): Operation[] {
  return [commanderFlag(flagX, fieldValue(ship, 'flagship') === 'yes' || textOf(ship, 'commander') !== '')]
}

const flagX = header.figures + 1

/** Whoever commands her, or the line to write him on. */
function commanderPiece(ship: Pick<ShipInPlay, 'fields'>, words: Words): Operation[] {
  const name = textOf(ship, 'commander')
  const runs = name === '' ? [] : [{ ...commanderStyle, text: name }]
  return commanderLine(runs, words('card.commander.none'), speedEnds - 2)
}

const merchants: readonly string[] = ['AS', 'AM', 'AL']

/** What the tables call her: type and role, navy, size. */
const typeForm: PartFormOf<WaterShip> = (ship, say) => {
  const { type, role, nation } = ship.value
  const roles = (['none', 'AK', 'AT'] as const).map((value) => ({ value, label: say(`roles.${value}`) }))
  return {
    says: [type, say(`nations.${nation}`)].join(', '),
    entries: [
      ship.field('type', {
        name: 'shipType',
        choices: 'types',
        // A role belongs to a merchantman.
        set: (to) => ship.change({ type: to, role: merchants.includes(to) ? role : null }),
      }),
      ...(merchants.includes(type) || role !== null
        ? [
            choiceEntry({ name: 'role', label: say('fields.role'), value: role ?? 'none', choices: roles }, (to) =>
              ship.change({ role: to === 'none' ? null : to }),
            ),
          ]
        : []),
      ship.field('nation'),
      ship.field('displacementTons', { name: 'tons' }),
      ship.field('lengthMetres', { name: 'length', step: 0.1 }),
      ship.field('aircraft'),
    ],
  }
}
