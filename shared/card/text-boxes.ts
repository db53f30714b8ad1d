import { capHeight, measure } from './measure'
import type { Operation, TextOp } from './operations'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

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

function boxOf({ x, y, text, face, size, anchor = 'start' }: TextOp): TextBox {
  const width = measure(face, size, text)
  const left = { start: 0, middle: width / 2, end: width }[anchor]
  const above = capHeight(face, size)
  return { text, x: x - left, y: y - above, width, height: above + size * belowLine }
}

/** How much of their areas two boxes share, in square mm. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return across > 0 && down > 0 ? across * down : 0
}
