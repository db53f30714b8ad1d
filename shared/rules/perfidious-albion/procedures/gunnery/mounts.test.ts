import { expect, test } from 'vitest'
import type { Damage } from '../../../kit/marked-ship.testing'
import { gunLetters, type ArcName, type HullCell, type Sector } from '../../ship/ship'
import { action, firer, shipOfTests, target, withCells } from '../damage/action.testing'
import { firingGuns, gunsOf } from './guns'
import { mountsOf } from './batteries'

/** How many guns of a letter a ship fires. */
function fires(letter: string, sector: Sector, rangeInches: number, damage: Damage = {}, setup = {}) {
  const state = action([shipOfTests(firer, damage)], [shipOfTests(target)], setup)
  const groups = firingGuns(state, [state.ships[firer]!], gunLetters, { sector, rangeInches })
  return gunsOf(groups.find((group) => group.letter === letter)?.ships.flatMap(({ mounts }) => mounts) ?? [])
}

const armed = (arc: ArcName, count: number) =>
  withCells((cells) => [
    ...cells,
    { at: '9-2', armour: 0, fireMark: false, holds: [{ kind: 'gun', letter: 'A', count, arc, mount: 'casemate' }] },
  ])

test('a gun fires within its arc: fore and aft turrets together on the beam, one of them ahead', () => {
  expect([fires('Z', 'port', 16), fires('Z', 'bow', 16), fires('Z', 'stern', 16)]).toEqual([4, 2, 2])
})

test('of guns on both beams half bear to a side; ahead and astern both halves bear where the arc reaches', () => {
  expect([fires('B', 'port', 16), fires('B', 'bow', 16), fires('B', 'stern', 16)]).toEqual([6, 2, 2])
})

test('an odd gun bears to either beam and fires once', () => {
  const mounts = mountsOf(armed('sidesAhead', 5)).filter(({ letter }) => letter === 'A')
  expect(mounts.map(({ key, guns, sectors }) => [key, guns, sectors])).toEqual([
    ['9-2:0:port', 2, ['bow', 'port']],
    ['9-2:0:starboard', 2, ['bow', 'starboard']],
    ['9-2:0:odd', 1, ['bow', 'port', 'starboard']],
  ])
})

test('unless its cell is destroyed', () => {
  expect(fires('Z', 'port', 16, { boxes: { '3-2': ['struck'] } })).toBe(2)
  expect(fires('Z', 'port', 16, { boxes: { '3-2': ['out'] } })).toBe(2)
})

test('guns never come back with the gear of their cell', () => {
  const aft = withCells((cells) =>
    cells.map((cell): HullCell =>
      cell.at === '8-2' ? { ...cell, holds: [...cell.holds, { kind: 'steering' }] } : cell,
    ),
  )
  const state = action([shipOfTests(firer, { boxes: { '8-2': ['repaired'] } }, aft)], [shipOfTests(target)])
  const [z] = firingGuns(state, [state.ships[firer]!], ['Z'], { sector: 'port', rangeInches: 16 })
  expect(gunsOf(z!.ships.flatMap(({ mounts }) => mounts))).toBe(2)
})

test('unless its supply is cut or its magazine lost', () => {
  expect(fires('Z', 'port', 16, { boxes: { '3-2': ['noSupply'] } })).toBe(2)
  expect(fires('Z', 'port', 16, { boxes: { '3-5': ['flooded'] } })).toBe(2)
})

test('a gun fires once a turn', () => {
  expect(fires('Z', 'port', 16, {}, { turn: 3, table: { 'fired:firer:3-2:0': 3 } })).toBe(2)
  expect(fires('Z', 'port', 16, {}, { turn: 4, table: { 'fired:firer:3-2:0': 3 } })).toBe(4)
})

test('guns that fired to port leave those to starboard', () => {
  const setup = { table: { 'fired:firer:4-3:0:port': 1 } }
  expect([fires('B', 'port', 16, {}, setup), fires('B', 'starboard', 16, {}, setup)]).toEqual([5, 6])
})

test('a dash or an empty cell is out of range; a printed 0 % is in range', () => {
  expect([fires('B', 'port', 56), fires('B', 'port', 57), fires('Z', 'port', 65)]).toEqual([6, 0, 0])
})
