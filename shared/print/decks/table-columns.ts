import { measure } from '../../card/measure'
import type { Operation } from '../../card/operations'
import type { Words } from '../../words/speak'
import { widestSign } from './card-sign'
import type { Copied } from './deck-contents'

/** A column of the table, in mm from the left edge of the table. */
export interface Column {
  readonly caption: string
  readonly x: number
  readonly width: number
}

export interface Columns {
  readonly width: number
  readonly card: Column
  readonly title: Column
  /** One for each kind of fact on any card, by the name of the fact. */
  readonly facts: readonly Column[]
  readonly text: Column
  /** `null` where events are rolled for. */
  readonly copies: Column | null
}

export const headHeightMm = 6.5
/** Between two columns. */
const gapMm = 2.5
export const cellSizeMm = 2.9
export const signSizeMm = 3.4
const widestFactMm = 30
const narrowestFactMm = 13
const copiesMm = 9
/** The text column is at least this wide. */
export const leastTextMm = 40
const narrowestSignMm = 9
const widestSignMm = 22

/** As wide as their contents, within bounds; the text of the cards takes the rest. */
export function tableColumns(contents: readonly Copied[], width: number, rolled: boolean, words: Words): Columns {
  // In the order of the card that has the most facts.
  const byFacts = contents.toSorted((a, b) => b.card.facts.length - a.card.facts.length)
  const labels = [...new Set(byFacts.flatMap(({ card }) => card.facts.map(([label]) => label)))]
  let x = 0
  const next = (caption: string, columnWidth: number): Column => {
    const column = { caption, x, width: columnWidth }
    x += columnWidth + gapMm
    return column
  }
  const signMm = widestSign(
    contents.map(({ card }) => card),
    signSizeMm,
  )
  const card = next(
    words(rolled ? 'printDeck.column.die' : 'printDeck.column.card'),
    Math.min(widestSignMm, Math.max(narrowestSignMm, signMm + 0.1)),
  )
  const title = next(words('printDeck.column.title'), 31)
  const facts = labels.map((label) => next(label, factWidth(label, contents)))
  const text = next(words('printDeck.column.text'), width - x - (rolled ? 0 : gapMm + copiesMm))
  const copies = rolled ? null : next(words('printDeck.column.copies'), copiesMm)
  return { width, card, title, facts, text, copies }
}

function factWidth(label: string, contents: readonly Copied[]): number {
  const texts = contents.flatMap(({ card }) => card.facts.filter(([each]) => each === label).map(([, text]) => text))
  const widest = Math.max(0, ...[label, ...texts].map((text) => measure('work-500', cellSizeMm, text)))
  return Math.min(widestFactMm, Math.max(narrowestFactMm, widest + 0.1))
}

export function tableHead({ width, card, title, facts, text, copies }: Columns): Operation[] {
  const caption = (column: Column): Operation => {
    return { op: 'text', x: column.x, y: 4.4, text: column.caption, size: 2.7, face: 'work-600', ink: 'ink-2' }
  }
  return [
    ...[card, title, ...facts, text].map(caption),
    ...(copies ? [{ ...captionAtEnd(copies), face: 'work-600', ink: 'ink-2' } as const] : []),
    { op: 'path', d: `M0 ${headHeightMm - 0.4}H${width}`, stroke: { ink: 'ink', width: 0.35 } },
  ]
}

function captionAtEnd({ caption, x, width }: Column) {
  return { op: 'text', x: x + width, y: 4.4, text: caption, size: 2.7, anchor: 'end' } as const
}
