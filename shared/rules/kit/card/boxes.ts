import { crossPath } from '../../../card/mark-shapes'
import type { Ink, Operation, TextOp } from '../../../card/operations'
import { lettered, smallestLetters, type Style } from './lettering'
import { inset, mm, redCrosses, rounded, washes, type Rect } from './shapes'

/**
 * Boxes in rows, whatever they hold, in one way on every card: a firm line round those that belong together, a hairline
 * between them, a number in the corner of the last of so many; what is lost is tinted and crossed, and the cross goes
 * over its number as a pen does.
 */

/**
 * Boxes in their order, so many within a firm line; a group that lies right under another shares its line. Before a box
 * whose number is wider than itself the hairline is only begun.
 */
export function boxRows(boxes: readonly Rect[], together: number, begun: readonly Rect[] = []): Operation[] {
  const stacks: Rect[][] = []
  for (let at = 0; at < boxes.length;) {
    const row = boxes.slice(at, at + together)
    // A row that ends begins a group.
    const turns = row.findIndex(({ y }) => Math.abs(y - row[0]!.y) > 0.01)
    const group = turns < 0 ? row : row.slice(0, turns)
    const under = stacks.find((stack) => isUnder(group, stack))
    if (under) under.push(...group)
    else stacks.push([...group])
    at += group.length
  }
  return [
    {
      op: 'path',
      d: stacks.map((stack) => insideOf(stack, begun)).join(''),
      stroke: { ink: 'rule-2', width: 0.22, weight: 'hair' },
    },
    {
      ...{ op: 'path', d: stacks.map(outlineOf).join('') },
      stroke: { ink: 'ink', width: 0.36, weight: 'cell', join: 'round' },
    },
  ]
}

const rowOf = (stack: readonly Rect[], y: number) => stack.filter((box) => Math.abs(box.y - y) < 0.01)
const topsOf = (stack: readonly Rect[]) => stack.filter(({ x }) => x === stack[0]!.x).map(({ y }) => y)
const widthOf = (row: readonly Rect[]) => row.reduce((sum, { width }) => sum + width, 0)

/** As wide as the lowest row of it at most, and right under that. */
function isUnder(group: readonly Rect[], stack: readonly Rect[]): boolean {
  const [first] = group
  const last = rowOf(stack, topsOf(stack).at(-1)!)
  const isNext = Math.abs(first!.x - last[0]!.x) < 0.01 && Math.abs(first!.y - last[0]!.y - last[0]!.height) < 0.01
  return isNext && group.length <= last.length
}

function insideOf(stack: readonly Rect[], begun: readonly Rect[]): string {
  return topsOf(stack)
    .flatMap((top, at) => {
      const row = rowOf(stack, top)
      const upright = row
        .slice(1)
        .map((box) => `M${mm(box.x)} ${mm(box.y)}v${mm(begun.includes(box) ? 0.5 : box.height)}`)
      return at === 0 ? upright : [`M${mm(row[0]!.x)} ${mm(top)}h${mm(widthOf(row))}`, ...upright]
    })
    .join('')
}

/** Down the right side in steps, where lower rows are shorter. */
function outlineOf(stack: readonly Rect[]): string {
  const tops = topsOf(stack)
  const { x, y } = stack[0]!
  const steps = tops.map((top) => {
    const row = rowOf(stack, top)
    return `H${mm(x + widthOf(row))}v${mm(row[0]!.height)}`
  })
  return `M${mm(x)} ${mm(y)}${steps.join('')}H${mm(x)}Z`
}

/** The number of a box in its lower right corner. */
export function boxNumber(number: number, { x, y, width, height }: Rect): TextOp {
  return lettered(String(number), mm(x + width - 0.6), mm(y + height - 0.9), numberStyle)
}

const numberStyle = { size: smallestLetters, face: 'work-500', ink: 'ink-2', anchor: 'end' } as const

/** The figure of the box at which a track stands. */
export const currentFigure = { size: 4.6, face: 'work-700', ink: 'red' } as const satisfies Style

/** The box at which a track stands now: a heavy line round it, and what is in it under its figure in red. */
export function currentBox(place: Rect, ground: Ink, figure: readonly Operation[]): Operation[] {
  const stroke = { ink: 'ink', width: 0.9, weight: 'frame' } as const
  return [{ op: 'rect', ...rounded(inset(place, 0.4)), fill: ground, stroke }, ...figure]
}

interface Lost {
  readonly wash: Ink
  readonly numbers?: readonly Operation[]
  /** Boxes that have one cross over all of them. */
  readonly whole?: readonly (readonly Rect[])[]
}

/** Boxes that are lost: their tint, their numbers again, and a cross over each. */
export function lostBoxes(lost: readonly Rect[], { wash, numbers = [], whole = [] }: Lost): Operation[] {
  if (lost.length + whole.length === 0) return []
  const crosses = (boxes: readonly Rect[], width: number) =>
    boxes.length === 0 ? [] : [redCrosses(boxes.map(crossIn).join(''), width)]
  return [
    washes([...lost, ...whole.flat()], wash, 0.18),
    ...numbers,
    ...crosses(lost, 0.7),
    ...crosses(whole.map(areaOf), 1),
  ]
}

function areaOf(boxes: readonly Rect[]): Rect {
  const { x, y } = boxes[0]!
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const foot = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: foot - y }
}

/** As high as the box allows; in a wide one no wider than it is clearly a cross. */
function crossIn({ x, y, width, height }: Rect): string {
  const tall = height - Math.min(1.6, height * 0.3)
  const wide = width - Math.min(1.6, width * 0.3)
  const across = Math.min(wide, tall * 2.6)
  return crossPath(x + (width - across) / 2, y + (height - tall) / 2, across, tall)
}
