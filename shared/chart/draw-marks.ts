import { disc } from '../card/arc-plan'
import type { Operation, TextOp } from '../card/operations'
import type { Box } from '../card/path-data'
import type { ChartData, Spot } from '../documents/chart'
import { middleWithin } from './coast'
import { through, type Tone } from './draw-land'
import { around, inItsPlace, labelBeside, type Lettering } from './labels'
import type { OnSheet } from './place-on-sheet'

/** Minefields and deployment zones: bounded by dashes, mines as crosses in a grid. */
export function zoneOperations({ zones = [] }: ChartData, on: OnSheet): readonly Operation[] {
  return zones.map(({ is, points }): Operation => ({
    ...{ op: 'path', d: through(points, on, true) },
    stroke: is === 'minefield' ? { ink: 'red', width: 1.8, dash: [2, 4] } : { ink: 'blue', width: 1.8, dash: [10, 5] },
  }))
}

export function zoneNames(
  { zones = [], tracks = [] }: ChartData,
  on: OnSheet,
  table: Spot,
  lettering: Lettering,
): readonly Operation[] {
  const whole: readonly [Spot, Spot] = [[0, 0], table]
  const named = [
    ...zones.map((zone) => ({ name: zone.name, at: middleWithin(zone.points, whole) })),
    ...tracks.map((track) => ({ name: track.name, at: track.points[Math.floor(track.points.length / 2)] })),
  ]
  return named.flatMap(({ name, at }) =>
    name === undefined || at === undefined
      ? []
      : labelBeside([on.to(at)], 2, { text: name, face: 'work-500', size: 14, isOptional: true }, lettering),
  )
}

export function trackOperations({ tracks = [] }: ChartData, on: OnSheet): readonly Operation[] {
  return tracks.map(({ points }): Operation => ({
    ...{ op: 'path', d: through(points, on, false), stroke: { ink: 'ink-3', width: 1.4, dash: [12, 4] } },
  }))
}

/** Crosses in rings of dots; stars with a flare. */
export function rockAndLightOperations(
  { rocks = [], lights = [] }: ChartData,
  on: OnSheet,
  tone: Tone,
): readonly Operation[] {
  const ink = tone === 'clear' ? 'ink' : 'ink-3'
  return [
    ...rocks.map(on.to).flatMap(([x, y]): readonly Operation[] => [
      { op: 'path', d: disc(x, y, 5), stroke: { ink, width: 0.9, dash: [1.2, 1.6] } },
      { op: 'path', d: `M${x - 3} ${y}h6M${x} ${y - 3}v6`, stroke: { ink, width: 1.1 } },
    ]),
    ...lights
      .map(({ at }) => on.to(at))
      .flatMap(([x, y]): readonly Operation[] => [
        { op: 'path', d: 'M4 -4L24 -18L19 -6Z', x, y, fill: tone === 'clear' ? 'red' : 'ink-3' },
        { op: 'path', d: star, x, y, fill: ink },
      ]),
  ]
}

const star = `M${Array.from({ length: 10 }, (_, point) => {
  const radians = (Math.PI * point) / 5 - Math.PI / 2
  const reach = point % 2 === 0 ? 6.6 : 2.6
  return `${(reach * Math.cos(radians)).toFixed(1)} ${(reach * Math.sin(radians)).toFixed(1)}`
}).join('L')}Z`

export const rocksAndLightsTaken = ({ rocks = [], lights = [] }: ChartData, on: OnSheet) => [
  ...rocks.map((at) => around(on.to(at), 6)),
  ...lights.flatMap(({ at }) => {
    const [x, y] = on.to(at)
    return [around([x, y], 7), { x, y: y - 19, width: 24, height: 19 }]
  }),
]

/** Names of lands, lights, waters; the first of them that find room. */
export function nameOperations(chart: ChartData, on: OnSheet, lettering: Lettering): readonly Operation[] {
  const { land = [], shoals = [], lights = [], names = [] } = chart
  const corner = (x: number, y: number): Spot => [(x - on.table.x) / on.inch, (y - on.table.y) / on.inch]
  const { inner, table } = on
  const boxes: readonly (readonly [Spot, Spot])[] = [
    [[0, 0], corner(table.x + table.width, table.y + table.height)],
    [corner(inner.x, inner.y), corner(inner.x + inner.width, inner.y + inner.height)],
  ]
  const inMiddle = (name: string, points: readonly Spot[], text: Omit<TextOp, 'op' | 'x' | 'y' | 'text'>) => {
    const middle = boxes.map((box) => middleWithin(points, box)).find((found) => found !== undefined)
    if (!middle) return []
    const [x, y] = on.to(middle)
    return inItsPlace({ op: 'text', x, y: y + text.size * 0.35, text: name, ...text }, lettering, true)
  }
  return [
    ...land.flatMap(({ name, points }) =>
      name === undefined
        ? []
        : inMiddle(name, points, {
            face: 'head',
            size: 18,
            ink: 'ink',
            anchor: 'middle',
            halo: { ink: 'buff', width: 3 },
          }),
    ),
    ...shoals.flatMap(({ name, points }) =>
      name === undefined
        ? []
        : inMiddle(name, points, { face: 'head-italic', size: 15, ink: 'ink-2', anchor: 'middle' }),
    ),
    ...names.flatMap(({ at, text, turn = 0, size = 16, on: ground = 'water' }) => {
      const [x, y] = on.to(at)
      const face = ground === 'water' ? 'head-italic' : 'head'
      const written = { text, face, size: Math.max(14, size), ink: 'ink-2', anchor: 'middle', turn } as const
      return inItsPlace({ op: 'text', x, y, ...written }, lettering)
    }),
    ...lights.flatMap(({ at, name }) =>
      name === undefined
        ? []
        : labelBeside([on.to(at)], 9, { text: name, face: 'work-500', size: 14, isOptional: true }, lettering),
    ),
  ]
}

const isWithin = ([x, y]: Spot, box: Box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height

/** Each in its own place at every size; one that would lie on a name, a ship or a track is left out. */
export function soundingOperations(
  { soundings = [] }: ChartData,
  on: OnSheet,
  lettering: Lettering,
): readonly Operation[] {
  return soundings.flatMap(([east, south, figure]) => {
    const [x, y] = on.to([east, south])
    const ink = isWithin([x, y], on.table) ? 'ink-2' : 'ink-3'
    const written = { text: String(figure), size: 16, face: 'head-italic', ink, anchor: 'middle' } as const
    return inItsPlace({ op: 'text', x, y: y + 5, ...written }, lettering)
  })
}
