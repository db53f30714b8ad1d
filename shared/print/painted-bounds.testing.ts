import { capHeight, measure } from '../card/measure'
import type { Operation } from '../card/operations'
import { readPath } from '../card/path-data'
import type { PagePart, PrintPage } from './print-page'

export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** How far everything of a page reaches that is painted, strokes and letters with it: in mm of the page. */
export function paintedBounds(page: PrintPage): Bounds {
  const lines: PagePart = { x: 0, y: 0, draw: () => page.lines({ page: 88, pages: 88 }) }
  return all([...page.parts, lines].flatMap(ofPart))
}

const nothing: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }

function all(bounds: readonly Bounds[]): Bounds {
  return bounds.reduce(
    (sum, each) => ({
      left: Math.min(sum.left, each.left),
      top: Math.min(sum.top, each.top),
      right: Math.max(sum.right, each.right),
      bottom: Math.max(sum.bottom, each.bottom),
    }),
    nothing,
  )
}

function ofPart({ x, y, scale = 1, draw, struck }: PagePart): Bounds[] {
  const own = all(draw().map(ofOperation))
  const cut = struck && {
    left: struck.left,
    top: struck.top,
    right: struck.left + struck.width,
    bottom: struck.top + struck.height,
  }
  const { left, top, right, bottom } = cut ? within(own, cut) : own
  if (left > right) return []
  return [{ left: x + left * scale, top: y + top * scale, right: x + right * scale, bottom: y + bottom * scale }]
}

function within(one: Bounds, other: Bounds): Bounds {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  }
}

function ofOperation(operation: Operation): Bounds {
  switch (operation.op) {
    case 'rect': {
      const { x, y, width, height, stroke } = operation
      const half = (stroke?.width ?? 0) / 2
      return { left: x - half, top: y - half, right: x + width + half, bottom: y + height + half }
    }
    case 'text': {
      const { x, y, text, size, face, anchor } = operation
      if (text === '') return nothing
      const width = measure(face, size, text)
      const left = x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0)
      const small = 0.01
      return { left: left + small, top: y - capHeight(face, size), right: left + width - small, bottom: y }
    }
    case 'glyph': {
      const { x, y, size } = operation
      return { left: x, top: y, right: x + size, bottom: y + size }
    }
    case 'image': {
      const { x, y, width, height } = operation
      return { left: x, top: y, right: x + width, bottom: y + height }
    }
    case 'clip': {
      const { x, y, width, height } = operation
      return within(all(operation.operations.map(ofOperation)), {
        left: x,
        top: y,
        right: x + width,
        bottom: y + height,
      })
    }
    case 'path': {
      const { d, x = 0, y = 0, scaleX = 1, scaleY = 1, stroke } = operation
      const half = (stroke?.width ?? 0) / 2
      const points = pointsOf(d)
      return all(
        points.map(([across, down]) => ({
          left: x + across * scaleX - half,
          top: y + down * scaleY - half,
          right: x + across * scaleX + half,
          bottom: y + down * scaleY + half,
        })),
      )
    }
  }
}

/** The corners of a path; of a curve its control points, of an arc its end, which is near enough. */
function pointsOf(d: string): readonly (readonly [number, number])[] {
  const points: [number, number][] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const { letter, values } of readPath(d)) {
    const is = letter.toUpperCase()
    const [fromX, fromY] = letter === is ? [0, 0] : [x, y]
    if (is === 'Z') [x, y] = [startX, startY]
    else if (is === 'H') x = fromX + values[0]!
    else if (is === 'V') y = fromY + values[0]!
    else
      for (let at = is === 'A' ? 5 : 0; at < values.length; at += 2) {
        ;[x, y] = [fromX + values[at]!, fromY + values[at + 1]!]
        points.push([x, y])
      }
    if (is === 'M') [startX, startY] = [x, y]
    points.push([x, y])
  }
  return points
}
