import { expect, test } from 'vitest'
import { freshShip } from '../../game/apply-effect'
import { boxId, shipId } from '../../kernel/ids'
import { en } from '../words'
import { speaker } from '../../words/speak'
import { checkShip } from './ship/check-ship'
import { explainBox, summary } from './ship/explain'
import { starterShips } from './recipe/starter-ships'
import { shape } from './ship/shape'

const words = speaker(en)
const ships = starterShips()
const majestic = ships.find((ship) => ship.slug === 'majestic')!
const inPlay = freshShip({ shape, checkShip }, shipId('majestic'), majestic)
const explained = (at: string) => explainBox(inPlay, boxId(at), words)

test('a casemate says its guns, its armour and where its shells come from', () => {
  expect(explained('6-3')).toMatchObject({
    title: 'Casemate, section 6, deck 3',
    lines: ['B ×2, port and starboard.', 'Armour 5.', 'Magazine at 7·5.'],
    marks: [],
  })
})

test('below water the belt counts where it is the thicker', () => {
  expect(explained('5-5').lines).toContain('Armour 7, from the belt at 5·4.')
})

test('a turret says that a flash may reach its magazine', () => {
  expect(explained('3-2').lines).toContain('Above the magazine at 3·5: a hit that goes through may flash.')
})

test('void and marked cells', () => {
  expect(explained('1-1')).toMatchObject({ title: 'No part of the hull, section 1, deck 1' })
  const struck = { ...inPlay, boxes: { [boxId('6-3')]: ['struck' as const] } }
  expect(explainBox(struck, boxId('6-3'), words).marks).toEqual(['struck'])
})

test('a ship in a line', () => {
  expect(summary(majestic, words)).toEqual({
    line: 'battleship, 14\u00a0890 t, 16 kn',
    guns: 'Z4 B12 E16',
    tons: 14_890,
  })
  const foam = ships.find((ship) => ship.slug === 'foam')!
  expect(summary(foam, words)).toEqual({ line: 'destroyer, 340 t, 30 kn', guns: 'E1 F5', tons: 340 })
})
