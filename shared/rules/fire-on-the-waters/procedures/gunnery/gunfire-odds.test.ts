import { expect, test } from 'vitest'
import { RuleDraft } from '../../../../game/rule-draft'
import { chanceThat } from '../../../../kernel/exact-odds'
import { sampledOdds } from '../../../../kernel/script.testing'
import { usualPolicy } from '../../../../kernel/policy'
import { errorOf } from '../../../../kernel/sampled-odds'
import { seededDice } from '../../../../kernel/seeded-dice'
import { read } from '../../../run/run-procedure.testing'
import { checkShip } from '../../ship/check-ship'
import { shape } from '../../ship/shape'
import { waitingHits } from '../../table/markers'
import { atNight, type NightSetup } from '../night-action.testing'
import { gunfire } from './gunfire'
import { aim } from './salvo.testing'

const quick = (setup: NightSetup, input = {}) =>
  Object.fromEntries(
    gunfire.odds!.quick(atNight(setup), { ...aim, ...input }, []).map(({ say, chance }) => [read(say), chance]),
  )

test('before the initial roll, and once it has been passed', () => {
  expect(quick({})).toEqual({
    'No hit': expect.closeTo(0.3 + 0.7 * 0.66),
    'One hit': expect.closeTo(0.7 * 0.29),
    '2 hits': expect.closeTo(0.7 * 0.05),
    'A hit if all go on': expect.closeTo(0.34),
  })
})

const both = { ships: 'furutaka kako', rangeInches: 8, batteries: 'main-8 secondary-4.7' }

test.each([
  ['D100', {}, both],
  ['chits', { houseRules: { hitMethod: 'chits' } }, both],
  ['chits at a low number', { houseRules: { hitMethod: 'chits' } }, { visibility: -12 }],
])('the exact odds are those of the dialogue played out: %s', (_, setup, input) => {
  const state = atNight(setup)
  const filled = { ...aim, ...input }
  function* played() {
    const table = new RuleDraft({ checkShip, shape }, state, [], 'table')
    yield* gunfire.run(table, filled)
    return waitingHits(table.state).reduce((sum, { count }) => sum + count, 0)
  }
  const samples = 300
  const sampled = sampledOdds(played, seededDice(1942), usualPolicy, samples)
  for (const { say, chance } of gunfire.odds!.quick(state, filled, [])) {
    const { key, values } = say
    if (!key.endsWith('odds.hits')) continue
    const seen = chanceThat(sampled, (hits) => hits === values!['n'])
    // A ship that blows up by her own guns rolls no further, which the odds leave aside: a share of a thousandth.
    expect(Math.abs(seen - chance), read(say)).toBeLessThan(2 * errorOf(chance, samples) + 0.002)
  }
})

test('with its damage played out: flotation lost, fire, loss, each with its error', () => {
  const state = atNight()
  const assumed = { dice: seededDice(7), policy: usualPolicy, pending: [] }
  const full = gunfire.odds!.full(state, { ...aim, visibility: 9 }, assumed)
  let step = full.next()
  for (let times = 0; !step.done && times < 3; times++) step = full.next()
  const { rows, samples } = step.value
  expect(samples).toBeGreaterThan(0)
  expect(rows.map(({ say }) => read(say))).toEqual([
    '1–5 points',
    '6–10 points',
    '11 points or more',
    'A fire',
    'She is lost',
  ])
  expect(rows[0]!.chance).toBeGreaterThan(0)
  expect(rows.every(({ error }) => error !== null && error > 0)).toBe(true)
})
