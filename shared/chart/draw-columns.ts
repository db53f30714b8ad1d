import { disc } from '../card/arc-plan'
import type { Operation } from '../card/operations'
import type { Spot } from '../documents/chart'
import { hullLength, type Column, type SideOnChart } from './columns'
import { alongLine, around, labelBeside, type Lettering } from './labels'

/** Sides are distinguished by shape: filled, outlined, half filled, dotted. */
const fills = ['solid', 'open', 'half', 'dotted'] as const
type Fill = (typeof fills)[number]
export const fillOf = (side: number): Fill => fills[side % fills.length]!

const hull = 'M-19 0C-14 -5.5 -6 -6.5 2 -6.5C11 -6.5 18 -4.5 19 0C18 4.5 11 6.5 2 6.5C-6 6.5 -14 5.5 -19 0Z'
const half = 'M-19 0C-14 -5.5 -6 -6.5 2 -6.5C11 -6.5 18 -4.5 19 0Z'
const arrow = 'M2 0L-11 -5.5L-8 0L-11 5.5Z'

interface Placed {
  readonly x: number
  readonly y: number
  /** Clockwise from the upper edge; what is drawn points to the right. */
  readonly degrees: number
}

/** Path data whose points are turned, scaled and moved to a place; of straight lines and cubic curves alone. */
function placed(d: string, { x, y, degrees }: Placed, scale = 1): string {
  const radians = ((degrees - 90) * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians) * scale, Math.sin(radians) * scale]
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, across: string, down: string) => {
    const [px, py] = [Number(across), Number(down)]
    return `${(x + px * cos - py * sin).toFixed(1)} ${(y + px * sin + py * cos).toFixed(1)}`
  })
}

/** One squadron: its track dashed, its ships as lozenges from above. */
export function columnOperations(
  { hulls, track, degrees }: Column,
  fill: Fill,
  isSmall: boolean,
): readonly Operation[] {
  const thin = isSmall ? 0.7 : 1
  const written = ([x, y]: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`
  return [
    ...(track
      ? ([
          {
            op: 'path',
            d: `M${written(track[0])}L${written(track[1])}`,
            stroke: { ink: 'ink', width: 1.6 * thin, dash: [8 * thin, 5 * thin] },
          },
          { op: 'path', d: placed(arrow, { x: track[1][0], y: track[1][1], degrees }, thin), fill: 'ink' },
        ] as const)
      : []),
    ...hulls.flatMap((each): readonly Operation[] => [
      {
        ...{ op: 'path', d: placed(hull, each, each.scale), fill: fill === 'solid' ? 'ink' : 'sheet' },
        stroke: { ink: 'ink', width: Math.max(0.9, 2 * each.scale) },
      },
      ...(fill === 'half' ? [{ op: 'path', d: placed(half, each, each.scale), fill: 'ink' } as const] : []),
      ...(fill === 'dotted' ? [{ op: 'path', d: disc(each.x, each.y, 3 * each.scale), fill: 'ink' } as const] : []),
    ]),
  ]
}

export const hullsTaken = (columns: readonly Column[]) =>
  columns.flatMap(({ hulls, track }) => [
    ...hulls.map(({ x, y, scale }) => around([x, y], (hullLength * scale) / 2.6)),
    ...(track ? alongLine(track, 3) : []),
  ])

/** The name of each side at its first squadron, those of its squadrons where there is room for them. */
export function columnNames(
  sides: readonly (readonly [SideOnChart, readonly Column[]])[],
  lettering: Lettering,
): readonly Operation[] {
  const sideNames = sides.flatMap(([{ name }, [first]]) =>
    first ? labelBeside(placesOf(first), reachOf(first), { text: name, face: 'work-700', size: 16 }, lettering) : [],
  )
  const isCrowded = sides.reduce((sum, [, columns]) => sum + columns.length, 0) > mostNamed
  const squadronNames = (isCrowded ? [] : sides).flatMap(([, columns]) =>
    columns.flatMap((column) => {
      const { name, arrives } = column.squadron
      if (columns.length === 1 && arrives === undefined) return []
      const text = arrives === undefined ? name : `${name} (${arrives})`
      return labelBeside(
        placesOf(column),
        reachOf(column),
        { text, face: 'work-500', size: 14, isOptional: true },
        lettering,
      )
    }),
  )
  return [...sideNames, ...squadronNames]
}

/** Of more squadrons none is named: their names would lie over each other. */
const mostNamed = 40

/** Its middle, its first ship and its last. */
function placesOf({ hulls }: Column): readonly Spot[] {
  const [first, last] = [hulls[0]!, hulls.at(-1)!]
  return [
    [(first.x + last.x) / 2, (first.y + last.y) / 2],
    [last.x, last.y],
    [first.x, first.y],
  ]
}

/** Half of the width of a column, across its course. */
const reachOf = ({ hulls }: Column) => 8 + 7 * Math.max(...hulls.map(({ scale }) => scale))
