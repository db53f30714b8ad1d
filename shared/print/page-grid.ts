import { type PaperName, isSmallPaper, paperSizes } from '../card/paper'
import type { MarginsMm, PerPage } from './print-request'
import type { CardFace } from '../rules/pack/rules-pack'
import { edgesOn, usualMargins } from './print-profile'
import type { Operation } from '../card/operations'
import { hundredths as two } from '../card/path-data'
import type { Box } from '../card/path-data'
import type { Words } from '../words/speak'
import type { PageNumber } from './print-page'
import { numberedLine, titleLine } from './text-page'

/** A page as it is held to be read: where its cards are and what is left for the running lines. All in mm. */
export interface PageGrid {
  readonly widthMm: number
  readonly heightMm: number
  /** One place a card, in reading order. */
  readonly cells: readonly Box[]
  /** How large a card of the pack is in a cell; 1 is its own size. */
  readonly scale: number
  readonly lines: RunningLines
}

export interface RunningLines {
  readonly left: number
  readonly right: number
  /** Baseline of the title; null where a page is too small for a line above the card. */
  readonly above: number | null
  readonly below: number
}

type Card = Pick<CardFace, 'widthMm' | 'heightMm' | 'smallestPaper'>

const gapMm = 4
const titleMm = 6.5
const footMm = 5
const smallFootMm = 4
/** A card grows with its paper, but not into a poster. */
const largest = 1.3
/** By default two or four cards share a page only where captions stay above 6 point; smaller cards are a choice. */
const comfortable = 0.75
/** Small cards are possible on request, as long as their figures can be read. */
const leastAsked = 0.4
/** Half-letter is a shade narrower than A5 and must count as it. */
const tolerance = 0.93

/** The grid for a number of cards on a page, or for as many as can be read standing; margins are of the upright sheet. */
export function pageGrid(
  card: Card,
  paper: PaperName,
  perPage: PerPage,
  margins: MarginsMm = usualMargins(paper),
): PageGrid {
  if (perPage !== 'fit') return gridOf(card, paper, perPage, margins)
  const least = Math.max(comfortable, leastScale(card))
  const fitting = ([4, 2] as const)
    .map((count) => gridOf(card, paper, count, margins))
    .find(({ scale }) => scale >= least)
  return fitting ?? gridOf(card, paper, 1, margins)
}

/** False if a single card on this paper, or each of so many, falls below what the pack declares for its smallest paper. */
export function isLegible(
  card: Card,
  paper: PaperName,
  margins: MarginsMm = usualMargins(paper),
  perPage: PerPage = 'fit',
): boolean {
  const grid = gridOf(card, paper, perPage === 'fit' ? 1 : perPage, margins)
  return grid.scale >= (grid.cells.length === 1 ? leastScale(card) : Math.min(leastScale(card), leastAsked))
}

function leastScale(card: Card): number {
  const { smallestPaper } = card
  return gridOf(card, smallestPaper, 1, usualMargins(smallestPaper)).scale * tolerance
}

const arrangements: Readonly<Record<1 | 2 | 4, readonly (readonly [rows: number, columns: number])[]>> = {
  1: [[1, 1]],
  2: [
    [2, 1],
    [1, 2],
  ],
  4: [
    [2, 2],
    [4, 1],
  ],
}

/** Of every way to turn the paper and place the cards, the one in which they are largest. */
function gridOf(card: Card, paper: PaperName, count: 1 | 2 | 4, margins: MarginsMm): PageGrid {
  const { widthMm, heightMm } = paperSizes[paper]
  const small = isSmallPaper(paper)
  const grids = [
    { widthMm, heightMm },
    { widthMm: heightMm, heightMm: widthMm },
  ].flatMap((page) => {
    const edges = edgesOn(page, margins)
    return arrangements[count].map(([rows, columns]) => gridIn({ ...page, edges }, small, card, rows, columns))
  })
  return grids.reduce((best, grid) => (grid.scale > best.scale ? grid : best))
}

function gridIn(
  { edges, ...page }: Pick<PageGrid, 'widthMm' | 'heightMm'> & { readonly edges: MarginsMm },
  small: boolean,
  card: Card,
  rows: number,
  columns: number,
): PageGrid {
  const top = edges.top + (small ? 0 : titleMm)
  const bottom = page.heightMm - edges.bottom - (small ? smallFootMm : footMm)
  const room = page.widthMm - edges.left - edges.right
  const across = (room - (columns - 1) * gapMm) / columns
  const down = (bottom - top - (rows - 1) * gapMm) / rows
  const scale = Math.min(largest, across / card.widthMm, down / card.heightMm)
  const [width, height] = [card.widthMm * scale, card.heightMm * scale]
  const left = edges.left + (room - columns * width - (columns - 1) * gapMm) / 2
  const upper = (top + bottom - rows * height - (rows - 1) * gapMm) / 2
  const cells = Array.from({ length: rows * columns }, (_, place) => ({
    x: left + (place % columns) * (width + gapMm),
    y: upper + Math.floor(place / columns) * (height + gapMm),
    width,
    height,
  }))
  return {
    ...page,
    cells,
    scale,
    lines: {
      left: edges.left,
      right: page.widthMm - edges.right,
      above: small ? null : edges.top + 3.8,
      // Letters that go below the line stay within the margin.
      below: page.heightMm - edges.bottom - 0.7,
    },
  }
}

export interface PageWords extends PageNumber {
  readonly title: string
  /** Side and squadrons on this page, or '' . */
  readonly subject: string
}

/** What runs above and below the cards: title and subject, name of the program, number of the page. */
export function pageLines(lines: RunningLines, { title, subject, ...number }: PageWords, words: Words): Operation[] {
  const { above, below: y, ...edges } = lines
  const foot = (said: string, size: number) => numberedLine({ ...edges, y }, said, number, { size, least: 0.85 }, words)
  if (above === null) return foot(subject === '' ? title : `${title}, ${subject}`, 2.3)
  const about = { text: subject, size: 3.2, face: 'work-500' } as const
  return [...titleLine({ ...edges, y: above }, { text: title, size: 4.8 }, about), ...foot(words('print.program'), 2.8)]
}

/** Short ticks half way between two cards, at both ends of the gap: where the guillotine goes. */
export function cutMarks({ cells }: Pick<PageGrid, 'cells'>): Operation[] {
  const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))]
  const right = Math.max(...cells.map(({ x, width }) => x + width))
  const bottom = Math.max(...cells.map(({ y, height }) => y + height))
  const across = gaps(cells.map(({ y, height }) => [y, y + height]))
  const down = gaps(cells.map(({ x, width }) => [x, x + width]))
  const ticks = [
    ...across.map((y) => `M${left} ${y}h${tickMm}M${right} ${y}h${-tickMm}`),
    ...down.map((x) => `M${x} ${top}v${tickMm}M${x} ${bottom}v${-tickMm}`),
  ]
  return ticks.map((d) => ({ op: 'path', d, stroke: { ink: 'ink-3', width: 0.2 } }))
}

const tickMm = 6

/** The middles between stretches that lie one after another, each of which may come several times. */
function gaps(stretches: readonly (readonly [from: number, to: number])[]): readonly number[] {
  const froms = new Set(stretches.map(([from]) => two(from)))
  const ends = [...new Set(stretches.map(([, to]) => two(to)))]
  return [...froms].flatMap((from) => {
    const before = ends.filter((end) => end < from)
    return before.length === 0 ? [] : [two((from + Math.max(...before)) / 2)]
  })
}
