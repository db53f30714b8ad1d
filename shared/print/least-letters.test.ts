import { expect, test } from 'vitest'
import type { Operation, TextOp } from '../card/operations'
import { layoutPrintJob } from './print-job-layout'
import { printedParts } from './print-parts.testing'
import { printJobWith } from './printed-fleet.testing'
import type { PagePart } from './print-page'
import { usualProfile } from './print-profile'
import { leastTextMm } from './text-page'

const lettersIn = (operations: readonly Operation[]): readonly TextOp[] =>
  operations.flatMap((each) =>
    each.op === 'clip' ? lettersIn(each.operations) : each.op === 'text' && each.text !== '' ? [each] : [],
  )

/** Cards are drawn to be read in the hand and have tests of their own. */
test.each(printedParts)('the letters of %s have seven points and more, on A4 and on Letter', (_, part) => {
  for (const paper of ['A4', 'Letter'] as const) {
    const book = layoutPrintJob(printJobWith({ parts: [part], profile: usualProfile(paper) }))
    if (!book.ok) throw new Error(book.code)
    const small = book.value.pages.flatMap((page, at) => {
      const lines: PagePart = { x: 0, y: 0, draw: () => page.lines({ page: at + 1, pages: 9 }) }
      return [lines, ...page.parts].flatMap(({ draw, scale = 1 }) =>
        lettersIn(draw())
          .filter(({ size }) => size * scale < leastTextMm - 0.005)
          .map(({ size, text }) => `${(size * scale).toFixed(2)} ${text}`),
      )
    })
    expect([paper, small]).toEqual([paper, []])
  }
})
