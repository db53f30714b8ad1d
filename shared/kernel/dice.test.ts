import { expect, test } from 'vitest'
import { byteDice, dieNames, facesOf, fairDice } from './dice'

test('a D36 reads two D6 as tens and units', () => {
  expect(facesOf('D36')).toHaveLength(36)
  expect(facesOf('D36').slice(0, 7)).toEqual([11, 12, 13, 14, 15, 16, 21])
  expect(facesOf('D36').at(-1)).toBe(66)
})

test('every face comes from as many random words as any other', () => {
  for (const die of dieNames) {
    const faces = facesOf(die)
    let word = 0
    const cast = fairDice(() => word++)
    const counts = new Map<number, number>()
    for (let round = 0; round < 3 * faces.length; round++) {
      const face = cast(die)
      counts.set(face, (counts.get(face) ?? 0) + 1)
    }
    expect([...new Set(counts.values())], die).toEqual([3])
  }
})

test('a word from the last, broken round of faces is thrown away', () => {
  const words = [2 ** 32 - 1, 2 ** 32 - 4, 6]
  expect(fairDice(() => words.shift()!)('D6')).toBe(1)
  expect(words).toEqual([])
})

test('of all bytes every face comes from as many as any other, and those left over show nothing', () => {
  for (const die of dieNames) {
    const faces = facesOf(die)
    const rounds = Math.floor(256 / faces.length)
    const cast = byteDice((block) => block.forEach((_, at) => (block[at] = at)), 256)
    const counts = new Map<number, number>()
    for (let thrown = 0; thrown < rounds * faces.length; thrown++) {
      const face = cast(die)
      counts.set(face, (counts.get(face) ?? 0) + 1)
    }
    expect([counts.size, ...new Set(counts.values())], die).toEqual([faces.length, rounds])
  }
})

test('no byte is thrown twice, and the source is asked again when its bytes have been used', () => {
  const blocks = [
    [2, 1, 0],
    [255, 5, 4],
  ]
  const cast = byteDice((block) => block.set(blocks.shift()!), 3)
  expect(Array.from({ length: 5 }, () => cast('D10')).toSorted()).toEqual([1, 2, 3, 5, 6])
  expect(blocks).toEqual([])
})
