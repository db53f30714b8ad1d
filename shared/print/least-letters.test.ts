import { expect, test, vi } from 'vitest'
import { layoutPrintJob } from './print-job-layout'
import { printedParts } from './print-parts.testing'
import { printJobWith } from './printed-fleet.testing'
import type { PagePart } from './print-page'
import { leastTextMm } from './text-page'

vi.setConfig({ testTimeout: 60_000 })

/** Cards are drawn to be read in the hand and have tests of their own. */
test.each(printedParts)('the letters of %s have seven points and more', (_, part) => {
  const book = layoutPrintJob(printJobWith({ parts: [part] }))
  if (!book.ok) throw new Error(book.code)
  const small = book.value.pages.flatMap((page, at) => {
    const lines: PagePart = { x: 0, y: 0, draw: () => page.lines({ page: at + 1, pages: 9 }) }
    return [lines, ...page.parts].flatMap(({ draw, scale = 1 }) =>
      draw().flatMap((each) =>
        each.op === 'text' && each.text !== '' && each.size * scale < leastTextMm - 0.005
          ? [`${(each.size * scale).toFixed(2)} ${each.text}`]
          : [],
      ),
    )
  })
  expect(small).toEqual([])
})
