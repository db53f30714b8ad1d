import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { editHistory } from '../../ui/edit-history'
import { chartProblems } from '#shared/battle/chart-problems'
import { drawChart } from '#shared/chart/draw-chart'
import * as edit from '#shared/chart/edit-chart'
import { firstLines } from '#shared/chart/first-lines'
import { chartOf } from '#shared/chart/of-battle'
import { scenarioDocument } from '#shared/documents/scenario'
import { documentFormats } from '#shared/documents/formats'
import { readDocument } from '#shared/json/envelope'
import { sameValue } from '#shared/kernel/same-value'
import { say } from '../../words'
import scenario from '../../../shared/rules/perfidious-albion/scenarios/off-ushant.scenario.json'

const ushant = scenarioDocument.parse(scenario)
const begun: edit.ChartPlan = {
  chart: ushant.chart!,
  entries: Object.fromEntries(ushant.squadrons.map(({ id, entry }) => [id, entry!])),
}
const battleOf = ({ chart, entries }: edit.ChartPlan) => ({
  ...ushant,
  chart,
  squadrons: ushant.squadrons.map(({ entry: _, ...each }) => ({
    ...each,
    ...(entries[each.id] ? { entry: entries[each.id]! } : {}),
  })),
})

const anyName = fc.oneof(
  fc.string({ maxLength: 80, unit: 'grapheme' }),
  fc.constantFrom('Łódź', '対馬', 'جزيرة', 'Ἰθάκη', 'a\u202eb', '🏝️'.repeat(40), '\u3164'),
)
const place = fc.tuple(fc.double({ min: -900, max: 900 }), fc.double({ min: -900, max: 900 }))
const step = fc.record({
  how: fc.constantFrom('add', 'move', 'place', 'more', 'less', 'remove', 'name', 'line', 'table', 'settle'),
  what: fc.constantFrom('land', 'shoals', 'minefield', 'deployment', 'tracks', 'lights', 'rocks', 'soundings', 'names'),
  ...{ which: fc.nat(400), point: fc.nat(25), by: place, name: anyName },
})

/** What the editor does to a plan at one step of a player. */
function done(
  now: edit.ChartPlan,
  { how, what, which, point, by, name }: typeof step extends fc.Arbitrary<infer Step> ? Step : never,
) {
  const things = edit.thingsOf(now)
  const thing = things[which % Math.max(1, things.length)]
  if (how === 'add') return edit.added(now, what as edit.Addable, by, 'New')?.plan ?? now
  if (how === 'table') return edit.tableSet(now, by[0], by[1])
  if (!thing || how === 'settle') return now
  if (how === 'move') return edit.moved(now, thing, by, which % 2 ? point : undefined)
  if (how === 'place') return edit.placedAt(now, thing, by, point, which % 2 ? 0.01 : 0.25)
  if (how === 'more') return edit.pointAdded(now, thing, point)
  if (how === 'less') return edit.pointRemoved(now, thing, point)
  if (how === 'remove') return edit.removed(now, thing)
  if (how === 'name') return edit.renamed(now, thing, name)
  return edit.lineSet(now, ushant.squadrons[which % 4]!.id, which % 3 ? 'port' : 'ahead')
}

const sizes = [
  { width: 1180, height: 790 },
  { width: 560, height: 210 },
  { width: 200, height: 110, isSmall: true },
]

test('a chart after any edits is kept, read again and drawn on every surface; undo and redo restore each step', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), (steps) => {
      const history = editHistory<edit.ChartPlan, 'chart'>(begun, sameValue)
      const passed = [begun]
      for (const each of steps) {
        if (each.how === 'settle') history.settle()
        history.change(done(history.now.value, each), 'chart')
        if (history.now.value !== passed.at(-1)) passed.push(history.now.value)
      }
      const battle = battleOf(history.now.value)
      const read = readDocument<unknown>(JSON.stringify(battle), [documentFormats.scenario])
      expect(read).toMatchObject({ ok: true, value: JSON.parse(JSON.stringify(scenarioDocument.parse(battle))) })
      for (const size of sizes)
        expect(JSON.stringify(drawChart({ ...chartOf(battle, () => 1), ...size }))).not.toMatch(/NaN|Infinity|null/)
      expect(firstLines(battle, say)).not.toMatch(/NaN|undefined/)
      for (const { mends } of chartProblems(battle))
        for (const { after } of mends) expect(scenarioDocument.safeParse(after).success).toBe(true)

      for (const was of passed.toReversed().slice(1)) {
        history.undo()
        expect(history.now.value).toBe(was)
      }
      expect(history.canUndo.value).toBe(false)
      for (const is of passed.slice(1)) {
        history.redo()
        expect(history.now.value).toBe(is)
      }
    }),
    { numRuns: 120 },
  )
})
