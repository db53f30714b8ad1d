import { line, polygon, type Point } from '../../../card/drawn-shapes'
import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import { onceEach } from '../../../kernel/once-each'
import type { PartFormOf } from '../../kit/card/data-form'
import { margin } from '../../kit/card/shapes'
import { endsOf } from '../drawing/hull'
import { shipDrawing, type ShipDrawing } from '../drawing/ship-drawing'
import { type WaterShip, locations } from '../ship/ship'
import { shipOf } from '../ship/ship-data'
import { columnWidth, filled, headroom, perStrip, strips, waterlineDepth, type Strip } from './layout'

/**
 * The ship behind her boxes, drawn from her places: her sea, her upper works over the bar of numbers, and the hull
 * down to the keel. Each half of her fills its strip; what is too tall is cut off.
 */
export const profileOperations = onceEach((document: ShipDocument): readonly Operation[] => {
  const ship = shipOf(document)
  const drawing = shipDrawing(ship)
  return strips.map((strip, index): Operation => ({
    op: 'clip',
    x: margin.left,
    y: strip.top - headroom,
    width: perStrip * columnWidth,
    height: strip.bottom - strip.top + headroom,
    operations: half(ship, drawing, strip, index),
  }))
})

const stroke = { ink: 'ink', width: 0.24, opacity: 0.42, join: 'round', weight: 'hair' } as const

function half(ship: WaterShip, { measures, drawing }: ShipDrawing, strip: Strip, index: number): Operation[] {
  const { hullTop, bottom } = strip
  const sea = hullTop + waterlineDepth
  const width = perStrip * columnWidth
  const place = placing(strip, index, measures.freeboard, tallest(drawing.solids, measures.freeboard))
  const [hull, ...works] = drawing.solids.map((points) => (isIn(index)(points) ? polygon(...points.map(place)) : ''))
  const lines = drawing.lines
    .filter((points) => isIn(index)(points) && isShort(points))
    .map((points) => line(...points.map(place)))
  return [
    filled({ x: margin.left, y: sea, width, height: bottom - sea }, 'sea'),
    { op: 'path', d: seaLines(sea, bottom), stroke: { ink: 'sea-deep', width: 0.22 } },
    { op: 'path', d: underWater(ship, strip, index), fill: 'sea-deep', stroke },
    { op: 'path', d: works.join(''), fill: 'wash', stroke: { ...stroke, opacity: 0.14 } },
    { op: 'path', d: hull ?? '', fill: 'wash', stroke },
    ...(lines.length > 0 ? [{ op: 'path', d: lines.join(''), stroke: { ...stroke, opacity: 0.25 } } as const] : []),
  ]
}

const isIn = (index: number) => (points: readonly Point[]) =>
  points.some(([x]) => (index === 0 ? x <= perStrip + 0.5 : x >= perStrip - 0.5))

/** Wires run out of the picture and are left out. */
const isShort = (points: readonly Point[]) =>
  Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x)) < 3.2

/** Masts aside, the highest tenth of her is left out. */
function tallest(solids: readonly (readonly Point[])[], freeboard: number): number {
  const tops = solids
    .filter((points) => Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x)) > 0.35)
    .map((points) => Math.max(...points.map(([, up]) => up)) - freeboard)
    .sort((one, other) => one - other)
  return Math.max(6, tops[Math.floor(tops.length * 0.9)] ?? 6)
}

/** Locations and metres to the card: the weather deck lies on the bar of numbers, the water in the hull boxes. */
function placing(strip: Strip, index: number, freeboard: number, high: number) {
  const sea = strip.hullTop + waterlineDepth
  const perMetreAbove = (strip.barTop - strip.top) / high
  const perMetreBelow = (sea - strip.barTop) / freeboard
  return ([x, up]: Point): Point => [
    margin.left + (x - index * perStrip) * columnWidth,
    up > freeboard ? strip.barTop - (up - freeboard) * perMetreAbove : sea - up * perMetreBelow,
  ]
}

/** Stem and stern run down to the keel, which lies under the boxes. */
function underWater(ship: WaterShip, { hullTop, bottom }: Strip, index: number): string {
  const sea = hullTop + waterlineDepth
  const { bowWater, sternWater } = endsOf(ship)
  const [left, right] = [margin.left, margin.left + perStrip * columnWidth]
  if (index === 0) {
    const bow = left + bowWater * columnWidth
    return `M${bow} ${sea}Q${bow + 2} ${bottom - 1} ${bow + 10} ${bottom}H${right}V${sea}Z`
  }
  const stern = left + (sternWater - perStrip) * columnWidth
  return `M${left} ${sea}V${bottom}H${stern - 20}C${stern - 9} ${bottom} ${stern - 6} ${sea + 1} ${stern} ${sea}Z`
}

function seaLines(from: number, to: number): string {
  let d = ''
  for (let y = from + 1.2; y < to; y += 1.5)
    d += `M${margin.left} ${Math.round(y * 100) / 100}h${perStrip * columnWidth}`
  return d
}

/** What is drawn behind the boxes and as her silhouette. No rule reads it. */
export const drawingEditor: PartFormOf<WaterShip> = (ship, say) => {
  const drawn = ship.at('profile')
  const { bridge, masts } = drawn.value
  const places = locations.map((at) => ({ value: String(at), label: String(at) }))
  return {
    says: [say(`bridges.${bridge}`), say('mastsOf', { n: masts.length })].join(', '),
    entries: [
      ...drawn.fields('bow', 'stern', 'bridge'),
      drawn.field('forecastleTo', {
        name: 'forecastle',
        choices: places.map(({ value, label }) => ({ value, label: value === '66' ? say('flush') : label })),
      }),
      drawn.list('masts', {
        title: (_, index) => say('mastNumber', { n: index + 1 }),
        entries: (mast) => [mast.field('at', { choices: places }), mast.field('kind', { called: 'mastKind' })],
        adds: 'mast',
        fresh: () => ({ at: 45, kind: 'pole' }),
      }),
    ],
  }
}
