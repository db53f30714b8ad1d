import { expect, test } from 'vitest'
import { layoutPrintJob } from './print-job-layout'
import { printJobWith } from './printed-fleet.testing'
import { usualMargins } from './print-profile'
import { leastTextMm } from './text-page'
import type { PagePart } from './print-page'
import type { Operation } from '../card/operations'
import { linesOf, playedBattle, reportOf } from '../report/battle.testing'

const sevenPointMm = (7 * 25.4) / 72
const composed = reportOf(linesOf(playedBattle(11, 3)))

function* sizesOf(operations: readonly Operation[], scale: number): Generator<readonly [string, number]> {
  for (const each of operations) {
    if (each.op === 'text' && each.text !== '') yield [each.text, each.size * scale]
    if (each.op === 'clip') yield* sizesOf(each.operations, scale)
  }
}

const pagesOn = (paper: 'A4' | 'Letter', source = composed) => {
  const profile = { paper, marginsMm: usualMargins(paper), backOffset: { acrossMm: 0, downMm: 0 } }
  const job = layoutPrintJob(printJobWith({ parts: [{ part: 'report', source: { composed: source } }], profile }))
  if (!job.ok) throw new Error(job.code)
  return job.value.pages
}

test.each(['A4', 'Letter'] as const)('on %s no text of the report is under seven point', (paper) => {
  const pages = pagesOn(paper)
  const found = pages.flatMap((page, at) => [
    ...page.parts.flatMap(({ draw, scale = 1 }) => [...sizesOf(draw(), scale)]),
    ...sizesOf(page.lines({ page: at + 1, pages: pages.length }), 1),
  ])
  expect(found.length).toBeGreaterThan(100)
  expect(found.filter(([, size]) => size < sevenPointMm)).toEqual([])
})

const textsOf = (page: { readonly parts: readonly PagePart[] }) =>
  page.parts.flatMap(({ draw, y }) =>
    draw().flatMap((each) => (each.op === 'text' ? [{ ...each, y: each.y + y }] : [])),
  )

test('the dice and sums of a sentence are at the foot of its page, by the number of its line', () => {
  const pages = pagesOn('A4').map(textsOf)
  const raised = pages.flatMap((texts, page) =>
    texts.flatMap(({ text, size, x }) =>
      /^\d+$/.test(text) && size === leastTextMm && x > 30 ? [{ page, text }] : [],
    ),
  )
  expect(raised.length).toBeGreaterThan(1)
  for (const { page, text } of raised) {
    const notes = pages[page]!.filter((each) => each.text === text && each.face === 'work-600' && each.x < 20)
    expect(notes, `${text} on page ${page}`).toHaveLength(1)
    expect(notes[0]!.y).toBeGreaterThan(150)
  }
})

test('with 64 ships there is room for turns on the first page', () => {
  const ships = composed.report.ships
  const many = {
    ...composed,
    report: { ...composed.report, ships: Array.from({ length: 64 }, (_, at) => ({ ...ships[at % ships.length]! })) },
  }
  const [first] = pagesOn('A4', many)
  expect(textsOf(first!).map(({ text }) => text)).toContain(composed.report.turns[1]!.heading)
})

test('its first page has the headline, the end, both fleets and the first turn', () => {
  const [first] = pagesOn('A4')
  const said = first!.parts.flatMap(({ draw }) => [...sizesOf(draw(), 1)]).map(([text]) => text)
  const { headline, sides, turns } = composed.report
  expect(said).toEqual(expect.arrayContaining([headline, ...sides.map(({ name }) => name), turns[0]!.heading]))
})
