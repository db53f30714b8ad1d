import type { Ink, Operation } from '../card/operations'
import { hundredths, pathThrough } from '../card/path-data'
import type { ChartData, Spot } from '../documents/chart'
import { brokenCoast, chanceOf, turning } from './coast'
import type { OnSheet } from './place-on-sheet'

/** On the table all is clear; what lies beside it is toned down. */
export type Tone = 'clear' | 'faint'

interface Inks {
  readonly shoal: Ink
  readonly deep: Ink
  readonly land: Ink
  readonly coast: Ink
}
const inks: Readonly<Record<Tone, Inks>> = {
  clear: { shoal: 'sea', deep: 'sea-deep', land: 'buff', coast: 'ink' },
  faint: { shoal: 'wash', deep: 'wash', land: 'well', coast: 'rule-2' },
}

/** Coasts of so many points together are drawn as they are. */
const fineFrom = 4000

/** How much of the shoal water is shallower still. */
const shallower = 0.45

/**
 * Shoal water, as many inches round a land as the scenario says, then the land over it. A band is a stroke: it has the
 * same width everywhere, and a coast that crosses itself breaks nothing.
 */
export function landOperations(
  { land = [], shoals = [] }: ChartData,
  on: OnSheet,
  tone: Tone,
  isSmall: boolean,
): readonly Operation[] {
  const { shoal, deep, land: ground, coast: line } = inks[tone]
  const scale = isSmall ? 0.7 : 1
  const isFine = land.reduce((sum, { points }) => sum + points.length, 0) > fineFrom
  const coasts = land.map((each) => {
    const points = isFine ? each.points : brokenCoast(each.points)
    return { points, shoal: each.shoal ?? 0, d: pathThrough(points.map(on.to), true, tenths) }
  })
  const banks = shoals.map(({ points }) => pathThrough(brokenCoast(points).map(on.to), true, tenths))
  const band = (part: number, ink: Ink): readonly Operation[] => {
    const shown = coasts.filter((each) => each.shoal * part * on.inch > 0.5)
    const painted = (of: Ink, more: number) =>
      shown.map(({ d, shoal: inches }): Operation => ({
        ...{ op: 'path', d, fill: of },
        stroke: { ink: of, width: inches * part * 2 * on.inch + more, join: 'round' },
      }))
    return [...painted('rule-2', 2 * scale), ...painted(ink, 0)]
  }
  const edge = { ink: 'rule-2', width: scale } as const
  return [
    ...banks.map((d): Operation => ({ op: 'path', d, stroke: { ...edge, width: 2 * scale, join: 'round' } })),
    ...band(1, shoal),
    ...banks.map((d): Operation => ({ op: 'path', d, fill: shoal })),
    ...band(shallower, deep),
    ...coasts.flatMap(({ d, points }): readonly Operation[] => [
      { op: 'path', d, fill: ground, stroke: { ink: line, width: 1.6 * scale, join: 'round' } },
      ...(isSmall || isFine ? [] : hachures(points, on, line)),
    ]),
  ]
}

const tenths = (value: number) => Math.round(value * 10) / 10

/** Units from one stroke to the next, and how long they are. */
const [strokeStep, strokeLength] = [5, 7]
const mostStrokes = 1500

/** Short strokes landward of the coast, as an engraver shows that the ground rises. */
function hachures(points: readonly Spot[], { inch, to }: OnSheet, ink: Ink): readonly Operation[] {
  const inland = turning(points) > 0 ? 1 : -1
  let d = ''
  let strokes = 0
  for (const [at, from] of points.entries()) {
    const next = points[(at + 1) % points.length]!
    const length = Math.hypot(next[0] - from[0], next[1] - from[1]) * inch
    if (length < 1 || length > 40 * inch || strokes > mostStrokes) continue
    const [alongX, alongY] = [((next[0] - from[0]) * inch) / length, ((next[1] - from[1]) * inch) / length]
    const count = Math.max(1, Math.round(length / strokeStep))
    const [startX, startY] = to(from)
    for (let stroke = 0; stroke < count; stroke++, strokes++) {
      const chance = chanceOf(from, [stroke, at])
      const along = ((stroke + 0.5 + chance * 0.4) * length) / count
      const deep = strokeLength * (0.75 + chance * 0.7)
      const [x, y] = [startX + alongX * along, startY + alongY * along]
      d += `M${tenths(x)} ${tenths(y)}L${tenths(x - alongY * deep * inland)} ${tenths(y + alongX * deep * inland)}`
    }
  }
  return d === '' ? [] : [{ op: 'path', d, stroke: { ink, width: 0.6, opacity: 0.8 } }]
}

/** A line of places, or round them. */
export const through = (points: readonly Spot[], { to }: OnSheet, isClosed: boolean): string =>
  pathThrough(points.map(to), isClosed, hundredths)
