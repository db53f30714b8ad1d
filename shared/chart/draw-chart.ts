import type { Operation } from '../card/operations'
import { disc } from '../card/arc-plan'
import { roseOperations } from './rose'
import { seaBed, shallows, soundings, type Clear } from './sea-bed'
import { drawSides, type DrawnSide, type SideOnChart } from './tracks'

export interface Chart {
  /** The sea bed comes from it alone. */
  readonly name: string
  readonly sides: readonly SideOnChart[]
  /** Degrees the wind blows from. */
  readonly windFrom?: number | undefined
  /** In units of the drawing, of which letters take 14 to 16. */
  readonly width: number
  readonly height: number
  /** A title block in the upper left corner of the inner frame. */
  readonly title?: Clear | undefined
  /** Bearings of the rose in smaller letters are left out. */
  readonly leastText?: number
  /** Sea bed and ships alone: no figure on it could be read. */
  readonly isSmall?: boolean
}

/** From the edge of the drawing to its inner frame. */
const marginUnits = 26
const smallMarginUnits = 16

/**
 * The action as a chart: drawn from its sides, squadrons and wind. It shows no real place.
 */
export function drawChart(chart: Chart): readonly Operation[] {
  const { name, sides, windFrom, width, height, title, leastText = 0, isSmall = false } = chart
  const margin = isSmall ? smallMarginUnits : marginUnits
  const inner = { width: width - 2 * margin, height: height - 2 * margin }
  const scale = Math.min(1.25, inner.height / 600, inner.width / 860)
  const rose = { x: 150 * scale + 20, y: inner.height - 150 * scale - 6, scale, leastText }
  const aroundRose = isSmall ? [] : [around(rose.x, rose.y, 125 * scale)]
  const drawn = drawSides(sides, inner.width, inner.height, { title, clear: aroundRose })
  const meridians = graticule(inner.width, 280)
  const parallels = graticule(inner.height, 230)
  const bed = seaBed(name)
  const clear = [
    ...(title ? [title] : []),
    ...aroundRose,
    ...drawn.flatMap((side) => side.hulls.map((hull) => around(hull.x, hull.y, 22 * hull.scale))),
    ...drawn.flatMap(({ along }) => along),
    ...drawn.map(({ label }) => ({ x: label.x, y: label.y - 14, width: label.width, height: 14 })),
    ...parallels.map((line) => ({ x: inner.width - 30, y: line.at - 8, width: 30, height: 12 })),
  ]
  const figures = (): readonly Operation[] => [
    ...soundings(name, bed, inner.width, inner.height, clear).map(({ x, y, fathoms }): Operation => ({
      ...{ op: 'text', x, y, text: String(fathoms), size: 16, face: 'head-italic', ink: 'ink-2', anchor: 'middle' },
    })),
    ...meridians.flatMap(({ at, minutes }) => [
      ...(title && at <= title.width ? [] : [minute(at, 14, minutes)]),
      minute(at, inner.height - 5, minutes),
    ]),
    ...parallels.map(({ at, minutes }) => minute(inner.width - 5, at + 5, minutes, 'end')),
    ...roseOperations(rose, windFrom),
  ]
  const sea: readonly Operation[] = [
    ...[34, 20].flatMap((fathoms): readonly Operation[] => {
      const { area, edge } = shallows(bed, fathoms, inner.width, inner.height)
      return [
        { op: 'path', d: area, fill: fathoms > 25 ? 'sea' : 'sea-deep' },
        { op: 'path', d: edge, stroke: { ink: 'ink', width: 1, opacity: 0.5 } },
      ]
    }),
    {
      op: 'path',
      d: [
        ...meridians.map(({ at }) => `M${at} 0V${inner.height}`),
        ...parallels.map(({ at }) => `M0 ${at}H${inner.width}`),
      ].join(''),
      stroke: { ink: 'ink', width: 0.8, opacity: 0.4 },
    },
    ...(title ? [{ op: 'rect', ...title, fill: 'sheet' } as const] : []),
    ...(isSmall ? [] : figures()),
    ...drawn.flatMap((side) => sideOperations(side, isSmall)),
  ]
  const frame = (at: number, thick: number): Operation => ({
    ...{ op: 'rect', x: at, y: at, width: width - 2 * at, height: height - 2 * at },
    stroke: { ink: 'plate', width: thick },
  })
  return [
    { op: 'rect', x: 0, y: 0, width, height, fill: 'sheet' },
    ...moved(sea, { x: margin, y: margin, ...inner }),
    { op: 'path', d: graduations(margin, margin, inner.width, inner.height, 7), fill: 'plate' },
    frame(margin, 1.5),
    ...(isSmall ? [] : [frame(margin - 10, 1)]),
    frame(4, 4),
  ]
}

function around(x: number, y: number, reach: number): Clear {
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
}

function minute(x: number, y: number, minutes: number, anchor: 'middle' | 'end' = 'middle'): Operation {
  const halo = { ink: 'sheet', width: 4 } as const
  return { op: 'text', x, y, text: `${minutes}′`, size: 14, face: 'work-500', ink: 'ink', anchor, halo }
}

/** Into the inner frame, and nothing beyond it. */
function moved(operations: readonly Operation[], inner: Clear) {
  const shifted = operations.map((each): Operation => {
    if (each.op === 'path') return { ...each, x: (each.x ?? 0) + inner.x, y: (each.y ?? 0) + inner.y }
    return { ...each, x: each.x + inner.x, y: each.y + inner.y }
  })
  return [{ op: 'clip', ...inner, operations: shifted } as const]
}

interface Placed {
  readonly x: number
  readonly y: number
  readonly degrees: number
}

/** Path data whose points are turned, scaled and moved to a place; of straight lines and cubic curves alone. */
function placed(d: string, { x, y, degrees }: Placed, scale = 1): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180) * scale, Math.sin((degrees * Math.PI) / 180) * scale]
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, across: string, down: string) => {
    const [px, py] = [Number(across), Number(down)]
    return `${(x + px * cos - py * sin).toFixed(1)} ${(y + px * sin + py * cos).toFixed(1)}`
  })
}

const hull = 'M-19 0C-14 -5.5 -6 -6.5 2 -6.5C11 -6.5 18 -4.5 19 0C18 4.5 11 6.5 2 6.5C-6 6.5 -14 5.5 -19 0Z'
const half = 'M-19 0C-14 -5.5 -6 -6.5 2 -6.5C11 -6.5 18 -4.5 19 0Z'

/** One side's column: her track dashed, her ships as lozenges from above, her name beside them. */
function sideOperations({ track, head, hulls, fill, label }: DrawnSide, isUnnamed: boolean): readonly Operation[] {
  const { x, y, text } = label
  return [
    ...(track === ''
      ? []
      : ([
          { op: 'path', d: track, stroke: { ink: 'ink', width: 2, dash: [9, 6] } },
          { op: 'path', d: placed('M2 0L-11 -5.5L-8 0L-11 5.5Z', head), fill: 'ink' },
        ] as const)),
    ...hulls.flatMap((each): readonly Operation[] => [
      {
        ...{ op: 'path', d: placed(hull, each, each.scale), fill: fill === 'solid' ? 'ink' : 'sheet' },
        stroke: { ink: 'ink', width: 2 * each.scale },
      },
      ...(fill === 'half' ? [{ op: 'path', d: placed(half, each, each.scale), fill: 'ink' } as const] : []),
      ...(fill === 'dotted' ? [{ op: 'path', d: disc(each.x, each.y, 3 * each.scale), fill: 'ink' } as const] : []),
    ]),
    ...(isUnnamed
      ? []
      : [
          { op: 'text', x, y, text, size: 16, face: 'work-700', ink: 'ink', halo: { ink: 'sheet', width: 4 } } as const,
        ]),
  ]
}

/** The graduated border of a chart: every second minute black, on all four sides of the inner frame. */
function graduations(x: number, y: number, width: number, height: number, band: number): string {
  return [
    ...marks(width).map(
      ([from, length]) => bar(x + from, y - band, length, band) + bar(x + from, y + height, length, band),
    ),
    ...marks(height).map(
      ([from, length]) => bar(x - band, y + from, band, length) + bar(x + width, y + from, band, length),
    ),
  ].join('')
}

/** An odd number of parts of about 18 px, the first and the last of them black. */
function marks(length: number): readonly (readonly [from: number, length: number])[] {
  const parts = Math.max(3, Math.round(length / 18 / 2) * 2 + 1)
  const part = length / parts
  return Array.from({ length: (parts + 1) / 2 }, (_, mark) => [mark * 2 * part, part] as const)
}

const bar = (x: number, y: number, width: number, height: number) =>
  `M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}z`

/** Lines of the graticule between 0 and `length`, and the minutes written at them. */
function graticule(length: number, about: number): readonly { readonly at: number; readonly minutes: number }[] {
  const count = Math.max(1, Math.round(length / about))
  return Array.from({ length: count }, (_, line) => ({
    at: ((line + 0.5) * length) / count,
    minutes: (count - line) * 5,
  }))
}
