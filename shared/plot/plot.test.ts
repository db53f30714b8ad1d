import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardMarkup } from '../card/svg'
import { overlap } from '../card/path-data'
import { textBoxes } from '../card/text-boxes'
import { barPlot, rowPlot } from './bar-plot'
import { linePlot } from './line-plot'
import { spread, scaleFor, type Drawing } from './plot'

const leastTextMm = 2.47

/** Labels are read: none over another, none off the drawing, none under seven points. */
function expectReadable({ widthMm, heightMm, operations }: Drawing): void {
  const boxes = textBoxes(operations).filter(({ text }) => text !== '')
  for (const box of boxes) {
    expect(box.x, box.text).toBeGreaterThanOrEqual(-0.01)
    expect(box.x + box.width, box.text).toBeLessThanOrEqual(widthMm + 0.01)
    expect(box.y, box.text).toBeGreaterThanOrEqual(0)
    expect(box.y + box.height, box.text).toBeLessThanOrEqual(heightMm)
  }
  boxes.forEach((one, at) =>
    boxes.slice(at + 1).forEach((other) => expect(overlap(one, other), `${one.text} and ${other.text}`).toBe(0)),
  )
  for (const each of operations) if (each.op === 'text') expect(each.size).toBeGreaterThanOrEqual(leastTextMm)
}

const name = fc.string({ unit: fc.constantFrom(...'Mm il’é'), minLength: 1, maxLength: 30 })
const widthMm = fc.integer({ min: 60, max: 260 })
const percent = (chance: number) => `${Math.round(chance * 100)} %`
const turnsTo = (count: number) => Array.from({ length: count }, (_, turn) => String(turn + 1))

test('the labels of lines never touch, however their ends fall', () => {
  const value = fc.option(fc.integer({ min: 0, max: 400 }))
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 45 }).chain((turns) =>
        fc.record({
          widthMm,
          isStepped: fc.boolean(),
          series: fc.array(fc.record({ name, values: fc.array(value, { minLength: turns, maxLength: turns }) }), {
            minLength: 1,
            maxLength: 12,
          }),
          notes: fc.array(
            fc.record({ series: fc.constant(0), step: fc.integer({ min: 1, max: turns - 1 }), text: name }),
            { maxLength: 8 },
          ),
        }),
      ),
      (plot) => {
        const turns = turnsTo(plot.series[0]!.values.length - (plot.isStepped ? 1 : 0))
        const steps = plot.isStepped ? turns : ['start', ...turns.slice(1)]
        const figures = plot.series.map(({ values }) => String(values.at(-1) ?? ''))
        expectReadable(linePlot({ ...plot, steps, figures, over: 'turn' }))
      },
    ),
    { numRuns: 150 },
  )
})

test('the names over the bars never touch, however close their peaks are', () => {
  fc.assert(
    fc.property(
      fc.record({
        widthMm,
        steps: fc.integer({ min: 1, max: 42 }),
        names: fc.array(name, { minLength: 1, maxLength: 3 }),
      }),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      ({ widthMm, steps, names }, chances) => {
        const one = () => Array.from({ length: steps }, () => Number(chances.next().value))
        const series = names.map((each) => ({ name: each, values: one(), errors: one() }))
        const words = Array.from({ length: steps }, (_, step) => `turn ${step}`)
        expectReadable(barPlot({ widthMm, series, steps: words, over: 'Lost in', scale: scaleFor(1, percent, 0.01) }))
      },
    ),
    { numRuns: 150 },
  )
})

test('what stands at the ends of rows stays on the drawing', () => {
  const bar = fc.record({
    value: fc.nat(40),
    error: fc.nat(5),
    says: name,
    expected: fc.option(fc.nat(40), { nil: undefined }),
  })
  const rows = fc.array(fc.record({ name, bars: fc.array(bar, { minLength: 1, maxLength: 2 }) }), {
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(fc.property(fc.record({ widthMm, rows }), (plot) => expectReadable(rowPlot(plot))))
})

test('labels stay where they are wanted until they would touch', () => {
  const at = (...wanted: number[]) =>
    spread(
      wanted.map((each) => ({ at: each, size: 4 })),
      0,
      40,
    )
  expect(at(5, 20)).toEqual([5, 20])
  expect(at(20, 20, 21)).toEqual([20, 24, 28])
  expect(at(38, 38)).toEqual([32, 36])
})

test('a scale holds the highest value, with few graduations', () => {
  const levels = (highest: number, least?: number) =>
    scaleFor(highest, String, least).levels.map((each) => Number(each.toFixed(3)))
  expect(levels(0)).toEqual([0, 1])
  expect(levels(83)).toEqual([0, 20, 40, 60, 80, 100])
  expect(levels(0.254, 0.01)).toEqual([0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3])
  expect(levels(1, 0.01)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
})

test('sides part by dash, mark and hatching, so that grey paper shows them', () => {
  const lines = linePlot({
    widthMm: 90,
    steps: ['start', '1', '2'],
    over: 'turn',
    series: [
      { name: 'British', values: [30, 30, 28] },
      { name: 'French', values: [30, 20, 0] },
    ],
  })
  const dashes = lines.operations.flatMap((each) =>
    each.op === 'path' && each.stroke?.width === 0.55 ? [each.stroke.dash ?? null] : [],
  )
  expect(new Set(dashes.map(String)).size).toBe(2)
  const bars = barPlot({
    ...{ widthMm: 90, steps: ['0', '1'], over: 'Ships', scale: scaleFor(1, percent, 0.01) },
    series: [
      { name: 'British', values: [0.6, 0.4] },
      { name: 'French', values: [0.2, 0.8] },
    ],
  })
  const fills = bars.operations.flatMap((each) => (each.op === 'rect' ? [each.fill] : []))
  expect(fills).toEqual(['ink', 'ink', 'sheet', 'sheet', 'ink', 'sheet'])
})

test.each([
  [
    'lines',
    linePlot({
      ...{ widthMm: 66, steps: ['1', '2', '3', '4'], over: 'turn', isStepped: true, figures: ['19', '56'] },
      series: [
        { name: 'British', values: [0, 3, 9, 17, 19] },
        { name: 'French', values: [0, 6, 12, 49, 56] },
      ],
      notes: [{ series: 1, step: 3, text: 'Charles Martel' }],
    }),
  ],
  [
    'bars',
    barPlot({
      ...{ widthMm: 90, steps: ['0', '1', '2', '3'], over: 'Ships', scale: scaleFor(0.62, percent, 0.01) },
      series: [
        { name: 'British', values: [0.6, 0.3, 0.1, 0], errors: [0.02, 0.02, 0.01, 0] },
        { name: 'French', values: [0.2, 0.3, 0.4, 0.1] },
      ],
    }),
  ],
  [
    'rows',
    rowPlot({
      widthMm: 66,
      rows: [
        { name: 'British', bars: [{ value: 17, expected: 15, says: '17, by the odds 15.0' }] },
        { name: 'French', bars: [{ value: 9, expected: 12, says: '9, by the odds 12.0' }] },
      ],
    }),
  ],
])('the drawing of %s is unchanged', async (what, drawing) => {
  const markup = cardMarkup({ ...drawing, label: what }).replaceAll('><', '>\n<')
  await expect(`${markup}\n`).toMatchFileSnapshot(`${what}.golden.svg`)
})
