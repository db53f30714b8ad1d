import { expect, test } from 'vitest'
import type { Damage } from '../../../kit/marked-ship.testing'
import { action, firer, shipOfTests, target } from '../damage/action.testing'
import { gunneryCard } from '../../aids/gunnery-card'
import { average, fired } from './salvo.testing'

function cardOf(damage: Damage, setup: Parameters<typeof action>[2] = {}) {
  const state = action([shipOfTests(firer, damage)], [shipOfTests(target)], setup)
  return gunneryCard(state, state.ships[firer]!)
}

const lineOf = (card: ReturnType<typeof cardOf>, letter: string) => card.letters.find((line) => line.letter === letter)!

test('what she can fire now, by where the target lies', () => {
  expect(lineOf(cardOf(average), 'Z').bearing).toEqual({ bow: 2, port: 4, starboard: 4, stern: 2 })
  expect(lineOf(cardOf(average), 'B').bearing).toEqual({ bow: 2, port: 6, starboard: 6, stern: 2 })
})

test('at which ranges, with what chance and penetration', () => {
  const z = lineOf(cardOf(average), 'Z')
  expect(z.ranges[3]).toMatchObject({
    upToInches: 32,
    penetration: 8,
    gunPercent: { least: 30, most: 30 },
    bearing: { port: { percent: 120, sure: 1, oneMore: { die: 'D10', atMost: 2 } }, bow: { percent: 60, sure: 0 } },
  })
  expect(z.ranges.map(({ upToInches }) => upToInches)).toEqual([8, 16, 24, 32, 40, 48, 56, 64])
  expect(lineOf(cardOf(average), 'C').ranges).toHaveLength(6)
})

test('crew, the sea on her decks and her own fire are in it', () => {
  const poor = { fields: { crewQuality: 1 } }
  expect(lineOf(cardOf(poor), 'Z').ranges[3]?.gunPercent).toEqual({ least: 20, most: 20 })
  expect(lineOf(cardOf(average, { table: { 'sea:2:3': -10 } }), 'B').ranges[0]?.gunPercent).toEqual({
    least: 40,
    most: 50,
  })
  const burning = cardOf({ ...average, tracks: { fire: 7 } })
  expect([burning.halved, lineOf(burning, 'Z').ranges[3]?.bearing.port.percent]).toEqual([true, 60])
})

test('with a target her speed is counted in', () => {
  const state = action([shipOfTests(firer, average)], [shipOfTests(target, { tracks: { speed: 16 } })])
  const card = gunneryCard(state, state.ships[firer]!, state.ships[target]!)
  expect(lineOf(card, 'Z').ranges[3]?.gunPercent.most).toBe(20)
})

test('guns that cannot fire say why', () => {
  const z = lineOf(cardOf({ ...average, boxes: { '3-2': ['struck'], '8-5': ['flooded'] } }), 'Z')
  expect(z.mounts.map(({ hindrance }) => hindrance?.key.split('.').at(-1))).toEqual(['destroyed', 'noAmmunition'])
  expect(z.bearing.port).toBe(0)
})

test('columns beyond sight are marked', () => {
  const z = lineOf(cardOf(average, { table: { visibilityInches: 24 } }), 'Z')
  expect(z.ranges.map(({ inSight }) => inSight)).toEqual([true, true, true, false, false, false, false, false])
})

test('after her salvo she has fired; a ship out of the fight fires nothing', () => {
  const { draft } = fired({ faces: [3, 6, 3] })
  const z = lineOf(gunneryCard(draft.state, draft.state.ships[firer]!), 'Z')
  expect(z.mounts[0]?.hindrance?.key).toContain('fired')
  const struck = cardOf({ fields: { standing: 'struck' } })
  expect([struck.silent?.key.split('.').at(-1), lineOf(struck, 'Z').bearing.port]).toEqual(['struck', 0])
})
