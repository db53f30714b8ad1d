import type { PaperName } from '../../card/paper'
import type { BackOffset, bleedsMm } from '../request/deck-print'
import type { MarginsMm } from '../request/print-job'
import { paperSizes } from '../../card/paper'
import { edgesOn, usualMargins } from '../print-profile'
import { cardHeightMm, cardWidthMm } from '../../decks/card/playing-card'

export type BleedMm = (typeof bleedsMm)[number]
/** How far the backs are moved on their page, for a printer that lays its second side askew: right and down. */
export type Offset = BackOffset

/** Where the upper left corner of a cut card lies on the paper, in mm. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** A sheet of cards as it is held to be read. All in mm. */
export interface SheetPlan {
  readonly widthMm: number
  readonly heightMm: number
  readonly columns: number
  readonly rows: number
  readonly bleedMm: BleedMm
  /** What is left white on this page, whatever stands on it. */
  readonly edges: MarginsMm
  /** In reading order. */
  readonly places: readonly Place[]
}

/** What the line at the head is given, where there is room for it. */
const headMm = 4.6

/**
 * As many cards as fit between the margins: edge to edge without a bleed, since one cut then parts two cards; with one
 * the grounds lie beside each other and never over each other. Of two ways to hold the paper the one with more cards.
 * With `backs` there is room for them too, where their offset moves them.
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

/** Margins within which fronts have to lie so that their backs, turned over and moved, keep clear of the same edges. */
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
 * Where the backs lie on the overleaf, each behind the front of the same number, once the paper is turned over its
 * long edge: left and right change places on upright paper, head and foot on lying paper. Then all are moved by the
 * printer's offset.
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
