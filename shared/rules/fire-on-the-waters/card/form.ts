import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { heading, lettered } from '../../kit/card/lettering'
import { framedPaper, hairline, margin, mm } from '../../kit/card/shapes'
import { locations, type Item, type Place, type Space, type WaterShip } from '../ship/ship'
import { blankShipOf } from '../../kit/ship-made'
import { shipOf } from '../ship/ship-data'
import { batteriesWidth, batteryPlaces, emptyBandTable } from './battery-places'
import { casualtiesOn } from './torpedoes'
import { emptyCounts } from './counts'
import { flotationFace } from './flotation'
import { caption, cardKey, aboveRect, armsRow, filled, hullRect, ringPath, strips, waterlineDepth } from './layout'
import { gridOperations } from './locations'
import { emptyHead } from './head'
import { legendOf } from './legend'

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
  const document = blankShip()
  const ship = bareShip(shipOf(document))
  return [
    ...framedPaper,
    ...nameLines(words),
    ...emptyHead(ship, words),
    ...sea,
    ...gridOperations(ship),
    ...rings(ship),
    above,
    ...flotationFace(ship, words),
    ...emptyCounts(words),
    ...batteryLines(ship, words),
    ...torpedoLines(words),
    ...(casualtiesOn(ship).face?.(words) ?? []),
    ...(legendOf({ unofficial: false }).face?.(words) ?? []),
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

const hair = { ink: 'rule-2', width: 0.2, weight: 'hair' } as const

function written(text: string, x: number, y: number): Operation {
  return lettered(text, mm(x), mm(y), { ...caption, ink: 'ink-3' })
}

function nameLines(words: Words): Operation[] {
  return [
    hairline(`M${margin.left} 13H84M${margin.left} 20.6H53`, 'rule-2'),
    written(words('card.form.name'), margin.left, 16),
    written(words('card.form.class'), margin.left, 23.4),
  ]
}

const sea = strips.map(({ hullTop, bottom }) => {
  const y = hullTop + waterlineDepth
  return filled({ x: margin.left, y, width: margin.right - margin.left, height: bottom - y }, 'sea')
})

/** Flotation points are written into rings. */
function rings({ places }: WaterShip): Operation[] {
  const d = places
    .map(({ at }) => hullRect(at))
    .map(({ x, y }) => ringPath(mm(x + 0.5), mm(y + 2.1)))
    .join('')
  return [{ op: 'path', d, fill: 'sheet', stroke: { ink: 'blue', width: 0.3, weight: 'hair' } }]
}

/** Light enough to draw over with a pen. */
const above: Operation = {
  op: 'path',
  d: strips
    .flatMap((strip) => strip.locations.map(aboveRect))
    .map(({ x, y, width, height }) => `M${x} ${mm(y + height)}V${y}h${width}v${height}`)
    .join(''),
  stroke: { ...hair, dash: [0.7, 0.7] },
}

function batteryLines(ship: WaterShip, words: Words): Operation[] {
  return [
    ...heading(words(cardKey('guns')), margin.left, armsRow.heading, batteriesWidth),
    ...batteryPlaces(ship).flatMap((place): Operation[] => {
      const { x, y, width, table } = place
      const columns = Array.from({ length: 9 }, (_, band) => mm(table.x + 11 + band * 5.8))
      const d = columns.map((at) => `M${at} ${mm(y + 1)}v${mm(place.height - 1.6)}`).join('')
      return [hairline(`M${x} ${mm(y + 0.2)}h${mm(width)}`, 'rule-2'), hairline(d), ...emptyBandTable(place, words)]
    }),
  ]
}

function torpedoLines(words: Words): Operation[] {
  const { split, heading: baseline, top } = armsRow
  const width = (margin.right - split) / (formBanks + 1)
  const boxes = Array.from({ length: formBanks }, (_, bank) => {
    const x = mm(split + bank * width)
    return `M${x} ${top}h${mm(width - 1.4)}v8.2h${mm(1.4 - width)}Z`
  })
  return [
    ...heading(words(cardKey('torpedoes')), split, baseline, margin.right - split),
    { op: 'path', d: boxes.join(''), stroke: { ink: 'rule-2', width: 0.22, weight: 'hair' } },
    written(words(cardKey('reloads'), { n: 2 }), margin.right - width + 1.4, top + 7.8),
  ]
}
