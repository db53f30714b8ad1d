import { describe, expect, test } from 'vitest'
import { starterScenarioDocuments } from '../rules/run/starter.testing'
import { readDocument } from '../json/envelope'
import { documentFormats } from './formats'

const scenario = starterScenarioDocuments('template')[0]!
const read = (chart: object) =>
  readDocument<unknown>(JSON.stringify({ ...scenario, chart }), [documentFormats.scenario])
const table = [72, 48]
const points = [
  [10, 10],
  [20, 10],
  [15, 20],
]

test('a chart needs the size of its table alone, and comes back as it was written', () => {
  const full = {
    ...{
      table,
      north: 20,
      soundingsIn: 'fathoms',
      rocks: [[3, 4]],
      soundings: [[5, 5, 31]],
      distance: ['red-one', 'blue-one'],
    },
    land: [
      { name: 'Ushant', points, shoal: 4 },
      {
        points: [
          [-40, 10],
          [90, 10],
          [90, 99],
        ],
        open: true,
      },
    ],
    shoals: [{ points }],
    lights: [{ at: [66, 9], name: 'Le Stiff', says: 'F.R.W.' }],
    names: [{ at: [60, 20], text: 'Fromveur', turn: 30, size: 12 }],
    zones: [
      { is: 'minefield', points },
      { is: 'deployment', side: 'red', name: 'Red', points },
    ],
    tracks: [{ side: 'red', name: 'swept channel', points: points.slice(1) }],
    graticule: { at: [65.5, 10], longitudeWest: 5.093, latitudeNorth: 48.4565, inchesPerMile: 2.08 },
  }
  for (const chart of [{ table }, full]) expect(read(chart)).toMatchObject({ ok: true, value: { chart } })
})

describe('a chart is refused', () => {
  test.each([
    ['without a table', {}, 'chart.table'],
    ['with a table of no size', { table: [0, 48] }, 'chart.table[0]'],
    ['with a place that is no number', { table, rocks: [['x', 3]] }, 'chart.rocks[0][0]'],
    ['with a place far beyond the sheet', { table, rocks: [[1e9, 3]] }, 'chart.rocks[0][0]'],
    ['with land of two points', { table, land: [{ points: points.slice(1) }] }, 'chart.land[0].points'],
    [
      'with a side that is no name',
      { table, zones: [{ is: 'minefield', side: 'Red!', points }] },
      'chart.zones[0].side',
    ],
    ['with a name like a page', { table, names: [{ at: [1, 1], text: 'x'.repeat(61) }] }, 'chart.names[0].text'],
    ['with what no chart has', { table, volcanoes: [] }, 'chart'],
  ])('%s', (_, chart, where) => {
    expect(read(chart)).toMatchObject({ ok: false, values: { where } })
  })

  test('with a million points, in one coast or in many', () => {
    const coast = (n: number) => Array.from({ length: n }, (_, at) => [at % 70, at % 47])
    const lands = Array.from({ length: 100 }, () => ({ points: coast(100) }))
    for (const chart of [
      { table, land: [{ points: coast(1_000_000) }] },
      { table, rocks: coast(10_000) },
      { table, land: lands },
    ])
      expect(read(chart)).toMatchObject({ ok: false })
  })
})
