import type { PathOp } from '../../card/operations'
import { cardHeightMm, cardWidthMm } from '../../decks/card/playing-card'
import type { Place, SheetPlan } from './sheet-plan'

/** Gap between ground and mark, so that no mark is left on a card that is cut a little wide. */
const standOffMm = 1
const longestMm = 5
const shortestMm = 0.5
/** Short lines beside the cards, in line with every edge to cut: at head and foot, left and right, outside the bleed. */
export function cropMarks({ widthMm, heightMm, bleedMm, edges }: SheetPlan, places: readonly Place[]): PathOp[] {
  const downs = distinct(places.flatMap(({ x }) => [x, x + cardWidthMm]))
  const acrosses = distinct(places.flatMap(({ y }) => [y, y + cardHeightMm]))
  const beyond = bleedMm + standOffMm
  const [left, right] = [Math.min(...downs) - beyond, Math.max(...downs) + beyond]
  const [top, bottom] = [Math.min(...acrosses) - beyond, Math.max(...acrosses) + beyond]
  const [least, most] = [
    { x: edges.left, y: edges.top },
    { x: widthMm - edges.right, y: heightMm - edges.bottom },
  ]
  const upright = (x: number) => [
    line(x, top, x, Math.max(least.y, top - longestMm)),
    line(x, bottom, x, Math.min(most.y, bottom + longestMm)),
  ]
  const lying = (y: number) => [
    line(left, y, Math.max(least.x, left - longestMm), y),
    line(right, y, Math.min(most.x, right + longestMm), y),
  ]
  return [...downs.flatMap(upright), ...acrosses.flatMap(lying)].flat()

  /** Left out where there is no room for it between card and margin. */
  function line(x: number, y: number, toX: number, toY: number): PathOp[] {
    const isSeen =
      [x, toX].every((at) => at >= least.x && at <= most.x) && [y, toY].every((at) => at >= least.y && at <= most.y)
    if (!isSeen || (Math.abs(x - toX) < shortestMm && Math.abs(y - toY) < shortestMm)) return []
    const d = `M${two(x)} ${two(y)}L${two(toX)} ${two(toY)}`
    return [{ op: 'path', d, stroke: { ink: 'ink', width: 0.25 } }]
  }
}

function distinct(values: readonly number[]): readonly number[] {
  return [...new Set(values.map(two))].toSorted((a, b) => a - b)
}

function two(value: number): number {
  return Math.round(value * 100) / 100
}
