import { expect, test } from 'vitest'
import { RuleDraft } from '../../../../game/rule-draft'
import type { Asking } from '../../../../kernel/asking'
import { chanceThat } from '../../../../kernel/distribution'
import { exactOdds } from '../../../../kernel/exact-odds'
import { usualPolicy } from '../../../../kernel/policy'
import { errorOf } from '../../../../kernel/sampled-odds'
import { rules, target } from '../damage/action.testing'
import { seeded } from './fleets.testing'
import { salvo } from './salvo'
import { salvoOdds, type Fate } from './salvo-odds'
import { meeting, zGuns } from './salvo.testing'

const assumed = { dice: seeded(1898), policy: usualPolicy }
const oddsOf = (input: object = {}, state = meeting()) => salvoOdds(rules, state, { ...zGuns, ...input }, assumed)
const chances = (odds: ReturnType<typeof oddsOf>) => (fate: keyof Fate) => chanceThat(odds.fates, (is) => is[fate])

test('four guns at 30 %: one straddle or two, and every hit is followed', () => {
  const odds = oddsOf()
  expect([odds.straddles, odds.samples]).toEqual([[0, 0.8, 0.2], null])
})

test('one straddle that is sure: as many places as penetrate, of sixty', () => {
  // 100 %: Z at 32 inches goes through everything but armour 9, which is on 4·1, 3·3 and 8·3.
  const only = oddsOf({}, meeting({ table: { 'sea:2:2': -5 } }))
  expect(only.straddles).toEqual([0, 1])
  const inHull = 48
  expect(chances(only)('penetrated')).toBeCloseTo((inHull - 3) / 60, 12)
  expect(chances(only)('blowsUp')).toBeCloseTo(4 / 60, 12)
  expect(chances(only)('burns')).toBeCloseTo(3 / 60, 12)
  expect(chances(only)('sinks')).toBe(0)
})

test('the odds are those of the dialogue itself', () => {
  const state = meeting()
  function* whole(): Asking<boolean> {
    const draft = new RuleDraft(rules, state, [], 'table')
    yield* salvo.run(draft, zGuns)
    return draft.ship(target).fields['standing' as never] === 'blownUp'
  }
  const followed = exactOdds(whole, usualPolicy)!
  expect(chances(oddsOf())('blowsUp')).toBeCloseTo(followed.get('true')!.chance, 12)
})

test('beyond two straddles the salvo is played out, and agrees with what was followed within the error', () => {
  const many = oddsOf({ rangeInches: 16, letters: 'Z B' })
  expect(many.samples).toBe(10_000)
  expect(many.straddles.slice(0, 3)).toEqual([0, 0, 0])
  // Three straddles of Z and B, 160 % and 240 %: at least what the first alone does.
  expect(chances(many)('penetrated')).toBeGreaterThan(chances(oddsOf())('penetrated'))
  expect(errorOf(0.5, many.samples!)).toBeLessThanOrEqual(0.01)
})

test('where she may explode within, the salvo is played out too', () => {
  const burning = meeting()
  const ship = burning.ships[target]!
  const state = { ...burning, ships: { ...burning.ships, [target]: { ...ship, tracks: { ...ship.tracks, fire: 6 } } } }
  expect(salvoOdds(rules, state, zGuns, { ...assumed, samples: 500 }).samples).toBe(500)
})
