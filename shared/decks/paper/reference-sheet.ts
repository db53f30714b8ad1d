import type { Operation } from '../../card/operations'
import type { Words } from '../../words/speak'
import type { PlayingCard } from '../card/playing-card'
import { onPage, type DeckPage, type PagePart } from './deck-page'
import { laidEntry, largestEntryMm, signRoom, smallestEntryMm, type LaidEntry } from './reference-entry'
import type { DeckPaper } from './sheet-plan'
import { footLine, textPaper, titleBlock, titleHeightMm, type TextPaper } from './text-page'

export interface ReferenceSheet {
  readonly title: string
  readonly under: string
  readonly cards: readonly PlayingCard[]
  readonly paper: DeckPaper
}

const columnGapMm = 7
const stepMm = 0.05

/**
 * All events in two columns of one page, set as large as the page allows. A deck that does not fit at the smallest
 * size that can be read goes on overleaf.
 */
export function referenceSheet({ title, under, cards, paper }: ReferenceSheet, words: Words): readonly DeckPage[] {
  const page = textPaper(paper)
  const columnMm = (page.right - page.left - columnGapMm) / 2
  const columns = bestColumns(cards, columnMm, page.bottom - page.top - titleHeightMm)
  const pages = Math.max(1, Math.ceil(columns.length / 2))
  return Array.from({ length: pages }, (_, place): DeckPage => {
    const here = columns.slice(2 * place, 2 * place + 2)
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
        onPage(() => footLine(page, words('print.program'), place + 1, pages, words)),
      ],
    }
  })
}

function columnPart(entries: readonly LaidEntry[], column: number, page: TextPaper, columnMm: number): PagePart {
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

/** The columns at the largest size at which two are enough, or as many as it takes at the smallest. */
function bestColumns(cards: readonly PlayingCard[], columnMm: number, heightMm: number): readonly LaidEntry[][] {
  const laidAt = (size: number) => {
    const room = { width: columnMm, signMm: signRoom(cards, size) }
    return cards.flatMap((card) => laidEntry(card, size, room))
  }
  for (let size = largestEntryMm; size > smallestEntryMm; size -= stepMm) {
    const halves = inHalves(laidAt(size))
    if (halves.every((half) => heightOf(half) <= heightMm)) return halves
  }
  return filled(laidAt(smallestEntryMm), heightMm)
}

/** The break after which the longer column is shortest. */
function inHalves(entries: readonly LaidEntry[]): readonly LaidEntry[][] {
  const all = heightOf(entries)
  let [left, best, bestHeight] = [0, 0, Infinity]
  for (let taken = 0; taken <= entries.length; taken += 1) {
    const longer = Math.max(left, all - left)
    if (longer < bestHeight) [best, bestHeight] = [taken, longer]
    left += entries[taken]?.heightMm ?? 0
  }
  return [entries.slice(0, best), entries.slice(best)]
}

function filled(entries: readonly LaidEntry[], heightMm: number): readonly LaidEntry[][] {
  const columns: LaidEntry[][] = []
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

function heightOf(entries: readonly LaidEntry[]): number {
  return entries.reduce((sum, { heightMm }) => sum + heightMm, 0)
}
