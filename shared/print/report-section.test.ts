import { expect, test } from 'vitest'
import { layoutPrintJob } from './print-job-layout'
import { printJobWith } from './printed-fleet.testing'
import { leastTextMm } from './text-page'
import type { PagePart } from './print-page'
import { textBoxes } from '../card/text-boxes'
import { linesOf, playedBattle, reportOf } from '../report/battle.testing'

const composed = reportOf(linesOf(playedBattle(11, 3)))

const pagesOf = (source = composed) => {
  const job = layoutPrintJob(printJobWith({ parts: [{ part: 'report', source: { composed: source } }] }))
  if (!job.ok) throw new Error(job.code)
  return job.value.pages
}

const textsOf = (page: { readonly parts: readonly PagePart[] }) =>
  page.parts.flatMap(({ draw, y }) =>
    draw().flatMap((each) => (each.op === 'text' ? [{ ...each, y: each.y + y }] : [])),
  )

test('the dice and sums of a sentence are at the foot of its page, by the number of its line', () => {
  const pages = pagesOf().map(textsOf)
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
  const [first] = pagesOf(many)
  expect(textsOf(first!).map(({ text }) => text)).toContain(composed.report.turns[1]!.heading)
})

test('its first page has the headline, the end, both fleets and the first turn', () => {
  const [first] = pagesOf()
  const said = first!.parts.flatMap(({ draw }) => textBoxes(draw())).map(({ text }) => text)
  const { headline, sides, turns } = composed.report
  expect(said).toEqual(expect.arrayContaining([headline, ...sides.map(({ name }) => name), turns[0]!.heading]))
})

test('the chart of the battle as it began is on the first page', () => {
  const [first] = pagesOf()
  expect(textsOf(first!).map(({ text }) => text)).toEqual(expect.arrayContaining(['Ushant', '72″']))
  const { setup: _, ...old } = composed
  expect(textsOf(pagesOf(old)[0]!).map(({ text }) => text)).not.toContain('Ushant')
})

test('a double frame is round every page, and a flag beside the name of each side', () => {
  const pages = pagesOf()
  for (const page of pages) {
    const frames = page.parts[0]!.draw().map((each) => (each.op === 'rect' ? [each.x, each.y] : []))
    expect(frames).toEqual([
      [5.35, 5.35],
      [6.6, 6.6],
    ])
  }
  const flags = pages[0]!.parts.filter(({ draw }) => {
    const drawn = draw()
    return (
      drawn.length > 3 &&
      composed.report.sides.some(({ name }) => drawn.some((each) => each.op === 'text' && each.text === name))
    )
  })
  expect(flags.length).toBeGreaterThanOrEqual(2)
})
