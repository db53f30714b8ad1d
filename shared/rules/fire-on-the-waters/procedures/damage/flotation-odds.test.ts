import { describe, expect, test } from 'vitest'
import type { ShipDocument } from '../../../../documents/ship'
import { RuleDraft } from '../../../../game/rule-draft'
import { usualPolicy } from '../../../../kernel/policy'
import { playOut } from '../../../../kernel/sampled-odds'
import { seededDice } from '../../../../kernel/seeded-dice'
import { checkShip } from '../../ship/check-ship'
import { furutaka } from '../../ship/furutaka.testing'
import { shape } from '../../ship/shape'
import type { ShipType } from '../../ship/ship'
import { shipOf } from '../../ship/ship-data'
import { resolveHits } from './damage'
import { chanceOfSinking, expectedPoints, flotationLost, flotationLostBy } from './flotation-odds'
import { shell, target, torpedo, underFire, type DamagedSetup } from './struck.testing'

/** Nothing in her burns or steers: flooding alone. */
function hulk(type: ShipType): ShipDocument {
  const { places } = shipOf(furutaka())
  const plain = places.map((place) => ({ ...place, hull: { kind: 'stores' as const }, above: null }))
  return furutaka({ type, places: plain, batteries: [], torpedoes: null })
}

const odds = (has: DamagedSetup, hits: ReturnType<typeof shell>) => {
  const state = underFire(has)
  return flotationLostBy(state, state.ships[target]!, hits, hits.count)
}

/** The result of the dialogue itself, sampled. */
function played(has: DamagedSetup, hits: ReturnType<typeof shell>, times: number): readonly number[] {
  const dice = seededDice(7)
  const state = underFire(has)
  const seen: number[] = []
  for (let time = 0; time < times; time++) {
    const draft = new RuleDraft({ checkShip, shape }, state, [], 'table')
    const { points } = playOut(resolveHits(draft, hits), dice, usualPolicy)
    seen[points] = (seen[points] ?? 0) + 1 / times
  }
  return Array.from(seen, (chance) => chance ?? 0)
}

function isNear(one: readonly number[], other: readonly number[], within: number): void {
  for (let points = 0; points < Math.max(one.length, other.length); points++) {
    expect(Math.abs((one[points] ?? 0) - (other[points] ?? 0)), String(points)).toBeLessThan(within)
  }
}

describe('flotation lost to a hit', () => {
  test('by hand: a 6 inch shell on bare plates', () => {
    const { places } = shipOf(hulk('CA'))
    const document = furutaka({ places: places.map((place) => ({ ...place, outer: 'none', points: 1 })) })
    // High or low 3 of 6, through on 5 of 6, floods on 3 of 6.
    expect(odds({ document }, shell(6, 10))[1]![1]).toBeCloseTo((1 / 2) * (5 / 6) * (1 / 2), 12)
  })

  test.each<[string, DamagedSetup, ReturnType<typeof shell>]>([
    ['a shell', { document: hulk('CA') }, shell(8, 12)],
    ['four shells', { document: hulk('CA') }, shell(8, 12, 4)],
    ['plunging shells', { document: hulk('CA') }, shell(6, 21, 3)],
    ['shells with one neighbour', { document: hulk('CL') }, shell(11, 12, 3)],
    ['shells with two', { document: hulk('DD') }, shell(15, 12, 3)],
    ['a die for each place', { document: hulk('DD'), houseRules: { greenDice: 'each' } }, shell(15, 12, 2)],
    ['spaces that are flooded', { document: hulk('CA'), boxes: { 'h-21': ['flooded'] } }, shell(8, 12, 2)],
  ])('of %s is what the dialogue plays out', (_, has, hits) => {
    isNear(odds(has, hits)[hits.count]!, played(has, hits, 1_200), 0.05)
  })

  test.each<[string, ReturnType<typeof shell>]>([
    ['a torpedo', torpedo(21)],
    ['three torpedoes', torpedo(21, 3)],
    ['torpedoes that may fail', torpedo(18, 2)],
  ])('of %s is what the dialogue plays out', (_, hits) => {
    const has = { document: hulk('BB') }
    isNear(odds(has, hits)[hits.count]!, played(has, hits, 1_200), 0.05)
  })

  test('adds up to certainty, for any number of hits', () => {
    for (const hits of [shell(8, 12, 40), shell(15, 20, 12), torpedo(24, 9)]) {
      for (const points of odds({ document: hulk('DD') }, hits)) {
        expect(points.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
      }
    }
  })

  test('is never more than she has left', () => {
    const points = odds({ document: hulk('CA'), tracks: { flotation: 3 } }, torpedo(24))[1]!
    expect(points).toHaveLength(4)
    const state = underFire({ document: hulk('CA'), tracks: { flotation: 3 } })
    expect(chanceOfSinking(state, state.ships[target]!, points)).toBeCloseTo(points[3]!, 12)
  })

  test('mixes by how likely each number of hits is', () => {
    const state = underFire({ document: hulk('CA') })
    const ship = state.ships[target]!
    const one = flotationLostBy(state, ship, shell(8, 12), 1)[1]!
    const mixed = flotationLost(state, ship, shell(8, 12), [0.75, 0.25])
    expect(expectedPoints(mixed)).toBeCloseTo(expectedPoints(one) / 4, 12)
  })
})
