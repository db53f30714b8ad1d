import type { Operation } from '../card/operations'
import { onPage, type PagePart, type PrintPage } from './print-page'
import { textPage, titleBlock, titleHeightMm, type TextPaper } from './text-page'
import type { Words } from '../words/speak'

/** A stretch of text that is not parted at the end of a page. */
export interface Block {
  readonly heightMm: number
  /** Never the last on a page: it goes with what follows. */
  readonly isHeading?: boolean
  /** Repeated above it where it begins a page. */
  readonly under?: Block
  readonly bookmarks?: readonly string[]
  /** What is explained at the foot of its page. */
  readonly notes?: readonly Block[]
  /** Parts with its upper edge at `y`. */
  parts(y: number): readonly PagePart[]
}

/** A block of operations alone. */
export function drawn(heightMm: number, draw: (y: number) => readonly Operation[]): Block {
  return { heightMm, parts: (y) => [onPage(() => draw(y))] }
}

/** The blocks of one page, from `top` down. */
interface BlockPage {
  readonly blocks: Block[]
  readonly top: number
}

/** Between text and the notes under it, with a rule. */
const notesGapMm = 4

/** How much of the foot of a page the notes of these blocks take, in mm. */
export function notesHeight(blocks: readonly Block[]): number {
  const notes = blocks.flatMap(({ notes = [] }) => notes)
  return notes.length === 0 ? 0 : heightOf(notes) + notesGapMm
}

/**
 * Puts blocks one under another, on the first page below its title. A heading goes with what follows it; a block higher
 * than a page gets one of its own.
 */
export function blocksOnPages(
  blocks: readonly Block[],
  { top, bottom }: Pick<TextPaper, 'top' | 'bottom'>,
  titleMm = titleHeightMm,
): readonly BlockPage[] {
  const sheets: BlockPage[] = [{ blocks: [], top: top + titleMm }]
  let y = top + titleMm
  for (const [place, block] of blocks.entries()) {
    const sheet = sheets.at(-1)!
    const together = withNext(blocks, place)
    const reached = y + heightOf(together) + notesHeight([...sheet.blocks, ...together])
    if (reached > bottom && sheet.blocks.length > 0 && !followsHeading(blocks, place)) {
      const repeated = block.under ? [block.under] : []
      sheets.push({ blocks: repeated, top })
      y = top + heightOf(repeated)
    }
    sheets.at(-1)!.blocks.push(block)
    y += block.heightMm
  }
  return sheets
}

/** Whether a heading before it has looked ahead for it already. */
const followsHeading = (blocks: readonly Block[], place: number) => blocks[place - 1]?.isHeading === true

function withNext(blocks: readonly Block[], place: number): readonly Block[] {
  const block = blocks[place]
  if (!block) return []
  return block.isHeading ? [block, ...withNext(blocks, place + 1)] : [block]
}

/** The notes of a page over its foot line, under a short rule. */
function notesOn({ left, right, bottom }: TextPaper, blocks: readonly Block[]): readonly PagePart[] {
  const notes = blocks.flatMap(({ notes = [] }) => notes)
  if (notes.length === 0) return []
  const y = bottom - heightOf(notes)
  const rule = { op: 'path', d: `M${left} ${y - 1.4}H${right}`, stroke: { ink: 'rule-2', width: 0.2 } } as const
  return [onPage(() => [rule]), ...stacked(notes, y, (note, top) => note.parts(top))]
}

/** Blocks as pages, the first with a title over them. `bookmarks`: what begins on each, as a reader's window lists it. */
export function titledPages(
  page: TextPaper,
  { title, under, blocks }: { readonly title: string; readonly under: string; readonly blocks: readonly Block[] },
  words: Words,
): readonly (PrintPage & { readonly bookmarks: readonly string[] })[] {
  return blocksOnPages(blocks, page).map(({ blocks: here, top }, place) => {
    const isFirst = place === 0
    const parts = stacked(here, top, (block, y) => block.parts(y))
    return {
      ...textPage(
        page,
        [...(isFirst ? [onPage(() => titleBlock(page, title, under))] : []), ...parts, ...notesOn(page, here)],
        title,
        words,
      ),
      bookmarks: [...(isFirst ? [title] : []), ...here.flatMap(({ bookmarks = [] }) => bookmarks)],
    }
  })
}

interface Tall {
  readonly heightMm: number
}

/** What is drawn of things one under another, the first with its upper edge at `top`. */
export function stacked<Item extends Tall, Drawn>(
  items: readonly Item[],
  top: number,
  draw: (item: Item, y: number) => readonly Drawn[],
): readonly Drawn[] {
  let y = top
  return items.flatMap((item) => {
    const drawn = draw(item, y)
    y += item.heightMm
    return drawn
  })
}

/**
 * Things one under another in stretches that have so much room each, in mm; one that is higher gets a stretch of its own.
 * The last of a stretch may reach `overMm` beyond its end.
 */
export function inStretches<Item extends Tall>(
  items: readonly Item[],
  roomIn: (stretch: number) => number,
  overMm = 0,
): readonly Item[][] {
  const stretches: Item[][] = []
  let left = 0
  for (const item of items) {
    if (stretches.length === 0 || item.heightMm - overMm > left) {
      left = roomIn(stretches.length)
      stretches.push([])
    }
    stretches.at(-1)!.push(item)
    left -= item.heightMm
  }
  return stretches
}

/** How high things are together, in mm. */
export const heightOf = (items: readonly Tall[]): number => items.reduce((sum, { heightMm }) => sum + heightMm, 0)
