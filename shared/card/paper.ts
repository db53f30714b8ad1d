import { assertNever } from '../kernel/assert-never'
import { done, refused, type Result } from '../kernel/result'

/** Sheets of paper in mm, upright. */
export const papers = {
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  A6: { width: 105, height: 148 },
  letter: { width: 215.9, height: 279.4 },
  'half-letter': { width: 139.7, height: 215.9 },
} as const

export type PaperName = keyof typeof papers

export const paperNames = Object.keys(papers) as readonly PaperName[]

export interface Size {
  readonly width: number
  readonly height: number
}

/** How many cards a sheet carries: one as large as fits, as many as stay legible, or a set number. */
export type PerPage = 'one' | 'fit' | number

export interface CardOnPaper {
  readonly card: Size
  /** The smallest paper on which the card is legible; nothing is set smaller than it is there. */
  readonly smallestPaper: PaperName
}

export interface PageLayout {
  /** The page as it is turned. */
  readonly page: Size
  readonly scale: number
  /** Upper left corner of each card on the page, first card first. */
  readonly places: readonly { readonly x: number; readonly y: number }[]
  /** The cards stand on their right edge: turned a quarter clockwise. */
  readonly turned: boolean
  /** The paper is smaller than the smallest on which the card is legible; printed all the same. */
  readonly small: boolean
}

/** Printers leave an edge; the card's own white margin may lie in it. */
const marginMm = 4
const gapMm = 3

/** The page turned whichever way carries the cards largest; refused when they would be too small to read. */
export function layOutPage(
  { card, smallestPaper }: CardOnPaper,
  paper: PaperName,
  perPage: PerPage,
): Result<PageLayout, 'cards-too-small'> {
  const least = Math.min(1, largest(card, papers[smallestPaper], 1).scale)
  const one = largest(card, papers[paper], 1)
  const floor = Math.min(least, one.scale)
  const count = countFor(perPage, card, papers[paper], floor)
  const layout = count === 1 ? one : largest(card, papers[paper], count)
  if (layout.scale < floor - tolerance) {
    const most = countFor('fit', card, papers[paper], floor)
    return refused('cards-too-small', { asked: count, most, paper })
  }
  return done({ ...layout, small: one.scale < least - tolerance })
}

/** The counts that can be offered for a paper, from one up. */
export function countsFor({ card, smallestPaper }: CardOnPaper, paper: PaperName): readonly number[] {
  const floor = Math.min(1, largest(card, papers[smallestPaper], 1).scale, largest(card, papers[paper], 1).scale)
  return [1, 2, 3, 4, 6, 8, 9].filter((count) => largest(card, papers[paper], count).scale >= floor - tolerance)
}

const tolerance = 1e-6

function countFor(perPage: PerPage, card: Size, sheet: Size, floor: number): number {
  if (perPage === 'one') return 1
  if (typeof perPage === 'number') return Math.max(1, Math.floor(perPage))
  if (perPage === 'fit') {
    let count = 1
    while (count < mostCards && largest(card, sheet, count + 1).scale >= floor - tolerance) count++
    return count
  }
  return assertNever(perPage)
}

const mostCards = 32

type Arrangement = Omit<PageLayout, 'small'>

/** The arrangement of so many cards with the largest scale: page upright or across, cards as they are or turned. */
function largest(card: Size, sheet: Size, count: number): Arrangement {
  let best: Arrangement | undefined
  for (const page of [{ width: sheet.height, height: sheet.width }, sheet]) {
    for (const turned of [false, true]) {
      const size = turned ? { width: card.height, height: card.width } : card
      for (let columns = 1; columns <= count; columns++) {
        const arranged = arrange(page, size, columns, Math.ceil(count / columns), count, turned)
        if (!best || arranged.scale > best.scale + tolerance) best = arranged
      }
    }
  }
  return best!
}

function arrange(page: Size, size: Size, columns: number, rows: number, count: number, turned: boolean): Arrangement {
  const alone = columns === 1 && rows === 1
  // A card on its own sheet fills it: its neatline is the margin.
  const margin = alone ? 0 : marginMm
  const gap = alone ? 0 : gapMm
  const acrossScale = (page.width - 2 * margin - (columns - 1) * gap) / (columns * size.width)
  const downScale = (page.height - 2 * margin - (rows - 1) * gap) / (rows * size.height)
  // Larger than drawn helps nobody and wastes ink.
  const scale = Math.max(0, Math.min(1, acrossScale, downScale))
  const [width, height] = [size.width * scale, size.height * scale]
  const left = (page.width - columns * width - (columns - 1) * gap) / 2
  const top = (page.height - rows * height - (rows - 1) * gap) / 2
  const places = Array.from({ length: count }, (_, place) => ({
    x: left + (place % columns) * (width + gap),
    y: top + Math.floor(place / columns) * (height + gap),
  }))
  return { page, scale, places, turned }
}
