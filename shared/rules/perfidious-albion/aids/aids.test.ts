import { expect, test } from 'vitest'
import type { ReferenceTable } from '../../pack/rules-pack'
import { en } from '../../words'
import { speaker } from '../../../words/speak'
import { moveSquadron } from '../procedures/movement/move-squadron'
import { read } from '../../run/run-procedure.testing'
import { atSea, channel, idOf, runs } from '../procedures/turn/fleet.testing'
import { gunneryCardAid, gunneryCard } from './gunnery-card'
import { movementTables, movementAid } from './movement'
import type { Damage } from '../../kit/marked-ship.testing'
import { action, firer, shipOfTests, target } from '../procedures/damage/action.testing'
import { average, fired } from '../procedures/gunnery/salvo.testing'

const words = speaker(en)

type State = ReturnType<typeof atSea>

const movement = (state: State) =>
  movementTables.of === 'squadron' ? movementTables.tables(state, channel, words) : []

const gunnery = (state: State) =>
  gunneryCardAid.of === 'ship' ? gunneryCardAid.tables(state, idOf('Majestic'), words) : []

const notes = ({ notes: said }: ReferenceTable) => said.map(read)

test('speeds, circles and obstacles, ship by ship', () => {
  const line = {
    Majestic: { tracks: { speed: 8 } },
    Mars: { tracks: { propulsion: 2 }, boxes: { '10-5': ['struck'] } },
  } as const
  const [table] = movement(atSea({ channel: line }))
  expect(table?.rows).toEqual([
    ['Majestic', '2 to 10', '–', '4″', '3″', 'nothing to note'],
    ['Mars', '10', '–', '4″', '3″', 'helm damaged'],
  ])
  expect(notes(table!)[0]).toBe('All ships can make 10.')
})

test('a halted ship may go astern; ships that cannot keep together are listed', () => {
  const [table] = movement(atSea({ channel: { Majestic: { tracks: { speed: 0 } }, Mars: { tracks: { speed: 13 } } } }))
  expect(table?.rows.map((row) => row.slice(1, 3))).toEqual([
    ['0 to 2', '0 to 2'],
    ['7 to 15', '–'],
  ])
  expect(notes(table!)[0]).toBe('No speed suits all ships: one has to be detached.')
})

test('after her movement the hazards are flagged', () => {
  const input = { squadron: channel, way: 'ahead', speed: 12, hazard: 'shore' }
  const [table] = movement(runs(moveSquadron, atSea(), input).state)
  expect(table?.rows[0]?.at(-1)).toBe('has moved, near the shore')
})

test('what bears, with what chance at which range, and what is silent', () => {
  const [bearing, z, ...rest] = gunnery(atSea({ channel: { Majestic: { boxes: { '4-2': ['struck'] } } } }))
  expect(bearing?.rows[0]).toEqual(['Z', '4', '2', '4', '4', '2'])
  expect(z?.rows[3]?.slice(0, 3)).toEqual(['32″', '8', '40 %'])
  expect(rest.at(-1)?.rows).toEqual([
    ['4·2', 'B ×1', 'destroyed'],
    ['4·2', 'B ×1', 'destroyed'],
  ])
})

test('a ship that is gone fires nothing, and her card says why', () => {
  const [bearing] = gunnery(atSea({ channel: { Majestic: { fields: { standing: 'struck' } } } }))
  expect(notes(bearing!)[0]).toBe('Majestic fires nothing more this turn: struck her flag')
})

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

const aided = (state: ReturnType<typeof atSea>) => movementAid(state, state.squadrons[0]!)

test('speeds, circles, helm and hazards, ship by ship', () => {
  const line = {
    Majestic: { tracks: { speed: 8 } },
    Mars: { tracks: { propulsion: 2 }, boxes: { '10-5': ['struck'] } },
  } as const
  expect(aided(atSea({ channel: line }))).toMatchObject({
    together: { least: 10, most: 10 },
    ships: [
      { ship: idOf('Majestic'), speeds: { ahead: { least: 2, most: 10 } }, steeringDamaged: false, hazards: [] },
      { ship: idOf('Mars'), speeds: { ahead: { least: 10, most: 10 } }, steeringDamaged: true, hasMoved: false },
    ],
  })
})

test('where no speed suits them all somebody has to fall out', () => {
  const line = { Majestic: { tracks: { speed: 4 } }, Mars: { tracks: { speed: 16 } } }
  expect(aided(atSea({ channel: line })).together).toBeUndefined()
})

test('after her movement she has moved, and her hazards are flagged', () => {
  const input = { squadron: channel, way: 'ahead', speed: 12, hazard: 'shore' }
  expect(aided(runs(moveSquadron, atSea(), input).state).ships).toMatchObject([
    { hasMoved: true, hazards: ['shore'], circles: { inches: 4, nextSmallerInches: 3 } },
    { hasMoved: true, hazards: ['shore'] },
  ])
})
