import { fittedText } from '../card/fit'
import type { Operation } from '../card/operations'
import { chartBorder, textPaper, type TextPaper, textWidth, textPage } from './text-page'
import { done, refused, type Result } from '../kernel/result'
import type { Words } from '../words/speak'
import { grouped, asPrinted, type PrintedCard, type PrintedShips } from './printed-card'
import { harmWords } from '../rules/pack/harm'
import { columnsFor, harmMiddles, leastScale, linesUnder, rosterRow, rowHeightMm, type Columns } from './roster-row'
import type { PagePart } from './print-page'
import { type Section, type Setting, tooSmall } from './section'
import { type Block, blocksOnPages, drawn, stacked } from './blocks'

const titleHeight = 21
const captionHeight = 5.5

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
  const { columns, scale, inset } = measureOn(page)
  const length = (page.bottom - page.top) / scale
  const cards = asked.map((card) => asPrinted(card, fresh))
  const place = { x: page.left + inset, y: page.top, scale }
  const heading: PagePart = { ...place, draw: () => titleBlock({ title, fresh, words }, cards.length, columns.width) }
  const sheets = roomiest((writingMm) =>
    blocksOnPages(blocksOf(cards, { columns, writingMm, fresh }, words), { top: 0, bottom: length }, titleHeight),
  )
  return done({
    title: words('print.roster.title'),
    marks: sheets.flatMap(({ blocks }, at) =>
      blocks.flatMap(({ bookmarks = [] }) => bookmarks.map((title) => ({ title, page: at, below: [] }))),
    ),
    pages: sheets.map(({ blocks, top }, at) => {
      const parts = stacked(blocks, top, (block, y) => block.parts(y).map((part) => ({ ...part, ...place })))
      return textPage(page, at === 0 ? [heading, ...parts] : parts, title, words)
    }),
  })
}

/** Under each ship, to write in: the most of these that takes no page more. */
const writingSteps = [20, 17, 14, 12, 10, 8, 7, 6, 5, 0] as const

function roomiest<Sheet>(sheetsWith: (writingMm: number) => readonly Sheet[]): readonly Sheet[] {
  const fewest = sheetsWith(0).length
  return writingSteps.map(sheetsWith).find((sheets) => sheets.length === fewest) ?? []
}

interface RowSetting {
  readonly columns: Columns
  readonly writingMm: number
  readonly fresh: boolean
}

/** Columns and how large they are set: across the page, as far as lines of their width look well. */
function measureOn(page: TextPaper) {
  const width = textWidth(page)
  const columns = columnsFor(width)
  const scale = Math.min(mostScale, width / columns.width)
  return { columns, scale, inset: (width - columns.width * scale) / 2 }
}

const mostScale = 1.1

function titleBlock(
  { title, fresh, words }: { readonly title: string; readonly fresh: boolean; readonly words: Words },
  ships: number,
  width: number,
): readonly Operation[] {
  const under = words(fresh ? 'print.roster.fresh' : 'print.roster.standing', { n: ships })
  return [
    fittedText({ op: 'text', x: 0, y: 7.5, text: title, size: 9, face: 'head', ink: 'ink' }, width),
    { op: 'text', x: 0, y: 13.2, text: under, size: 4, face: 'head-italic', ink: 'ink-2' },
    ...chartBorder(0, 16, width),
  ]
}

function blocksOf(cards: readonly PrintedCard[], setting: RowSetting, words: Words): readonly Block[] {
  const { columns, writingMm, fresh } = setting
  return grouped(cards, 'side').flatMap((side) => [
    ...(side.name === null ? [] : [sideHeading(side.name, side.cards.length, columns.width, words)]),
    ...grouped(side.cards, 'squadron').flatMap(({ name, cards: ships }) => {
      const under = squadronHeading(name ?? '', ships[0]!, columns, words)
      const rows = ships.map((card) =>
        drawn(rowHeightMm + writingMm, (y) => [
          ...rosterRow(card, columns, { y, fresh }, words),
          ...linesUnder(columns, y + rowHeightMm, writingMm),
        ]),
      )
      return [under, ...rows.map((row) => ({ ...row, under }))]
    }),
  ])
}

function sideHeading(name: string, ships: number, width: number, words: Words): Block {
  const count = words('print.roster.ships', { n: ships })
  const draw = (y: number): readonly Operation[] => [
    fittedText({ op: 'text', x: 0, y: y + 10, text: name, size: 6.6, face: 'head', ink: 'ink' }, width - 30),
    { op: 'text', x: width, y: y + 10, text: count, size: 3.4, face: 'work', ink: 'ink-2', anchor: 'end' },
  ]
  return { ...drawn(13, draw), isHeading: true, bookmarks: [name] }
}

/** Name of the squadron, and over each column what it holds. */
function squadronHeading(name: string, { pack, ship }: PrintedCard, columns: Columns, words: Words): Block {
  const { harm } = pack.condition(ship)
  const draw = (top: number): readonly Operation[] => {
    const y = top + captionHeight
    const over = (text: string, x: number, anchor: 'start' | 'middle'): Operation => {
      return { op: 'text', x, y, text, size: 2.8, face: 'work', ink: 'ink-2', anchor }
    }
    const caption = (key: string, [from]: readonly [number, number]) =>
      over(words(`print.roster.${key}`), from, 'start')
    return [
      fittedText({ op: 'text', x: 0, y, text: name, size: 3.9, face: 'work-600', ink: 'ink' }, columns.ship[1]),
      ...(columns.guns ? [caption('guns', columns.guns)] : []),
      caption('flotation', columns.flotation),
      ...harmMiddles(columns, harm.length).map((middle, at) =>
        over(harmWords(pack.id, harm[at]!, 'caption', words), middle, 'middle'),
      ),
      over(words('print.roster.speed'), columns.speed, 'middle'),
      ...(columns.commander ? [caption('commanderCaption', columns.commander)] : []),
      { op: 'path', d: `M0 0H${columns.width}`, y: y + 2, stroke: { ink: 'ink', width: 0.3 } },
    ]
  }
  return { ...drawn(captionHeight + 2, draw), isHeading: true }
}
