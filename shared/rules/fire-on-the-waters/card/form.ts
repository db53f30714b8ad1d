import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { nameLines } from '../../kit/card/head'
import { heading, lettered } from '../../kit/card/lettering'
import { framedPaper, hairline, margin, mm, rectPath } from '../../kit/card/shapes'
import { blankShipOf } from '../../kit/ship-made'
import { locations, type Item, type Place, type Space, type WaterShip } from '../ship/ship'
import { shipOf } from '../ship/ship-data'
import { batteryLines } from './batteries'
import { countsFace } from './counts'
import { flotationFace } from './flotation'
import { flotationPlaces } from './flotation-places'
import { emptyHead } from './head'
import { aboveRect, arms, caption, cardKey, pointsRect, ringPath, rows } from './layout'
import { legendOf } from './legend'
import { gridOperations } from './locations'
import { captions } from './ruler-face'

/** An escort of nine hundred tons with one gun, one magazine and a plant: valid, and a starting point. */
export function blankShip(): ShipDocument {
  const data: WaterShip = {
    type: 'DE',
    role: null,
    nation: 'other',
    displacementTons: 900,
    lengthMetres: 75,
    topSpeed: 2.25,
    turnClass: 1,
    damageControl: 3,
    shafts: 1,
    rooms: [
      { id: 'B1', kind: 'boilerRoom', boilers: 2 },
      { id: 'E1', kind: 'engineRoom', engines: 1, shafts: [1] },
    ],
    torpedoReach: [
      { inches: 17.7, locations: 4, effectivePercent: 100 },
      { inches: 21, locations: 5, effectivePercent: 100 },
      { inches: 24, locations: 6, effectivePercent: 100 },
    ],
    places: locations.map(place),
    batteries: [
      {
        id: 'main',
        is: 'main',
        inches: 4,
        shielded: false,
        reliability: 'B',
        mounts: [{ id: 'A', guns: 1, arc: { from: 210, to: 150 } }],
        bands: [
          { toInches: 5, initial: 'A', values: { 1: 5 } },
          { toInches: 10, initial: 7, values: { 1: 1 } },
          { toInches: 15, initial: 4, values: { 1: -3 } },
        ],
      },
    ],
    torpedoes: null,
    aircraft: 0,
    profile: { bridge: { at: 26, kind: 'open' } },
  }
  return blankShipOf('fire-on-the-waters', { type: 'Escort', year: 1940 }, data)
}

const inside: Readonly<Record<number, readonly [Space, (Item | null)?]>> = {
  16: [
    { kind: 'magazine', feeds: ['A'], serves: 'A' },
    { kind: 'mount', mount: 'A' },
  ],
  24: [{ kind: 'stores' }, { kind: 'bridge' }],
  25: [{ kind: 'plot' }, { kind: 'radio' }],
  33: [{ kind: 'boilerRoom', room: 'B1' }, { kind: 'funnel' }],
  34: [{ kind: 'boilerRoom', room: 'B1' }],
  41: [{ kind: 'engineRoom', room: 'E1' }],
  42: [{ kind: 'engineRoom', room: 'E1' }],
  51: [{ kind: 'fuel' }],
  64: [{ kind: 'steering' }],
}

function place(at: number): Place {
  const [hull = { kind: 'stores' } as const, above = null] = inside[at] ?? []
  const points = at >= 16 && at <= 61 && at % 2 === 1 ? 1 : 0
  return { at, points, outer: 'none', inner: 'none', hull, above }
}

/** As many as most ships have; the rest is struck out with a pen. */
const formPoints = 80
const formBatteries = 3
const formBanks = 4

/** The data form without a ship: every location empty, every figure to be written in. */
export function formOperations(words: Words): readonly Operation[] {
  const ship = bareShip(shipOf(blankShip()))
  return [
    ...framedPaper,
    ...nameLines(words, 84, 53),
    ...emptyHead(ship, words),
    ...gridOperations(ship, words),
    rings,
    above,
    ...flotationFace(ship, words),
    ...countsFace(ship, words),
    ...torpedoLines(ship, words),
    ...gunLines(ship, words),
    ...(legendOf({ formOf: 'fire-on-the-waters' }).face?.(words) ?? []),
  ]
}

function bareShip(blank: WaterShip): WaterShip {
  const points = (index: number) => Math.floor(formPoints / 36) + (index < formPoints % 36 ? 1 : 0)
  const [battery] = blank.batteries
  const mount = { tubes: 1, type: '', reliability: 'A', arc: { from: 0, to: 0 } } as const
  return {
    ...blank,
    torpedoReach: [],
    places: blank.places.map(({ at }, index) => ({
      at,
      points: points(index),
      outer: 'none',
      inner: 'none',
      hull: { kind: 'stores' },
      above: null,
    })),
    batteries: Array.from({ length: formBatteries }, () => battery!),
    torpedoes: {
      mounts: Array.from({ length: formBanks }, (_, bank) => ({ ...mount, id: `T${bank + 1}` })),
      reloads: 0,
    },
  }
}

function written(text: string, x: number, y: number): Operation {
  return lettered(text, mm(x), mm(y), { ...caption, ink: 'ink-3' })
}

/** Flotation points are written into rings. */
const rings: Operation = {
  op: 'path',
  d: locations
    .map(pointsRect)
    .map(({ x, y }) => ringPath(mm(x + 0.8), mm(y + 2.1)))
    .join(''),
  stroke: { ink: 'blue', width: 0.26, weight: 'hair' },
}

/** Light enough to draw over with a pen: what is above the hull, and what lies in it. */
const above: Operation = {
  op: 'path',
  d: rows
    .flatMap(({ locations: all }) => all.map(aboveRect))
    .map(({ x, y, width, height }) => `M${x} ${mm(y + height)}V${y}h${width}v${height}`)
    .join(''),
  stroke: { ink: 'rule-2', width: 0.2, weight: 'hair', dash: [0.7, 0.7] },
}

/** A ruler to be divided, and a line for each battery. */
function gunLines(ship: WaterShip, words: Words): Operation[] {
  const { left, ruler } = arms
  const columns = Array.from({ length: 10 }, (_, at) => `M${left + at * 12} ${ruler}V${arms.bottom - 0.2}`)
  return [
    ...heading(words(cardKey('guns')), margin.left, ruler + 3.4, 20),
    lettered(words(cardKey('toRange')), left - 1.4, mm(ruler + 3.3), { ...caption, anchor: 'end' }),
    hairline(columns.join('')),
    ...batteryLines(ship).flatMap((line) => [
      hairline(`M${line.x} ${mm(line.y - 0.2)}h${line.width}`),
      ...captions(line, words),
    ]),
  ]
}

function torpedoLines(ship: WaterShip, words: Words): Operation[] {
  const { free } = flotationPlaces(ship)
  const from = free.x + 25
  const boxes = ship.torpedoes!.mounts.map((_, bank) => ({ x: from + bank * 15, y: free.y, width: 13.6, height: 8.2 }))
  return [
    ...heading(words(cardKey('torpedoes')), free.x, mm(free.y + 2.9), 24),
    { op: 'path', d: boxes.map(rectPath).join(''), stroke: { ink: 'rule-2', width: 0.22, weight: 'hair' } },
    written(words(cardKey('reloads'), { n: 2 }), from + boxes.length * 15, mm(free.y + 7.8)),
  ]
}
