import type { Operation } from '../../card/operations'
import type { Words } from '../../words/speak'
import type { PlayingCard } from '../../decks/card/playing-card'
import { onPage } from '../print-page'
import type { DeckPage } from './deck-contents'
import { titleBlock, titleHeightMm, type TextPaper, textPage, textWidth } from '../text-page'
import { measure } from '../../card/measure'
import { wrap } from '../../card/wrapped-text'
import { cardSign, widestSign } from './card-sign'
import { inStretches, heightOf, stacked } from '../blocks'

const columnGapMm = 7
/** Narrower paper has one column. */
const leastForTwoMm = 115
const stepMm = 0.05

/**
 * All events in the columns of one page, set as large as the page allows. A deck that does not fit at the smallest
 * size that can be read goes on overleaf.
 */
export function referenceSheet(
  title: string,
  cards: readonly PlayingCard[],
  page: TextPaper,
  words: Words,
): readonly DeckPage[] {
  const width = textWidth(page)
  const abreast = width < leastForTwoMm ? 1 : 2
  const columnMm = (width - (abreast - 1) * columnGapMm) / abreast
  const columns = bestColumns(cards, columnMm, page.bottom - page.top - titleHeightMm, abreast)
  const pages = Math.max(1, Math.ceil(columns.length / abreast))
  const under = words('printDeck.events', { n: cards.length })
  return Array.from({ length: pages }, (_, place): DeckPage => {
    const here = columns.slice(abreast * place, abreast * (place + 1))
    const parts = [
      onPage(() => titleBlock(page, title, under)),
      ...here.map((entries, column) => ({
        x: page.left + column * (columnMm + columnGapMm),
        y: page.top + titleHeightMm - 2,
        draw: () => stacked(entries, 0, (entry, y) => entry.draw(y)),
      })),
    ]
    const below = here.flat().flatMap((entry) => entry.title ?? [])
    return {
      ...textPage(page, parts, title, words),
      bookmark: { title: words('printDeck.referenceBookmark'), below },
    }
  })
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
  return inStretches(layoutsAt(smallestEntryMm), () => heightMm)
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

/** Em sizes of the prose: almost 11 point, and 6½, below which nobody at a table reads. */
const largestEntryMm = 3.8
const smallestEntryMm = 2.3

interface EntryLayout {
  /** The event that begins here; `null` where one continues. */
  readonly title: string | null
  readonly heightMm: number
  draw(y: number): readonly Operation[]
}

/** Fewer than any column holds. */
const mostLines = 50

/** The widths of a column in mm: of all of it, and of the signs at its left. */
interface EntryRoom {
  readonly width: number
  readonly signMm: number
}

/** In ems of the prose: the size of a sign, what is between it and the text, and the bounds of both together. */
const [signEms, signGapEms, leastSignEms, mostSignEms] = [1.25, 0.5, 3.4, 9]

/** Room for the widest sign of these events beside prose of a size, in mm. */
function signRoom(cards: readonly PlayingCard[], size: number): number {
  const wanted = widestSign(cards, signEms * size) + signGapEms * size
  return Math.min(mostSignEms * size, Math.max(leastSignEms * size, wanted))
}

/** An event of the reference sheet: sign, title and weight, its facts in the next line, then its text. */
function entryLayouts(card: PlayingCard, size: number, { width, signMm }: EntryRoom): readonly EntryLayout[] {
  const room = width - signMm
  const named = headingLayout(card, size, room)
  const factSize = Math.max(smallestEntryMm, size * 0.9)
  const facts = wrap(card.facts.map(([, text]) => text).join(' · '), 'work-500', factSize, room)
  const prose = wrap(card.text.replaceAll(/\s+/g, ' '), 'work', size, room)
  const leading = size * 1.2
  const heading = size * 1.5 + (named.lines.length - 1) * named.leading
  const lines = (texts: readonly string[], top: number, at: 'facts' | 'text') =>
    texts.map((text, place): Operation => {
      const y = top + place * leading
      return at === 'facts'
        ? { op: 'text', x: signMm, y, text, size: factSize, face: 'work-500', ink: 'ink-2' }
        : { op: 'text', x: signMm, y, text, size, face: 'work', ink: 'ink' }
    })
  const first = prose.slice(0, mostLines - facts.length)
  const entry: EntryLayout = {
    title: card.title,
    heightMm: heading + (facts.length + first.length) * leading + size * 0.75,
    draw: (y) => {
      const base = y + size * 1.15
      return [
        { op: 'path', d: `M0 ${y}H${width}`, stroke: { ink: 'rule', width: 0.2 } },
        ...cardSign(card, { x: 0, y: base, size: size * signEms, room: signMm - size * signGapEms }),
        ...headingLines(card, named, { x: signMm, y: base }),
        ...lines(facts, base + heading - size * 0.18, 'facts'),
        ...lines(first, base + heading - size * 0.18 + facts.length * leading, 'text'),
      ]
    },
  }
  return [entry, ...furtherEntries(prose.slice(first.length), leading, lines)]
}

type Lines = (texts: readonly string[], top: number, at: 'facts' | 'text') => readonly Operation[]

function furtherEntries(prose: readonly string[], leading: number, lines: Lines): readonly EntryLayout[] {
  if (prose.length === 0) return []
  const now = prose.slice(0, mostLines)
  const entry = {
    title: null,
    heightMm: (now.length + 0.5) * leading,
    draw: (y: number) => lines(now, y + leading, 'text'),
  }
  return [entry, ...furtherEntries(prose.slice(mostLines), leading, lines)]
}

interface HeadingLayout {
  readonly lines: readonly string[]
  readonly size: number
  readonly leading: number
  /** Size of the weight and what is before it. */
  readonly note: { readonly size: number; readonly gap: number }
}

/** The title, on as many lines as it takes, with room for the weight after the last of them. */
function headingLayout({ title, foot }: PlayingCard, size: number, room: number): HeadingLayout {
  const note = { size: Math.max(smallestEntryMm, size * 0.95), gap: size * 0.7 }
  const noteMm = measure('head-italic', note.size, foot) + note.gap
  const titleSize = size * 1.15
  return { lines: wrap(title, 'work-700', titleSize, room - noteMm), size: titleSize, leading: size * 1.3, note }
}

function headingLines(
  { foot }: PlayingCard,
  { lines, size, leading, note }: HeadingLayout,
  { x, y }: { readonly x: number; readonly y: number },
): Operation[] {
  const last = lines.at(-1) ?? ''
  return [
    ...lines.map((text, at): Operation => {
      return { op: 'text', x, y: y + at * leading, text, size, face: 'work-700', ink: 'ink' }
    }),
    {
      op: 'text',
      x: x + measure('work-700', size, last) + note.gap,
      y: y + (lines.length - 1) * leading,
      text: foot,
      size: note.size,
      face: 'head-italic',
      ink: 'ink-2',
    },
  ]
}
