import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rulesPacks } from '../rules/index'
import { Battle } from '../rules/run/battle.testing'
import { expectPossible, expectSound } from '../rules/run/possible-table.testing'
import { madeBattle, randomEdits } from './battle.testing'

/** On a machine that is busy otherwise fewer battles are played. */
const inTime = { numRuns: 10, interruptAfterTimeLimit: 5_000 }

describe.each(rulesPacks)('battles of $id made by any edits', (pack) => {
  test('are fought as every pack is: nothing impossible comes of them, and their journals fold to the same', () => {
    let fought = 0
    fc.assert(
      fc.property(randomEdits(), fc.integer({ min: 1, max: 2 ** 31 }), (edits, seed) => {
        const made = madeBattle(pack, edits)
        if (!made) return
        fought++
        const battle = new Battle(pack, seed, { setup: made.setup })
        for (let step = 0; step < 12; step++) {
          const before = battle.state
          const from = battle.lines.length
          battle.playsOne()
          expectPossible(pack, before, battle.state, battle.lines.slice(from))
        }
        expectSound(pack, battle)
      }),
      inTime,
    )
    expect(fought).toBeGreaterThan(1)
  })
})
