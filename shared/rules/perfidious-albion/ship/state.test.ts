import { expect, test } from 'vitest'
import type { Mark } from '../../../game/mark'
import type { Scalar } from '../../../kernel/scalar'
import { harmOf } from '../../pack/harm'
import { inPlay, majestic } from '../card/majestic.testing'
import { atSea, type Line } from '../procedures/turn/fleet.testing'
import { condition, damageControlTests, squadronStrength } from './state'

const with_ = (tracks: Record<string, number>, fields: Record<string, Scalar> = {}) =>
  inPlay(majestic(), { tracks, fields })

test('each propulsion box lost brings her to the next speed level; the last stops her', () => {
  expect(condition(with_({ propulsion: 1 })).maximumSpeed).toBe(13)
  expect(condition(with_({ propulsion: 4 }))).toMatchObject({ maximumSpeed: 3, standing: 'afloat' })
  expect(condition(with_({ propulsion: 5 }))).toMatchObject({ maximumSpeed: 0, standing: 'deadInTheWater' })
})

test('the last flotation box sinks her, whatever flag she flies', () => {
  expect(condition(with_({ flotation: 0 })).standing).toBe('sunk')
  expect(condition(with_({ flotation: 0 }, { standing: 'struck' })).standing).toBe('sunk')
  expect(condition(with_({ flotation: 3 }, { standing: 'blownUp' })).standing).toBe('blownUp')
})

test('she is exploding only beyond the last box of the fire track', () => {
  const isFatal = (fire: number) => condition(with_({ fire })).harm.some((each) => each.isFatal)
  expect([isFatal(6), isFatal(7)]).toEqual([false, true])
})

test('a repaired cell stays destroyed and counts as struck; a ring alone, of older journals, does not', () => {
  const struckIn = (marks: Mark[]) => harmOf(condition(inPlay(majestic(), { boxes: { '5-5': marks } })), 'struck')
  expect([struckIn(['struck']), struckIn(['repaired']), struckIn(['struck', 'repaired'])]).toEqual([1, 0, 1])
})

test('one damage-control test for each five flotation boxes, rounded down', () => {
  expect([30, 29, 5, 4].map((flotation) => damageControlTests(with_({ flotation })))).toEqual([6, 5, 1, 0])
})

/** What is left of a squadron, by both rulings. */
const strength = (channel: Line) =>
  ['ships', 'flotation'].map((halfStrength) => {
    const state = atSea({ channel, houseRules: { halfStrength } })
    return squadronStrength(state, state.squadrons[0]!)
  })

test('strength counts ships that can still fight, or flotation boxes under the house rule', () => {
  const stopped = { tracks: { propulsion: 5 } }
  const line = { One: {}, Two: stopped, Three: { tracks: { flotation: 10 } }, Four: { fields: { standing: 'struck' } } }
  expect(strength(line)).toEqual([
    { left: 2, of: 4 },
    { left: 70, of: 120 },
  ])
})

test('a ship that cannot move is lost to her squadron while she withdraws, and a sunk one has no boxes left', () => {
  const withdrawing = { tracks: { propulsion: 5 }, fields: { standing: 'withdrawing' } }
  const sunk = { tracks: { flotation: 10 }, fields: { standing: 'sunk' } }
  expect(strength({ One: {}, Two: withdrawing, Three: sunk })).toEqual([
    { left: 1, of: 3 },
    { left: 60, of: 90 },
  ])
})
