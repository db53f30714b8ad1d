import { expectedHits, groupsOf, hitOdds, hitsOf, noHits, shipOdds, together } from './hits'
import { expect, test } from 'vitest'

test('of the rows that the roll satisfies the highest counts', () => {
  expect([19, 20, 100].map((face) => hitsOf(3, 1, face))).toEqual([1, 1, 0])
  expect([1, 10, 11, 49, 50].map((face) => hitsOf(3, 3, face))).toEqual([3, 2, 1, 1, 0])
})

test('automatic hits count even on a natural 100', () => {
  expect(hitsOf(9, 7, 100)).toBe(3)
  expect(hitsOf(9, 4, 100)).toBe(1)
})

test('from 10 on every mount hits, and a roll at the extra number may bring more', () => {
  expect(hitsOf(10, 4, 100)).toBe(4)
  expect([26, 27, 68, 69].map((face) => hitsOf(11, 4, face))).toEqual([6, 5, 5, 4])
  expect(hitsOf(18, 7, 1)).toBe(6 * 7 + 5)
})

test('a hit number beyond the tables reads as their end', () => {
  expect([-20, -21, -40].map((hitNumber) => hitsOf(hitNumber, 5, 1))).toEqual([1, 1, 1])
  expect([18, 19, 40].map((hitNumber) => hitsOf(hitNumber, 2, 100))).toEqual([12, 12, 12])
})

test('more than seven mounts are split, and fill with seven first', () => {
  expect([1, 7, 8, 14, 17].map(groupsOf)).toEqual([[1], [7], [7, 1], [7, 7], [7, 7, 3]])
})

test('odds of a salvo are counted face by face', () => {
  const counted = [0, 0, 0]
  for (let face = 1; face <= 100; face++) counted[hitsOf(3, 2, face)]! += 0.01
  hitOdds([{ hitNumber: 3, mounts: 2 }]).forEach((chance, hits) => expect(chance).toBeCloseTo(counted[hits]!, 12))
})

test('mixed mounts add up, and chances add up to 1', () => {
  const triple = { hitNumber: 5, mounts: 2 }
  const twin = { hitNumber: 3, mounts: 1 }
  const odds = hitOdds([triple, twin])
  expect(expectedHits(odds)).toBeCloseTo(expectedHits(hitOdds([triple])) + expectedHits(hitOdds([twin])), 12)
  expect(odds.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
})

test('one D10 decides for all batteries of a ship', () => {
  const one = hitOdds([{ hitNumber: 10, mounts: 1 }])
  expect(
    shipOdds([
      { initial: 4, odds: one },
      { initial: 7, odds: one },
    ]),
  ).toEqual([expect.closeTo(0.3), expect.closeTo(0.3), expect.closeTo(0.4)])
  expect(shipOdds([{ initial: 'A', odds: one }])).toEqual([expect.closeTo(0), expect.closeTo(1)])
  expect(shipOdds([{ initial: 12, odds: together(one, one) }])).toEqual(
    [0, 0, 1].map((chance) => expect.closeTo(chance)),
  )
  expect(shipOdds([{ initial: -1, odds: one }])).toEqual(noHits)
})
