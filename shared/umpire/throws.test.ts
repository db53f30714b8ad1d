import { expect, test } from 'vitest'
import { facesOf } from '../kernel/dice'
import { entrySchema } from '../game/check-line'
import { readFormula } from './dice-formula'
import {
  coinSide,
  coinTossed,
  thrown,
  bearingOf,
  directionThrown,
  directionTyped,
  pointOf,
  type DirectionBy,
} from './throws'

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

test('every face of a D36 is a bearing of its own, and each bearing has its nearest compass point', () => {
  expect(facesOf('D36').map((face) => bearingOf('D36', face))).toEqual(
    Array.from({ length: 36 }, (_, tens) => 10 * (tens + 1)),
  )
  expect([360, 20, 30, 90, 110, 120, 230, 350].map(pointOf)).toEqual(['N', 'N', 'NE', 'E', 'E', 'SE', 'SW', 'N'])
})

test('a direction is thrown with any die, and written down with it', () => {
  const thrown = directionThrown('D36', () => 45)
  expect(thrown).toMatchObject({
    label: { values: { bearing: '230', point: 'SW' } },
    dice: [{ die: 'D36', rolled: 45 }],
  })
  expect(entrySchema.safeParse(thrown).success).toBe(true)
})

test.each([
  ['D36', '11', '010', 'N'],
  ['D6', '1', '060', 'NE'],
  ['D6', '6', '360', 'N'],
  ['D8', '5', '225', 'SW'],
  ['D10', '5', '180', 'S'],
  ['D12', '3', '090', 'E'],
  ['D20', '15', '270', 'W'],
  ['D100', '25', '090', 'E'],
  ['degrees', '235', '235', 'SW'],
  ['degrees', ' 7° ', '007', 'N'],
  ['degrees', '0', '000', 'N'],
] as const)('typed as %s, %s is %s degrees', (by, text, bearing, point) => {
  const read = directionTyped(by, text)
  expect(read.ok && read.value).toMatchObject({ label: { key: 'umpire.log.direction', values: { bearing, point } } })
})

test.each([
  ['D6', '7', 'face-not-on-die'],
  ['D36', '17', 'face-not-on-die'],
  ['D8', '', 'face-not-on-die'],
  ['degrees', '361', 'direction-no-degrees'],
  ['degrees', 'north', 'direction-no-degrees'],
  ['degrees', '', 'direction-no-degrees'],
] as const)('typed as %s, “%s” is refused', (by: DirectionBy, text, code) => {
  expect(directionTyped(by, text)).toMatchObject({ ok: false, code })
})
