import type { ShipDocument } from '../../../documents/ship'
import { shipKind } from '../../../documents/ship-kind'
import { shipName } from '../../../game/ship-name'
import type { ShipInPlay } from '../../../game/state'
import { fieldId, trackId } from '../../../kernel/ids'
import { fitLine } from '../../../card/fit'
import { flagOperations } from '../../../card/flags'
import { measure } from '../../../card/measure'
import type { Operation } from '../../../card/operations'
import { textLine, widthOf, type Run } from '../../../card/text-line'
import type { Words } from '../../../words/speak'
import { speedNow } from '../../kit/on-card'
import { mostSpeed } from '../ship/state'
import type { Hull } from './hull'
import { figuresBlock, nameBlock } from './places'

/** The columns of figures: where the rule before each stands. */
export const columns = { tonnage: 101.6, crew: 123.8, circles: 146, torpedoes: 166.4, speed: 184.8 } as const
type Column = keyof typeof columns

const figure = { face: 'work-600', size: 5.8, ink: 'ink' } as const
const beside = { face: 'work-500', size: 3.4, ink: 'ink-2', before: 1.2 } as const

/** What of the header never changes in play. */
export function headerOperations(document: ShipDocument, hull: Hull, words: Words): Operation[] {
  return [
    ...classLines(document, hull, words),
    ...figuresFrame(words),
    ...value('tonnage', [{ ...figure, text: words('card.figures.tonnage', { tonnage: spaced(hull.ship.tonnage) }) }]),
    ...value('circles', circles(hull, words)),
    ...flagOperations(document.navy, 194, 19, 10.2),
  ]
}

/** The columns of figures with what each holds, and the rule under them. */
export function figuresFrame(words: Words): Operation[] {
  return [
    ...(Object.keys(columns) as Column[]).flatMap((column) => caption(column, words)),
    {
      op: 'path',
      d: `M${figuresBlock.x} ${figuresBlock.ruleY}H${figuresBlock.right}`,
      stroke: { ink: 'rule-2', width: 0.2, weight: 'hair' },
    },
  ]
}

/** Her present name, with the prefix of her navy. */
export function namePiece(document: ShipDocument, ship: ShipInPlay): Operation[] {
  return textLine(nameBlock.x, 14, nameBlock.right - nameBlock.x, [
    { text: document.prefix, face: 'head', size: 6.2, ink: 'ink' },
    { text: shipName(ship), face: 'head', size: 9.8, ink: 'ink', before: document.prefix === '' ? 0 : 2.6 },
  ])
}

export function crewPiece(ship: ShipInPlay, words: Words): Operation[] {
  const quality = Number(ship.fields[fieldId('crewQuality')] ?? 0)
  return value('crew', [
    { ...figure, text: String(quality) },
    { ...beside, ink: 'ink', text: words(`card.crew.${quality}`) },
  ])
}

export function speedPiece(ship: ShipInPlay, words: Words): Operation[] {
  const maximum = mostSpeed(ship)
  const { speed, madeMore } = speedNow({ speed: ship.tracks[trackId('speed')] ?? maximum, maximumSpeed: maximum })
  const astern = ship.fields[fieldId('astern')] === 'astern'
  const ahead =
    madeMore !== null
      ? words('card.speed.made', { made: madeMore })
      : speed === maximum
        ? ''
        : words('card.speed.of', { maximum })
  const of = astern ? words('card.speed.astern') : ahead
  return value('speed', [
    { ...figure, text: String(speed) },
    { ...beside, before: 0.8, text: of },
  ])
}

export function torpedoesPiece(hull: Hull, ship: ShipInPlay, words: Words): Operation[] {
  const { torpedo } = hull.ship
  if (torpedo === null) return value('torpedoes', [{ ...figure, ink: 'ink-3', text: words('card.figures.none') }])
  const left = ship.tracks[trackId('torpedoes')] ?? torpedo.carried
  const count: Run = { ...beside, size: 4, text: words('card.figures.left', { left }) }
  const type = fitLine(figure.face, figure.size, torpedo.type, roomOf('torpedoes') - widthOf([count]), 2.8)
  return value('torpedoes', [{ ...figure, size: type.size, text: type.text }, count])
}

/** The commander on board, or the line to write him on. */
export function commanderPiece(ship: Pick<ShipInPlay, 'fields'>, words: Words): Operation[] {
  const commander = ship.fields[fieldId('commander')]
  const rating = ship.fields[fieldId('commanderRating')]
  const [x, y, right] = [109.6, 23.8, 192.4]
  if (typeof commander !== 'string' || commander === '') {
    const none = words('card.commander.none')
    const from = x + measure('work-500', 3.2, none) + 1.6
    return [
      { op: 'glyph', glyph: 'admiral', x: 102.8, y: 19.8, size: 5.2, ink: 'ink-3' },
      { op: 'text', x, y, text: none, size: 3.2, face: 'work-500', ink: 'ink-3' },
      { op: 'path', d: `M${from} ${y + 0.4}H${right}`, stroke: { ink: 'rule', width: 0.2, weight: 'hair' } },
    ]
  }
  const rated = typeof rating === 'number'
  return [
    { op: 'glyph', glyph: 'admiral', x: 102.8, y: 19.8, size: 5.2, ink: 'ink' },
    ...textLine(x, y, right - x, [
      { text: commander, face: 'work-600', size: 3.6, ink: 'ink' },
      {
        text: words(rated ? 'card.commander.rated' : 'card.commander.aboard'),
        face: 'work-500',
        size: 3.6,
        ink: 'ink-2',
        before: 0.9,
      },
      { text: rated ? String(rating) : '', face: 'work-600', size: 3.6, ink: 'ink', before: 0.9 },
    ]),
  ]
}

const notePlace = { x: 93.6, y: 19.6, size: 5 } as const

/** A pen beside the class line: there is a note on this ship. */
export function notePiece(ship: ShipInPlay): Operation[] {
  const note = ship.fields[fieldId('note')]
  if (typeof note !== 'string' || note === '') return []
  return [{ op: 'glyph', glyph: 'hand', ...notePlace, ink: 'ink' }]
}

function classLines(document: ShipDocument, hull: Hull, words: Words): Operation[] {
  const classLine = fitLine('head-italic', 3.8, shipKind(document), nameBlock.right - nameBlock.x, 2.8)
  const service = fitLine('work-500', 3.2, serviceOf(document, hull, words), serviceRoom, 2.4)
  return [
    {
      op: 'text',
      x: nameBlock.x,
      y: 19.6,
      text: classLine.text,
      size: classLine.size,
      face: 'head-italic',
      ink: 'ink-2',
    },
    { op: 'text', x: nameBlock.x, y: 24.4, text: service.text, size: service.size, face: 'work-500', ink: 'ink-2' },
  ]
}

/** As far as the slip that says how she stands. */
const serviceRoom = 54

/** Her navy and her peculiarities: guns that hit better or worse, torpedoes that run on. */
function serviceOf(document: ShipDocument, { ship }: Hull, words: Words): string {
  const key = `card.navies.${document.navy}`
  const navy = words(key)
  const percent = ship.technologyPercent
  return [
    navy === key ? document.navy : navy,
    percent === 0 ? '' : words('card.technology', { percent: percent > 0 ? `+${percent}` : `−${-percent}` }),
    ship.torpedo?.twoTurn ? words('card.twoTurn') : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}

function caption(column: Column, words: Words): Operation[] {
  const x = columns[column]
  return [
    { op: 'path', d: `M${x} ${figuresBlock.top}V16.4`, stroke: { ink: 'rule-2', width: 0.2, weight: 'hair' } },
    ...textLine(x + 1.4, 9.2, roomOf(column), [
      { text: words(`card.figures.${column}Caption`), face: 'work-500', size: 2.9, ink: 'ink-2' },
    ]),
  ]
}

function value(column: Column, runs: readonly Run[]): Operation[] {
  // Figures are never cut short: nobody can play with half of one.
  return textLine(columns[column] + 1.4, 15, roomOf(column), runs, { smallest: 0.4 })
}

function roomOf(column: Column): number {
  const next = Object.values(columns).find((x) => x > columns[column]) ?? figuresBlock.right
  return next - columns[column] - 2.2
}

function circles({ ship }: Hull, words: Words): Run[] {
  return ship.turningCirclesInches.map((inches, place) => {
    const text = words('card.inches', { inches })
    return place === 0 ? { ...figure, text } : { ...beside, size: 4, before: 1, text }
  })
}

/** 14 890: groups of three, a thin space as charts set it. */
function spaced(figures: number): string {
  return String(figures).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
}
