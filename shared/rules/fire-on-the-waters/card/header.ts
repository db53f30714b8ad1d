import { fitLine } from '../../../card/fit'
import { flagOperations } from '../../../card/flags'
import { measure } from '../../../card/measure'
import type { Operation } from '../../../card/operations'
import { hasSlip } from '../../../card/standing-stamp'
import { textLine, widthOf, type Run } from '../../../card/text-line'
import type { ShipDocument } from '../../../documents/ship'
import { shipKind } from '../../../documents/ship-kind'
import { shipName } from '../../../game/ship-name'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { presentSpeed, type SpeedLoss } from '../ship/speed'
import type { WaterShip } from '../ship/ship'
import { fieldValue, standingOf, trackValue } from '../ship/state'
import { header, margin } from './places'

const key = (name: string) => `rules.fire-on-the-waters.card.${name}`

/** The columns of figures: the place of the rule before each. */
export const columns = { type: 96, turnClass: 116.5, damageControl: 135.5, topSpeed: 157, speed: 178 } as const
type Column = keyof typeof columns

const figure = { face: 'work-600', size: 5.6, ink: 'ink' } as const
const beside = { face: 'work-500', size: 3.2, ink: 'ink-2', before: 1 } as const
const nameRight = 84

/** What of the header never changes in play. */
export function headerOperations(document: ShipDocument, ship: WaterShip, words: Words): Operation[] {
  const role = ship.role === null ? '' : words(key(`roles.${ship.role}`))
  return [
    ...classLines(document, words),
    ...headerFrame(words),
    ...value('type', [
      { ...figure, text: ship.type },
      { ...beside, text: role },
    ]),
    ...value('turnClass', [{ ...figure, text: String(ship.turnClass) }]),
    ...value('topSpeed', [{ ...figure, text: inches(ship.topSpeed, words) }]),
    ...flagOperations(document.navy, 193.6, 17.6, 10.4),
  ]
}

/** What each of her figures is, without the figure. */
export function headerFrame(words: Words): Operation[] {
  return [
    ...(Object.keys(columns) as Column[]).flatMap((column) => caption(column, words)),
    {
      op: 'path',
      d: `M${columns.type} ${header.split + 0.9}H${margin.right}`,
      stroke: { ink: 'rule-2', width: 0.2, weight: 'hair' },
    },
  ]
}

/** Her name as she bears it now, with the prefix of her navy. */
export function namePiece(document: ShipDocument, ship: ShipInPlay): Operation[] {
  return textLine(margin.left, 13.6, nameRight - margin.left, [
    { text: document.prefix, face: 'head', size: 6, ink: 'ink' },
    { text: shipName(ship), face: 'head', size: 9.6, ink: 'ink', before: document.prefix === '' ? 0 : 2.4 },
  ])
}

/** Her damage control number, and the help she has. */
export function damageControlPiece(ship: WaterShip, inPlay: ShipInPlay, words: Words): Operation[] {
  const aid = trackValue(inPlay, 'damageControlAid')
  return value('damageControl', [
    { ...figure, text: String(ship.damageControl + aid) },
    { ...beside, text: aid === 0 ? '' : words(key('aid'), { aid }) },
  ])
}

/** Present speed against the most she can make, and under it the sum of what she has lost. */
export function speedPiece(ship: WaterShip, inPlay: ShipInPlay, words: Words): Operation[] {
  const { most, losses } = presentSpeed(inPlay)
  const speed = Math.min(trackValue(inPlay, 'speed', most), most)
  const room = hasSlip(standingOf(inPlay)) ? sumRoom.besideSlip : sumRoom.whole
  return [
    ...value('speed', [
      { ...figure, text: inches(speed, words) },
      { ...beside, before: 0.8, text: speed === most ? '' : words(key('speedOf'), { most: fixed(most) }) },
    ]),
    ...sumLine(ship, { most, losses, room }, words),
  ]
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
  const set = (runs: readonly Run[]) => textLine(columns.type + 1.4, sumBaseline, room, runs, { smallest: smallestSum })
  if (losses.length === 0) return set([{ ...beside, before: 0, ink: 'ink-3', text: words(key('speedWhole')) }])
  const say = (loss: SpeedLoss) => words(key('loss'), { cause: causeOf(loss, words), inches: fixed(loss.inches) })
  const saying = (shown: number): readonly Run[] => {
    const rest = losses.slice(shown)
    const sum = fixed(rest.reduce((sum, loss) => sum + loss.inches, 0))
    const others = rest.length === 0 ? [] : [words(key('otherLosses'), { n: rest.length, inches: sum })]
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
  if (cause === 'plant') return words(key('losses.plant'), { percent: percent ?? 0 })
  const named = key(`losses.${cause}`)
  return words(named) === named ? words(key('losses.other')) : words(named)
}

/** A flag where the admiral is aboard; otherwise a place for it. */
export function flagshipPiece(ship: ShipInPlay): Operation[] {
  const isFlagship = fieldValue(ship, 'flagship') === 'yes'
  return [{ op: 'glyph', glyph: 'admiral', x: 87.4, y: 6.8, size: 6, ink: isFlagship ? 'ink' : 'rule' }]
}

const serviceBaseline = 23.4
const commanderLeft = 56

/** Whoever commands her, or the line to write him on. */
export function commanderPiece(ship: Pick<ShipInPlay, 'fields'>, words: Words): Operation[] {
  const commander = fieldValue(ship, 'commander')
  const right = header.figures - 2.4
  if (typeof commander === 'string' && commander !== '') {
    const run = { text: commander, face: 'work-600', size: 3.4, ink: 'ink' } as const
    return textLine(commanderLeft, serviceBaseline, right - commanderLeft, [run])
  }
  const none = words(key('commander'))
  const from = commanderLeft + measure('work-500', 3, none) + 1.4
  return [
    { op: 'text', x: commanderLeft, y: serviceBaseline, text: none, size: 3, face: 'work-500', ink: 'ink-3' },
    {
      op: 'path',
      d: `M${from} ${serviceBaseline + 0.4}H${right}`,
      stroke: { ink: 'rule', width: 0.2, weight: 'hair' },
    },
  ]
}

/** A pen: there is a note on this ship. */
export function notePiece(ship: ShipInPlay): Operation[] {
  const note = fieldValue(ship, 'note')
  if (typeof note !== 'string' || note === '') return []
  return [{ op: 'glyph', glyph: 'hand', x: 49, y: 19.4, size: 4.6, ink: 'ink' }]
}

function classLines(document: ShipDocument, words: Words): Operation[] {
  const classLine = fitLine('head-italic', 3.8, shipKind(document), header.figures - margin.left - 3, 2.8)
  const flag = `card.navies.${document.navy}`
  const navy = words(flag) === flag ? document.navy : words(flag)
  const service = fitLine('work-500', 3.2, navy, 42, 2.4)
  return [
    {
      op: 'text',
      x: margin.left,
      y: 18.6,
      text: classLine.text,
      size: classLine.size,
      face: 'head-italic',
      ink: 'ink-2',
    },
    {
      op: 'text',
      x: margin.left,
      y: serviceBaseline,
      text: service.text,
      size: service.size,
      face: 'work-500',
      ink: 'ink-2',
    },
  ]
}

function caption(column: Column, words: Words): Operation[] {
  const x = columns[column]
  return [
    { op: 'path', d: `M${x} 6V${header.split - 0.4}`, stroke: { ink: 'rule-2', width: 0.2, weight: 'hair' } },
    ...textLine(x + 1.4, 8.6, roomOf(column), [
      { text: words(key(`figures.${column}`)), face: 'work-500', size: 2.9, ink: 'ink-2' },
    ]),
  ]
}

function value(column: Column, runs: readonly Run[]): Operation[] {
  // Figures are never cut short: nobody can play with half of one.
  return textLine(columns[column] + 1.4, 14.1, roomOf(column), runs, { smallest: 0.78 })
}

function roomOf(column: Column): number {
  const next = Object.values(columns).find((x) => x > columns[column]) ?? margin.right
  return next - columns[column] - 2
}

/** Speeds go in quarters and are written so: `4.25`, `3.00`. */
function fixed(value: number): string {
  return value.toFixed(2)
}

function inches(value: number, words: Words): string {
  return words('card.inches', { inches: fixed(value) })
}
