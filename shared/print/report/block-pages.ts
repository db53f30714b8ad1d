import { titleHeightMm, type TextPaper } from '../decks/text-page'
import type { Block } from './report-page'

/** The blocks of one page, from `top` down. */
export interface BlockPage {
  readonly blocks: Block[]
  readonly top: number
}

/**
 * Puts blocks one under another, on the first page below its title. A heading goes with what follows it; a block higher
 * than a page gets one of its own.
 */
export function blocksOnPages(blocks: readonly Block[], { top, bottom }: TextPaper): readonly BlockPage[] {
  const sheets: BlockPage[] = [{ blocks: [], top: top + titleHeightMm }]
  let y = top + titleHeightMm
  for (const [place, block] of blocks.entries()) {
    const sheet = sheets.at(-1)!
    if (y + heightWithNext(blocks, place) > bottom && sheet.blocks.length > 0 && !followsHeading(blocks, place)) {
      sheets.push({ blocks: [], top })
      y = top
    }
    sheets.at(-1)!.blocks.push(block)
    y += block.heightMm
  }
  return sheets
}

/** Whether a heading before it has looked ahead for it already. */
function followsHeading(blocks: readonly Block[], place: number): boolean {
  return blocks[place - 1]?.isHeading === true
}

function heightWithNext(blocks: readonly Block[], place: number): number {
  const block = blocks[place]
  if (!block) return 0
  return block.heightMm + (block.isHeading ? heightWithNext(blocks, place + 1) : 0)
}

/** The parts of blocks, the first with its upper edge at `top`. */
export function stacked(blocks: readonly Block[], top: number) {
  let y = top
  return blocks.flatMap((block) => {
    const parts = block.parts(y)
    y += block.heightMm
    return parts
  })
}
