import type { PaperName } from '../bridge/contract'
import type { CardFace } from '../rules/rules-pack'

/** Upright, in mm. */
export const paperSizes: Readonly<Record<PaperName, { readonly widthMm: number; readonly heightMm: number }>> = {
  A4: { widthMm: 210, heightMm: 297 },
  A5: { widthMm: 148, heightMm: 210 },
  A6: { widthMm: 105, heightMm: 148 },
  Letter: { widthMm: 215.9, heightMm: 279.4 },
  'half-letter': { widthMm: 139.7, heightMm: 215.9 },
}

export type PerPage = 'fit' | 1 | 2 | 4

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A page as it is held to be read: where its cards stand and what is left for the running lines. All in mm. */
export interface PageGrid {
  readonly widthMm: number
  readonly heightMm: number
  /** One place a card, in reading order. */
  readonly cells: readonly Area[]
  /** How large a card of the pack stands in a cell; 1 is its own size. */
  readonly scale: number
  readonly lines: RunningLines
}

export interface RunningLines {
  readonly left: number
  readonly right: number
  /** Baseline of the title; null where a page is too small for a line above the card. */
  readonly above: number | null
  readonly below: number
}

type Card = Pick<CardFace, 'widthMm' | 'heightMm' | 'smallestPaper'>

/** The margin that most printers leave white anyhow. */
export const marginMm = 6
const smallMarginMm = 4.5
const gapMm = 4
const titleMm = 6.5
const footMm = 5
const smallFootMm = 4
/** A card grows with its paper, but not into a poster. */
const largest = 1.3
/** Two or four cards share a page only while captions stay above 6 point: smaller cards have to be asked for. */
const comfortable = 0.75
/** Half-letter is a shade narrower than A5 and must count as it. */
const tolerance = 0.93

/** The grid for a number of cards on a page, or for as many as can be read standing. */
export function pageGrid(card: Card, paper: PaperName, perPage: PerPage): PageGrid {
  if (perPage !== 'fit') return gridOf(card, paper, perPage)
  const least = Math.max(comfortable, leastScale(card))
  const fitting = ([4, 2] as const).map((count) => gridOf(card, paper, count)).find(({ scale }) => scale >= least)
  return fitting ?? gridOf(card, paper, 1)
}

/** False if a single card on this paper falls below the smallest paper its pack declares. */
export function isLegible(card: Card, paper: PaperName): boolean {
  return gridOf(card, paper, 1).scale >= leastScale(card)
}

function leastScale(card: Card): number {
  return gridOf(card, card.smallestPaper, 1).scale * tolerance
}

const arrangements: Readonly<Record<1 | 2 | 4, readonly (readonly [rows: number, columns: number])[]>> = {
  1: [[1, 1]],
  2: [
    [2, 1],
    [1, 2],
  ],
  4: [
    [2, 2],
    [4, 1],
  ],
}

/** Of every way to hold the paper and to stand the cards, the one in which they are largest. */
function gridOf(card: Card, paper: PaperName, count: 1 | 2 | 4): PageGrid {
  const { widthMm, heightMm } = paperSizes[paper]
  const small = widthMm < 180
  const grids = [
    { widthMm, heightMm },
    { widthMm: heightMm, heightMm: widthMm },
  ].flatMap((page) => arrangements[count].map(([rows, columns]) => gridIn(page, small, card, rows, columns)))
  return grids.reduce((best, grid) => (grid.scale > best.scale ? grid : best))
}

function gridIn(
  page: { readonly widthMm: number; readonly heightMm: number },
  small: boolean,
  card: Card,
  rows: number,
  columns: number,
): PageGrid {
  const margin = small ? smallMarginMm : marginMm
  const top = margin + (small ? 0 : titleMm)
  const bottom = page.heightMm - margin - (small ? smallFootMm : footMm)
  const across = (page.widthMm - 2 * margin - (columns - 1) * gapMm) / columns
  const down = (bottom - top - (rows - 1) * gapMm) / rows
  const scale = Math.min(largest, across / card.widthMm, down / card.heightMm)
  const [width, height] = [card.widthMm * scale, card.heightMm * scale]
  const left = (page.widthMm - columns * width - (columns - 1) * gapMm) / 2
  const upper = (top + bottom - rows * height - (rows - 1) * gapMm) / 2
  const cells = Array.from({ length: rows * columns }, (_, place) => ({
    x: left + (place % columns) * (width + gapMm),
    y: upper + Math.floor(place / columns) * (height + gapMm),
    width,
    height,
  }))
  return {
    ...page,
    cells,
    scale,
    lines: {
      left: margin,
      right: page.widthMm - margin,
      above: small ? null : margin + 3.4,
      below: page.heightMm - margin - (small ? 0.2 : 0.4),
    },
  }
}
