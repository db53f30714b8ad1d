import { describe, expect, it, test } from 'vitest'
import type { Operation } from '../card/operations'
import { sparing } from '../card/saving'
import { cardMarkup } from '../card/svg'
import { overlap } from '../card/path-data'
import { textBoxes } from '../card/text-boxes'
import type { ChartData, Spot } from '../documents/chart'
import { rulesPacks } from '../rules/index'
import { starterScenarioDocuments } from '../rules/run/starter.testing'
import { brokenCoast, isInside } from './coast'
import { columnOf } from './columns'
import { drawChart, tableOnSheet, type Chart } from './draw-chart'
import { entriesOf, type Battle } from './entries'
import { graticuleLines } from './graticule'
import { chartOf } from './of-battle'

const starters = rulesPacks
  .flatMap(({ id }) => starterScenarioDocuments(id))
  .filter(({ squadrons }) => squadrons.length > 0)
const ushant = starters.find(({ slug }) => slug === 'off-ushant')!
const chart = (battle: Parameters<typeof chartOf>[0], change: Partial<Chart> = {}): Chart => ({
  ...chartOf(battle, () => 1),
  ...{ width: 820, height: 480, leastText: 8 },
  ...change,
})
const markup = (of: Chart) =>
  cardMarkup({ widthMm: of.width, heightMm: of.height, label: 'chart', operations: drawChart(of) })
const written = (operations: readonly Operation[]) => textBoxes(operations)

describe('the chart of Off Ushant', () => {
  it('is drawn from what the scenario holds', async () => {
    const title = { x: 0, y: 0, width: 300, height: 90 }
    await expect(markup(chart(ushant, { title }))).toMatchFileSnapshot('ushant.golden.svg')
  })

  it('has its island in the north-east, with four inches of shoal water, and open sea elsewhere', () => {
    const { data } = chart(ushant)
    const [island] = data!.land!
    for (const [x, y] of island!.points) expect(x > 36 && x < 72 && y < 24).toBe(true)
    expect(island!.shoal).toBe(4)
  })

  it('leaves every sounding in its place, on a large sheet and on a small one', () => {
    for (const size of [
      { width: 1400, height: 900 },
      { width: 560, height: 400 },
    ]) {
      const of = chart(ushant, size)
      const on = tableOnSheet(of)
      const places = new Map(
        of.data!.soundings!.map(([x, y, figure]) => [`${on.to([x, y]).map(Math.round).join()} ${figure}`, 1]),
      )
      const drawn = drawChart(of).flatMap((each) =>
        each.op === 'text' && each.size === 16 && each.face === 'head-italic' ? [each] : [],
      )
      const figures = drawn.filter(({ text }) => /^\d+$/.test(text))
      expect(figures.length).toBeGreaterThan(20)
      for (const { x, y, text } of figures)
        expect(places.has(`${Math.round(x)},${Math.round(y - 5)} ${text}`), text).toBe(true)
    }
  })
})

test('an older scenario shows open sea and its squadrons at the points of the compass that its sides have', async () => {
  const older: Battle & { table: object } = {
    ...{ table: { windFrom: 'SW' }, sides: [] },
    squadrons: ushant.squadrons.map(({ entry: _, ...squadron }) => squadron),
  }
  const sides = [
    { id: 'royal-navy', name: 'Royal Navy', enters: 'NW', course: 'SE' },
    { id: 'marine-nationale', name: 'Marine nationale', enters: 'S', course: 'N' },
  ] as const
  const battle = { ...older, sides, table: { windFrom: 'SW' } }
  const entries = entriesOf(battle)
  expect(entries.get('channel-division')).toMatchObject({ course: 135 })
  const [x, y] = entries.get('brest-division')!.at
  expect([x, y > 24]).toEqual([36, true])
  await expect(markup(chart(battle))).toMatchFileSnapshot('open-sea.golden.svg')
  // Of sides of which nothing is known no ship is drawn, and nothing is invented.
  expect(entriesOf({ ...battle, sides: sides.map(({ id, name }) => ({ id, name })) }).size).toBe(0)
  expect(markup(chart(battle))).not.toContain('var(--sea)')
})

test('all that a chart can hold is drawn: zones and their mines, tracks, shoals, lines abreast, north aside', async () => {
  const at = (x: number, y: number, reach: number): readonly Spot[] => [
    [x - reach, y - reach],
    [x + reach, y - reach],
    [x + reach, y + reach],
  ]
  const all: ChartData = {
    ...{ table: [72, 48], north: 20, saidIn: 'centimetres', soundingsIn: 'metres' },
    land: [
      {
        name: 'Long Island',
        points: [
          [2, 4],
          [6, 4],
          [6, 30],
          [2, 30],
        ],
        shoal: 1,
      },
      { name: 'Isle', points: at(40, 12, 1) },
      { points: at(70, 40, 6), open: true },
    ],
    shoals: [{ name: 'Bank', points: at(50, 30, 5) }],
    lights: [{ at: [40, 12], name: 'Isle light', says: 'F.' }],
    rocks: [[30, 40]],
    soundings: [
      [20, 20, 12],
      [60, 10, 40],
    ],
    names: [{ at: [30, 6], text: 'The Narrows', turn: -30, size: 20 }],
    zones: [
      { is: 'minefield', name: 'Mines', points: at(22, 34, 8) },
      { is: 'deployment', side: 'marine-nationale', points: at(60, 20, 6) },
    ],
    tracks: [
      {
        name: 'swept channel',
        points: [
          [10, 44],
          [40, 30],
          [70, 24],
        ],
      },
    ],
  }
  const squadrons = ushant.squadrons.map((each, place) => ({
    ...each,
    entry: { ...each.entry!, abreast: place % 2 === 0 ? ('port' as const) : ('starboard' as const) },
  }))
  await expect(markup(chart({ ...ushant, squadrons, chart: all }))).toMatchFileSnapshot('everything.golden.svg')
  const boxes = written(drawChart(chart({ ...ushant, squadrons, chart: all })))
  expect(boxes.map(({ text }) => text)).toEqual(expect.arrayContaining(['Isle', 'Mines', 'Marine nationale']))
})

test('ships in line abreast lie beside their leader, on the side that is said, and steer as she does', () => {
  const hulls = (abreast?: 'port' | 'starboard' | 'round') => {
    const entry = { at: [36, 24], course: 0, ...(abreast ? { abreast } : {}) } as const
    const ships = [{ share: 1 }, { share: 1 }, { share: 1 }]
    const on = tableOnSheet({ data: undefined, width: 800, height: 500 })
    return columnOf({ ...{ id: 'one', name: 'One', isAtRest: false }, ships }, entry, 0, on).hulls
  }
  const [leader, , port] = hulls('port')
  expect([port!.x < leader!.x, port!.y]).toEqual([true, leader!.y])
  const [, , starboard] = hulls('starboard')
  expect([starboard!.x > leader!.x, starboard!.y]).toEqual([true, leader!.y])
  const [, , astern] = hulls()
  expect([Math.round(astern!.x - leader!.x), astern!.y > leader!.y]).toEqual([0, true])
  const [middle, ahead, behind] = hulls('round')
  expect([middle, Math.round(ahead!.x - middle!.x)]).toEqual([leader, 0])
  expect(Math.round(behind!.y - middle!.y)).toBe(Math.round(middle!.y - ahead!.y))
})

test('a name is turned along a narrow land, and lies beside an island too small for it', () => {
  const of = (points: readonly Spot[]) => {
    const data: ChartData = { table: [72, 48], land: [{ name: 'Helgoland', points }] }
    return drawChart(chart({ ...ushant, squadrons: [], chart: data })).find(
      (each) => each.op === 'text' && each.text === 'Helgoland',
    )
  }
  const box = (wide: number, high: number): readonly Spot[] => [
    [30, 10],
    [30 + wide, 10],
    [30 + wide, 10 + high],
    [30, 10 + high],
  ]
  expect(of(box(4, 30))).toMatchObject({ turn: 90 })
  expect(of(box(20, 10))).not.toHaveProperty('turn')
  const on = tableOnSheet({ data: { table: [72, 48] }, width: 820, height: 480 })
  const small = of(box(2, 2)) as { x: number }
  expect(small.x > on.to([32, 0])[0] || small.x < on.to([20, 0])[0]).toBe(true)
})

test('the name of a bent island is off it where it has no room, and a distance is written over the sea', () => {
  const title = { x: 0, y: 0, width: 300, height: 90 }
  // The border has the same figures; it is drawn first.
  const placeOf = (of: Chart, text: string) => written(drawChart(of)).findLast((each) => each.text === text)!
  const of = chart(ushant, { title })
  const name = placeOf(of, 'Ushant')
  const north = Math.min(...of.data!.land![0]!.points.map(tableOnSheet(of).to).map(([, y]) => y))
  expect(name.y + name.height).toBeLessThan(north)

  const between: Spot[] = [
    [28, 20],
    [36, 20],
    [36, 28],
    [28, 28],
  ]
  const crossed = chart({ ...ushant, chart: { table: [72, 48], land: [{ points: between }] } })
  const { x, y, width, height } = placeOf(crossed, '48″')
  expect(isInside([x + width / 2, y + height / 2], between.map(tableOnSheet(crossed).to))).toBe(false)
})

describe.each(starters.map((scenario) => [scenario.slug, scenario] as const))('%s', (_, scenario) => {
  it('has a chart, and every squadron enters on its table, off the land', () => {
    const { chart: data, squadrons } = scenario
    expect(data).toBeDefined()
    for (const { id, entry } of squadrons) {
      const [x, y] = entry!.at
      expect(x >= 0 && x <= data!.table[0] && y >= 0 && y <= data!.table[1], id).toBe(true)
      for (const { points } of data!.land ?? []) expect(isInside(entry!.at, brokenCoast(points)), id).toBe(false)
    }
  })

  it.each([
    [820, 560],
    [620, 280],
    [560, 700],
  ])('writes no two things over each other on a sheet of %s by %s', (width, height) => {
    const boxes = written(drawChart(chart(scenario, { width, height, leastText: 99 })))
    for (const { text, x, width: wide } of boxes) expect(x > 0 && x + wide < width, text).toBe(true)
    const covered = boxes.flatMap((one, at) =>
      boxes.slice(at + 1).flatMap((other) => (overlap(one, other) > 4 ? [`${one.text}, ${other.text}`] : [])),
    )
    expect(covered).toEqual([])
    for (const { name } of scenario.sides)
      expect(
        boxes.some(({ text }) => text === name),
        name,
      ).toBe(true)
  })

  it('is drawn small, and in ink-saving greys', () => {
    expect(written(drawChart(chart(scenario, { width: 200, height: 110, isSmall: true })))).toEqual([])
    expect(JSON.stringify(sparing(drawChart(chart(scenario))))).not.toContain('NaN')
  })
})

describe('a chart that makes no sense breaks nothing', () => {
  const table: Spot = [72, 48]
  const spiral = Array.from({ length: 600 }, (_, at): Spot => [36 + at * Math.cos(at), 24 + at * Math.sin(at * 1.3)])
  const drawnOf = (data: ChartData) => markup(chart({ ...ushant, chart: data }))
  test.each([
    [
      'a coast that crosses itself',
      {
        table,
        land: [
          {
            name: 'Knot',
            points: [
              [10, 10],
              [40, 40],
              [40, 10],
              [10, 40],
            ],
            shoal: 4,
          },
        ],
      },
    ],
    ['a coast that goes round and round', { table, land: [{ points: spiral, shoal: 60 }] }],
    [
      'a coast that lies outside',
      {
        table,
        land: [
          {
            name: 'Far',
            points: [
              [300, 300],
              [310, 300],
              [305, 310],
            ],
          },
        ],
      },
    ],
    [
      'a coast that is all one point',
      {
        table,
        land: [
          {
            name: 'Dot',
            points: [
              [9, 9],
              [9, 9],
              [9, 9],
            ],
            shoal: 3,
          },
        ],
      },
    ],
    [
      'a land without area',
      {
        table,
        land: [
          {
            name: 'Line',
            points: [
              [0, 9],
              [72, 9],
              [30, 9],
            ],
            shoal: 3,
          },
        ],
      },
    ],
    ['sixty lands of six hundred points', { table, land: Array.from({ length: 60 }, () => ({ points: spiral })) }],
    ['the smallest table and the largest', { table: [12, 400], north: 77, shoals: [{ name: 'Bank', points: spiral }] }],
  ] as readonly (readonly [string, ChartData])[])('%s', (_, data) => {
    const drawn = drawnOf(data)
    expect(drawn).not.toMatch(/NaN|Infinity|undefined/)
    expect(drawn.length).toBeLessThan(6_000_000)
  })

  test('ten thousand ships in 250 squadrons, none of which is named', () => {
    const [first] = ushant.squadrons
    const squadrons = Array.from({ length: 250 }, (_, at) => ({
      ...{ ...first!, id: `s${at}`, name: `Squadron ${at}`, entry: { at: [at % 72, at % 48] as Spot, course: at } },
      ships: Array.from({ length: 40 }, () => first!.ships[0]!),
    }))
    const boxes = written(drawChart(chart({ ...ushant, squadrons })))
    expect(boxes.filter(({ text }) => text.startsWith('Squadron'))).toEqual([])
    expect(boxes.some(({ text }) => text === 'Royal Navy')).toBe(true)
  })

  test('north elsewhere than up turns rose, wind and courses together', () => {
    const turned = drawChart(chart({ ...ushant, chart: { ...ushant.chart!, north: 90 } }, { leastText: 0 }))
    const bearing = (operations: readonly Operation[], text: string) =>
      operations.find((each) => each.op === 'text' && each.text === text)
    const [before, after] = [drawChart(chart(ushant, { leastText: 0 })), turned].map((each) => bearing(each, '90')) as {
      x: number
      y: number
    }[]
    expect(after!.y).toBeGreaterThan(before!.y)
  })
})

describe('the graticule', () => {
  const size = { width: 900, height: 560 }
  const lines = (change: Partial<ChartData> = {}) => {
    const data = { ...ushant.chart!, ...change }
    return graticuleLines(data, tableOnSheet({ data, ...size }))
  }

  it('has Le Stiff where the chart of 1898 has it', () => {
    const { meridians, parallels } = lines()
    expect(meridians.map(({ said }) => said)).toEqual(expect.arrayContaining(['5°20′W', '5°10′W']))
    expect(parallels.map(({ said }) => said)).toEqual(expect.arrayContaining(['48°30′N', '48°20′N']))
    const on = tableOnSheet({ data: ushant.chart!, ...size })
    const [east, south] = on.to(ushant.chart!.graticule!.at)
    // 5°05.6′W and 48°27.4′N: east of the one meridian, south of the one parallel.
    const at = (list: typeof meridians, name: string) => list.find(({ said }) => said === name)!.at
    expect(east).toBeGreaterThan(at(meridians, '5°10′W'))
    expect(south).toBeGreaterThan(at(parallels, '48°30′N'))
    expect(south).toBeLessThan(at(parallels, '48°20′N'))
  })

  it('is left out where it would be too dense, too wide, or not level, and never without end', () => {
    const of = (inchesPerMile: number) => lines({ graticule: { ...ushant.chart!.graticule!, inchesPerMile } })
    for (const each of [of(100), of(0.0001), lines({ north: 30 })])
      expect(each.meridians.length + each.parallels.length).toBeLessThan(3)
    for (const each of [of(0.01), of(0.5), of(10)])
      expect(each.meridians.length + each.parallels.length).toBeLessThan(82)
  })

  it('says the hemispheres that it crosses', () => {
    const near = lines({ graticule: { at: [36, 24], longitudeWest: 0, latitudeNorth: 0, inchesPerMile: 0.5 } })
    const said = [...near.meridians, ...near.parallels].map((each) => each.said)
    expect(said).toEqual(expect.arrayContaining(['0°00′', '0°30′W', '0°30′E', '0°30′N', '0°30′S']))
  })
})

test('where one point of a coast is moved, only the sides at that point change', () => {
  const { points } = ushant.chart!.land![3]!
  const moved = points.map((each, at): Spot => (at === 8 ? [each[0] + 1, each[1]] : each))
  const [before, after] = [brokenCoast(points), brokenCoast(moved)].map((coast) => new Set(coast.map(String)))
  const changed = [...before!].filter((point) => !after!.has(point))
  expect(changed.length).toBeLessThan(before!.size / 4)
})
