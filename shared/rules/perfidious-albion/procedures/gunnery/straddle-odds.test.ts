import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactOdds } from '../../../../kernel/exact-odds'
import { usualPolicy } from '../../../../kernel/policy'
import { gunLetters } from '../../ship/ship'
import { straddlesOf, type Concentration } from './concentration'
import { rollStraddles } from './salvo'
import { straddleOdds } from './salvo-odds'

const concentration = (percent: number, index: number): Concentration => ({
  letter: gunLetters[index]!,
  penetration: 5,
  percent,
  ...straddlesOf(percent),
  because: [],
})

test('120 % is one straddle four times in five, two once', () => {
  expect(straddleOdds([straddlesOf(120)])).toEqual([0, 0.8, 0.2])
})

test('the closed form equals the odds of the dialogue, whatever fires', () => {
  const sums = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: gunLetters.length })
  fc.assert(
    fc.property(sums, (fives) => {
      const concentrations = fives.map((five, index) => concentration(5 * five, index))
      const followed = new Array<number>(straddleOdds(concentrations).length).fill(0)
      const odds = exactOdds(() => rollStraddles(concentrations, 'england'), usualPolicy)!
      for (const { value, chance } of odds.values()) followed[value.reduce((a, b) => a + b, 0)]! += chance
      for (const [straddles, chance] of straddleOdds(concentrations).entries()) {
        expect(followed[straddles], `${straddles} straddles`).toBeCloseTo(chance, 12)
      }
    }),
    { numRuns: 30 },
  )
})

test('all chances together are 1', () => {
  const odds = straddleOdds([straddlesOf(135), straddlesOf(70), straddlesOf(400)])
  expect(odds.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  expect(odds.slice(0, 5)).toEqual([0, 0, 0, 0, 0])
})
