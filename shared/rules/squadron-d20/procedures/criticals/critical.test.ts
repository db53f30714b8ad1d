import { expect, test } from 'vitest'
import { usualPolicy } from '../../../../kernel/policy'
import { seededDice } from '../../../../kernel/seeded-dice'
import { read, withUsualValues } from '../../../run/run-procedure.testing'
import { playsRows, sea } from '../turn/two-sides.testing'
import { critical } from './critical'

const on = 'target=cruiser attack'
playsRows(
  critical,
  `
  a CV that is known | cruiser | ${on}=torpedo column=stern cv=3             | 11   |                | "a critical of CV 3 on Tone Gawa" cruiser.steering=1
  a flashover        | cruiser | ${on}=torpedo column=bow cv=3 flashover=yes | 1    |                | cruiser.flotation=27
  one that ends her  | cruiser | ${on}=gun cv=9                              | 14 1 | 1/magazine=yes | "a fatal critical of CV 9 on Tone Gawa"
`,
)

test('odds: the whole value is played out, with the error shown', () => {
  const state = sea('battleship')
  const input = withUsualValues(critical, state, { attack: 'torpedo', column: 'midships', cv: 20 })
  const assumed = { dice: seededDice(1941), policy: usualPolicy, pending: [] }
  const steps = critical.odds!.full(state, input, assumed)
  let last = steps.next()
  expect([last.done, last.value.samples]).toEqual([false, 500])
  while (!last.done) last = steps.next()
  const { rows, samples } = last.value
  expect(samples).toBe(10_000)
  for (const { say, chance, error } of rows) {
    expect(read(say)).toBeTruthy()
    expect(chance).toBeGreaterThan(0)
    expect(error).toBeLessThanOrEqual(0.01)
  }
  // Midships 1 to 5 flood at once, and a reroll may flood her too.
  expect(rows.find(({ say }) => read(say) === 'F is lowered')!.chance).toBeGreaterThan(0.25)
})
