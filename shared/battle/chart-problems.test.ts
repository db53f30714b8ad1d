import { expect, test } from 'vitest'
import type { ChartData } from '../documents/chart'
import { starterScenarioDocuments } from '../rules/run/starter.testing'
import { en } from '../rules/words'
import { claimsIn } from '../words/en/claims-in'
import { speaker } from '../words/speak'
import { chartProblems, textProblems } from './chart-problems'
import type { BattleDraft } from './draft'

const say = speaker(en)
const ushant: BattleDraft = starterScenarioDocuments('perfidious-albion').find(({ slug }) => slug === 'off-ushant')!
const knot: ChartData['shoals'] = [
  {
    points: [
      [10, 10],
      [40, 40],
      [40, 10],
      [10, 40],
    ],
  },
]
const found = (draft: BattleDraft) => chartProblems(draft).map(({ code }) => code)

test('a coast that crosses itself is named by its points, stops nothing, and is untangled', () => {
  const knotted = { ...ushant, chart: { ...ushant.chart!, shoals: knot } }
  const [problem] = chartProblems(knotted)
  expect(problem).toMatchObject({
    ...{ code: 'shoals-crosses', refuses: false, values: { called: 1, one: 1, other: 3 } },
    at: { part: 'chart', thing: { of: 'shoals', at: 0 } },
  })
  expect(found(ushant)).toEqual([])
  expect(found(problem!.mends[0]!.after)).toEqual([])
})

test.each([
  [
    'one place',
    [
      [9, 9],
      [9, 9],
      [9, 9],
    ],
  ],
  [
    'one line',
    [
      [9, 9],
      [9.3, 9.1],
      [10.2, 9.4],
      [9.9, 9.3],
    ],
  ],
])('a coast whose points are %s is named, and can be removed', (_, points) => {
  const land = [...ushant.chart!.land!, { points: points as never }]
  const [problem, ...more] = chartProblems({ ...ushant, chart: { ...ushant.chart!, land } })
  expect([problem!.code, problem!.refuses, more.length]).toEqual(['land-flat', false, 0])
  expect(problem!.mends[0]!.after.chart!.land).toEqual(ushant.chart!.land)
})

test('land with a point far beside the table is named, and that point is put on its edge', () => {
  const cape = (east: number) => ({
    name: 'The Cape',
    points: [[40, 20] as const, [east, 20] as const, [60, 40] as const],
  })
  const [problem, ...more] = chartProblems({ ...ushant, chart: { table: [72, 48], land: [cape(400)] } })
  expect([problem, more]).toMatchObject([
    { code: 'land-far', refuses: false, at: { thing: { of: 'land', at: 0 } } },
    [],
  ])
  expect(problem!.mends[0]!.after.chart!.land).toEqual([cape(72)])
})

test('a squadron that enters ashore is named, one beside a smaller table is put on it', () => {
  const at = (spot: readonly [number, number]): BattleDraft => ({
    ...ushant,
    squadrons: ushant.squadrons.map((each, place) =>
      place === 0 ? { ...each, entry: { at: spot, course: 0 } } : each,
    ),
  })
  expect(found(at([65.5, 10]))).toEqual(['entry-ashore'])
  const [beside] = chartProblems(at([80, 10]))
  expect(beside?.code).toBe('entry-off-table')
  expect(beside!.mends[0]!.after.squadrons[0]!.entry).toEqual({ at: [72, 10], course: 0 })
})

test('a briefing that says otherwise is found in its place, and one mend writes what the chart has', () => {
  const draft = { ...ushant, briefing: 'Dawn. The British come down from the south-east.' }
  const [problem] = textProblems(draft, say, claimsIn)
  expect(problem).toMatchObject({ refuses: false, at: { part: 'texts', text: { at: 6 } } })
  expect(problem!.sentence).toContain('on the chart the British are in the north-west')
  const { after } = problem!.mends[0]!
  expect(after.briefing).toBe('Dawn. The British come down from the north-west.')
  expect(textProblems(after, say, claimsIn)).toEqual([])
})
