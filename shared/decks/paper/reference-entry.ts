import { fitLine } from '../../card/fit'
import { measure } from '../../card/measure'
import type { Operation } from '../../card/operations'
import type { PlayingCard } from '../card/playing-card'
import { wrap } from '../card/wrapped-text'
import { cardSign } from './card-sign'

/** Em sizes of the prose: almost 11 point, and 6½, below which nobody at a table reads. */
export const largestEntryMm = 3.8
export const smallestEntryMm = 2.3

export interface LaidEntry {
  /** What event begins here; `null` where one goes on. */
  readonly title: string | null
  readonly heightMm: number
  draw(y: number): readonly Operation[]
}

/** Fewer than any column holds. */
const mostLines = 50

/** An event as it is looked up: sign, title and weight in one line, its facts in the next, then its words. */
export function laidEntry(card: PlayingCard, size: number, width: number): readonly LaidEntry[] {
  const signMm = 3.4 * size
  const room = width - signMm
  const facts = wrap(card.facts.map(([, text]) => text).join(' · '), 'work-500', size * 0.9, room)
  const prose = wrap(card.text.replaceAll(/\s+/g, ' '), 'work', size, room)
  const leading = size * 1.2
  const heading = size * 1.5
  const lines = (texts: readonly string[], top: number, at: 'facts' | 'text') =>
    texts.map((text, place): Operation => {
      const y = top + place * leading
      return at === 'facts'
        ? { op: 'text', x: signMm, y, text, size: size * 0.9, face: 'work-500', ink: 'ink-2' }
        : { op: 'text', x: signMm, y, text, size, face: 'work', ink: 'ink' }
    })
  const first = prose.slice(0, mostLines - facts.length)
  const entry: LaidEntry = {
    title: card.title,
    heightMm: heading + (facts.length + first.length) * leading + size * 0.75,
    draw: (y) => {
      const base = y + size * 1.15
      return [
        { op: 'path', d: `M0 ${y}H${width}`, stroke: { ink: 'rule', width: 0.2 } },
        ...cardSign(card, { x: 0, y: base, size: size * 1.25, room: signMm - size * 0.3 }),
        ...headingLine(card, base, size, signMm, width),
        ...lines(facts, base + heading * 0.88, 'facts'),
        ...lines(first, base + heading * 0.88 + facts.length * leading, 'text'),
      ]
    },
  }
  return [entry, ...furtherEntries(prose.slice(first.length), leading, lines)]
}

type Lines = (texts: readonly string[], top: number, at: 'facts' | 'text') => readonly Operation[]

function furtherEntries(prose: readonly string[], leading: number, lines: Lines): readonly LaidEntry[] {
  if (prose.length === 0) return []
  const now = prose.slice(0, mostLines)
  const entry = {
    title: null,
    heightMm: (now.length + 0.5) * leading,
    draw: (y: number) => lines(now, y + leading, 'text'),
  }
  return [entry, ...furtherEntries(prose.slice(mostLines), leading, lines)]
}

function headingLine({ title, foot }: PlayingCard, y: number, size: number, x: number, width: number): Operation[] {
  const note = fitLine('head-italic', size * 0.95, foot, (width - x) * 0.45)
  const named = fitLine('work-700', size * 1.15, title, width - x - note.width - size)
  return [
    { op: 'text', x, y, text: named.text, size: named.size, face: 'work-700', ink: 'ink' },
    {
      op: 'text',
      x: x + measure('work-700', named.size, named.text) + size * 0.7,
      y,
      text: note.text,
      size: note.size,
      face: 'head-italic',
      ink: 'ink-2',
    },
  ]
}
