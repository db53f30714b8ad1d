import { expect, test } from 'vitest'
import type { ReferenceTable } from '../../pack/rules-pack'
import { en } from '../../words'
import { speaker } from '../../../words/speak'
import { moveSquadron } from '../procedures/movement/move-squadron'
import { read } from '../../run/run-procedure.testing'
import { atSea, channel, idOf, runs } from '../procedures/turn/fleet.testing'
import { gunneryCardAid } from './gunnery-card'
import { movementTables } from './movement'

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
