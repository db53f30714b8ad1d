import { type PaperName, isSmallPaper, paperSizes } from '../card/paper'
import type { MarginsMm, PrintProfile } from './print-request'
import { done, refused, type Result } from '../kernel/result'

/** What most printers leave white anyhow. */
export function usualMargins(paper: PaperName): MarginsMm {
  const edge = isSmallPaper(paper) ? 4.5 : 5
  return { top: edge, right: edge, bottom: edge, left: edge }
}

/** A printer of which nothing is known yet; it is called after its paper. */
export function usualProfile(paper: PaperName): PrintProfile {
  return { name: paper, paper, marginsMm: usualMargins(paper), backOffset: { acrossMm: 0, downMm: 0 } }
}

/** Less than this of a page left to print on is a slip of the pen. */
const leastPrintableMm = { width: 80, height: 80 } as const

/** Refused as `print-margins-impossible`: the paper, the space within the margins, and the space needed, in mm. */
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

/**
 * The margins of a page held upright or landscape, from those of the upright sheet that the printer takes. Which way
 * the printer turns a landscape page is unknown, so it has the larger of two opposite margins on both sides.
 */
export function edgesOn(page: { readonly widthMm: number; readonly heightMm: number }, margins: MarginsMm): MarginsMm {
  if (page.widthMm <= page.heightMm) return margins
  const [across, down] = [Math.max(margins.top, margins.bottom), Math.max(margins.left, margins.right)]
  return { top: down, right: across, bottom: down, left: across }
}
