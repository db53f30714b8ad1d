import { hundredths as short, pathThrough } from './path-data'

/** Engraver's hatching: the tinctures of a flag as lines, so that it reads in grey, at night and in any hue. */

export type Point = readonly [number, number]

/** Red is upright, blue level, green slants down to the right, yellow is dotted. */
export type Tincture = 'red' | 'blue' | 'green' | 'yellow'

/** Path data of the hatching of an area bounded by one or more outlines (even-odd), with lines every `step`. */
export function hatching(outlines: readonly (readonly Point[])[], tincture: Tincture, step: number): string {
  switch (tincture) {
    case 'red':
      return lines(outlines, step, ([x, y]) => [y, x])
    case 'blue':
      return lines(outlines, step, (point) => point)
    case 'green':
      return lines(outlines, step, turnedByHalfRight, turnedBack)
    case 'yellow':
      return dots(outlines, step * 1.3)
  }
}

export function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

export function disc(x: number, y: number, radius: number, corners = 28): Point[] {
  return Array.from({ length: corners }, (_, corner): Point => {
    const angle = (corner * 2 * Math.PI) / corners
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

export const outline = (points: readonly Point[]): string => pathThrough(points, true)

type Turn = (point: Point) => Point

const half = Math.SQRT1_2
const turnedByHalfRight: Turn = ([x, y]) => [(x + y) * half, (y - x) * half]
const turnedBack: Turn = ([x, y]) => [(x - y) * half, (x + y) * half]

/** Level lines through the turned outlines, turned back. */
function lines(outlines: readonly (readonly Point[])[], step: number, turn: Turn, back: Turn = turn): string {
  const turned = outlines.map((points) => points.map(turn))
  let d = ''
  for (const [y, from, to] of spans(turned, step)) {
    const [startX, startY] = back([from, y])
    const [endX, endY] = back([to, y])
    d += `M${short(startX)} ${short(startY)}L${short(endX)} ${short(endY)}`
  }
  return d
}

function dots(outlines: readonly (readonly Point[])[], step: number): string {
  let d = ''
  let shifted = false
  for (const [y, from, to] of spans(outlines, step)) {
    shifted = !shifted
    for (let x = from + (shifted ? step : step / 2); x < to - step / 4; x += step) {
      d += `M${short(x - step / 7)} ${short(y)}h${short((step * 2) / 7)}`
    }
  }
  return d
}

/** Where level lines, one every `step`, run inside: y, from x, to x. */
function spans(outlines: readonly (readonly Point[])[], step: number): [number, number, number][] {
  const heights = outlines.flat().map(([, y]) => y)
  const bottom = Math.max(...heights)
  const found: [number, number, number][] = []
  for (let y = Math.min(...heights) + step / 2; y < bottom; y += step) {
    const crossings = outlines.flatMap((points) => crossingsOf(points, y)).sort((a, b) => a - b)
    for (let at = 0; at + 1 < crossings.length; at += 2) found.push([y, crossings[at]!, crossings[at + 1]!])
  }
  return found
}

function crossingsOf(points: readonly Point[], y: number): number[] {
  const found: number[] = []
  points.forEach(([x1, y1], place) => {
    const [x2, y2] = points[(place + 1) % points.length]!
    if (y1 < y !== y2 < y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
  })
  return found
}
