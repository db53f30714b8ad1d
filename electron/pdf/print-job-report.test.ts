import { expect, test } from 'vitest'
import { linesOf, playedBattle, reportOf } from '#shared/report/battle.testing'
import type { Composed } from '#shared/report/compose-report'
import { printJobWith, fontsFolder } from '#shared/print/printed-fleet.testing'
import { openPdf } from './opened-pdf.testing'
import { paintPrintJob } from './print-job'

const composed = reportOf(linesOf(playedBattle(11, 3)))
const print = (of: Composed = composed) => printJobWith({ parts: [{ part: 'report', source: { composed: of } }] })

test('a report has a bookmark for every turn, and the same bytes for the same date', async () => {
  const painted = await paintPrintJob(print(), { fonts: fontsFolder })
  const again = await paintPrintJob(print(), { fonts: fontsFolder })
  if (!painted.ok || !again.ok) throw new Error('not painted')
  expect(Buffer.compare(painted.value.bytes, again.value.bytes)).toBe(0)
  expect(painted.value.pages).toBeGreaterThan(2)
  const { outline, texts } = await openPdf(painted.value.bytes)
  expect(outline.map((line) => line.trim().replace(/ \d+$/, ''))).toEqual(
    expect.arrayContaining(['Turn 1', 'Turn 2', 'Turn 3']),
  )
  expect(texts.flat()).toContain('How it ended')
})

test('an empty journal makes one page that says so', async () => {
  const painted = await paintPrintJob(print(reportOf([])), { fonts: fontsFolder })
  expect(painted).toMatchObject({ ok: true, value: { pages: 1 } })
})

test('is stopped between two pages when it is cancelled', async () => {
  const abort = new AbortController()
  const run = { fonts: fontsFolder, signal: abort.signal, onProgress: () => abort.abort() }
  expect(await paintPrintJob(print(), run)).toMatchObject({ ok: false, code: 'print-cancelled' })
})
