import type { PaperName } from '../../card/paper'
import type { BackOffset, bleedsMm } from '../request/deck-print'
import type { MarginsMm } from '../request/print-job'
import { paperSizes } from '../../card/paper'
import { edgesOn, usualMargins } from '../print-profile'
import { cardHeightMm, cardWidthMm } from '../../decks/card/playing-card'

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
