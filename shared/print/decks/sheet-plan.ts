import { type PaperName, paperSizes } from '../../card/paper'
import type { BackOffset, bleedsMm, MarginsMm } from '../print-request'
import { edgesOn, usualMargins } from '../print-profile'
import { cardHeightMm, cardWidthMm } from '../../decks/card/playing-card'
import type { PathOp } from '../../card/operations'
import { hundredths as two } from '../../card/path-data'

export type BleedMm = (typeof bleedsMm)[number]
/** How far the backs are moved on their page, right and down, for a printer whose second side is off. */
export type Offset = BackOffset

/** The upper left corner of a cut card on the paper, in mm. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** A sheet of cards, held as it is read. All in mm. */
export interface SheetPlan {
  readonly widthMm: number
  readonly heightMm: number
  readonly columns: number
  readonly rows: number
  readonly bleedMm: BleedMm
  /** What stays white on this page. */
  readonly edges: MarginsMm
  /** In reading order. */
  readonly places: readonly Place[]
}

/** Room for the line at the head, where there is any. */
const headMm = 4.6

/**
 * As many cards as fit between the margins: edge to edge without a bleed, so that one cut separates two cards; with a
 * bleed, grounds are side by side and do not overlap. Upright or lying, whichever holds more cards. With `backs` there
 * is room for them too, moved by their offset.
 */
export function sheetPlan(
  paper: PaperName,
  bleedMm: BleedMm,
  margins: MarginsMm = usualMargins(paper),
  backs: Offset | null = null,
): SheetPlan {
  const { widthMm, heightMm } = paperSizes[paper]
  const planOn = (page: Page) => filled(page, bleedMm, edgesOn(page, margins), backs)
  const [upright, lying] = [planOn({ widthMm, heightMm }), planOn({ widthMm: heightMm, heightMm: widthMm })]
  return lying.places.length > upright.places.length ? lying : upright
}

type Page = Pick<SheetPlan, 'widthMm' | 'heightMm'>

function filled(page: Page, bleedMm: BleedMm, edges: MarginsMm, backs: Offset | null): SheetPlan {
  const free = backs === null ? edges : onBothSides(page, edges, backs)
  const [width, height] = [page.widthMm - free.left - free.right, page.heightMm - free.top - free.bottom]
  const across = cardWidthMm + 2 * bleedMm
  const down = cardHeightMm + 2 * bleedMm
  const columns = Math.max(0, Math.floor(width / across))
  const rows = Math.max(0, Math.floor(height / down))
  const left = free.left + (width - columns * across) / 2 + bleedMm
  const spare = height - rows * down
  const top = free.top + Math.max(spare / 2, Math.min(headMm, spare)) + bleedMm
  const places = Array.from({ length: columns * rows }, (_, at) => ({
    x: left + (at % columns) * across,
    y: top + Math.floor(at / columns) * down,
  }))
  return { ...page, columns, rows, bleedMm, edges, places }
}

/** Margins for fronts such that their backs, turned over and moved, keep clear of the same edges. */
function onBothSides(page: Page, { top, right, bottom, left }: MarginsMm, { acrossMm, downMm }: Offset): MarginsMm {
  const isUpright = page.heightMm >= page.widthMm
  const [headOfBack, footOfBack] = [top - downMm, bottom + downMm]
  const [leftOfBack, rightOfBack] = [left - acrossMm, right + acrossMm]
  return {
    top: Math.max(top, isUpright ? headOfBack : footOfBack),
    bottom: Math.max(bottom, isUpright ? footOfBack : headOfBack),
    left: Math.max(left, isUpright ? rightOfBack : leftOfBack),
    right: Math.max(right, isUpright ? leftOfBack : rightOfBack),
  }
}

/**
 * Places of the backs on the other side, each behind the front of the same number when the paper is turned over its
 * long edge: left and right swap on upright paper, head and foot on lying paper. Then all are moved by the printer's
 * offset.
 */
export function backPlaces(plan: SheetPlan, { acrossMm, downMm }: Offset): readonly Place[] {
  return plan.places.map((place) => {
    const { x, y } = turnedOver(place, plan)
    return { x: x + acrossMm, y: y + downMm }
  })
}

function turnedOver({ x, y }: Place, { widthMm, heightMm }: SheetPlan): Place {
  return heightMm >= widthMm ? { x: widthMm - x - cardWidthMm, y } : { x, y: heightMm - y - cardHeightMm }
}

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
