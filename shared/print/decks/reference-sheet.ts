import type { Operation } from '../../card/operations'
import type { Words } from '../../words/speak'
import type { PlayingCard } from '../../decks/card/playing-card'
import { onPage, type DeckPage, type PagePart } from './deck-page'
import { entryLayouts, largestEntryMm, signRoom, smallestEntryMm, type EntryLayout } from './reference-entry'
import { footLine, titleBlock, titleHeightMm, type TextPaper } from './text-page'

export interface ReferenceSheet {
  readonly title: string
  readonly under: string
  readonly cards: readonly PlayingCard[]
  readonly page: TextPaper
}

const columnGapMm = 7
/** Narrower paper has one column. */
const leastForTwoMm = 115
const stepMm = 0.05

/**
 * All events in the columns of one page, set as large as the page allows. A deck that does not fit at the smallest
 * size that can be read goes on overleaf.
 */
export function referenceSheet({ title, under, cards, page }: ReferenceSheet, words: Words): readonly DeckPage[] {
  const width = page.right - page.left
  const abreast = width < leastForTwoMm ? 1 : 2
  const columnMm = (width - (abreast - 1) * columnGapMm) / abreast
  const columns = bestColumns(cards, columnMm, page.bottom - page.top - titleHeightMm, abreast)
  const pages = Math.max(1, Math.ceil(columns.length / abreast))
  return Array.from({ length: pages }, (_, place): DeckPage => {
    const here = columns.slice(abreast * place, abreast * (place + 1))
    return {
      widthMm: page.widthMm,
      heightMm: page.heightMm,
      bookmark: {
        title: words('printDeck.referenceBookmark'),
        below: here.flat().flatMap((entry) => entry.title ?? []),
      },
      parts: [
        onPage(() => titleBlock(page, title, under)),
        ...here.map((entries, column) => columnPart(entries, column, page, columnMm)),
      ],
      lines: (number) => footLine(page, title, number, words),
    }
  })
}

function columnPart(entries: readonly EntryLayout[], column: number, page: TextPaper, columnMm: number): PagePart {
  return {
    x: page.left + column * (columnMm + columnGapMm),
    y: page.top + titleHeightMm - 2,
    draw: () => {
      let y = 0
      return entries.flatMap((entry): readonly Operation[] => {
        const drawn = entry.draw(y)
        y += entry.heightMm
        return drawn
      })
    },
  }
}

/** The columns at the largest size at which those of one page are enough, or as many as it takes at the smallest. */
function bestColumns(
  cards: readonly PlayingCard[],
  columnMm: number,
  heightMm: number,
  abreast: 1 | 2,
): readonly EntryLayout[][] {
  const layoutsAt = (size: number) => {
    const room = { width: columnMm, signMm: signRoom(cards, size) }
    return cards.flatMap((card) => entryLayouts(card, size, room))
  }
  for (let size = largestEntryMm; size > smallestEntryMm; size -= stepMm) {
    const halves = abreast === 2 ? inHalves(layoutsAt(size)) : [[...layoutsAt(size)]]
    if (halves.every((half) => heightOf(half) <= heightMm)) return halves
  }
  return filled(layoutsAt(smallestEntryMm), heightMm)
}

/** The break after which the longer column is shortest. */
function inHalves(entries: readonly EntryLayout[]): readonly EntryLayout[][] {
  const all = heightOf(entries)
  let [left, best, bestHeight] = [0, 0, Infinity]
  for (let taken = 0; taken <= entries.length; taken += 1) {
    const longer = Math.max(left, all - left)
    if (longer < bestHeight) [best, bestHeight] = [taken, longer]
    left += entries[taken]?.heightMm ?? 0
  }
  return [entries.slice(0, best), entries.slice(best)]
}

function filled(entries: readonly EntryLayout[], heightMm: number): readonly EntryLayout[][] {
  const columns: EntryLayout[][] = []
  let left = 0
  for (const entry of entries) {
    if (columns.length === 0 || entry.heightMm > left) {
      columns.push([])
      left = heightMm
    }
    columns.at(-1)!.push(entry)
    left -= entry.heightMm
  }
  return columns
}

function heightOf(entries: readonly EntryLayout[]): number {
  return entries.reduce((sum, { heightMm }) => sum + heightMm, 0)
}
