import { measure } from '../card/measure'
import { overlap, type Box } from '../card/path-data'
import type { ChartData, Spot } from '../documents/chart'
import { isInside } from './coast'
import { around } from './labels'
import type { OnSheet } from './place-on-sheet'

/** Where the rose lies on a chart, and how large it is. */
export interface RoseSpot {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Units from its middle to its edge, and to the tail of the wind's arrow. */
const [roseReach, windReach] = [125, 152]

export const roseTakes = ({ x, y, scale }: RoseSpot, hasWind: boolean): Box =>
  around([x, y], (hasWind ? windReach : roseReach) * scale)

/** Places that are looked at across the table and down it, those of its corners first. */
const steps = [0, 1, 0.1, 0.9, 0.2, 0.8, 0.3, 0.7, 0.4, 0.6, 0.5] as const
/** Land and marks under it cost so much more than what may make way. */
const groundCosts = 5

/** What the border takes of the room that the rose leaves round itself. */
const besideBorder = 2.5

/** Parts of the rose in a row: so finely the table is looked at. */
const parts = 6

/**
 * Beside the table where there is room; else in the corner of the table that is emptiest of land, shoals, zones, marks and names.
 * Where every corner has something it is the nearest place to one that covers least.
 */
export function rosePlace(data: ChartData, on: OnSheet, taken: readonly Box[], hasWind: boolean): RoseSpot {
  const reach = hasWind ? windReach : roseReach
  const { beside, table } = on
  if (beside) {
    const scale = Math.min(0.9, (Math.min(beside.width, beside.height) - 8) / (2 * reach))
    return { x: beside.x + beside.width / 2, y: beside.y + beside.height / 2, scale }
  }
  const scale = Math.min(0.8, Math.max(0.36, (Math.min(table.width, table.height) * 0.17) / roseReach))
  const least = reach * scale + 4
  const middleAt = (from: number, length: number, part: number) => from + least + (length - 2 * least) * part
  const size = (2 * least) / parts
  const { land = [], shoals = [], zones = [], lights = [], rocks = [] } = data
  const marks = [...lights.map(({ at }) => at), ...rocks].map((at) => around(on.to(at), 8))
  const ground = [...groundOf([...land, ...shoals], on, size), ...marks]
  const others = [...taken, ...namesOf(data, on), ...groundOf(zones, on, size)]
  const costOf = ([x, y]: Spot) => {
    const box = around([x, y], least - besideBorder)
    const covered = (of: readonly Box[]) => of.reduce((sum, part) => sum + overlap(box, part), 0)
    return groundCosts * covered(ground) + covered(others)
  }
  // Corners first, and by the step from there: of places that cover alike the first is taken.
  const places = steps
    .flatMap((across, at) => steps.map((down, other) => ({ across, down, far: offCorner(at) + offCorner(other) })))
    .toSorted((one, other) => one.far - other.far)
    .map(({ across, down }): Spot => [
      middleAt(table.x, table.width, across),
      middleAt(table.y, table.height, 1 - down),
    ])
  const costs = places.map((place) => [costOf(place), place] as const)
  const [, [x, y]] = costs.reduce((found, each) => (each[0] < found[0] - 1 ? each : found))
  return { x, y, scale }
}

/** Steps of a place from the edge that is nearer. */
const offCorner = (at: number) => Math.floor(at / 2)

interface Area {
  readonly points: readonly Spot[]
  readonly shoal?: number
}

/** Points of coasts, and squares of the table whose middle lies on land or in its shoal water, on a shoal or in a zone. */
function groundOf(given: readonly Area[], { table, inch, to }: OnSheet, size: number): readonly Box[] {
  const areas = given.map((area) => {
    const drawn = area.points.map(to)
    const round = (area.shoal ?? 0) * inch
    const [across, down] = [drawn.map(([x]) => x), drawn.map(([, y]) => y)]
    const [left, top] = [Math.min(...across) - round, Math.min(...down) - round]
    const [right, bottom] = [Math.max(...across) + round, Math.max(...down) + round]
    return ([x, y]: Spot) =>
      x >= left &&
      x <= right &&
      y >= top &&
      y <= bottom &&
      (isInside([x, y], drawn) ||
        (round > 0 && drawn.some((from, at) => off([x, y], from, drawn[(at + 1) % drawn.length]!) < round)))
  })
  const [columns, rows] = [Math.ceil(table.width / size), Math.ceil(table.height / size)]
  const squares = Array.from({ length: areas.length === 0 ? 0 : columns * rows }, (_, at) => ({
    ...{ x: table.x + (at % columns) * size, y: table.y + Math.floor(at / columns) * size },
    ...{ width: size, height: size },
  })).filter(({ x, y }) => areas.some((isIn) => isIn([x + size / 2, y + size / 2])))
  // A small island may have the middle of no square.
  return [...squares, ...given.flatMap(({ points }) => points.map((point) => around(to(point), 4)))]
}

/** Units from a place to the side from one point to the next. */
function off([x, y]: Spot, [fromX, fromY]: Spot, [toX, toY]: Spot): number {
  const [wide, high] = [toX - fromX, toY - fromY]
  const length = wide * wide + high * high
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * wide + (y - fromY) * high) / length))
  return Math.hypot(x - fromX - part * wide, y - fromY - part * high)
}

/** Names that have places of their own: they do not make way. */
const namesOf = ({ names = [] }: ChartData, on: OnSheet): readonly Box[] =>
  names.map(({ at, text, size = 16 }) => around(on.to(at), measure('head-italic', Math.max(14, size), text) / 2))
