import type { DeckPrintRequest } from '../../bridge/deck-print'
import { paperSizes } from '../../card/page-grid'
import { cardHeightMm, cardWidthMm } from '../card/playing-card'

export type DeckPaper = DeckPrintRequest['paper']
export type BleedMm = DeckPrintRequest['bleedMm']
/** How far the backs are moved on their page, for a printer that lays its second side askew: right and down. */
export type Offset = NonNullable<DeckPrintRequest['backs']>

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
  /** In reading order. */
  readonly places: readonly Place[]
}

/** Crop marks and the line at the head want this much paper on every side of the ground. */
const leastMarginMm = 6
const headMm = 7.7
/** What the foot gives up for the head at most. */
const leastFootMm = 5

/**
 * As many cards as the paper holds: edge to edge without a bleed, since one cut then parts two cards; with one the
 * grounds lie beside each other and never over each other. Of two ways to hold the paper the one with more cards.
 */
export function sheetPlan(paper: DeckPaper, bleedMm: BleedMm): SheetPlan {
  const { widthMm, heightMm } = paperSizes[paper]
  const upright = planOn(widthMm, heightMm, bleedMm)
  const lying = planOn(heightMm, widthMm, bleedMm)
  return lying.places.length > upright.places.length ? lying : upright
}

function planOn(widthMm: number, heightMm: number, bleedMm: BleedMm): SheetPlan {
  const across = cardWidthMm + 2 * bleedMm
  const down = cardHeightMm + 2 * bleedMm
  const columns = Math.floor((widthMm - 2 * leastMarginMm) / across)
  const rows = Math.floor((heightMm - 2 * leastMarginMm) / down)
  const left = (widthMm - columns * across) / 2 + bleedMm
  const spare = heightMm - rows * down
  const top = Math.max(spare / 2, Math.min(headMm, spare - leastFootMm)) + bleedMm
  const places = Array.from({ length: columns * rows }, (_, at) => ({
    x: left + (at % columns) * across,
    y: top + Math.floor(at / columns) * down,
  }))
  return { widthMm, heightMm, columns, rows, bleedMm, places }
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
