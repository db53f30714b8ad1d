import { expect, test } from 'vitest'
import type { GameState, ShipInPlay } from '../../../game/state'
import { shipId, type ShipId } from '../../../kernel/ids'
import { firstTargets, targetNow, targetsNow } from './targets'

const line = ['van', 'second', 'rear'].map(shipId)
const ours = ['ours', 'next', 'third', 'last'].map(shipId)
const state = { ships: Object.fromEntries([...line, ...ours].map((id) => [id, { id }])) } as unknown as GameState
const ships = (ids: readonly ShipId[]) => ids.map((id) => state.ships[id]!)

const all = () => true
const allBut =
  (...gone: readonly string[]) =>
  ({ id }: ShipInPlay) =>
    !gone.includes(id)

test('all fire at the leading ship, or each at her opposite number; who has none at the last of the line', () => {
  expect([...firstTargets(ships(ours), ships(line), 'leader').values()]).toEqual(['van', 'van', 'van', 'van'])
  expect([...firstTargets(ships(ours), ships(line), 'opposite').values()]).toEqual(['van', 'second', 'rear', 'rear'])
  expect(firstTargets(ships(ours), [], 'leader').size).toBe(0)
})

test('a target that is gone gives way to the next ship in line, and after the last to the van', () => {
  const now = (first: string, fights: (ship: ShipInPlay) => boolean) =>
    targetNow(state, line, shipId(first), fights)?.id
  expect(now('second', all)).toBe('second')
  expect(now('second', allBut('second'))).toBe('rear')
  expect(now('rear', allBut('rear'))).toBe('van')
  expect(now('van', allBut('van', 'second', 'rear'))).toBeUndefined()
})

test('ships with one target fire together, and a ship that does not fight fires at nobody', () => {
  const targets = firstTargets(ships(ours), ships(line), 'opposite')
  const fire = [...targetsNow(state, targets, line, allBut('second', 'next'))]
  expect(fire.map(([target, by]) => [target.id, by.map(({ id }) => id)])).toEqual([
    ['van', ['ours']],
    ['rear', ['third', 'last']],
  ])
})
