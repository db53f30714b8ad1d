import type { Operation } from '../card/operations'
import { disc } from '../card/arc-plan'
import type { Scalar } from '../kernel/scalar'

/** A place on a circle around the middle, at a bearing: 0 is north. */
const at = (radius: number, degrees: number) => {
  const radians = ((degrees - 90) * Math.PI) / 180
  return [radius * Math.cos(radians), radius * Math.sin(radians)] as const
}
const text = (radius: number, degrees: number) =>
  at(radius, degrees)
    .map((part) => part.toFixed(2))
    .join(' ')

/** Graduations of three degrees, 104 units from the middle. */
export const roseTicks = Array.from({ length: 120 }, (_, tick) => {
  const inner = tick % 10 === 0 ? 90 : tick % 5 === 0 ? 93 : 97
  return `M${text(104, tick * 3)}L${text(inner, tick * 3)}`
}).join('')

export const roseBearings = Array.from({ length: 12 }, (_, part) => part * 30)

/** Each point is two halves, one inked; the lesser points lie under the greater. */
export const rosePoints = [
  ...[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((degrees) => ({
    degrees,
    long: 44,
    waist: 12,
    half: 11.2,
  })),
  ...[45, 135, 225, 315].map((degrees) => ({ degrees, long: 56, waist: 16, half: 22.5 })),
  ...[0, 90, 180, 270].map((degrees) => ({ degrees, long: 74, waist: 20, half: 36 })),
].map(({ degrees, long, waist, half }) => ({
  degrees,
  dark: `M0 0L${text(waist, degrees - half)}L${text(long, degrees)}z`,
  light: `M0 0L${text(waist, degrees + half)}L${text(long, degrees)}z`,
}))

export const fleurDeLis = 'M0 -120C7 -114 7 -108 0 -103C-7 -108 -7 -114 0 -120Z'

interface RosePlace {
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Bearings smaller than this are left out. */
  readonly leastText: number
  /** Where north is, clockwise from the upper edge. */
  readonly north?: number
}

/** A compass rose, 120 units to each side of its middle; a barbed arrow flies in from where the wind blows. */
export function roseOperations(place: RosePlace, windFrom: number | undefined): readonly Operation[] {
  const { x, y, scale, leastText, north = 0 } = place
  const size = 10.5 * scale
  const path = (d: string, rest: Omit<Extract<Operation, { op: 'path' }>, 'op' | 'd'>): Operation => ({
    ...{ op: 'path', d: north === 0 ? d : turnedBy(north, d), x, y, scaleX: scale, scaleY: scale },
    ...rest,
  })
  const circle = (radius: number, rest: Omit<Extract<Operation, { op: 'path' }>, 'op' | 'd'>): Operation => ({
    ...{ op: 'path', d: disc(0, 0, radius), x, y, scaleX: scale, scaleY: scale },
    ...rest,
  })
  const line = (width: number) => ({ ink: 'ink', width: width * scale }) as const
  return [
    circle(116, { fill: 'sheet' }),
    circle(104, { stroke: line(1.6) }),
    circle(97, { stroke: line(0.9) }),
    path(roseTicks, { stroke: line(0.9) }),
    ...(size < leastText ? [] : roseBearings).map((bearing): Operation => {
      const [east, south] = at(82, bearing + north)
      const written = { text: String(bearing), size, face: 'work-500', ink: 'ink', anchor: 'middle' } as const
      return { op: 'text', x: x + east * scale, y: y + south * scale + size * 0.35, ...written }
    }),
    ...rosePoints.flatMap(({ dark, light }) => [
      path(dark, { fill: 'ink', stroke: line(0.4) }),
      path(light, { fill: 'sheet', stroke: line(0.9) }),
    ]),
    circle(6, { fill: 'sheet', stroke: line(1.4) }),
    path(fleurDeLis, { fill: 'ink' }),
    ...(windFrom === undefined ? [] : windArrow(windFrom, place)),
  ]
}

/** Path data turned about its zero; of points alone, no arcs. */
function turnedBy(degrees: number, d: string): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, across: string, down: string) => {
    const [px, py] = [Number(across), Number(down)]
    return `${(px * cos - py * sin).toFixed(2)} ${(px * sin + py * cos).toFixed(2)}`
  })
}

function windArrow(from: number, { x, y, scale }: RosePlace): readonly Operation[] {
  const on = (radius: number, aside = 0) => {
    const [east, south] = at(radius, from)
    const [right, down] = at(aside, from + 90)
    return `${(x + (east + right) * scale).toFixed(2)} ${(y + (south + down) * scale).toFixed(2)}`
  }
  const barbs = [150, 143, 136].map((radius) => `M${on(radius)}L${on(radius + 5, -9)}`).join('')
  return [
    { op: 'path', d: `M${on(150)}L${on(124)}${barbs}`, stroke: { ink: 'blue', width: 3 * scale } },
    {
      ...{ op: 'path', d: `M${on(108)}L${on(125, -8)}L${on(125, 8)}Z`, fill: 'blue' },
      stroke: { ink: 'sheet', width: 1.5 * scale },
    },
  ]
}

/** Clockwise, 45 degrees from each to the next. */
export const compassPoints = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const

/** The bearing the wind blows from, in degrees, where the facts of a table name a point of the compass. */
export function windBearing({ windFrom }: Readonly<Record<string, Scalar>>): number | undefined {
  const place = compassPoints.findIndex((each) => each === windFrom)
  return place < 0 ? undefined : place * 45
}
