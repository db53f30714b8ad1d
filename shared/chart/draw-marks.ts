import { disc } from '../card/arc-plan'
import { measure } from '../card/measure'
import type { Operation, TextOp } from '../card/operations'
import { overlap, type Box } from '../card/path-data'
import type { ChartData, Spot } from '../documents/chart'
import { extentWithin, isInside, middleWithin } from './coast'
import { through, type Tone } from './draw-land'
import { alongLine, around, inItsPlace, labelBeside, type Lettering } from './labels'
import type { OnSheet } from './place-on-sheet'

/** Minefields and deployment zones: bounded by dashes, mines as crosses in a grid. */
export function zoneOperations({ zones = [] }: ChartData, on: OnSheet): readonly Operation[] {
  return zones.flatMap(({ is, points }): readonly Operation[] => {
    const edge = { op: 'path', d: through(points, on, true) } as const
    if (is === 'deployment') return [{ ...edge, stroke: { ink: 'blue', width: 1.8, dash: [10, 5] } }]
    const mines = minesIn(points.map(on.to))
    return [
      { ...edge, stroke: { ink: 'red', width: 1.8, dash: [2, 4] } },
      ...(mines === '' ? [] : [{ op: 'path', d: mines, stroke: { ink: 'red', width: 1.1 } } as const]),
    ]
  })
}

/** Units from one mine to the next, and how many there are at most: in a large field they are spaced wider. */
const [minePitch, mostMines] = [22, 150]

function minesIn(points: readonly Spot[]): string {
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...across), Math.min(...down)]
  const [wide, high] = [Math.max(...across) - left, Math.max(...down) - top]
  const pitch = Math.max(minePitch, Math.sqrt((wide * high) / mostMines))
  const [columns, rows] = [Math.floor(wide / pitch), Math.floor(high / pitch)]
  const cells = Array.from({ length: columns * rows }, (_, at): Spot => [at % columns, Math.floor(at / columns)])
  return cells
    .map(([column, row]): Spot => [left + (wide * (column + 0.5)) / columns, top + (high * (row + 0.5)) / rows])
    .filter((spot) => isInside(spot, points))
    .map(([x, y]) => `M${(x - 3).toFixed(1)} ${(y - 3).toFixed(1)}l6 6m0 -6l-6 6`)
    .join('')
}

export function zoneNames(
  { zones = [], tracks = [] }: ChartData,
  on: OnSheet,
  table: Spot,
  lettering: Lettering,
): readonly Operation[] {
  const whole: readonly [Spot, Spot] = [[0, 0], table]
  const named = [
    ...zones.map(({ name, points }) => ({ name, at: middleWithin(points, whole), isOptional: false })),
    ...tracks.map(({ name, points }) => ({ name, at: points[Math.floor(points.length / 2)], isOptional: true })),
  ]
  return named.flatMap(({ name, at, isOptional }) =>
    name === undefined || at === undefined
      ? []
      : labelBeside([on.to(at)], 2, { text: name, face: 'work-500', size: 14, isOptional }, lettering),
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

/** Nothing that may be left out is written over a mark, or over the edge of a zone. */
export const marksTaken = ({ rocks = [], lights = [], zones = [], tracks = [] }: ChartData, on: OnSheet) => [
  ...zones.flatMap(({ points }) => alongLine([...points, points[0]!].map(on.to), 1)),
  ...tracks.flatMap(({ points }) => alongLine(points.map(on.to), 1)),
  ...rocks.map((at) => around(on.to(at), 6)),
  ...lights.flatMap(({ at }) => {
    const [x, y] = on.to(at)
    return [around([x, y], 7), { x, y: y - 19, width: 24, height: 19 }]
  }),
]

/** A land this many times as long as its name has the name over it, however it runs. */
const mostBeside = 3

/** Whether letters in the middle of a land stand on it, and not over its coast. */
function isRoomFor(length: number, size: number, [x, y]: Spot, coast: readonly Spot[]): boolean {
  const tries = [-0.5, -0.25, 0, 0.25, 0.5].flatMap((across) =>
    [-0.5, 0, 0.5].map((down): Spot => [x + across * length, y + down * size * 0.7]),
  )
  return tries.filter((spot) => isInside(spot, coast)).length >= tries.length * leastOnLand
}
/** Of its letters; the rest may lie on a bay. */
const leastOnLand = 0.75

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
    const box = boxes.find((each) => middleWithin(points, each) !== undefined)
    if (!box) return []
    const [x, y] = on.to(middleWithin(points, box)!)
    const [wide, high] = extentWithin(points, box).map((inches) => inches * on.inch) as [number, number]
    const length = measure(text.face, text.size, name)
    // Along a narrow land its name is turned; one that has no room on an island is beside it.
    if (length > wide && length < high * 0.8)
      return inItsPlace({ op: 'text', x: x - text.size * 0.35, y, text: name, ...text, turn: 90 }, lettering, true)
    const hasRoom = length <= wide * 1.1 && isRoomFor(length, text.size, [x, y], points.map(on.to))
    if (!hasRoom && Math.max(wide, high) < length * mostBeside)
      return labelBeside(
        [[x, y]],
        Math.max(wide, high) / 2 + 8,
        { text: name, face: text.face, size: text.size },
        lettering,
      )
    const letters = { x: x - length / 2, y: y - text.size / 2, width: length, height: text.size }
    const signs = lights.map(({ at }) => around(on.to(at), 8))
    // Near the middle, where a light or another name is in it.
    if ([...lettering.letters, ...signs].some((part) => overlap(letters, part) > 0))
      return labelBeside([[x, y]], 12, { text: name, face: text.face, size: text.size }, lettering)
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
