import { line, polygon, type Point } from '../../../card/drawn-shapes'
import type { Operation } from '../../../card/operations'
import { extentOf, type Drawing } from '../drawing/drawing'
import type { Block } from './block'
import { mm, type Rect } from './places'

const stroke = { ink: 'ink', width: 0.24, opacity: 0.6, join: 'round', weight: 'hair' } as const

/** A ship on her water, as large as her place lets her be. */
export function seaPicture(drawing: Drawing, place: Rect, part = 'drawing'): Block {
  const drawn = once(() => sea(drawing, place))
  return { face: drawn, parts: [{ part, ...place }] }
}

const water = 5.2

function sea(drawing: Drawing, place: Rect): readonly Operation[] {
  const { left, right, top } = extentOf(drawing)
  const level = place.y + place.height - water
  const scale = Math.min((place.width - 4) / (right - left), (level - place.y - 0.4) / top)
  const from = place.x + (place.width - (right - left) * scale) / 2
  const at = ([x, up]: Point): Point => [mm(from + (x - left) * scale), mm(level - up * scale)]
  return [
    {
      op: 'clip',
      ...place,
      operations: [
        { op: 'rect', x: place.x, y: level, width: place.width, height: water, fill: 'sea' },
        { op: 'path', d: waves(place, level), stroke: { ink: 'sea-deep', width: 0.22 } },
        ...shapes(drawing, at),
        {
          op: 'path',
          d: `M${place.x} ${mm(level)}h${place.width}`,
          stroke: { ink: 'blue', width: 0.4, weight: 'cell' },
        },
      ],
    },
  ]
}

/** The parts of a drawing: thin lines behind, then filled shapes in order, then the lines cut out of them. */
export function shapes(drawing: Drawing, at: (point: Point) => Point): Operation[] {
  const path = (drawn: Drawing['lines']) => drawn.map((points) => line(...points.map(at))).join('')
  return [
    { op: 'path', d: path(drawing.lines), stroke: { ...stroke, width: 0.2, opacity: 0.55 } },
    ...drawing.solids.map((points): Operation => ({ op: 'path', d: polygon(...points.map(at)), fill: 'wash', stroke })),
    { op: 'path', d: path(drawing.light), stroke: { ...stroke, width: 0.18, opacity: 0.45 } },
  ]
}

function waves({ x, y, width, height }: Rect, from: number): string {
  let d = ''
  for (let at = from + 1.1; at < y + height; at += 1.3) d += `M${x} ${mm(at)}h${width}`
  return d
}

/** Drawn when it is first looked at. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
