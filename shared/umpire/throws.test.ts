import { expect, test } from 'vitest'
import { facesOf } from '../kernel/dice'
import { entrySchema } from '../documents/journal-line'
import { readFormula } from './dice-formula'
import { bearingOf, coinSide, coinTossed, directionThrown, pointOf, thrown } from './throws'

test('a throw is a line with its dice that changes nothing', () => {
  const read = readFormula('2D6+1')
  const entry = read.ok ? thrown(read.value, [3, 5], 'table') : undefined
  expect(entry).toMatchObject({
    kind: 'step',
    label: { key: 'umpire.log.thrown', values: { formula: '2D6+1', total: 9, faces: '3 + 5' } },
    effects: [],
    dice: [
      { die: 'D6', rolled: 3, by: 'table' },
      { die: 'D6', rolled: 5, by: 'table' },
    ],
  })
  expect(entrySchema.safeParse(entry).success).toBe(true)
})

test('a coin has three faces of a D6 on either side; that of the table shows none', () => {
  expect(facesOf('D6').map(coinSide)).toEqual(['heads', 'heads', 'heads', 'tails', 'tails', 'tails'])
  expect(coinTossed('tails')).not.toHaveProperty('dice')
})

test('every face of a D36 is a bearing of its own, and each bearing has the point it is nearest to', () => {
  expect(facesOf('D36').map(bearingOf)).toEqual(Array.from({ length: 36 }, (_, tens) => 10 * (tens + 1)))
  expect([360, 20, 30, 90, 110, 120, 230, 350].map(pointOf)).toEqual(['N', 'N', 'NE', 'E', 'E', 'SE', 'SW', 'N'])
  expect(directionThrown(45, 'app')).toMatchObject({ label: { values: { bearing: '230', point: 'SW' } } })
})
