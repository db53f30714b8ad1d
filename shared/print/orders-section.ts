import { fitLine, fittedText } from '../card/fit'
import type { Operation } from '../card/operations'
import { textPaper, titleBlock, titleHeightMm, type TextPaper, textPage, textWidth } from './text-page'
import { done, refused, type Result } from '../kernel/result'
import { isOut } from '../rules/pack/standing'
import type { Words } from '../words/speak'
import { grouped, asPrinted, type PrintedCard, type PrintedShips, nameOf } from './printed-card'
import { onPage, whitePage, type PrintPage } from './print-page'
import { type Mark, type Section, type Setting, tooNarrow } from './section'
import { stacked, heightOf, inStretches } from './blocks'

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

/** Some turns of a squadron's orders: a table as wide as the page. All in mm. */
interface Band {
  readonly cards: readonly PrintedCard[]
  readonly firstTurn: number
  readonly turns: number
  readonly widthMm: number
  readonly turnMm: number
  readonly rowMm: number
  readonly heightMm: number
}

const [shipMm, shipOnSmallMm] = [46, 34]
const headMm = 7
const gapMm = 7
/** Room for a pen: speed and helm in a word, a line or two of it. */
const leastTurnMm = 17
const [leastRowMm, mostRowMm] = [9.5, 60]
/** A box is best written in when it is so much wider than it is high. */
const bestShape = 1.6

interface Room {
  readonly width: number
  readonly height: number
}

/**
 * Bands by page: some turns abreast, the others below, ships beyond the page overleaf. Where a page has room to spare,
 * turns go below each other rather than side by side, and boxes grow until they fill it.
 */
function bandsOf(cards: readonly PrintedCard[], turns: number, room: Room): readonly (readonly Band[])[] {
  const { width, height } = room
  const each = turnsAbreast(cards.length, turns, room)
  const mostRows = Math.max(1, Math.floor((height - headMm) / leastRowMm))
  const bands: Band[] = []
  for (let from = 0; from < cards.length; from += mostRows) {
    const here = cards.slice(from, from + mostRows)
    for (let first = 1; first <= turns; first += each) {
      bands.push({
        cards: here,
        firstTurn: first,
        turns: Math.min(each, turns - first + 1),
        widthMm: width,
        turnMm: (width - shipWidth(width)) / each,
        rowMm: leastRowMm,
        heightMm: headMm + here.length * leastRowMm + gapMm,
      })
    }
  }
  return stretched(
    inStretches(bands, () => height, gapMm),
    height,
  )
}

/** Turns in a band, shared out evenly, so that no last band is a stump; of all that fit a page, the best to write in. */
function turnsAbreast(ships: number, turns: number, { width, height }: Room): number {
  const across = width - shipWidth(width)
  const most = Math.max(1, Math.min(turns, Math.floor(across / leastTurnMm)))
  let [best, off] = [Math.ceil(turns / Math.ceil(turns / most)), Infinity]
  for (let each = most; each > 0; each--) {
    const bands = Math.ceil(turns / each)
    const rowMm = (height - bands * (headMm + gapMm) + gapMm) / (bands * ships)
    const shape = Math.abs(Math.log(across / each / rowMm / bestShape))
    if (rowMm < leastRowMm || Math.ceil(turns / bands) !== each || shape >= off) continue
    ;[best, off] = [each, shape]
  }
  return best
}

function shipWidth(width: number): number {
  return width < 150 ? shipOnSmallMm : shipMm
}

/** The rows share the rest of the page. */
function stretched(pages: readonly (readonly Band[])[], height: number): readonly (readonly Band[])[] {
  return pages.map((bands) => {
    const rows = bands.reduce((sum, { cards }) => sum + cards.length, 0)
    const taken = heightOf(bands) - gapMm
    const rowMm = Math.min(mostRowMm, leastRowMm + Math.max(0, height - taken) / rows)
    return bands.map((band) => ({ ...band, rowMm, heightMm: headMm + band.cards.length * rowMm + gapMm }))
  })
}

function drawBand(band: Band, words: Words): readonly Operation[] {
  const { cards, firstTurn, turns, turnMm, widthMm, rowMm } = band
  const ship = shipWidth(widthMm)
  const right = ship + turns * turnMm
  const bottom = headMm + cards.length * rowMm
  const columns = Array.from({ length: turns }, (_, at) => ship + at * turnMm)
  const rules = cards.map((_, at) => `M0 ${headMm + (at + 1) * rowMm}H${right}`)
  return [
    { op: 'text', x: 0, y: 4.8, text: words('printing.orders.ship'), size: 2.9, face: 'work-600', ink: 'ink-2' },
    ...columns.map((x, at): Operation => {
      const text = words('printing.orders.turn', { turn: firstTurn + at })
      return fittedText({ op: 'text', x: x + 1.4, y: 4.8, text, size: 3.2, face: 'work-600', ink: 'ink' }, turnMm - 2)
    }),
    { op: 'path', d: `M0 ${headMm}H${right}`, stroke: { ink: 'ink', width: 0.35 } },
    { op: 'path', d: rules.join(''), stroke: { ink: 'rule', width: 0.2 } },
    {
      op: 'path',
      d: [...columns, right].map((x) => `M${x} 1V${bottom}`).join(''),
      stroke: { ink: 'rule', width: 0.2 },
    },
    ...cards.flatMap((card, at) => shipCell(card, headMm + at * rowMm, ship - 2, rowMm, words)),
  ]
}

function shipCell(card: PrintedCard, y: number, room: number, rowMm: number, words: Words): readonly Operation[] {
  const { line } = card.pack.summary(card.ship.document, words)
  const base = y + rowMm / 2
  return [
    fittedText(
      { op: 'text', x: 0, y: base - 0.4, text: nameOf(card), size: 3.6, face: 'work-600', ink: 'ink' },
      room,
      2.6,
    ),
    fittedText({ op: 'text', x: 0, y: base + 3.1, text: line, size: 2.7, face: 'work', ink: 'ink-2' }, room, 2.3),
  ]
}
