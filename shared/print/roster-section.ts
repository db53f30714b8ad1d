import { fittedText } from '../card/fit'
import type { Operation } from '../card/operations'
import { chartBorder, textPaper, type TextPaper, textWidth, textPage } from './text-page'
import { done, refused, type Result } from '../kernel/result'
import type { Words } from '../words/speak'
import { grouped, asPrinted, type PrintedCard, type PrintedShips } from './printed-card'
import { harmWords } from '../rules/pack/harm'
import { harmMiddles, narrowColumns, rosterRow, rowHeightMm, wideColumns, type Columns } from './roster-row'
import { type Mark, type Section, type Setting, tooSmall } from './section'
import { heightOf, stacked } from './blocks'

/** A stretch of the roster that is not parted at the end of a page. */
interface Block {
  readonly heightMm: number
  /** Repeated above it where it begins a page. */
  readonly heading?: Block
  /** The side that begins with it. */
  readonly side?: string
  draw(y: number): readonly Operation[]
}

const titleHeight = 21
const captionHeight = 5.5
/** Smaller than this in its own measure the roster is not read. */
const leastScale = 0.68

/**
 * The roster, upright on as many pages as it takes: sides, squadrons and ships with what is left of them. Refused:
 * `print-ships-none`, and with the refusals of `tooSmall`.
 */
export function rosterSection({ cards: asked, fresh }: PrintedShips, setting: Setting): Result<Section> {
  const { profile, title, words } = setting
  if (asked.length === 0) return refused('print-ships-none')
  const isRead = (...on: Parameters<typeof textPaper>) => measureOn(textPaper(...on)).scale >= leastScale
  const problem = tooSmall(words('printing.part.roster'), setting, isRead)
  if (problem) return problem
  const page = textPaper(profile.paper, profile.marginsMm)
  const { columns, scale } = measureOn(page)
  const length = (page.bottom - page.top) / scale
  const cards = asked.map((card) => asPrinted(card, fresh))

  const pages: Block[][] = [[titleBlock({ title, fresh, words }, cards, columns.width)]]
  const marks: Mark[] = []
  let left = length - titleHeight
  for (const block of blocksOf(cards, columns, words)) {
    if (block.heightMm > left) {
      pages.push(block.heading ? [block.heading] : [])
      left = length - (block.heading?.heightMm ?? 0)
    }
    pages.at(-1)!.push(block)
    left -= block.heightMm
    if (block.side !== undefined) marks.push({ title: block.side, page: pages.length - 1, below: [] })
  }
  return done({
    title: words('print.roster.title'),
    marks,
    pages: pages.map((blocks) => {
      const place = { x: page.left, y: page.top, scale }
      const parts = stacked(blocks, 0, (block, y) => [{ ...place, draw: () => block.draw(y) }])
      return textPage(page, parts, title, words)
    }),
  })
}

/** Columns and how large they are set, so that they take the width of the page. */
function measureOn(page: TextPaper) {
  const width = textWidth(page)
  const columns = width < leastForWideMm ? narrowColumns : wideColumns
  return { columns, scale: width / columns.width }
}
const leastForWideMm = 150

function titleBlock(
  { title, fresh, words }: { readonly title: string; readonly fresh: boolean; readonly words: Words },
  cards: readonly PrintedCard[],
  width: number,
): Block {
  const under = words(fresh ? 'print.roster.fresh' : 'print.roster.standing', { n: cards.length })
  return {
    heightMm: titleHeight,
    draw: (y) => [
      fittedText({ op: 'text', x: 0, y: y + 7.5, text: title, size: 9, face: 'head', ink: 'ink' }, width),
      { op: 'text', x: 0, y: y + 13.2, text: under, size: 4, face: 'head-italic', ink: 'ink-2' },
      ...chartBorder(0, y + 16, width),
    ],
  }
}

function* blocksOf(cards: readonly PrintedCard[], columns: Columns, words: Words): Generator<Block> {
  for (const side of grouped(cards, 'side')) {
    let above = side.name === null ? [] : [sideHeading(side.name, side.cards.length, columns.width, words)]
    for (const squadron of grouped(side.cards, 'squadron')) {
      const heading = squadronHeading(squadron.name ?? '', squadron.cards[0]!, columns, words)
      const rows = squadron.cards.map((card): Block => ({
        heightMm: rowHeightMm,
        heading,
        draw: (y) => rosterRow(card, columns, y, words),
      }))
      // A heading is never alone at the foot of a page: it goes with the first ship under it.
      const first = together([...above, heading, ...rows.slice(0, 1)])
      yield above.length > 0 ? { ...first, side: side.name ?? '' } : first
      yield* rows.slice(1)
      above = []
    }
  }
}

function together(blocks: readonly Block[]): Block {
  return { heightMm: heightOf(blocks), draw: (top) => stacked(blocks, 0, (block, y) => block.draw(top + y)) }
}

function sideHeading(name: string, ships: number, width: number, words: Words): Block {
  const count = words('print.roster.ships', { n: ships })
  return {
    heightMm: 13,
    draw: (y) => [
      fittedText({ op: 'text', x: 0, y: y + 10, text: name, size: 6.6, face: 'head', ink: 'ink' }, width - 30),
      { op: 'text', x: width, y: y + 10, text: count, size: 3.4, face: 'work', ink: 'ink-2', anchor: 'end' },
    ],
  }
}

/** Name of the squadron, and over each column what it holds. */
function squadronHeading(name: string, { pack, ship }: PrintedCard, columns: Columns, words: Words): Block {
  const { harm } = pack.condition(ship)
  const over = (text: string, x: number, anchor: 'start' | 'middle', y: number): Operation => {
    return { op: 'text', x, y, text, size: 2.8, face: 'work', ink: 'ink-2', anchor }
  }
  const caption = (key: string, x: number, anchor: 'start' | 'middle', y: number) =>
    over(words(`print.roster.${key}`), x, anchor, y)
  return {
    heightMm: captionHeight + 2,
    draw: (top) => {
      const y = top + captionHeight
      return [
        fittedText({ op: 'text', x: 0, y, text: name, size: 3.9, face: 'work-600', ink: 'ink' }, columns.ship[1]),
        ...(columns.guns ? [caption('guns', columns.guns[0], 'start', y)] : []),
        caption('flotation', columns.flotation[0], 'start', y),
        ...harmMiddles(columns, harm.length).map((middle, at) =>
          over(harmWords(pack.id, harm[at]!, 'caption', words), middle, 'middle', y),
        ),
        caption('speed', columns.speed, 'middle', y),
        ...(columns.commander ? [caption('commanderCaption', columns.commander[0], 'start', y)] : []),
        { op: 'path', d: `M0 0H${columns.width}`, y: y + 2, stroke: { ink: 'ink', width: 0.3 } },
      ]
    },
  }
}
