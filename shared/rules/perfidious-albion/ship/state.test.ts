import { harmOf } from '../../pack/harm'
import { noDecks } from '../../../decks/pile'
import { expect, test } from 'vitest'
import { freshShip } from '../../../game/apply-effect'
import type { GameState, ShipInPlay } from '../../../game/state'
import { boxId, fieldId, packId, shipId, sideId, squadronId, trackId } from '../../../kernel/ids'
import type { Scalar } from '../../../kernel/scalar'
import { checkShip } from './check-ship'
import { starterShips } from '../recipe/starter-ships'
import { shape } from './shape'
import { condition, damageControlTests, squadronStrength } from './state'
import type { Mark } from '../../../game/mark'

const majestic = starterShips().find((ship) => ship.slug === 'majestic')!
const fresh = freshShip({ shape, checkShip }, shipId('majestic'), majestic)

function with_(tracks: Record<string, number>, fields: Record<string, Scalar> = {}, id = 'majestic'): ShipInPlay {
  return {
    ...fresh,
    id: shipId(id),
    tracks: { ...fresh.tracks, ...Object.fromEntries(Object.entries(tracks).map(([k, v]) => [trackId(k), v])) },
    fields: { ...fresh.fields, ...Object.fromEntries(Object.entries(fields).map(([k, v]) => [fieldId(k), v])) },
  }
}

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
  const struckIn = (marks: Mark[]) => harmOf(condition({ ...fresh, boxes: { [boxId('5-5')]: marks } }), 'struck')
  expect([struckIn(['struck']), struckIn(['repaired']), struckIn(['struck', 'repaired'])]).toEqual([1, 0, 1])
})

test('one damage-control test for each five flotation boxes, rounded down', () => {
  expect([30, 29, 5, 4].map((flotation) => damageControlTests(with_({ flotation })))).toEqual([6, 5, 1, 0])
})

const state = (ships: readonly ShipInPlay[], houseRules: Record<string, Scalar> = {}): GameState => ({
  pack: packId('perfidious-albion'),
  title: '',
  houseRules,
  turn: 1,
  phase: 'morale',
  sides: [{ id: sideId('a'), name: 'A', flag: '' }],
  squadrons: [
    { id: squadronId('s'), side: sideId('a'), name: 'S', order: ships.map((ship) => ship.id), beganWith: ships.length },
  ],
  ships: Object.fromEntries(ships.map((ship) => [ship.id, ship])),
  table: {},
  notes: [],
  markers: [],
  dialogues: [],
  decks: noDecks,
  pending: [],
})

test('strength counts ships that can still fight, or flotation boxes under the house rule', () => {
  const line = [
    with_({}, {}, 'one'),
    with_({ propulsion: 5 }, {}, 'two'),
    with_({ flotation: 10 }, {}, 'three'),
    with_({}, { standing: 'struck' }, 'four'),
  ]
  const ships = state(line)
  expect(squadronStrength(ships, ships.squadrons[0]!)).toEqual({ left: 2, of: 4 })
  const boxes = state(line, { halfStrength: 'flotation' })
  expect(squadronStrength(boxes, boxes.squadrons[0]!)).toEqual({ left: 70, of: 120 })
})

test('a ship that cannot move is lost to her squadron while she withdraws, and a sunk one has no boxes left', () => {
  const line = [
    with_({}, {}, 'one'),
    with_({ propulsion: 5 }, { standing: 'withdrawing' }, 'two'),
    with_({ flotation: 10 }, { standing: 'sunk' }, 'three'),
  ]
  const ships = state(line)
  expect(squadronStrength(ships, ships.squadrons[0]!)).toEqual({ left: 1, of: 3 })
  const boxes = state(line, { halfStrength: 'flotation' })
  expect(squadronStrength(boxes, boxes.squadrons[0]!)).toEqual({ left: 60, of: 90 })
})
