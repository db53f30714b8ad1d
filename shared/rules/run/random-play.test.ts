import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rulesPacks } from '../index'
import type { RulesPack } from '../pack/rules-pack'
import { Battle, everyProcedure } from './battle.testing'
import { expectPossible, expectSound } from './possible-table.testing'

const seeds = fc.integer({ min: 1, max: 2 ** 31 })
/** On a machine that is busy otherwise fewer battles are played. */
const inTime = { numRuns: 8, interruptAfterTimeLimit: 4_000 }
const steps = 24

/** What waits for the end of the firing step has its premises only where the sequence is kept. */
const inAnyOrder = { fireTiming: 'alternate' }
const inOrder = { fireTiming: 'simultaneous', damageControlMoment: 'endOfFiring' }

function timed({ houseRules }: RulesPack, rulings: typeof inAnyOrder): typeof inAnyOrder | undefined {
  return houseRules.some(({ name }) => name === 'fireTiming') ? rulings : undefined
}

describe.each(rulesPacks)('battles of $id that chance plays', (pack) => {
  test('no rule makes an impossible table, and the journal folds again to the same', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const battle = new Battle(pack, seed, { rulings: timed(pack, inAnyOrder) })
        for (let step = 0; step < steps; step++) {
          const before = battle.state
          const from = battle.lines.length
          battle.playsOne()
          expectPossible(pack, before, battle.state, battle.lines.slice(from))
        }
        expectSound(pack, battle)
      }),
      inTime,
    )
  })

  test('with every figure at its ends no dialogue stops, and bounds hold what the app works out', () => {
    const overridable = new Set<string>()
    fc.assert(
      fc.property(seeds, (seed) => {
        const battle = new Battle(pack, seed, { figures: 'ends' })
        battle.plays(60)
        for (const key of battle.overridable) overridable.add(key.replace(/^\S+ /, ''))
      }),
      inTime,
    )
    // Rules of one page may ask for none.
    if (!pack.isShipless && pack.procedures.length > 5)
      expect(overridable.size, 'figures overridden').toBeGreaterThan(10)
  })

  test('turn after turn, everything that is due can be played with its defaults', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const battle = new Battle(pack, seed, { rulings: timed(pack, inOrder) })
        for (let turn = 1; turn <= 3; turn++) {
          for (const phase of pack.phases) {
            const before = battle.state
            const from = battle.lines.length
            battle.goTo(turn, phase)
            for (const procedure of everyProcedure(pack)) {
              if (procedure.phases.includes(phase) && procedure.name !== 'hit') battle.startsAny(procedure)
            }
            battle.playsAllDue()
            expectPossible(pack, before, battle.state, battle.lines.slice(from))
          }
        }
        expectSound(pack, battle)
      }),
      { ...inTime, numRuns: 6 },
    )
  })
})
