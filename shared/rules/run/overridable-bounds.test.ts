import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ExtremeBattle } from './extreme-battle.testing'
import { rulesPacks } from '../index'

const packs = rulesPacks.filter(({ isShipless }) => !isShipless).map((pack) => ({ id: pack.id, pack }))

/** On a machine that is busy otherwise fewer battles are played. */
const inTime = { numRuns: 15, interruptAfterTimeLimit: 5_000 }

test.each(packs)(
  'with every figure of $id at its ends no dialogue stops, and bounds hold what the app works out',
  ({ pack }) => {
    const overridable = new Set<string>()
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (seed) => {
        const battle = new ExtremeBattle(pack, seed)
        battle.plays(pack, 60)
        for (const key of battle.overridable) overridable.add(key.replace(/^\S+ /, ''))
      }),
      inTime,
    )
    expect(overridable.size, 'figures that were judged').toBeGreaterThan(10)
  },
  30_000,
)
