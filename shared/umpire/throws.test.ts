import { expect, test } from 'vitest'
import { facesOf } from '../kernel/dice'
import { entrySchema } from '../game/check-line'
import { readFormula } from './dice-formula'
import { coinSide, coinTossed, thrown } from './throws'

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

test('a die that the journal has no name for is in the sentence, the others beside it', () => {
  const read = readFormula('D7+D6')
  const entry = read.ok ? thrown(read.value, [7, 2], 'app') : undefined
  expect(entry).toMatchObject({
    label: { values: { faces: '7 + 2', total: 9 } },
    dice: [{ die: 'D6', rolled: 2, by: 'app' }],
  })
  expect(entrySchema.safeParse(entry).success).toBe(true)
})
