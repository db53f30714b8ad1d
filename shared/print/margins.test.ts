import { describe, expect, test } from 'vitest'
import { paperNames, type PaperName } from '../card/paper'
import type { MarginsMm } from './print-request'
import { edgesOn, usualMargins } from './print-profile'
import { layoutPrintJob } from './print-job-layout'
import { everyPart } from './print-parts.testing'
import { paintedBounds } from './painted-bounds.testing'
import { printJobWith } from './printed-fleet.testing'

/** A frame is drawn on its edge, half of its line on either side. */
const halfALineMm = 0.18
const offset = { acrossMm: 1.5, downMm: -2 }
const marginsOn = (paper: PaperName): readonly MarginsMm[] => [
  usualMargins(paper),
  { top: 20, right: 7, bottom: 12, left: 25 },
  { top: 3, right: 0, bottom: 4, left: 1 },
]

describe.each(everyPart)('%s', (_, part) => {
  const books = new Map<string, ReturnType<typeof layoutPrintJob>>()
  /** The pages, or the refusal of paper or margins; each is computed once. */
  const layout = (paper: PaperName, marginsMm: MarginsMm) => {
    const key = JSON.stringify([paper, marginsMm])
    const book =
      books.get(key) ??
      layoutPrintJob(printJobWith({ parts: [part], profile: { paper, marginsMm, backOffset: offset } }))
    books.set(key, book)
    return book
  }
  test.each(paperNames)('on %s nothing is painted beyond the margins', (paper) => {
    for (const margins of marginsOn(paper)) {
      const book = layout(paper, margins)
      if (!book.ok) {
        expect(['print-paper-too-small', 'print-margins-too-wide', 'print-margins-impossible']).toContain(book.code)
        continue
      }
      for (const page of book.value.pages) {
        const edges = edgesOn(page, margins)
        const { left, top, right, bottom } = paintedBounds(page)
        if (left > right) continue
        const over = {
          left: edges.left - left,
          top: edges.top - top,
          right: right - (page.widthMm - edges.right),
          bottom: bottom - (page.heightMm - edges.bottom),
        }
        expect(Math.max(...Object.values(over)), JSON.stringify({ margins, over })).toBeLessThan(halfALineMm)
      }
    }
  })

  test('it can be printed on A4 and Letter with the margins of most printers', () => {
    for (const paper of ['A4', 'Letter'] as const) expect(layout(paper, usualMargins(paper)).ok).toBe(true)
  })

  test('paper that is refused as too small is named with one that is not', () => {
    for (const paper of paperNames) {
      const book = layout(paper, usualMargins(paper))
      if (book.ok) continue
      const { code, values } = book
      expect(code).toBe('print-paper-too-small')
      const smallest = values['smallest'] as PaperName
      expect(layout(smallest, usualMargins(smallest)).ok).toBe(true)
    }
  })
})
