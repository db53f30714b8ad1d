import { describe, expect, test } from 'vitest'
import type { Marker } from '../../../../game/mark'
import { markerId } from '../../../../kernel/ids'
import { usualPolicy } from '../../../../kernel/policy'
import { dice } from '../../../../kernel/script.testing'
import { seededDice } from '../../../../kernel/seeded-dice'
import { read, withUsualValues } from '../../../run/run-procedure.testing'
import type { Hits } from '../../table/markers'
import { atNight, fieldsOf, plays, runs, type Given, type Line } from '../night-action.testing'
import { damage, hit } from './damage'
import { hitsOn } from './struck.testing'

const called = ({ setup, input, faces }: Given) =>
  runs(hit, atNight(setup), withUsualValues(hit, atNight(setup), { target: 'furutaka', ...input }), dice(...faces))

describe('a hit entered by hand', () => {
  const atOnce = 'rule:damageTiming=atOnce'
  const shell = 'weapon=gun inches="14" rangeInches=12'
  plays(
    called,
    `
    a 14 inch shell is worked out at once, without a firer | 1 11 6 ${shell} ${atOnce}
      | One hit of 14″ on Furutaka; one hit on Furutaka
    and what it does | 1 11 6 ${shell} ${atOnce} | furutaka h-11: struck flooded
    a torpedo strikes the hull and shakes her | 11 66 weapon=torpedo inches="21" ${atOnce}
      | furutaka h-11: struck flooded
    a bomb comes down steeply | 3 32 1 1 weapon=bomb inches="8" ${atOnce} | furutaka s-32: struck
    several of one kind come one after the other | 1 11 3 1 11 3 count=2 weapon=gun inches="3" rangeInches=4 waits=false
      | 2 hits on Furutaka
    where damage counts together it waits | ${shell} waits=true
      | one hit of 14″ on Furutaka waits; hits: 1 on furutaka by gun of 14
    `,
  )

  test('waiting, it has the same result in the damage phase', () => {
    const input = { weapon: 'gun', inches: '14', rangeInches: 12, waits: true }
    const waits = called({ setup: {}, input, faces: [], said: {} })
    const then = runs(damage, { ...waits.state, phase: 'damage' }, { hits: 'all' }, dice(1, 11, 6))
    const now = called({ setup: {}, input: { ...input, waits: false }, faces: [1, 11, 6], said: {} })
    expect(now.state.ships).toEqual(then.state.ships)
  })

  test('waiting is the default before the damage phase, but not in it, nor where damage counts at once', () => {
    const usual = (phase: string, houseRules = {}) => fieldsOf(hit, atNight({ phase, houseRules }))['waits']?.default
    const found = [usual('gunfire'), usual('damage'), usual('gunfire', { damageTiming: 'atOnce' })]
    expect(found).toEqual([true, false, undefined])
  })
})

describe('before the first die', () => {
  const marker = (hits: Hits, at: number): Marker => ({
    ...{ id: markerId(`marker-${at}`), kind: 'hits', of: 'umpire', turnLaid: 1, values: { ...hits } },
  })

  /** The last figures, as they read. */
  function oddsOf(hits: readonly Hits[], has: Line[string] = {}) {
    const assumed = { dice: seededDice(3), policy: usualPolicy, pending: [] }
    const state = atNight({ markers: hits.map(marker), phase: 'damage', japan: { Furutaka: has } })
    const odds = damage.odds!.full(state, { hits: 'all' }, assumed)
    let step = odds.next()
    while (!step.done && step.value.samples! < 1_000) step = odds.next()
    return new Map(step.value.rows.map(({ say, chance, error }) => [read(say), { chance, error: error! }]))
  }

  test('flotation lost, by the dialogue played out', () => {
    // On 3 of 6 in the hull, through light armour on 4 of 6 or bare plates on 6, and flooding on 4 of 6.
    const shells = oddsOf([hitsOn('furutaka', 'gun', 8)])
    const lost = [...shells.values()].slice(0, 3).reduce((sum, { chance }) => sum + chance, 0)
    expect(lost).toBeGreaterThan(0.15)
    expect(lost).toBeLessThan(0.3)
    const torpedoes = oddsOf([hitsOn('furutaka', 'torpedo', 21)])
    expect(torpedoes.get('11 points or more')!.chance).toBeGreaterThan(0.5)
    expect([...torpedoes.keys()].slice(3)).toEqual(['She floods and sinks', 'A fire', 'A ship is lost'])
  })

  test('several markers together', () => {
    const both = oddsOf([hitsOn('furutaka', 'gun', 8, 3), hitsOn('furutaka', 'torpedo', 21)])
    expect([...both.keys()].slice(3)).toEqual(['A fire', 'A ship is lost'])
    expect(both.get('A fire')!.chance).toBeGreaterThan(0.05)
    for (const { chance, error } of both.values()) expect(chance + error).toBeLessThanOrEqual(1.05)
  })

  test('what is likely to sink her is likely to be seen', () => {
    const odds = oddsOf([hitsOn('furutaka', 'torpedo', 21)], { tracks: { flotation: 1 } })
    expect(odds.get('She floods and sinks')!.chance).toBeGreaterThan(0.5)
  })
})
