import { describe, expect, test } from 'vitest'
import { setTrack, toggleMark } from '../game/commands'
import { initialState } from '../game/fold'
import { boxId, shipId, trackId } from '../kernel/ids'
import { rulesPacks } from '../rules/index'
import { words } from '../rules/kit/worded.testing'
import { setUp } from '../rules/run/starter.testing'
import { allScenarios, allShips } from './battle.testing'
import { shipIn } from './draft'
import { battleAsBegun, battleAsItStands } from './from-game'
import { battleProblems } from './problems'
import { marksOf, tableOfOne, withMarked } from './start-marks'

const games = rulesPacks
  .filter(({ isShipless }) => !isShipless)
  .flatMap((pack) =>
    allScenarios
      .filter((scenario) => scenario.pack === pack.id)
      .map((scenario) => ({
        pack,
        scenario,
        slug: scenario.slug,
        ships: allShips.filter((ship) => ship.pack === pack.id),
      })),
  )

describe.each(games)('a game of $slug', ({ pack, scenario, ships }) => {
  const head = { pack: pack.id, setup: setUp(scenario, ships) }
  const table = initialState(pack, head, pack.phases[0]!)
  const cardOf = (slug: string) => ships.find((ship) => ship.slug === slug)
  const refusing = (draft: typeof scenario) =>
    battleProblems(draft, { pack, cardOf, words, ships, scenarios: [] }).filter(({ refuses }) => refuses)

  test('kept as it began is its scenario again', () => {
    expect(battleAsBegun(head)).toEqual({ ...scenario, unofficial: false })
  })

  test('kept as it stands begins where it was: marks, speeds, fields', () => {
    const kept = battleAsItStands(pack, head, table)
    expect(refusing(kept)).toEqual([])
    const begun = initialState(pack, { pack: pack.id, setup: setUp(kept, ships) }, pack.phases[0]!)
    expect(begun.ships).toEqual(table.ships)
  })
})

test('of the turns that a battle may last, those are kept that are left', () => {
  const { pack, scenario, ships } = games[0]!
  const setup = setUp({ ...scenario, victoryFigures: { turns: 12, counts: 'tons' } }, ships)
  const table = { ...initialState(pack, { pack: pack.id, setup }, pack.phases[0]!), turn: 5 }
  const { victoryFigures } = battleAsItStands(pack, { pack: pack.id, setup }, table)
  expect(victoryFigures).toEqual({ turns: 8, counts: 'tons' })
})

test('what a hand marks on her card is what she begins with, by the same commands as in play', () => {
  const { pack, scenario, ships } = games.find(({ slug }) => slug === 'off-ushant')!
  const id = shipId('majestic')
  const card = ships.find(({ slug }) => slug === 'majestic')!
  const mark = (
    draft: typeof scenario,
    made: (table: ReturnType<typeof tableOfOne>) => ReturnType<typeof toggleMark>,
  ) => {
    const table = tableOfOne(pack, draft, shipIn(draft, id)!, card)
    return withMarked(pack, draft, table, shipIn(draft, id)!, made(table))
  }
  const struck = mark(scenario, (table) => toggleMark(table, id, boxId('6-3'), 'struck'))
  const flooded = mark(struck, (table) => setTrack(table, id, trackId('flooding'), 2)!)
  expect(shipIn(flooded, id)!.marks).toEqual({ boxes: { '6-3': ['struck'] }, tracks: { flooding: 2 } })
  const clean = mark(struck, (table) => toggleMark(table, id, boxId('6-3'), 'struck'))
  expect(shipIn(clean, id)!.marks).toBeUndefined()
  expect(marksOf(pack, tableOfOne(pack, clean, shipIn(clean, id)!, card).ships[id]!)).toBeNull()
})
