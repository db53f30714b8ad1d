import { expect, test } from 'vitest'
import { speaker } from '../../../words/speak'
import type { GameState } from '../../../game/state'
import type { Aid, ReferenceTable } from '../../pack/rules-pack'
import { read } from '../../run/run-procedure.testing'
import { en } from '../../words'
import { fired } from '../procedures/gunnery/salvo.testing'
import { moveSquadron } from '../procedures/movement/move-squadron'
import { atSea, channel, idOf, runs, sea } from '../procedures/turn/fleet.testing'
import { gunneryCardAid, movementTables } from './aids'

const words = speaker(en)

const tables = (aid: Aid, state: GameState, id: string) => aid.tables(state, id as never, words)
const movement = (state: GameState) => tables(movementTables, state, channel)
const gunnery = (state: GameState, ship = idOf('Majestic')) => tables(gunneryCardAid, state, ship)

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

/** The card of an average ship, or of one marked so, by its tables: her guns of a letter by sector, her chances. */
function cardOf(scene = '') {
  const all = gunnery(sea(`Majestic crewQuality=2; ${scene}`))
  const table = (key: string) => all.find((each) => each.key === key)!
  return {
    bearing: (letter: string) =>
      table('bearing')
        .rows.find(([of]) => of === letter)
        ?.slice(2),
    notes: notes(table('bearing')),
    chances: (letter: string) => table(`chances-${letter}`).rows,
    hindered: table('hindered')?.rows,
  }
}

test('what she can fire now, by where the target lies', () => {
  expect(cardOf().bearing('Z')).toEqual(['2', '4', '4', '2'])
  expect(cardOf().bearing('B')).toEqual(['2', '6', '6', '2'])
})

test('at which ranges, with what chance and penetration', () => {
  const z = cardOf().chances('Z')
  expect(z[3]).toEqual(['32″', '8', '30 %', '60 %', '120 %', '120 %', '60 %'])
  expect(z.map(([range]) => range)).toEqual(['8″', '16″', '24″', '32″', '40″', '48″', '56″', '64″'])
  expect(cardOf().chances('C')).toHaveLength(6)
})

test('crew, the sea on her decks and her own fire are in it', () => {
  expect(cardOf('Majestic crewQuality=1').chances('Z')[3]?.[2]).toBe('20 %')
  expect(cardOf('sea:2:3=-10').chances('B')[0]?.[2]).toBe('40 to 50 %')
  const burning = cardOf('Majestic crewQuality=2 fire=7')
  expect([burning.notes.length, burning.chances('Z')[3]?.[4]]).toEqual([2, '60 %'])
})

test('guns that cannot fire say why', () => {
  const { hindered, bearing } = cardOf('Majestic crewQuality=2 3-2=struck 8-5=flooded')
  expect(hindered.map(([, , why]) => why)).toEqual(['destroyed', 'out of ammunition'])
  expect(bearing('Z')?.[1]).toBe('0')
})

test('columns beyond sight are marked', () => {
  const z = cardOf('visibilityInches=24').chances('Z')
  expect(z.map(([range]) => range!.endsWith('″'))).toEqual([true, true, true, false, false, false, false, false])
})

test('after her salvo she has fired; a ship out of the fight fires nothing', () => {
  const { draft } = fired('3 6 3')
  expect(gunnery(draft.state).at(-1)?.rows[0]?.at(-1)).toBe('has fired')
  expect(cardOf('Majestic standing=struck').bearing('Z')?.[1]).toBe('0')
})
