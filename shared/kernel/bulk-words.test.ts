import { expect, test } from 'vitest'
import { bulkWords } from './bulk-words'

test('the same seed gives the same words, another seed others', () => {
  const take = (seed: number) => Array.from({ length: 4 }, bulkWords(seed))
  expect(take(7)).toEqual(take(7))
  expect(take(7)).not.toEqual(take(8))
})

test('words are whole numbers of 32 bits, and every bit is set as often as not', () => {
  const next = bulkWords(0)
  const set = new Array<number>(32).fill(0)
  const count = 100_000
  let astray = 0
  for (let index = 0; index < count; index++) {
    const word = next()
    if (!Number.isInteger(word) || word < 0 || word >= 2 ** 32) astray++
    for (let bit = 0; bit < 32; bit++) set[bit]! += Math.floor(word / 2 ** bit) % 2
  }
  expect(astray).toBe(0)
  for (const times of set) expect(Math.abs(times - count / 2)).toBeLessThan(4.5 * Math.sqrt(count / 4))
})

test('a word says nothing of the next', () => {
  const next = bulkWords(-1)
  const pairs = new Array<number>(256).fill(0)
  const count = 256_000
  let before = next() >>> 28
  for (let index = 0; index < count; index++) {
    const now = next() >>> 28
    pairs[16 * before + now]! += 1
    before = now
  }
  const chiSquare = pairs.reduce((sum, times) => sum + (times - 1000) ** 2 / 1000, 0)
  // 255 degrees of freedom: 180 to 345 holds all but a few seeds in ten thousand.
  expect(chiSquare).toBeGreaterThan(180)
  expect(chiSquare).toBeLessThan(345)
})
