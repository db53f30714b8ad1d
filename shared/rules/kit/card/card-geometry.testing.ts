import type { Operation, PathOp, RectOp, TextOp } from '../../../card/operations'
import { readPath } from '../../../card/path-data'
import type { Box } from '../../../card/path-data'
import { textBoxes } from '../../../card/text-boxes'
import type { ShipInPlay } from '../../../game/state'
import type { CardFace } from '../../pack/rules-pack'
import { words } from '../worded.testing'

/**
 * What a card may never look like, whoever draws it: letters too small, letters over letters or over the edge of a box
 * or from side to side of it, boxes that overlap, anything outside the card. Each fault is a sentence with its place in millimetres.
 */
export interface Geometry {
  readonly small: readonly string[]
  readonly lettersOverLetters: readonly string[]
  readonly lettersOverEdges: readonly string[]
  readonly wallToWall: readonly string[]
  readonly boxesOverBoxes: readonly string[]
  readonly outside: readonly string[]
}

export const allIsWell: Geometry = {
  small: [],
  lettersOverLetters: [],
  lettersOverEdges: [],
  wallToWall: [],
  boxesOverBoxes: [],
  outside: [],
}

/** The operations of a card as it lies on the table, and which of them never change. */
export function operationsOf(card: CardFace, ship: ShipInPlay) {
  const { document } = ship
  const face = card.face(document, words)
  return { face, over: card.pieces(document).flatMap((piece) => card.piece(piece, ship, words)) }
}

/** Six and a half points, in mm: what can be read on a card of A5. */
const leastOnA5 = 6.5 * (25.4 / 72)

/** Printed letters and figures touch a little more than is seen: side bearings and rounding, mm. */
const touch = { letters: 0.12, edge: 0.05 } as const

export function geometryOf(
  operations: readonly Operation[],
  { widthMm, heightMm }: Pick<CardFace, 'widthMm' | 'heightMm'>,
): Geometry {
  const texts = operations.filter((operation): operation is TextOp => operation.op === 'text' && operation.text !== '')
  const letters = operations.flatMap((operation, at) => textBoxes([operation]).map((box) => ({ ...box, at })))
  const boxes = operations.flatMap(boxesOf)
  const edges = operations.flatMap((operation, at) => edgesOf(operation).map((edge) => ({ ...edge, at })))
  const grounds = operations.flatMap((operation, at) => groundsOf(operation).map((ground) => ({ ...ground, at })))
  /** The last colour under letters: what it covers is not seen there. */
  const groundOf = (letter: Placed) =>
    grounds.findLast((ground) => ground.at < letter.at && isWithin(letter, ground))?.at ?? 0
  return {
    small: texts
      .filter(({ size }) => size < leastOnA5 - 0.001)
      .map((text) => `${text.text} is ${(text.size * (72 / 25.4)).toFixed(2)} points`),
    lettersOverLetters: pairsOf(letters, (one, other) => depth(one, other) > touch.letters && !isAgain(one, other)).map(
      ([one, other]) => `${one.text} | ${other.text} at ${at(one)}`,
    ),
    lettersOverEdges: letters.flatMap((letter) => {
      const over = edges.filter((edge) => crosses(letter, edge))
      const ground = over.length > 0 ? groundOf(letter) : 0
      return over.filter((edge) => edge.at >= ground).map((edge) => `${letter.text} on the edge at ${at(edge)}`)
    }),
    wallToWall: letters.flatMap((letter) => {
      const beside = edges.filter((edge) => isUprightBeside(edge, letter))
      const ground = beside.length > 0 ? groundOf(letter) : 0
      const sides = beside.filter((edge) => edge.at >= ground)
      const middle = letter.x + letter.width / 2
      const left = Math.max(...sides.filter(({ x }) => x < middle).map(({ x }) => x))
      const right = Math.min(...sides.filter(({ x }) => x > middle).map(({ x }) => x))
      const isTight = letter.x - left < leastBeside && right - letter.x - letter.width < leastBeside
      return isTight ? [`${letter.text} fills its box at ${at(letter)}`] : []
    }),
    boxesOverBoxes: pairsOf(boxes, (one, other) => depth(one, other) > touch.letters && !isInside(one, other)).map(
      ([one, other]) => `${at(one)} ${size(one)} | ${at(other)} ${size(other)}`,
    ),
    outside: [...letters, ...boxes, ...edges]
      .filter(({ x, y, width, height }) => x < 0 || y < 0 || x + width > widthMm || y + height > heightMm)
      .map((each) => `${at(each)} ${size(each)}`),
  }
}

/** Of the ground of a box beside what is written in it, mm. */
const leastBeside = 0.3

const isUprightBeside = (edge: Box, { y, height }: Box) =>
  edge.width < edge.height && edge.y < y + height / 2 && y + height / 2 < edge.y + edge.height

/** With its place in the order of painting. */
type Placed = Box & { readonly at: number }

const at = ({ x, y }: Pick<Box, 'x' | 'y'>) => `${x.toFixed(1)},${y.toFixed(1)}`
const size = ({ width, height }: Box) => `${width.toFixed(1)}x${height.toFixed(1)}`

function pairsOf<Each extends Box>(all: readonly Each[], isFault: (one: Each, other: Each) => boolean) {
  const pairs: (readonly [Each, Each])[] = []
  all.forEach((one, index) => {
    for (let at = index + 1; at < all.length; at++) if (isFault(one, all[at]!)) pairs.push([one, all[at]!])
  })
  return pairs
}

/** How far two boxes reach into each other, the shorter way. */
function depth(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.min(across, down)
}

/** A word set again in its place, on the ground of a mark. */
const isAgain = (one: Box & { readonly text: string }, other: typeof one) =>
  one.text === other.text && isInside(one, other)

/** One within the other, or the same box drawn twice. */
const isInside = (one: Box, other: Box) => isWithin(one, other) || isWithin(other, one)

function isWithin(inner: Box, outer: Box): boolean {
  const slack = 0.2
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  )
}

/** Letters have their whole height above the line; below it only some reach, and those may touch. */
function crosses(letter: Box & { readonly text: string }, edge: Box): boolean {
  const { edge: slack } = touch
  const upright = edge.width < edge.height
  const hanging = /[gjpqyQ,;]/.test(letter.text) ? letter.height : letter.height * 0.86
  const inside = { ...letter, height: hanging }
  const [from, to] = upright
    ? [inside.x + slack, inside.x + inside.width - slack]
    : [inside.y + slack, inside.y + hanging - slack]
  const line = upright ? edge.x + edge.width / 2 : edge.y + edge.height / 2
  const along = upright
    ? Math.min(inside.y + hanging, edge.y + edge.height) - Math.max(inside.y, edge.y)
    : Math.min(inside.x + inside.width, edge.x + edge.width) - Math.max(inside.x, edge.x)
  return line > from && line < to && along > slack
}

const isMark = (stroke: PathOp['stroke']) => stroke?.weight === 'mark'

/** Boxes: rectangles with a line round them, as operations of their own or in a path. */
function boxesOf(operation: Operation): readonly Box[] {
  return (operation.op === 'rect' || operation.op === 'path') && operation.stroke && !isMark(operation.stroke)
    ? rectanglesOf(operation)
    : []
}

/** Rectangles that are one colour throughout. */
function groundsOf(operation: Operation): readonly Box[] {
  return (operation.op === 'rect' || operation.op === 'path') && operation.fill ? rectanglesOf(operation) : []
}

function rectanglesOf(operation: RectOp | PathOp): readonly Box[] {
  if (operation.op === 'rect') return [boxOf(operation)]
  return subpathsOf(operation).flatMap(({ points, isClosed }): readonly Box[] => {
    const isBox =
      isClosed &&
      points.length === 4 &&
      points.every(([x, y], index) => {
        const [nextX, nextY] = points[(index + 1) % 4]!
        return Math.abs(x - nextX) < 0.01 || Math.abs(y - nextY) < 0.01
      })
    return isBox ? [boxRound(points)] : []
  })
}

/** Straight lines along the card that are drawn: sides of boxes, rules, and the sides of dark areas. */
function edgesOf(operation: Operation): readonly Box[] {
  if (operation.op === 'rect') {
    const isEdged = operation.stroke !== undefined || operation.fill === 'plate' || operation.fill === 'ink'
    return isEdged ? sidesOf(boxOf(operation)) : []
  }
  if (operation.op !== 'path') return []
  if (isMark(operation.stroke) || (!operation.stroke && operation.fill !== 'plate')) return []
  return subpathsOf(operation).flatMap(({ points, isClosed }) =>
    points.flatMap((from, index): readonly Box[] => {
      const next = points[index + 1] ?? (isClosed ? points[0] : undefined)
      if (!next) return []
      const line = boxRound([from, next])
      // Strokes of signs are shorter.
      return Math.min(line.width, line.height) < 0.01 && Math.max(line.width, line.height) > 1.5 ? [line] : []
    }),
  )
}

const boxOf = ({ x, y, width, height }: RectOp): Box => ({ x, y, width, height })

function sidesOf({ x, y, width, height }: Box): readonly Box[] {
  return [
    { x, y, width, height: 0 },
    { x, y: y + height, width, height: 0 },
    { x, y, width: 0, height },
    { x: x + width, y, width: 0, height },
  ]
}

type Point = readonly [number, number]

function boxRound(points: readonly Point[]): Box {
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...across), Math.min(...down)]
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y }
}

interface Subpath {
  readonly points: Point[]
  isClosed: boolean
}

/** The straight parts of a path; a curve begins a new one. */
function subpathsOf({ d, x: left = 0, y: top = 0, scaleX = 1, scaleY = 1 }: PathOp): readonly Subpath[] {
  const paths: Subpath[] = []
  let [x, y] = [0, 0]
  const place = (): Point => [left + x * scaleX, top + y * scaleY]
  const begin = () => paths.push({ points: [place()], isClosed: false })
  for (const { letter, values } of readPath(d)) {
    const is = letter.toUpperCase()
    const [fromX, fromY] = letter === is ? [0, 0] : [x, y]
    if (is === 'Z') paths.at(-1)!.isClosed = true
    else if (is === 'H') x = fromX + values[0]!
    else if (is === 'V') y = fromY + values[0]!
    else [x, y] = [fromX + values.at(-2)!, fromY + values.at(-1)!]
    if (is === 'M' || !'LHVZ'.includes(is)) begin()
    else if (is !== 'Z') paths.at(-1)!.points.push(place())
  }
  return paths
}
