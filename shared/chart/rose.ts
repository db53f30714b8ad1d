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

export const fleurDeLis = 'M0 -120c7 6 7 12 0 17c-7 -5 -7 -11 0 -17z'

interface RosePlace {
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Bearings smaller than this are left out. */
  readonly leastText: number
}

/** A compass rose, 120 units to each side of its middle; a barbed arrow flies in from where the wind blows. */
export function roseOperations(place: RosePlace, windFrom: number | undefined): readonly Operation[] {
  const { x, y, scale, leastText } = place
  const size = 10.5 * scale
  const path = (d: string, rest: Omit<Extract<Operation, { op: 'path' }>, 'op' | 'd'>): Operation => ({
    ...{ op: 'path', d, x, y, scaleX: scale, scaleY: scale },
    ...rest,
  })
  const line = (width: number) => ({ ink: 'ink', width: width * scale }) as const
  return [
    path(disc(0, 0, 116), { fill: 'sheet' }),
    path(disc(0, 0, 104), { stroke: line(1.6) }),
    path(disc(0, 0, 97), { stroke: line(0.9) }),
    path(roseTicks, { stroke: line(0.9) }),
    ...(size < leastText ? [] : roseBearings).map((bearing): Operation => {
      const [east, south] = at(82, bearing)
      const written = { text: String(bearing), size, face: 'work-500', ink: 'ink', anchor: 'middle' } as const
      return { op: 'text', x: x + east * scale, y: y + south * scale + size * 0.35, ...written }
    }),
    ...rosePoints.flatMap(({ dark, light }) => [
      path(dark, { fill: 'ink', stroke: line(0.4) }),
      path(light, { fill: 'sheet', stroke: line(0.9) }),
    ]),
    path(disc(0, 0, 6), { fill: 'sheet', stroke: line(1.4) }),
    path(fleurDeLis, { fill: 'ink' }),
    ...(windFrom === undefined ? [] : windArrow(windFrom, place)),
  ]
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

const points = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']

/** The bearing the wind blows from, in degrees, where the facts of a table name a point of the compass. */
export function windBearing({ windFrom }: Readonly<Record<string, Scalar>>): number | undefined {
  const place = points.indexOf(String(windFrom))
  return place < 0 ? undefined : place * 45
}
