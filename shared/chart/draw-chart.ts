import type { Operation } from '../card/operations'
import type { Box } from '../card/path-data'
import type { ChartData, Spot } from '../documents/chart'
import { isInside } from './coast'
import { columnOf, type SideOnChart } from './columns'
import { columnNames, columnOperations, fillOf, hullsTaken } from './draw-columns'
import { landOperations, type Tone } from './draw-land'
import {
  nameOperations,
  rockAndLightOperations,
  marksTaken,
  soundingOperations,
  trackOperations,
  zoneNames,
  zoneOperations,
} from './draw-marks'
import { borderOperations, borderTaken } from './border'
import { usualTable } from './entries'
import { graticuleFigures, graticuleOperations } from './graticule'
import { alongLine, inItsPlace, type Lettering } from './labels'
import { placeOnSheet, type OnSheet } from './place-on-sheet'
import { roseOperations } from './rose'
import { rosePlace, roseTakes } from './rose-place'

export interface Chart {
  /** What lies on the table; without it open sea. */
  readonly data?: ChartData | undefined
  readonly sides: readonly SideOnChart[]
  /** Whose leading ships the dotted line joins, and how far it is, as it is said. */
  readonly distance?: { readonly ids: readonly [string, string]; readonly said: string } | undefined
  /** Degrees the wind blows from. */
  readonly windFrom?: number | undefined
  /** In units of the drawing, of which letters take 14 to 18. */
  readonly width: number
  readonly height: number
  /** A title block in the upper left corner of the inner frame. */
  readonly title?: Box | undefined
  /** Bearings of the rose in smaller letters are left out. */
  readonly leastText?: number
  /** Sea, land and ships alone: no figure on it could be read. */
  readonly isSmall?: boolean
}

/** Where the table lies in a drawing of it, for what is drawn over it. */
export const tableOnSheet = ({ data, width, height, title, isSmall = false }: Omit<Chart, 'sides'>): OnSheet =>
  placeOnSheet(data?.table ?? usualTable, { width, height, title, isSmall })

/** The table as the scenario has it: what is drawn is what is played. */
export function drawChart(chart: Chart): readonly Operation[] {
  const { sides, width, height, title, isSmall = false } = chart
  const data = chart.data ?? { table: usualTable }
  const { north = 0 } = data
  const on = tableOnSheet(chart)
  const columns = sides.map(
    (side) =>
      [
        side,
        side.squadrons.flatMap((squadron) =>
          squadron.entry && squadron.ships.length > 0 ? [columnOf(squadron, squadron.entry, north, on)] : [],
        ),
      ] as const,
  )
  const bed = (tone: Tone): readonly Operation[] => [
    ...landOperations(data, on, tone, isSmall),
    ...(isSmall ? [] : [...graticuleOperations(data, on), ...rockAndLightOperations(data, on, tone)]),
  ]
  const ships = columns.flatMap(([, each], side) =>
    each.flatMap((column) => columnOperations(column, fillOf(side), isSmall)),
  )
  return [
    { op: 'rect', x: 0, y: 0, width, height, fill: 'sheet' },
    {
      ...{ op: 'clip', ...on.inner },
      operations: [
        { op: 'rect', ...on.inner, fill: 'paper' },
        ...bed('faint'),
        // No line runs through the title.
        ...(title ? [{ op: 'rect', ...title, x: on.inner.x, y: on.inner.y, fill: 'paper' } as const] : []),
      ],
    },
    {
      ...{ op: 'clip', ...on.table },
      operations: [
        { op: 'rect', ...on.table, fill: 'sheet' },
        ...bed('clear'),
        ...zoneOperations(data, on),
        ...trackOperations(data, on),
        ...ships,
      ],
    },
    ...borderOperations(on, data, isSmall),
    ...(isSmall ? [] : writtenOn(chart, data, on, columns)),
    ...frames(width, height, isSmall),
  ]
}

type Columns = Parameters<typeof columnNames>[0]

/** Distance, rose, names and soundings, in that order: each keeps clear of those before it. */
function writtenOn(
  { title, windFrom, distance, leastText = 0 }: Chart,
  data: ChartData,
  on: OnSheet,
  columns: Columns,
): readonly Operation[] {
  const taken: Box[] = [
    ...(title ? [{ ...title, x: on.inner.x, y: on.inner.y }] : []),
    ...hullsTaken(columns.flatMap(([, each]) => each)),
    ...marksTaken(data, on),
    ...borderTaken(on),
  ]
  const lettering: Lettering = { taken, letters: [], inner: on.inner }
  const measured = distance ? distanceOperations(distance, columns, data, on, lettering) : []
  const rose = rosePlace(data, on, taken, windFrom !== undefined)
  taken.push(roseTakes(rose, windFrom !== undefined))
  const letters = [
    ...nameOperations(data, on, lettering),
    ...columnNames(columns, lettering),
    ...zoneNames(data, on, data.table, lettering),
    ...graticuleFigures(data, on, lettering),
    ...soundingOperations(data, on, lettering),
  ]
  const north = data.north ?? 0
  const wind = windFrom === undefined ? undefined : windFrom + north
  return [...roseOperations({ ...rose, leastText, north }, wind), ...measured, ...letters]
}

/** Where along the line its figure is tried: in the middle, and ever further from it. */
const figurePlaces = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74]

/** A dotted line between two leading ships, and how far it is: over the sea, where the line crosses some. */
function distanceOperations(
  { ids, said }: NonNullable<Chart['distance']>,
  columns: Columns,
  { land = [] }: ChartData,
  on: OnSheet,
  lettering: Lettering,
): readonly Operation[] {
  const headOf = (id: string): Spot | undefined => {
    const head = columns.flatMap(([, each]) => each).find(({ squadron }) => squadron.id === id)?.hulls[0]
    return head && [head.x, head.y]
  }
  const [from, to] = [headOf(ids[0]), headOf(ids[1])]
  if (!from || !to) return []
  const at = (part: number): Spot => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
  const coasts = land.map(({ points }) => points.map(on.to))
  const isAtSea = (spot: Spot) => cornersOf(spot).every((corner) => !coasts.some((coast) => isInside(corner, coast)))
  const middle = figurePlaces.map(at).find(isAtSea) ?? at(0.5)
  const d = `M${from.map((part) => part.toFixed(1)).join(' ')}L${to.map((part) => part.toFixed(1)).join(' ')}`
  const written = {
    text: said,
    size: 15,
    face: 'head-italic',
    ink: 'ink-2',
    anchor: 'middle',
    halo: { ink: 'sheet', width: 5 },
  } as const
  const figure = inItsPlace({ op: 'text', x: middle[0], y: middle[1] + 5, ...written }, lettering, true)
  lettering.taken.push(...alongLine([from, to], 2))
  return [{ op: 'path', d, stroke: { ink: 'ink-3', width: 1, dash: [1, 5] } }, ...figure]
}

/** The corners of a figure's letters. */
const cornersOf = ([x, y]: Spot): readonly Spot[] =>
  [-16, 16].flatMap((across) => [-9, 9].map((down): Spot => [x + across, y + down]))

function frames(width: number, height: number, isSmall: boolean): readonly Operation[] {
  const frame = (at: number, thick: number): Operation => ({
    ...{ op: 'rect', x: at, y: at, width: width - 2 * at, height: height - 2 * at },
    stroke: { ink: 'plate', width: thick },
  })
  return isSmall ? [frame(3, 3)] : [frame(4, 4), frame(12, 1)]
}
