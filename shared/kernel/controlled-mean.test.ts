import { expect, test } from 'vitest'
import { ControlledMean } from './controlled-mean'
import { errorOf } from './sampled-odds'
import { seededDice } from './seeded-dice'

/** A D6 makes 5 or 6; its control is a 6. */
function thrown(times: number, seed: number): ControlledMean {
  const dice = seededDice(seed)
  const mean = new ControlledMean(1 / 6)
  for (let time = 0; time < times; time++) {
    const face = dice('D6')
    mean.add(face >= 5, Number(face === 6))
  }
  return mean
}

test('a control makes the error smaller, and the figure stays within it', () => {
  const mean = thrown(4_000, 7)
  expect(mean.error).toBeLessThan(0.8 * errorOf(1 / 3, 4_000))
  expect(Math.abs(mean.chance - 1 / 3)).toBeLessThan(mean.error)
})

test('the 95 % interval holds the true chance about nineteen times in twenty', () => {
  const means = Array.from({ length: 400 }, (_, seed) => thrown(500, seed))
  const held = means.filter(({ chance, error }) => Math.abs(chance - 1 / 3) <= error).length
  expect(held / means.length).toBeGreaterThan(0.92)
  expect(held / means.length).toBeLessThan(0.98)
})

test('a control that never occurs changes nothing, and what was never seen still has an error', () => {
  const mean = new ControlledMean(0)
  for (let time = 0; time < 1_000; time++) mean.add(false, 0)
  expect([mean.chance, mean.error]).toEqual([0, errorOf(0, 1_000)])
})
