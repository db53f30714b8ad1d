import { fitLine } from '#shared/card/fit'
import type { Operation } from '#shared/card/operations'
import type { Words } from '#shared/words/speak'
import { grouped } from './page-plan'
import { paperSizes, type RunningLines } from '#shared/card/page-grid'
import { pageLines } from './page-lines'
import type { PrintedCard, PrintJob } from './print-job'
import { narrowColumns, rosterRow, rowHeightMm, wideColumns, type Columns } from './roster-row'

export interface RosterPage {
  readonly widthMm: number
  readonly heightMm: number
  /** The table row by row, drawn when asked for, in its own measure: to be set at `margin` and scaled to the paper. */
  rows(): Iterable<readonly Operation[]>
  readonly margin: number
  readonly scale: number
  /** In mm of the page; the number of all pages is known only when the roster has been laid out. */
  lines(pages: number): readonly Operation[]
}

/** A stretch of the roster that is not parted at the end of a page. */
interface Block {
  readonly height: number
  /** Said again above it where it begins a page. */
  readonly heading?: Block
  draw(y: number): readonly Operation[]
}

const marginMm = 10
const titleHeight = 21
const captionHeight = 5.5

/** The roster, upright on as many pages as it takes: sides, squadrons and ships with what is left of them. */
export function rosterPages(job: PrintJob, cards: readonly PrintedCard[]): readonly RosterPage[] {
  const { widthMm, heightMm } = paperSizes[job.paper]
  const small = widthMm < 180
  const columns = small ? narrowColumns : wideColumns
  const margin = small ? marginMm / 2 : marginMm
  const scale = (widthMm - 2 * margin) / columns.width
  const length = (heightMm - 2 * margin - 5) / scale

  const pages: Block[][] = [[titleBlock(job, cards, columns.width)]]
  let left = length - titleHeight
  for (const block of blocksOf(cards, columns, job.words)) {
    if (block.height > left) {
      pages.push(block.heading ? [block.heading] : [])
      left = length - (block.heading?.height ?? 0)
    }
    pages.at(-1)!.push(block)
    left -= block.height
  }
  const lines: RunningLines = { left: margin, right: widthMm - margin, above: null, below: heightMm - margin }
  return pages.map((blocks, place) => ({
    widthMm,
    heightMm,
    rows: () => stacked(blocks, 0),
    margin,
    scale,
    lines: (of) => pageLines(lines, { title: job.title, subject: '', page: place + 1, pages: of }, job.words),
  }))
}

function* stacked(blocks: readonly Block[], top: number): Generator<readonly Operation[]> {
  let y = top
  for (const block of blocks) {
    yield block.draw(y)
    y += block.height
  }
}

function titleBlock({ title, fresh, words }: PrintJob, cards: readonly PrintedCard[], width: number): Block {
  const fitted = fitLine('head', 9, title, width)
  const under = words(fresh ? 'print.roster.fresh' : 'print.roster.standing', { n: cards.length })
  return {
    height: titleHeight,
    draw: (y) => [
      { op: 'text', x: 0, y: y + 7.5, text: fitted.text, size: fitted.size, face: 'head', ink: 'ink' },
      { op: 'text', x: 0, y: y + 13.2, text: under, size: 4, face: 'head-italic', ink: 'ink-2' },
      ...chartBorder(y + 16, width),
    ],
  }
}

/** The graduated bar of a chart's border: the program's ruler, here a rule across the page. */
function chartBorder(y: number, width: number): Operation[] {
  const steps = 20
  const step = width / steps
  const dark = Array.from({ length: steps / 2 }, (_, place): Operation => {
    return { op: 'rect', x: place * 2 * step, y, width: step, height: 1, fill: 'plate' }
  })
  return [...dark, { op: 'rect', x: 0, y, width, height: 1, stroke: { ink: 'ink', width: 0.2 } }]
}

function* blocksOf(cards: readonly PrintedCard[], columns: Columns, words: Words): Generator<Block> {
  for (const side of grouped(cards, 'side')) {
    let above = side.name === null ? [] : [sideHeading(side.name, side.cards.length, columns.width, words)]
    for (const squadron of grouped(side.cards, 'squadron')) {
      const heading = squadronHeading(squadron.name ?? '', columns, words)
      const rows = squadron.cards.map((card): Block => ({
        height: rowHeightMm,
        heading,
        draw: (y) => rosterRow(card, columns, y, words),
      }))
      // A heading never stands alone at the foot of a page: it goes with the first ship under it.
      yield together([...above, heading, ...rows.slice(0, 1)])
      yield* rows.slice(1)
      above = []
    }
  }
}

function together(blocks: readonly Block[]): Block {
  return {
    height: blocks.reduce((sum, { height }) => sum + height, 0),
    draw: (y) => [...stacked(blocks, y)].flat(),
  }
}

function sideHeading(name: string, ships: number, width: number, words: Words): Block {
  const count = words('print.roster.ships', { n: ships })
  const fitted = fitLine('head', 6.6, name, width - 30)
  return {
    height: 13,
    draw: (y) => [
      { op: 'text', x: 0, y: y + 10, text: fitted.text, size: fitted.size, face: 'head', ink: 'ink' },
      { op: 'text', x: width, y: y + 10, text: count, size: 3.4, face: 'work', ink: 'ink-2', anchor: 'end' },
    ],
  }
}

/** Name of the squadron, and over each column what it holds. */
function squadronHeading(name: string, columns: Columns, words: Words): Block {
  const fitted = fitLine('work-600', 3.9, name, columns.ship[1])
  const caption = (key: string, x: number, anchor: 'start' | 'middle', y: number): Operation => {
    return { op: 'text', x, y, text: words(`print.roster.${key}`), size: 2.8, face: 'work', ink: 'ink-2', anchor }
  }
  return {
    height: captionHeight + 2,
    draw: (top) => {
      const y = top + captionHeight
      return [
        { op: 'text', x: 0, y, text: fitted.text, size: fitted.size, face: 'work-600', ink: 'ink' },
        ...(columns.guns ? [caption('guns', columns.guns[0], 'start', y)] : []),
        caption('flotation', columns.flotation[0], 'start', y),
        caption('fire', columns.fire, 'middle', y),
        caption('flooding', columns.flooding, 'middle', y),
        caption('struck', columns.struck, 'middle', y),
        caption('speed', columns.speed, 'middle', y),
        ...(columns.commander ? [caption('commanderCaption', columns.commander[0], 'start', y)] : []),
        { op: 'path', d: `M0 0H${columns.width}`, y: y + 2, stroke: { ink: 'ink', width: 0.3 } },
      ]
    },
  }
}
