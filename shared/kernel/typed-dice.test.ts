import { describe, expect, test } from 'vitest'
import { dieNames, facesOf } from './dice'
import { keysOf, readTyped } from './typed-dice'

describe('dice typed with the fewest keys', () => {
  test.each([
    ['D10', '0', 10],
    ['D20', '07', 7],
    ['D36', '61', 61],
    ['D100', '00', 100],
  ] as const)('a %s typed %s shows %i', (die, digits, face) => {
    expect(readTyped(die, digits)).toEqual({ is: 'face', face })
    expect(digits).toHaveLength(keysOf[die])
  })

  test('every face of every die can be typed, and no digits come to anything else', () => {
    for (const die of dieNames) {
      const texts = Array.from({ length: 10 ** keysOf[die] }, (_, n) => String(n).padStart(keysOf[die], '0'))
      const faces = texts.flatMap((digits) => {
        const typed = readTyped(die, digits)
        return typed.is === 'face' ? [typed.face] : []
      })
      expect(
        faces.sort((a, b) => a - b),
        die,
      ).toEqual(facesOf(die))
    }
  })
})
