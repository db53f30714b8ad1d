import { expect, test } from 'vitest'
import { speaker } from '../../../words/speak'
import { battles as words } from '../../../words/en/simulation'
import { sentencesOn } from './plot-sentences'

const say = speaker(words)
const says = (battles: number) => sentencesOn((key, values = {}) => ({ key, values }), { battles })
const read = ({ key, values }: { key: string; values?: object }) => say(key, values as Record<string, string | number>)
const sides = (red: number, blue: number) => [
  { name: 'Red', count: red },
  { name: 'Blue', count: blue },
]

test('of two sides the one that comes to it more often is named first, in a hundred battles', () => {
  const lost = (red: number, blue: number, of = 1000) => read(says(of).versus('firstLost', sides(red, blue)))
  expect(lost(618, 204)).toBe('Red loses a ship first in 62 of 100, Blue in 20.')
  expect(lost(3, 997)).toBe('Blue loses a ship first in >99 of 100, Red in <1.')
  expect(lost(311, 309)).toBe('Each loses a ship first in 31 of 100.')
  expect(lost(0, 0)).toBe('Neither ever loses a ship before the other.')
  expect(lost(0, 1, 1)).toBe('Blue loses a ship first in 1 of 1, Red in 0.')
})

test('the ship that is lost most often is named, and who is lost as often', () => {
  const lost = (...counts: number[]) =>
    read(
      says(200).worst(
        'eachShip',
        counts.map((count, at) => ({ name: `Ship ${at}`, count })),
      ),
    )
  expect(lost(20, 86)).toBe('Ship 1 is lost most often: in 43 of 100.')
  expect(lost(86, 86, 2)).toBe('Ship 0 and Ship 1 are lost most often: in 43 of 100 each.')
  expect(lost(86, 86, 86)).toBe('3 ships are lost most often: in 43 of 100 each.')
  expect(lost(0, 0)).toBe('No ship is lost.')
})

test('flotation is that of the battle in the middle of all', () => {
  const tenths = (...counts: number[]) => Array.from({ length: 11 }, (_, tenth) => counts[tenth] ?? 0)
  const left = (red: number[], blue: number[]) =>
    read(
      says(10).middle([
        { name: 'Red', counts: tenths(...red) },
        { name: 'Blue', counts: tenths(...blue) },
      ]),
    )
  expect(left([5, 5], [0, 0, 0, 4, 6])).toBe('The middle battle leaves Red 0 %, Blue 30–40 %.')
  expect(left([0, 10], [0, 10])).toBe('The middle battle leaves each 0–10 %.')
})
