import type { Words } from '../../words/speak'
import type { PlayingCard } from '../../decks/card/playing-card'
import { onPage } from '../print-page'
import type { DeckPage } from './deck-contents'
import { titleBlock, titleHeightMm, type TextPaper, textPage, textWidth } from '../text-page'
import { measure } from '../../card/measure'
import { wrap } from '../../card/wrapped-text'
import { cardSign, inOneBreath, inParts, setLines, widestSign, type ListedPart, type Setting } from './listing'
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
): readonly ListedPart[][] {
  const layoutsAt = (size: number) => {
    const signMm = signRoom(cards, size)
    return cards.flatMap((card) => entriesOf(card, size, columnMm, signMm))
  }
  for (let size = largestEntryMm; size > smallestEntryMm; size -= stepMm) {
    const halves = abreast === 2 ? inHalves(layoutsAt(size)) : [[...layoutsAt(size)]]
    if (halves.every((half) => heightOf(half) <= heightMm)) return halves
  }
  return inStretches(layoutsAt(smallestEntryMm), () => heightMm)
}

/** The break after which the longer column is shortest. */
function inHalves(entries: readonly ListedPart[]): readonly ListedPart[][] {
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

/** Fewer than any column holds. */
const mostLines = 50

/** In ems of the prose: the size of a sign, what is between it and the text, and the bounds of both together. */
const [signEms, signGapEms, leastSignEms, mostSignEms] = [1.25, 0.5, 3.4, 9]

/** Room for the widest sign of these events beside prose of a size, in mm. */
function signRoom(cards: readonly PlayingCard[], size: number): number {
  const wanted = widestSign(cards, signEms * size) + signGapEms * size
  return Math.min(mostSignEms * size, Math.max(leastSignEms * size, wanted))
}

/**
 * An event of the reference sheet in a column `width` mm wide, its sign `signMm`: sign, title and weight, its facts in
 * the next line, then its text.
 */
function entriesOf(card: PlayingCard, size: number, width: number, signMm: number): readonly ListedPart[] {
  const room = width - signMm
  const leading = size * 1.2
  const titleSet: Setting = { x: signMm, size: size * 1.15, face: 'work-700', ink: 'ink', leading: size * 1.3 }
  const factSet: Setting = {
    ...{ x: signMm, size: Math.max(smallestEntryMm, size * 0.9), face: 'work-500', ink: 'ink-2' },
    leading,
  }
  const proseSet: Setting = { x: signMm, size, face: 'work', ink: 'ink', leading }
  // The weight is after the last line of the title.
  const note = { size: Math.max(smallestEntryMm, size * 0.95), gap: size * 0.7 }
  const noteMm = measure('head-italic', note.size, card.foot) + note.gap
  const title = wrap(card.title, 'work-700', titleSet.size, room - noteMm)
  const lastMm = measure('work-700', titleSet.size, title.at(-1) ?? '')
  const noteSet: Setting = {
    x: signMm + lastMm + note.gap,
    size: note.size,
    face: 'head-italic',
    ink: 'ink-2',
    leading: 0,
  }
  const facts = wrap(card.facts.map(([, text]) => text).join(' · '), 'work-500', factSet.size, room)
  const prose = wrap(inOneBreath(card.text), 'work', size, room)
  const first = prose.slice(0, mostLines - facts.length)
  const headMm = size * 1.5 + (title.length - 1) * titleSet.leading
  const entry: ListedPart = {
    title: card.title,
    heightMm: headMm + (facts.length + first.length) * leading + size * 0.75,
    draw: (y) => {
      const base = y + size * 1.15
      const below = base + headMm - size * 0.18
      return [
        { op: 'path', d: `M0 ${y}H${width}`, stroke: { ink: 'rule', width: 0.2 } },
        ...cardSign(card, { x: 0, y: base, size: size * signEms, room: signMm - size * signGapEms }),
        ...setLines(title, titleSet, base),
        ...setLines([card.foot], noteSet, base + (title.length - 1) * titleSet.leading),
        ...setLines(facts, factSet, below),
        ...setLines(first, proseSet, below + facts.length * leading),
      ]
    },
  }
  const further = inParts(prose.slice(first.length), mostLines).map((part) => ({
    title: null,
    heightMm: (part.length + 0.5) * leading,
    draw: (y: number) => setLines(part, proseSet, y + leading),
  }))
  return [entry, ...further]
}
