import { fitLine } from '../card/fit'
import type { Operation } from '../card/operations'
import { textPaper, titleBlock, titleHeightMm, type TextPaper, textPage, textWidth } from './text-page'
import { done, refused, type Result } from '../kernel/result'
import { isOut } from '../rules/pack/standing'
import type { Words } from '../words/speak'
import { grouped, asPrinted, type PrintedCard, type PrintedShips } from './printed-card'
import { bandsOf, drawBand, type Band } from './orders-table'
import { onPage, whitePage, type PrintPage } from './print-page'
import { type Mark, type Section, type Setting, tooNarrow } from './section'
import { stacked } from './blocks'

export interface OrdersSource extends PrintedShips {
  readonly turns: number
}

/** A narrower field is too small to write in. */
const leastWidthMm = 90

/**
 * A sheet a squadron: a row for every ship, a column for every turn. Orders are secret: no sheet is shared by two
 * sides, and no two sheets of paper where they are printed on both sides. Refused: `print-ships-none`, and what
 * `tooSmall` refuses.
 */
export function ordersSection({ cards: asked, fresh, turns }: OrdersSource, setting: Setting): Result<Section> {
  const { profile, words } = setting
  const title = words('printing.part.orders')
  const cards = asked.map((card) => asPrinted(card, fresh)).filter(takesOrders)
  if (cards.length === 0) return refused('print-ships-none')
  const problem = tooNarrow(title, setting, leastWidthMm)
  if (problem) return problem
  const page = textPaper(profile.paper, profile.marginsMm)
  const pages: PrintPage[] = []
  const marks: Mark[] = []
  for (const side of grouped(cards, 'side')) {
    if (setting.isTwoSided && pages.length % 2 === 1) pages.push(whitePage(page))
    const begins = pages.length
    const below: Mark[] = []
    for (const squadron of grouped(side.cards, 'squadron')) {
      const named = squadron.name ?? side.name ?? title
      below.push({ title: named, page: pages.length, below: [] })
      for (const bands of bandsOf(squadron.cards, turns, roomOf(page))) {
        pages.push(sheet(page, { named, side: side.name ?? '', bands }, words))
      }
    }
    marks.push(...(side.name === null ? below : [{ title: side.name, page: begins, below }]))
  }
  return done({ title, pages, marks, ...(setting.isTwoSided ? { isTurnedOver: true } : {}) })
}

/** Who is sunk or has left the table is given no orders. */
function takesOrders({ pack, ship }: PrintedCard): boolean {
  return !isOut(pack.condition(ship).standing)
}

const signMm = 9

function roomOf(page: TextPaper) {
  return { width: textWidth(page), height: page.bottom - page.top - titleHeightMm - signMm }
}

interface OrderSheet {
  readonly named: string
  readonly side: string
  readonly bands: readonly Band[]
}

function sheet(page: TextPaper, { named, side, bands }: OrderSheet, words: Words): PrintPage {
  const parts = stacked(bands, page.top + titleHeightMm + signMm, (band, y) => [
    { x: page.left, y, draw: () => drawBand(band, words) },
  ])
  const heading = onPage(() => [...titleBlock(page, named, side), ...signature(page, words)])
  return textPage(page, [heading, ...parts], [side, named].filter((each) => each !== '').join(', '), words)
}

/** Who gives the orders, and how secret they are. */
function signature(page: TextPaper, words: Words): readonly Operation[] {
  const y = page.top + titleHeightMm + 3
  const width = textWidth(page)
  const [by, secret] = [words('printing.orders.by'), words('printing.orders.secret')]
  const said = fitLine('head-italic', 3.4, secret, width * 0.5)
  const asked = fitLine('work', 3.2, by, width * 0.3)
  const line = page.left + asked.width + 2
  return [
    { op: 'text', x: page.left, y, text: asked.text, size: asked.size, face: 'work', ink: 'ink-2' },
    { op: 'path', d: `M${line} ${y + 0.6}H${page.right - said.width - 6}`, stroke: { ink: 'rule', width: 0.2 } },
    {
      op: 'text',
      x: page.right,
      y,
      text: said.text,
      size: said.size,
      face: 'head-italic',
      ink: 'ink-2',
      anchor: 'end',
    },
  ]
}
