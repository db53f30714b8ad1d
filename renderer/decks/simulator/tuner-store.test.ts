import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choicesAt, turnsReadIn } from './tuner-store'

const game = (count: number, first = 1) => ({ first, count })

test('four turns are read, or as many as there are', () => {
  expect([12, 2, 1, 40].map((count) => turnsReadIn(null, game(count)))).toEqual([
    [3, 6, 9, 12],
    [1, 2],
    [1],
    [10, 20, 30, 40],
  ])
  expect(turnsReadIn(null, game(8, 5))).toEqual([6, 8, 10, 12])
})

test('any turn can be read: a place takes every turn between its neighbours', () => {
  expect(choicesAt([3, 6, 9, 12], 2, game(12))).toEqual([7, 8, 9, 10, 11])
  expect(choicesAt([3, 6, 9, 12], 0, game(12))).toEqual([1, 2, 3, 4, 5])
  const turns = fc.record({ first: fc.integer({ min: 1, max: 30 }), count: fc.integer({ min: 1, max: 40 }) })
  fc.assert(
    fc.property(turns, fc.array(fc.tuple(fc.nat(3), fc.nat(40))), (asked, chosen) => {
      let read = turnsReadIn(null, asked)
      for (const [at, pick] of chosen) {
        const place = at % read.length
        const choices = choicesAt(read, place, asked)
        expect(choices).toContain(read[place])
        read = read.map((turn, index) => (index === place ? choices[pick % choices.length]! : turn))
        expect(turnsReadIn(read, asked)).toEqual(read)
      }
      expect([...new Set(read)].toSorted((one, other) => one - other)).toEqual(read)
    }),
  )
})

test('turns that are not asked about any more give way to the usual four', () => {
  expect(turnsReadIn([3, 6, 10, 12], game(10))).toEqual([3, 5, 8, 10])
  expect(turnsReadIn([3, 6, 10, 12], game(12, 4))).toEqual([6, 9, 12, 15])
  expect(turnsReadIn([4, 6, 10, 12], game(12, 4))).toEqual([4, 6, 10, 12])
})
