import { expect, test } from 'vitest'
import type { Marker } from '../../../../../game/mark'
import { markerId } from '../../../../../kernel/ids'
import { usualPolicy } from '../../../../../kernel/policy'
import { seededDice } from '../../../../../kernel/seeded-dice'
import type { OddsFound } from '../../../../pack/odds'
import { read } from '../../../../run/run-procedure.testing'
import type { Hits } from '../../../table/markers'
import { shell, torpedo, underFire } from '../struck.testing'
import { damage } from '../damage'

const marker = (id: string, hits: Hits): Marker => ({
  ...{ id: markerId(id), kind: 'hits', of: 'umpire', turnLaid: 1, values: { ...hits } },
})

function withHits(...hits: readonly Hits[]) {
  return { ...underFire(), markers: hits.map((each, index) => marker(`marker-${index}`, each)) }
}

function playedOut(state: ReturnType<typeof withHits>): OddsFound {
  const odds = damage.odds!.full(state, { hits: 'all' }, { dice: seededDice(3), policy: usualPolicy, pending: [] })
  // The first result is enough to see that it plays the dialogue.
  return odds.next().value
}

test('the flooding of one marker is exact and at once', () => {
  const rows = damage.odds!.quick(withHits(torpedo(21)), { hits: 'all' }, [])
  expect(rows.map(({ say }) => read(say))).toEqual([
    '1 to 2 flotation points lost',
    '3 to 5 flotation points lost',
    '6 to 10 flotation points lost',
    '11 flotation points lost or more',
    'She floods and sinks',
  ])
  expect(rows.every(({ error }) => error === null)).toBe(true)
  const lost = rows.slice(0, 4).reduce((sum, { chance }) => sum + chance, 0)
  expect(lost).toBeCloseTo(1, 9)
})

test('several markers are played out, with their fires', () => {
  const state = withHits(shell(8, 12, 3), torpedo(21))
  expect(damage.odds!.quick(state, { hits: 'all' }, [])).toEqual([])
  const { rows, samples } = playedOut(state)
  expect(samples).toBe(200)
  rows.forEach(({ say }) => read(say))
  expect(rows.every(({ chance }) => chance >= 0 && chance <= 1)).toBe(true)
  expect(rows.at(-2)!.chance).toBeGreaterThan(0.05)
})
