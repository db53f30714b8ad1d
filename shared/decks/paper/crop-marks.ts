import type { PathOp } from '../../card/operations'
import { cardHeightMm, cardWidthMm } from '../card/playing-card'
import type { Place, SheetPlan } from './sheet-plan'

/** Between the ground of a card and the mark, so that no mark is left on a card that is cut a little wide. */
const standOffMm = 1
const longestMm = 5
/** What is nearer to the edge of the paper than this no printer prints. */
const edgeMm = 0.5

/** Short lines in the margin, in line with every edge to cut: at head and foot, left and right, outside the bleed. */
export function cropMarks({ widthMm, heightMm, bleedMm }: SheetPlan, places: readonly Place[]): PathOp[] {
  const downs = distinct(places.flatMap(({ x }) => [x, x + cardWidthMm]))
  const acrosses = distinct(places.flatMap(({ y }) => [y, y + cardHeightMm]))
  const beyond = bleedMm + standOffMm
  const [left, right] = [Math.min(...downs) - beyond, Math.max(...downs) + beyond]
  const [top, bottom] = [Math.min(...acrosses) - beyond, Math.max(...acrosses) + beyond]
  const upright = (x: number) => [
    line(x, top, x, outwards(top, heightMm)),
    line(x, bottom, x, outwards(bottom, heightMm)),
  ]
  const lying = (y: number) => [line(left, y, outwards(left, widthMm), y), line(right, y, outwards(right, widthMm), y)]
  return [
    ...downs.filter((x) => isOn(x, widthMm)).flatMap(upright),
    ...acrosses.filter((y) => isOn(y, heightMm)).flatMap(lying),
  ].flat()

  /** Towards the nearer edge of the paper, as far as a mark goes. */
  function outwards(from: number, size: number): number {
    return from < size / 2 ? Math.max(edgeMm, from - longestMm) : Math.min(size - edgeMm, from + longestMm)
  }

  function line(x: number, y: number, toX: number, toY: number): PathOp[] {
    const isSeen = [x, toX].every((at) => isOn(at, widthMm)) && [y, toY].every((at) => isOn(at, heightMm))
    const d = `M${two(x)} ${two(y)}L${two(toX)} ${two(toY)}`
    return isSeen ? [{ op: 'path', d, stroke: { ink: 'ink', width: 0.25 } }] : []
  }
}

function isOn(at: number, size: number): boolean {
  return at >= edgeMm && at <= size - edgeMm
}

function distinct(values: readonly number[]): readonly number[] {
  return [...new Set(values.map(two))].toSorted((a, b) => a - b)
}

function two(value: number): number {
  return Math.round(value * 100) / 100
}
