import type { Ink, Operation } from '../card/operations'
import { pathThrough } from '../card/path-data'
import type { Part, Point, Tone } from './parts'

/** A drawing in black: what is filled, thin lines, and thin lines over the fill in the colour of the ground. */
export interface Black {
  readonly fill: string
  readonly lines: string
  readonly light: string
}

export interface Extent {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export function extentOf(parts: readonly Part[]): Extent {
  let [left, right, top, bottom] = [Infinity, -Infinity, -Infinity, Infinity]
  for (const { points } of parts) {
    for (const [x, y] of points) {
      if (x < left) left = x
      if (x > right) right = x
      if (y > top) top = y
      if (y < bottom) bottom = y
    }
  }
  return { left, right, top, bottom }
}

interface InBlack {
  /** Where a point in metres lies on the drawing. */
  readonly at: (point: Point) => Point
  /** Units of the drawing to the metre, of the widths of lines. */
  readonly perMetre: number
  /** No line is thinner than this, in units. */
  readonly thinnest: number
  readonly size: 'icon' | 'card'
}

/** A tenth of a unit is finer than any screen shows it. */
const tenths = (value: number) => Math.round(value * 10) / 10
const path = (points: readonly Point[], isClosed: boolean) => pathThrough(points, isClosed, tenths)

/** Turned one way round, so that shapes which overlap add up under the non-zero rule; a hole the other way. */
function turned(points: readonly Point[], isHole: boolean): readonly Point[] {
  let area = 0
  for (let index = 0; index < points.length; index++) {
    const [x, y] = points[index]!
    const [nextX, nextY] = points[(index + 1) % points.length]!
    area += x * nextY - nextX * y
  }
  return area < 0 === isHole ? points : points.toReversed()
}

/** One ink: an icon is fills and masts alone, a card adds rails, ports and the edges of what stands before another. */
export function inBlack(parts: readonly Part[], { at, perMetre, thinnest, size }: InBlack): Black {
  const level = size === 'icon' ? 0 : 1
  let [fill, lines, light] = ['', '', '']
  for (const part of parts) {
    if (part.level > level) continue
    const points = part.points.map(at)
    switch (part.is) {
      case 'solid':
        fill += path(turned(points, false), true)
        if (part.edge && level > 0) light += path(points, true)
        break
      case 'hole':
        fill += path(turned(points, true), true)
        break
      case 'cut':
        light += level > 0 ? path(points, false) : ''
        break
      case 'rod':
        if (part.level > 0) lines += path(points, false)
        else fill += rod(points, Math.max(thinnest, part.width * perMetre))
        break
    }
  }
  return { fill, lines, light }
}

/** A line as a filled shape, so that it keeps its width in metres. */
function rod(points: readonly Point[], width: number): string {
  let d = ''
  for (let index = 1; index < points.length; index++) {
    const [x, y] = points[index - 1]!
    const [toX, toY] = points[index]!
    const long = Math.hypot(toX - x, toY - y) || 1
    const [across, up] = [((toY - y) / long) * (width / 2), ((x - toX) / long) * (width / 2)]
    d += path(
      turned(
        [
          [x - across, y - up],
          [x + across, y + up],
          [toX + across, toY + up],
          [toX - across, toY - up],
        ],
        false,
      ),
      true,
    )
  }
  return d
}

/** How a drawing is put on paper: behind words it is faint. */
export interface Drawn {
  readonly at: (point: Point) => Point
  readonly fills: Readonly<Partial<Record<Tone, Ink>>>
  /** Ink of lines, 0 to 1, and the width of the line round a side, in mm. */
  readonly opacity: number
  readonly width: number
  readonly level: 1 | 2
}

/**
 * The drawing in tone and line, part by part. Parts of one kind that follow each other are one path, so that a card stays
 * small.
 */
export function inTone(parts: readonly Part[], { at, fills, opacity, width, level }: Drawn): readonly Operation[] {
  const operations: Operation[] = []
  let run: { readonly of: string; d: string; readonly end: (d: string) => Operation } | undefined
  const add = (of: string, d: string, end: (d: string) => Operation) => {
    if (run?.of === of) run.d += d
    else {
      if (run) operations.push(run.end(run.d))
      run = { of, d, end }
    }
  }
  const stroke = (share: number) =>
    ({ ink: 'ink', width: width * share, opacity, join: 'round', weight: 'hair' }) as const
  const mm = (points: readonly Point[], isClosed: boolean) => pathThrough(points.map(at), isClosed)
  for (const part of parts) {
    if (part.level > level) continue
    switch (part.is) {
      case 'solid':
        add(part.tone, mm(turned(part.points, false), true), (d) => ({
          ...{ op: 'path', d, stroke: stroke(part.tone === 'hull' ? 1.2 : 1) },
          fill: fills[part.tone] ?? 'wash',
        }))
        break
      case 'hole':
        add('hole', mm(part.points, true), (d) => ({ op: 'path', d, fill: 'sheet', stroke: stroke(0.8) }))
        break
      case 'cut':
        add('cut', mm(part.points, false), (d) => ({ op: 'path', d, stroke: stroke(0.7) }))
        break
      case 'rod':
        add(part.level > 1 ? 'rigging' : 'rod', mm(part.points, false), (d) => ({
          ...{ op: 'path', d, stroke: stroke(part.level > 1 ? 0.5 : 1.2) },
        }))
        break
    }
  }
  if (run) operations.push(run.end(run.d))
  return operations
}
