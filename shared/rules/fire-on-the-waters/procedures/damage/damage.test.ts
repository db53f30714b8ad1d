import { describe, expect, test } from 'vitest'
import type { Marker } from '../../../../game/mark'
import { markerId } from '../../../../kernel/ids'
import { usualPolicy } from '../../../../kernel/policy'
import { dice } from '../../../../kernel/script.testing'
import { seededDice } from '../../../../kernel/seeded-dice'
import { read, withUsualValues } from '../../../run/run-procedure.testing'
import { waitingHits, type Hits } from '../../table/markers'
import { atNight, runs, type NightSetup } from '../night-action.testing'
import { damage, hit } from './damage'
import { shell, torpedo, underFire } from './struck.testing'

const called = (input: object, setup: NightSetup = {}, faces: number[] = []) => {
  const state = atNight(setup)
  return runs(hit, state, withUsualValues(hit, state, { target: 'furutaka', ...input }), dice(...faces))
}
const atOnce: NightSetup = { houseRules: { damageTiming: 'atOnce' } }
/** In the hull of 11, effective, and it floods. */
const faces = [1, 11, 6]

describe('a hit entered by hand', () => {
  test('a 14 inch shell at 12 inches is worked out at once, without a firer', () => {
    const { label, why, on } = called({ weapon: 'gun', inches: '14', rangeInches: 12 }, atOnce, faces)
    expect(why[0]).toBe('One hit of 14″ on Furutaka')
    expect(on('furutaka').marks('h-11')).toEqual(['struck', 'flooded'])
    expect(label).toBe('one hit on Furutaka')
  })

  test('a torpedo strikes the hull and shakes her, a bomb comes down steeply', () => {
    const torpedo = called({ weapon: 'torpedo', inches: '21' }, atOnce, [11, 66])
    expect(torpedo.on('furutaka').marks('h-11')).toContain('flooded')
    const bomb = called({ weapon: 'bomb', inches: '8' }, atOnce, [3, 32, 1, 1])
    expect(bomb.on('furutaka').marks('s-32')).toEqual(['struck'])
  })

  test('where damage counts together it waits for the damage phase with the others, with the same result', () => {
    const input = { weapon: 'gun', inches: '14', rangeInches: 12, waits: true }
    const waits = called(input)
    expect(waits.label).toBe('one hit of 14″ on Furutaka waits')
    expect(waitingHits(waits.state)).toMatchObject([{ target: 'furutaka', by: '', inches: 14, count: 1 }])
    const then = runs(damage, { ...waits.state, phase: 'damage' }, { hits: 'all' }, dice(...faces))
    const now = called({ ...input, waits: false }, {}, faces)
    expect(now.state.ships).toEqual(then.state.ships)
  })

  test('waiting is the default before the damage phase, but not in it, nor where damage counts at once', () => {
    const usual = (setup: NightSetup, phase: string) =>
      hit.fields({ ...atNight(setup), phase }, {}).find(({ name }) => name === 'waits')?.default
    expect([usual({}, 'gunfire'), usual({}, 'damage'), usual(atOnce, 'gunfire')]).toEqual([true, false, undefined])
  })

  test('several of one kind come one after the other', () => {
    const { label } = called(
      { count: 2, weapon: 'gun', inches: '3', rangeInches: 4, waits: false },
      {},
      [1, 11, 3, 1, 11, 3],
    )
    expect(label).toBe('2 hits on Furutaka')
  })
})

const marker = (id: string, hits: Hits): Marker => ({
  ...{ id: markerId(id), kind: 'hits', of: 'umpire', turnLaid: 1, values: { ...hits } },
})

function withHits(...hits: readonly Hits[]) {
  return { ...underFire(), markers: hits.map((each, index) => marker(`marker-${index}`, each)) }
}

/** The last figures before the dice, as they read. */
function oddsOf(...hits: readonly Hits[]) {
  const assumed = { dice: seededDice(3), policy: usualPolicy, pending: [] }
  const odds = damage.odds!.full(withHits(...hits), { hits: 'all' }, assumed)
  let step = odds.next()
  while (!step.done && step.value.samples! < 1_000) step = odds.next()
  return new Map(step.value.rows.map(({ say, chance, error }) => [read(say), { chance, error: error! }]))
}

test('before the first die: flotation lost, by the dialogue played out', () => {
  // On 3 of 6 in the hull, through light armour on 4 of 6 or bare plates on 6, and flooding on 4 of 6.
  const shells = oddsOf(shell(8, 12))
  const lost = [...shells.values()].slice(0, 4).reduce((sum, { chance }) => sum + chance, 0)
  expect(lost).toBeGreaterThan(0.15)
  expect(lost).toBeLessThan(0.3)
  const torpedoes = oddsOf(torpedo(21))
  expect(torpedoes.get('11 flotation points lost or more')!.chance).toBeGreaterThan(0.5)
  expect([...torpedoes.keys()]).toEqual([
    '1 to 2 flotation points lost',
    '3 to 5 flotation points lost',
    '6 to 10 flotation points lost',
    '11 flotation points lost or more',
    'She floods and sinks',
    'A fire breaks out',
    'A ship is lost',
  ])
})

test('several markers together', () => {
  const both = oddsOf(shell(8, 12, 3), torpedo(21))
  expect([...both.keys()].slice(4)).toEqual(['A fire breaks out', 'A ship is lost'])
  expect(both.get('A fire breaks out')!.chance).toBeGreaterThan(0.05)
  for (const { chance, error } of both.values()) expect(chance + error).toBeLessThanOrEqual(1.05)
})

test('what is likely to sink her is likely to be seen', () => {
  const state = { ...underFire({ tracks: { flotation: 1 } }), markers: withHits(torpedo(21)).markers }
  const odds = damage.odds!.full(state, { hits: 'all' }, { dice: seededDice(3), policy: usualPolicy, pending: [] })
  const sinks = odds.next().value.rows.find(({ say }) => read(say) === 'She floods and sinks')!
  expect(sinks.chance).toBeGreaterThan(0.5)
})
