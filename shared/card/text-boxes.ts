import { capHeight, measure } from './measure'
import type { Operation, TextOp } from './operations'
import { overlap, type Box } from './path-data'

export interface TextBox extends Box {
  readonly text: string
}

/** What letters below the line and strokes above it take, in parts of the size. */
const belowLine = 0.12

/** Where the lines of text of some operations are, in mm. */
export function textBoxes(operations: readonly Operation[]): readonly TextBox[] {
  return operations.flatMap((operation): readonly TextBox[] => {
    if (operation.op === 'clip') return textBoxes(operation.operations)
    return operation.op === 'text' ? [boxOf(operation)] : []
  })
}

function boxOf({ x, y, text, face, size, anchor = 'start', turn = 0 }: TextOp): TextBox {
  const width = measure(face, size, text)
  const left = { start: 0, middle: width / 2, end: width }[anchor]
  const above = capHeight(face, size)
  const box = { x: -left, y: -above, width, height: above + size * belowLine }
  if (turn === 0) return { text, ...box, x: x - left, y: y - above }
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const corners = [box.x, box.x + width].flatMap((east) =>
    [box.y, box.y + box.height].map((south) => [x + east * cos - south * sin, y + east * sin + south * cos] as const),
  )
  const [across, down] = [corners.map(([east]) => east), corners.map(([, south]) => south)]
  const [west, north] = [Math.min(...across), Math.min(...down)]
  return { text, x: west, y: north, width: Math.max(...across) - west, height: Math.max(...down) - north }
}

type Size = Pick<Box, 'width' | 'height'>

/** Between the places that are tried, mm. */
const step = 0.5
const fromEdge = 0.5

/**
 * Where a sign of some size goes on a card without covering what is written there: within the given place, to the right
 * if possible; else beside it on the card, if one is given; where nothing is free, where it covers least.
 */
export function freeSpot(place: Box, size: Size, written: readonly Box[], card?: Size): Box {
  let best: Box | undefined
  let least = Infinity
  for (const at of [...within(place, size), ...(card ? beside(place, size) : [])]) {
    const spot = { ...at, ...size }
    if (card && !isOn(card, spot)) continue
    const covered = written.reduce((sum, box) => sum + overlap(box, spot), 0)
    if (covered === 0) return spot
    if (covered < least) [best, least] = [spot, covered]
  }
  return best ?? { x: place.x, y: place.y, ...size }
}

type At = Pick<Box, 'x' | 'y'>

/** From the right to the left, at every x from the middle outwards. */
function* within({ x, y, width, height }: Box, size: Size): Generator<At> {
  const [room, depth] = [width - size.width, height - size.height]
  if (room < 0 || depth < 0) return
  for (let right = Math.min(fromEdge, room); right <= room; right += step) {
    for (let off = 0; off <= depth / 2; off += step) {
      yield { x: x + room - right, y: y + depth / 2 + off }
      if (off > 0) yield { x: x + room - right, y: y + depth / 2 - off }
    }
  }
}

function* beside({ x, y, width, height }: Box, size: Size): Generator<At> {
  const right = x + width - size.width
  for (let along = 0; along <= width; along += step) {
    yield { x: right - along, y: y + height }
    yield { x: right - along, y: y - size.height }
  }
  yield { x: x + width, y: y + (height - size.height) / 2 }
  yield { x: x - size.width, y: y + (height - size.height) / 2 }
}

const isOn = (card: Size, { x, y, width, height }: Box) =>
  x >= 0 && y >= 0 && x + width <= card.width && y + height <= card.height
