import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlap } from '../card/path-data'
import { textBoxes } from '../card/text-boxes'
import type { ChartData, Spot } from '../documents/chart'
import { drawChart, tableOnSheet } from './draw-chart'
import { around } from './labels'
import { rosePlace, roseTakes } from './rose-place'

const area = (x: number, y: number, reach: number): readonly Spot[] => [
  [x - reach, y - reach],
  [x + reach, y - reach],
  [x + reach, y + reach],
  [x - reach, y + reach],
]
const size = { width: 820, height: 560 }
const placed = (data: ChartData) => {
  const on = tableOnSheet({ data, ...size })
  const rose = rosePlace(data, on, [], false)
  return {
    on,
    rose,
    box: roseTakes(rose, false),
    at: [(rose.x - on.table.x) / on.inch, (rose.y - on.table.y) / on.inch],
  }
}
const corners = { nw: [8, 8], ne: [64, 8], sw: [8, 40], se: [64, 40] } as const

test.each(Object.keys(corners) as (keyof typeof corners)[])(
  'the rose lies in the one corner that is empty: %s',
  (free) => {
    const others = Object.entries(corners).filter(([name]) => name !== free)
    const [land, shoals, zones] = others.map(([, [x, y]]) => area(x, y, 6)) as [Spot[], Spot[], Spot[]]
    const data: ChartData = {
      ...{ table: [72, 48], land: [{ points: land, shoal: 1 }], shoals: [{ points: shoals }] },
      zones: [{ is: 'minefield', points: zones }],
    }
    const [east, south] = placed(data).at as [number, number]
    expect([east < 36, south < 24]).toEqual([corners[free][0] < 36, corners[free][1] < 24])
    expect([Math.min(east, 72 - east) < 12, Math.min(south, 48 - south) < 12]).toEqual([true, true])
  },
)

test('it covers neither land nor shoal nor light nor a name that has its place, while half of the table is empty', () => {
  const spot = fc.tuple(fc.integer({ min: 4, max: 32 }), fc.integer({ min: 4, max: 44 }))
  const some = fc.array(spot, { maxLength: 5 })
  fc.assert(
    fc.property(some, some, some, some, fc.boolean(), (lands, banks, lit, named, isEast) => {
      const aside = ([x, y]: Spot): Spot => [isEast ? 72 - x : x, y]
      const data: ChartData = {
        table: [72, 48],
        land: lands.map(aside).map(([x, y]) => ({ points: area(x, y, 3), shoal: 1 })),
        shoals: banks.map(aside).map(([x, y]) => ({ points: area(x, y, 2) })),
        lights: lit.map((at) => ({ at: aside(at) })),
        names: named.map((at) => ({ at: aside(at), text: 'Sound' })),
      }
      const { on, box, rose } = placed(data)
      expect(placed(data).rose).toEqual(rose)
      const solid = [...data.land!, ...data.shoals!].map(({ points }) => {
        const [[left, top], , [right, bottom]] = points.map(on.to) as [Spot, Spot, Spot]
        return { x: left, y: top, width: right - left, height: bottom - top }
      })
      const marks = [...data.lights!, ...data.names!].map(({ at }) => around(on.to(at), 6))
      expect([...solid, ...marks].filter((each) => overlap(each, box) > 0)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('every zone with a name has it, and no name lies over another or over a light', () => {
  const data: ChartData = {
    table: [72, 48],
    land: [{ name: 'Skerry', points: area(12, 40, 3) }],
    lights: [{ at: [12, 40], name: 'Skerry light' }],
    zones: [
      { is: 'minefield', name: 'Field A', points: area(40, 10, 4) },
      { is: 'deployment', name: 'Field B', points: area(40, 11, 5) },
    ],
    rocks: [[40, 10]],
  }
  const on = tableOnSheet({ data, ...size })
  const boxes = textBoxes(drawChart({ data, sides: [], ...size }))
  const written = new Map(boxes.map((box) => [box.text, box]))
  expect([...written.keys()]).toEqual(expect.arrayContaining(['Skerry', 'Skerry light', 'Field A', 'Field B']))
  for (const [one, other] of [
    ['Skerry', 'Skerry light'],
    ['Field A', 'Field B'],
  ] as const)
    expect(overlap(written.get(one)!, written.get(other)!), one).toBe(0)
  expect(overlap(written.get('Skerry')!, around(on.to([12, 40]), 6))).toBe(0)
})
