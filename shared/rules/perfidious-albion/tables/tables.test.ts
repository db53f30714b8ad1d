import { expect, test } from 'vitest'
import printed from './tables.golden.json'
import { gunLetters } from '../ship/ship'
import { guns, longestRangeInches, rangeBandsInches, readGun } from './tables'

test('the table is the printed one, cell by cell', () => {
  expect([...rangeBandsInches]).toEqual(printed.rangeBandsInches)
  expect(Object.keys(guns)).toEqual([...gunLetters])
  for (const letter of gunLetters) {
    const row = printed.guns[letter].map((cell) => cell && [cell.hitPercent, cell.penetration])
    expect(rangeBandsInches.map((_, band) => guns[letter][band] ?? null)).toEqual(row)
  }
})

test('a range reads the first column that it does not exceed', () => {
  expect(readGun('Z', 0)).toEqual([45, 9])
  expect(readGun('Z', 8)).toEqual([45, 9])
  expect(readGun('Z', 8.5)).toEqual([40, 9])
  expect(readGun('Z', 64)).toEqual([10, 6])
  expect(readGun('Z', 64.5)).toBeUndefined()
})

test('a printed 0 % is in range, a dash is not', () => {
  expect(readGun('B', 56)).toEqual([0, 2])
  expect(readGun('B', 57)).toBeUndefined()
  expect(readGun('Q', 9)).toBeUndefined()
  expect(longestRangeInches('Q')).toBe(8)
})
