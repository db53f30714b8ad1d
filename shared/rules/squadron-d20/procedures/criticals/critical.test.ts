import { describe, expect, test } from 'vitest'
import { usualPolicy } from '../../../../kernel/policy'
import { seededDice } from '../../../../kernel/seeded-dice'
import { withUsualValues, read, runProcedure } from '../../../run/run-procedure.testing'
import { battleship, carrier, cruiser, fighters } from '../../ship/stands.testing'
import { atTable, foldRules } from '../table.testing'
import { critical } from './critical'

const state = atTable({
  target: { of: cruiser },
  big: { of: battleship },
  flattop: { of: carrier },
  air: { of: fighters },
})
const inputOf = (input: Record<string, string | number | boolean>) => withUsualValues(critical, state, input)

describe('a critical alone', () => {
  test('of a CV that is known', () => {
    const ran = runProcedure(
      foldRules,
      critical,
      state,
      inputOf({ target: 'target', attack: 'torpedo', column: 'stern', cv: 3 }),
      [11],
    )
    expect(ran.label).toBe('a critical of CV 3 on Tone Gawa')
    expect(ran.on('target').track('steering')).toBe(1)
  })

  test('of a flashover', () => {
    const input = inputOf({ target: 'target', attack: 'torpedo', column: 'bow', cv: 3, flashover: true })
    expect(runProcedure(foldRules, critical, state, input, [1]).on('target').track('flotation')).toBe(27)
  })

  test('that ends her', () => {
    const input = inputOf({ target: 'target', attack: 'gun', cv: 9 })
    const ran = runProcedure(foldRules, critical, state, input, [14, 1], { '1/magazine': true })
    expect(ran.label).toBe('a critical of CV 9 on Tone Gawa: she is lost')
  })
})

describe('odds of a critical', () => {
  test('the whole value is played out, with the error shown', () => {
    const input = inputOf({ target: 'big', attack: 'torpedo', column: 'midships', cv: 20 })
    const assumed = { dice: seededDice(1941), policy: usualPolicy, pending: [] }
    const steps = critical.odds!.full(state, input, assumed)
    const first = steps.next()
    expect(first.done).toBe(false)
    expect(first.value.samples).toBe(500)
    let last = first
    while (!last.done) last = steps.next()
    expect(last.value.samples).toBe(10_000)
    for (const { say, chance, error } of last.value.rows) {
      expect(read(say)).toBeTruthy()
      expect(chance).toBeGreaterThan(0)
      expect(error).toBeLessThanOrEqual(0.01)
    }
    // Midships 1 to 5 flood at once, and a reroll may flood her too.
    const floods = last.value.rows.find(({ say }) => read(say) === 'F is lowered')
    expect(floods!.chance).toBeGreaterThan(0.25)
  })
})
