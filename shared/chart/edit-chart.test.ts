import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chartData, type Spot } from '../documents/chart'
import { starterScenarioDocuments } from '../rules/run/starter.testing'
import { drawChart } from './draw-chart'
import * as edit from './edit-chart'
import { chartOf } from './of-battle'

const ushant = starterScenarioDocuments('perfidious-albion').find(({ slug }) => slug === 'off-ushant')!
const entries = Object.fromEntries(ushant.squadrons.map(({ id, entry }) => [id, entry!]))
const plan: edit.ChartPlan = { chart: ushant.chart!, entries }
const bare: edit.ChartPlan = { chart: { table: [72, 48] }, entries: {} }

const figure = fc.oneof(fc.double({ noNaN: false }), fc.integer({ min: -2000, max: 2000 }))
const spot = fc.tuple(figure, figure)
const edits = fc.array(
  fc.record({
    how: fc.constantFrom(
      'add',
      'move',
      'place',
      'pointAdded',
      'pointRemoved',
      'remove',
      'rename',
      'detail',
      'chart',
      'line',
      'table',
      'entry',
      'typed',
    ),
    which: fc.nat(2000),
    point: fc.integer({ min: -1, max: 40 }),
    by: spot,
    text: fc.oneof(
      fc.string({ maxLength: 90, unit: 'binary' }),
      fc.constantFrom('59 38 NW 12', '1 2 9', '-3', '31', ''),
    ),
    what: fc.constantFrom(
      'land',
      'shoals',
      'minefield',
      'deployment',
      'tracks',
      'lights',
      'rocks',
      'soundings',
      'names' as const,
    ),
  }),
  { maxLength: 30 },
)
type Edit = (typeof edits extends fc.Arbitrary<infer Value> ? Value : never)[number]

function edited(now: edit.ChartPlan, { how, which, point, by, text, what }: Edit): edit.ChartPlan {
  const things = edit.thingsOf(now)
  const thing = things[which % Math.max(1, things.length)]
  if (how === 'add') return edit.added(now, what, by, 'New')?.plan ?? now
  if (how === 'table') return edit.tableSet(now, by[0], by[1])
  if (how === 'typed') {
    const typed = edit.entryTyped(text, now.chart.table)
    return typed ? edit.entrySet(now, 'brest-light', typed.entry) : now
  }
  if (how === 'entry') return edit.entrySet(now, 'brest-light', { at: by, course: Number.isFinite(by[0]) ? by[0] : 0 })
  if (!thing) return now
  if (how === 'move') return edit.moved(now, thing, by, point < 0 ? undefined : point)
  if (how === 'place') return edit.placedAt(now, thing, by, point)
  if (how === 'pointAdded') return edit.pointAdded(now, thing, point)
  if (how === 'pointRemoved') return edit.pointRemoved(now, thing, point)
  if (how === 'remove') return edit.removed(now, thing)
  if (how === 'rename') return edit.renamed(now, thing, text)
  if (how === 'line') return edit.lineSet(now, 'brest-light', which % 2 === 0 ? 'port' : 'ahead')
  const to = [text, by[0], by, point, point > 9, undefined, 'royal-navy', 'fathoms', graticule][which % 9]
  if (how === 'chart' || thing.of === 'entry') return edit.chartDetailed(now, [members[which % members.length]!, to])
  return edit.detailed(now, thing, [members[which % members.length]!, to])
}
const members = 'shoal side says turn size on open name at points north soundingsIn saidIn graticule'.split(' ')
const graticule = { at: [3, 4], longitudeWest: 5, latitudeNorth: 48, inchesPerMile: 2 }

test('whatever is done to a chart, it stays one that a scenario can hold and that can be drawn', () => {
  fc.assert(
    fc.property(fc.constantFrom(plan, bare), edits, (begun, steps) => {
      const now = steps.reduce(edited, begun)
      expect(chartData.safeParse(now.chart).error?.issues ?? []).toEqual([])
      for (const { at, course } of Object.values(now.entries)) {
        expect(at[0] >= 0 && at[0] <= now.chart.table[0] && at[1] >= 0 && at[1] <= now.chart.table[1]).toBe(true)
        expect(course >= 0 && course < 360).toBe(true)
      }
      const squadrons = ushant.squadrons.map(({ entry: _, ...each }) =>
        now.entries[each.id] ? { ...each, entry: now.entries[each.id]! } : each,
      )
      const drawn = drawChart({
        ...chartOf({ ...ushant, squadrons, chart: now.chart }, () => 1),
        width: 600,
        height: 400,
      })
      expect(JSON.stringify(drawn)).not.toMatch(/NaN|Infinity|null/)
    }),
    { numRuns: 150 },
  )
})

describe('a thing of the chart', () => {
  const island = { of: 'land', at: 0 } as const
  const first = (now: edit.ChartPlan) => edit.spotsOf(now, island)[0]!

  test('is moved whole, or by one of its points, and nothing else is', () => {
    const [x, y] = first(plan)
    const whole = edit.moved(plan, island, [1, -2])
    expect(first(whole)).toEqual([x + 1, y - 2])
    expect(edit.spotsOf(whole, { of: 'land', at: 1 })).toEqual(edit.spotsOf(plan, { of: 'land', at: 1 }))
    const one = edit.moved(plan, island, [1, -2], 0)
    expect(edit.spotsOf(one, island).slice(1)).toEqual(edit.spotsOf(plan, island).slice(1))
    expect(edit.placedAt(plan, island, [10.1, 11.9], 0).chart.land![0]!.points[0]).toEqual([10, 12])
  })

  test('gets a point between two, loses one, and keeps three', () => {
    const more = edit.pointAdded(plan, island, 0)
    const [a, b, c] = edit.spotsOf(more, island) as [Spot, Spot, Spot]
    expect(b).toEqual([(a[0] + c[0]) / 2, (a[1] + c[1]) / 2])
    expect(edit.pointRemoved(more, island, 1)).toEqual(plan)
    const { plan: triangle, thing } = edit.added(bare, 'land', [20, 20], 'Rock')!
    const three = edit.pointRemoved(triangle, thing, 0)
    expect(edit.spotsOf(three, thing)).toHaveLength(3)
    expect(edit.pointRemoved(three, thing, 0)).toBe(three)
  })

  test('is added, named, and leaves no trace when it is removed', () => {
    for (const what of [
      'land',
      'shoals',
      'minefield',
      'deployment',
      'tracks',
      'lights',
      'rocks',
      'soundings',
      'names',
    ] as const) {
      const { plan: with_, thing } = edit.added(bare, what, [30, 20], 'Here')!
      expect(edit.spotsOf(with_, thing).length, what).toBeGreaterThan(0)
      expect(edit.removed(with_, thing), what).toEqual(bare)
    }
    const named = edit.renamed(plan, island, '  Ouessant\n ')
    expect(edit.nameOf(named, island)).toBe('Ouessant')
    expect(edit.nameOf(edit.renamed(plan, island, ''), island)).toBe('')
    expect(edit.renamed(plan, { of: 'soundings', at: 0 }, 'deep')).toBe(plan)
    expect(edit.nameOf(edit.renamed(plan, { of: 'soundings', at: 0 }, '41'), { of: 'soundings', at: 0 })).toBe('41')
  })

  test('takes what a document can hold of each of its members, and nothing else', () => {
    const shoal = (to: unknown) => edit.detailed(plan, island, ['shoal', to])
    expect(shoal(3).chart.land![0]).toMatchObject({ name: 'Ushant', shoal: 3 })
    for (const to of [61, -1, Number.NaN, Number.POSITIVE_INFINITY, 'deep']) expect(shoal(to), String(to)).toBe(plan)
    expect(edit.detailed(plan, island, ['shoal', undefined]).chart.land![0]).not.toHaveProperty('shoal')
    const light = { of: 'lights', at: 0 } as const
    expect(edit.detailed(plan, light, ['says', ' Gp.\u202e Fl. \n ']).chart.lights![0]!.says).toBe('Gp. Fl.')
    expect(edit.detailed(plan, light, ['says', 'x'.repeat(31)])).toBe(plan)
    expect(edit.detailed(plan, { of: 'names', at: 0 }, ['turn', -30]).chart.names![0]!.turn).toBe(-30)
    expect(edit.chartDetailed(plan, ['north', 20]).chart.north).toBe(20)
    expect(edit.chartDetailed(plan, ['north', 360])).toBe(plan)
    expect(edit.chartDetailed(plan, ['table', undefined])).toBe(plan)
    expect(edit.chartDetailed(plan, ['graticule', undefined]).chart).not.toHaveProperty('graticule')
  })

  test('keeps its line when its entry is typed or moved', () => {
    const abreast = edit.lineSet(plan, 'brest-light', 'port')
    const typed = edit.entrySet(abreast, 'brest-light', { at: [3, 4], course: 90 })
    expect(typed.entries['brest-light']).toEqual({ at: [3, 4], course: 90, abreast: 'port' })
    expect(edit.lineSet(typed, 'brest-light', 'ahead').entries['brest-light']).toEqual({ at: [3, 4], course: 90 })
    expect(edit.lineSet(plan, 'nobody', 'port')).toBe(plan)
  })

  test('lies clear of what was added there before it', () => {
    const add = (now: edit.ChartPlan) => edit.added(now, 'rocks', [30, 20], '')!.plan
    expect(add(add(add(bare))).chart.rocks).toEqual([
      [30, 20],
      [31.5, 21],
      [33, 22],
    ])
  })

  test('is not added beyond what a chart holds', () => {
    const full = Array.from({ length: 60 }).reduce<edit.ChartPlan>(
      (now) => edit.added(now, 'lights', [1, 1], 'L')!.plan,
      bare,
    )
    expect(edit.added(full, 'lights', [1, 1], 'L')).toBeUndefined()
  })
})

describe('an entry is typed in one line', () => {
  const table: Spot = [72, 48]
  test.each([
    ['59 38 NW 12', { entry: { at: [59, 38], course: 315 }, speed: 12 }],
    ['59,5 38.25 wnw', { entry: { at: [59.5, 38.25], course: 292.5 } }],
    ['  0 0 135° ', { entry: { at: [0, 0], course: 135 } }],
  ])('%s', (text, typed) => {
    expect(edit.entryTyped(text, table)).toEqual(typed)
  })
  test.each(['', 'NW', '59 38', '59 38 XX', '90 10 N', '10 60 N', '10 10 360', '10 10 N 900', '1 2 N 3 4'])(
    'but not: %s',
    (text) => {
      expect(edit.entryTyped(text, table)).toBeUndefined()
    },
  )
  test.each([
    ['8.5,30 NW', [8.5, 30], 315],
    ['8,5 30,25 90', [8.5, 30.25], 90],
    ['59,38,NW,12', [59, 38], 315],
    ['59, 38, 315', [59, 38], 315],
    ['8,30, 0,90', [8.3, 0.9], 45],
    ['8.5,30', [8.5, 30], 45],
    ['8.5; 30', [8.5, 30], 45],
  ])('with commas or blanks, and with the course that she has: %s', (text, at, course) => {
    expect(edit.entryTyped(text, table, 45)?.entry).toEqual({ at, course })
  })
  test.each([
    ['8.5,30', [8.5, 30]],
    ['8,30, 0,90', [8.3, 0.9]],
    ['8 30', [8, 30]],
    ['8', undefined],
    ['8 30 2', undefined],
    ['90 10', undefined],
  ])('a place alone: %s', (text, at) => expect(edit.spotTyped(text, table)).toEqual(at))
  test('and is shown as it would be typed', () => {
    expect(edit.entryAsTyped({ at: [59, 38], course: 315 }, 12)).toBe('59 38 NW 12')
    expect(edit.entryTyped(edit.entryAsTyped({ at: [1.5, 3], course: 123 }), table)?.entry).toEqual({
      at: [1.5, 3],
      course: 123,
    })
  })
})
