import type { PaperName } from '../bridge/contract'
import type { MarginsMm } from '../bridge/print-book'
import { done, refused, type Result } from '../kernel/result'
import { paperSizes } from './page-grid'

/** What most printers leave white anyhow, a little less on paper that is small. */
export function usualMargins(paper: PaperName): MarginsMm {
  const edge = paperSizes[paper].widthMm < 180 ? 4.5 : 6
  return { top: edge, right: edge, bottom: edge, left: edge }
}

/** Less than this of a page left to print on is a slip of the pen. */
export const leastPrintableMm = { width: 80, height: 80 } as const

/** Refused as `print-margins-impossible`: the paper, what margins leave of it, and what is needed, in mm. */
export function checkMargins(paper: PaperName, margins: MarginsMm): Result<null> {
  const size = paperSizes[paper]
  const width = size.widthMm - margins.left - margins.right
  const height = size.heightMm - margins.top - margins.bottom
  if (width >= leastPrintableMm.width && height >= leastPrintableMm.height) return done(null)
  return refused('print-margins-impossible', {
    paper,
    width: Math.round(Math.max(0, width)),
    height: Math.round(Math.max(0, height)),
    leastWidth: leastPrintableMm.width,
    leastHeight: leastPrintableMm.height,
  })
}
