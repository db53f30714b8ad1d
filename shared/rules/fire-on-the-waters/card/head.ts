import { flagOperations } from '../../../card/flags'
import type { Operation } from '../../../card/operations'
import { hasSlip } from '../../../card/standing-stamp'
import { textLine, widthOf, type Run } from '../../../card/text-line'
import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import type { BoxId } from '../../../kernel/ids'
import type { Words } from '../../../words/speak'
import { fieldAction, pickAction, readsFields, readsTracks, target, type Block } from '../../kit/card/block'
import { figureForm, type PartFormOf } from '../../kit/card/data-form'
import { classEditor, nameEditor } from '../../kit/card/document-editors'
import { choiceEntry } from '../../kit/card/entries'
import {
  captionAt,
  classLines,
  columnFrames,
  columnsBlock,
  commanderLine,
  namePiece,
  navySaid,
  notePiece,
  textOf,
  type Column,
  type ColumnStyle,
} from '../../kit/card/head'
import { hairline, margin, type Rect } from '../../kit/card/shapes'
import { presentSpeed, type SpeedLoss } from '../ship/speed'
import type { WaterShip } from '../ship/ship'
import { fieldValue, standingOf, trackValue } from '../ship/state'
import { drawingEditor } from './profile'
import { cardKey, editors, wordsOf, header } from './layout'

const figure = { face: 'work-600', size: 5.6, ink: 'ink' } as const
const beside = { face: 'work-500', size: 3.2, ink: 'ink-2', before: 1 } as const

const style: ColumnStyle = {
  caption: captionAt(8.6),
  figureY: 14.1,
  rule: [6, header.split - 0.4],
  free: 2,
  top: header.top,
  bottom: header.split,
  smallest: 0.78,
  under: [hairline(`M${header.figures} ${header.split + 0.9}H${margin.right}`, 'rule-2')],
}

/** Her name, class and commander on the left, her figures on the right, and under them what slows her. */
export function headBlock(document: ShipDocument, ship: WaterShip, speedBoxes: readonly BoxId[]): Block {
  const columns = columnsBlock(columnsOf(ship, speedBoxes), style)
  const upper = (from: number, to: number) => ({
    x: from,
    y: header.top,
    width: to - from,
    height: header.split - header.top,
  })
  const lower = (from: number, to: number) => ({
    x: from,
    y: header.split,
    width: to - from,
    height: header.bottom - header.split,
  })
  const part = (name: string, place: Rect, row: number, column: number) => ({
    part: name,
    ...place,
    row,
    column,
    group: 'header',
  })
  const { figures } = header
  return {
    face: (words) => [
      ...classLines(
        document,
        margin.left,
        [18.6, figures - margin.left - 3, 2.8],
        [serviceBaseline, 42, 2.4],
        navySaid(document, words),
      ),
      ...(columns.face?.(words) ?? []),
      ...flagOperations(document.navy, 193.6, 17.6, 10.4),
    ],
    pieces: [
      namePiece(document, { x: margin.left, y: 13.6, room: 84 - margin.left, size: [6, 9.6], gap: 2.4 }),
      { key: 'flagship', reads: readsFields('flagship'), draw: flagshipPiece },
      { key: 'commander', reads: readsFields('commander'), draw: commanderPiece },
      notePiece(49, 19.4, 4.6),
      ...(columns.pieces ?? []).map((piece) =>
        piece.key === 'speed'
          ? {
              ...piece,
              draw: (inPlay: ShipInPlay, words: Words) => [
                ...piece.draw(inPlay, words),
                ...speedSum(ship, inPlay, words),
              ],
            }
          : piece,
      ),
    ],
    targets: [
      target(upper(5, 85), 'header', 1, 1, fieldAction('name')),
      target(upper(85.6, figures - 1), 'header', 1, 2, fieldAction('flagship')),
      ...(columns.targets ?? []),
      target(lower(46, 55), 'header', 2, 1, fieldAction('note')),
      target(lower(55, figures - 1), 'header', 2, 2, fieldAction('commander')),
    ],
    parts: [
      part('name', upper(5, figures), 1, 1),
      ...(columns.parts ?? []).map((place, at) => ({ ...place, row: 1, column: at + 2, group: 'header' })),
      part('class', lower(5, figures), 2, 1),
      part('drawing', lower(figures, 192), 2, 2),
      part('class', lower(192, margin.right), 2, 3),
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
  return [...columnFrames(columnsOf(ship, []), style, words), ...commanderPiece({ fields: {} }, words)]
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
    column('type', header.figures, 116.5, {
      printed: (words) => [
        { ...figure, text: ship.type },
        { ...beside, text: role(words) },
      ],
    }),
    column('turnClass', 116.5, 135.5, { printed: () => [{ ...figure, text: String(ship.turnClass) }] }),
    column('damageControl', 135.5, 157, {
      piece: {
        key: 'damage-control',
        reads: readsTracks('damageControlAid'),
        runs: (inPlay, words) => damageControlRuns(ship, inPlay, words),
      },
      action: pickAction('damageControlAid'),
      at: 3,
    }),
    column('topSpeed', 157, 178, { printed: (words) => [{ ...figure, text: inches(ship.topSpeed, words) }] }),
    column('speed', 178, margin.right, {
      part: 'plant',
      piece: {
        key: 'speed',
        reads: {
          boxes: speedBoxes,
          ...readsTracks('speed', 'flotation'),
          ...readsFields('standing', 'casualties'),
        },
        runs: speedRuns,
      },
      action: pickAction('speed'),
      at: 4,
    }),
  ]
}

/** Her damage control number, and the help she has. */
function damageControlRuns(ship: WaterShip, inPlay: ShipInPlay, words: Words): readonly Run[] {
  const aid = trackValue(inPlay, 'damageControlAid')
  return [
    { ...figure, text: String(ship.damageControl + aid) },
    { ...beside, text: aid === 0 ? '' : words(cardKey('aid'), { aid }) },
  ]
}

/** Present speed against the most she can make. */
function speedRuns(inPlay: ShipInPlay, words: Words): readonly Run[] {
  const { most } = presentSpeed(inPlay)
  const speed = Math.min(trackValue(inPlay, 'speed', most), most)
  return [
    { ...figure, text: inches(speed, words) },
    { ...beside, before: 0.8, text: speed === most ? '' : words(cardKey('speedOf'), { most: fixed(most) }) },
  ]
}

/** Under the figures the sum of what she has lost of her speed. */
function speedSum(ship: WaterShip, inPlay: ShipInPlay, words: Words): Operation[] {
  const { most, losses } = presentSpeed(inPlay)
  const room = hasSlip(standingOf(inPlay)) ? sumRoom.besideSlip : sumRoom.whole
  return sumLine(ship, { most, losses, room }, words)
}

interface SpeedSum {
  readonly most: number
  readonly losses: readonly SpeedLoss[]
  /** Mm. */
  readonly room: number
}

/** Up to the flag, or to the slip with her standing. */
const sumRoom = { whole: 92, besideSlip: 61 } as const
const sumBaseline = 22.4
/** The sum is made smaller by this much before losses are combined. */
const smallestSum = 0.8

/** `4.25, flooding −0.50, plant 25 % −0.75: 3.00`; losses are combined where they do not fit. */
function sumLine(ship: WaterShip, { most, losses, room }: SpeedSum, words: Words): Operation[] {
  const set = (runs: readonly Run[]) =>
    textLine(header.figures + 1.4, sumBaseline, room, runs, { smallest: smallestSum })
  if (losses.length === 0) return set([{ ...beside, before: 0, ink: 'ink-3', text: words(cardKey('speedWhole')) }])
  const say = (loss: SpeedLoss) => words(cardKey('loss'), { cause: causeOf(loss, words), inches: fixed(loss.inches) })
  const saying = (shown: number): readonly Run[] => {
    const rest = losses.slice(shown)
    const sum = fixed(rest.reduce((sum, loss) => sum + loss.inches, 0))
    const others = rest.length === 0 ? [] : [words(cardKey('otherLosses'), { n: rest.length, inches: sum })]
    return [
      {
        ...beside,
        before: 0,
        text: `${fixed(ship.topSpeed)}, ${[...losses.slice(0, shown).map(say), ...others].join(', ')}: `,
      },
      { ...beside, before: 0.6, face: 'work-700', ink: 'ink', text: inches(most, words) },
    ]
  }
  const fits = (shown: number) => widthOf(saying(shown)) <= room / smallestSum
  let shown = losses.length
  while (shown > 1 && !fits(shown)) shown--
  return set(saying(shown))
}

/** Losses by their short names; of the plant the per cent too. */
function causeOf({ cause, say }: SpeedLoss, words: Words): string {
  const percent = say.values?.['percent']
  if (cause === 'plant') return words(cardKey('losses.plant'), { percent: percent ?? 0 })
  const named = cardKey(`losses.${cause}`)
  return words(named) === named ? words(cardKey('losses.other')) : words(named)
}

/** A flag where the admiral is aboard; otherwise a place for it. */
function flagshipPiece(ship: ShipInPlay): Operation[] {
  const isFlagship = fieldValue(ship, 'flagship') === 'yes'
  return [{ op: 'glyph', glyph: 'admiral', x: 87.4, y: 6.8, size: 6, ink: isFlagship ? 'ink' : 'rule' }]
}

const serviceBaseline = 23.4

/** Whoever commands her, or the line to write him on. */
function commanderPiece(ship: Pick<ShipInPlay, 'fields'>, words: Words): Operation[] {
  const name = textOf(ship, 'commander')
  const runs = name === '' ? [] : [{ text: name, face: 'work-600', size: 3.4, ink: 'ink' } as const]
  const place = { x: 56, y: serviceBaseline, right: header.figures - 2.4, size: 3, gap: 1.4 }
  return commanderLine(runs, words(cardKey('commander')), place)
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

/** Speeds go in quarters and are written so: `4.25`, `3.00`. */
function fixed(value: number): string {
  return value.toFixed(2)
}

function inches(value: number, words: Words): string {
  return words('card.inches', { inches: fixed(value) })
}
