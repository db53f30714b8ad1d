import { expect, test } from 'vitest'
import { sideId } from '../kernel/ids'
import { findPack, rulesPacks } from '../rules/index'
import { words } from '../rules/kit/worded.testing'
import { starterScenarioDocuments } from '../rules/run/starter.testing'
import { claimsIn } from '../words/en/claims-in'
import { cardsOf, lists, problemsOf } from './battle.testing'
import type { BattleDraft } from './draft'
import { battleRemarks } from './remarks'

const remarksOn = (draft: BattleDraft) =>
  battleRemarks(draft, { pack: findPack(draft.pack), cardOf: cardsOf(draft), words, ...lists }, claimsIn)
const codes = (draft: BattleDraft) => remarksOn(draft).map(({ code }) => code)
const ushant: BattleDraft = starterScenarioDocuments('perfidious-albion').find(({ slug }) => slug === 'off-ushant')!

test.each(rulesPacks.map(({ id }) => id))('nothing is to be looked at in the starters of %s', (id) => {
  for (const battle of starterScenarioDocuments(id)) expect([battle.slug, ...codes(battle)]).toEqual([battle.slug])
})

/** One of every kind of mistake, with a missing ship before them all so that places are counted in the whole. */
function mistaken(): BattleDraft {
  const [first, ...others] = ushant.squadrons
  const [one, two, ...ships] = first!.ships
  const marks = { boxes: { nowhere: ['struck'] }, tracks: { flooding: 99 } } as never
  const lost = { ...others[0]!, id: 'lost' as never, side: sideId('portugal'), ships: [] }
  return {
    ...ushant,
    table: { ...ushant.table, visibility: 12, windForce: 99 },
    houseRules: { rams: true },
    orders: { ...ushant.orders, portugal: 'Wait.' },
    sides: ushant.sides.map((side, at) => (at === 0 ? { ...side, flag: 'Royal Navy' } : side)),
    squadrons: [
      lost,
      { ...first!, ships: [{ ...one!, ship: 'gone-away' }, { ...two!, marks, fields: { crew: 3 } }, ...ships] },
      ...others,
    ],
  }
}

test('all that is wrong with a battle is said at once, each in its place', () => {
  const ship = ushant.squadrons[0]!.ships[1]!.id
  expect(remarksOn(mistaken())).toMatchObject([
    { code: 'side-missing', values: { side: 'portugal' } },
    { code: 'ship-missing', values: { ship: 'Gone Away' } },
    { code: 'scenario-fact-unfit', values: { name: 'windForce' }, at: { part: 'weather' } },
    { code: 'scenario-fact-unknown', values: { what: 'visibility' } },
    { code: 'scenario-rule-unknown', values: { what: 'rams' }, at: { part: 'rules' } },
    { code: 'scenario-side-unknown', values: { what: 'portugal' }, at: { part: 'texts' } },
    { code: 'field-unknown', values: { name: 'crew', where: 'squadrons[1].ships[1].fields.crew' }, at: { ship } },
    { code: 'scenario-mark-unfit', values: { name: 'nowhere' }, at: { ship } },
    { code: 'scenario-mark-unfit', values: { name: 'flooding' }, at: { ship } },
    { code: 'flag-unknown', values: { flag: 'Royal Navy' } },
  ])
})

test('each of them is mended by itself, and no battle with one can be started', () => {
  let draft = mistaken()
  for (let step = 0; step < 20; step++) {
    const found = problemsOf(draft).find(({ mends, code }) => mends.length > 0 && code !== 'mixed-speeds')
    if (!found) break
    draft = found.mends[0]!.after
    expect(problemsOf(draft)).not.toContainEqual(found)
  }
  expect(codes(draft)).toEqual([])
  expect(draft.squadrons[0]!.side).toBe(ushant.sides[0]!.id)
  expect(draft.sides[0]!.flag).toBe('royal-navy')
})

test('a field is most likely the one that begins as it does, where its value fits', () => {
  const withCrew = (crew: number): BattleDraft => {
    const [first, ...others] = ushant.squadrons
    const [ship, ...ships] = first!.ships
    return { ...ushant, squadrons: [{ ...first!, ships: [{ ...ship!, fields: { crew } }, ...ships] }, ...others] }
  }
  const [problem] = remarksOn(withCrew(3))
  expect(problem!.mends.map(({ name }) => name)).toEqual(['as-field', 'leave-out'])
  expect(problem!.mends[0]!.after.squadrons[0]!.ships[0]!.fields).toEqual({ crewQuality: 3 })
  expect(problem!.mends[1]!.after.squadrons[0]!.ships[0]!.fields ?? {}).toEqual({})
  expect(remarksOn(withCrew(9))[0]!.mends.map(({ name }) => name)).toEqual(['leave-out'])
})

test('what its chart and its briefing cannot mean is among them', () => {
  const flat = {
    name: 'The Dot',
    points: [
      [9, 9],
      [9, 9],
      [9, 9],
    ] as const,
  }
  const briefing = 'Dawn. The British come down from the south-east.'
  const found = remarksOn({ ...ushant, briefing, chart: { ...ushant.chart!, shoals: [flat] } })
  expect(found).toMatchObject([
    { code: 'shoals-flat', values: { called: 'The Dot' } },
    { code: 'text-against-chart', sentence: expect.stringContaining('the British are in the north-west') },
  ])
})
