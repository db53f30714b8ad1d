import { describe, expect, test } from 'vitest'
import { RuleDraft } from '../../../../game/rule-draft'
import { roll, type Dialogue } from '../../../../kernel/dialogue'
import { chanceThat, exactOdds, expected, type Distribution } from '../../../../kernel/exact-odds'
import { trackId, type ShipId } from '../../../../kernel/ids'
import { usualPolicy } from '../../../../kernel/policy'
import { read, refusalOf } from '../../../run/run-procedure.testing'
import { majestic } from '../../card/majestic.testing'
import { checkShip } from '../../ship/check-ship'
import { shape } from '../../ship/shape'
import type { PerfidiousShip } from '../../ship/ship'
import { contents, place, shipOf } from '../../ship/ship-data'
import { condition } from '../../ship/state'
import { atSea, idOf, runs } from '../turn/fleet.testing'
import { launchTorpedoes, runningOn, templateName, templatesOnTable, torpedoesRunOn } from './templates'
import { hitByTorpedo } from './torpedo-hit'

const modern = { torpedo: { type: '18″', twoTurn: true, carried: 5 } }
const port = (torpedoes: number) => ({ ship: 'majestic', bearing: 'port', torpedoes })
const launched = (card = {}) => runs(launchTorpedoes, atSea({ channel: { Majestic: { card } }, turn: 3 }), port(2))

describe('a template is placed beside the firer', () => {
  test('broadside or bow and stern, with its turn and its type', () => {
    const { state, label, on } = launched()
    expect(label).toBe('Majestic, 2 torpedoes to port')
    expect(state.markers).toEqual([
      {
        id: 'majestic-torpedo-3-1',
        kind: 'torpedo',
        of: 'england',
        turnLaid: 3,
        livesTurns: 1,
        values: { by: 'majestic', torpedoes: 2, type: '18″', bearing: 'port', ranInches: 6 },
      },
    ])
    expect(on('Majestic').track('torpedoes')).toBe(3)
  })

  test('and is called after its firer', () => {
    const { state } = launched()
    expect(templatesOnTable(state).map((template) => read(templateName(state, template)))).toEqual([
      'Majestic to port, turn 3, 2 torpedoes',
    ])
  })

  test('modern ones run 12 inches over 2 turns', () => {
    expect(launched(modern).state.markers).toMatchObject([{ livesTurns: 2 }])
    expect(launched(modern).why).toEqual(['They run 12″, over two turns.'])
    expect(launched().why).toEqual(['They run 6″, this turn.'])
  })

  test('only tubes that bear and still work, and no more than are left', () => {
    const state = atSea({
      channel: { Majestic: { boxes: { '2-5': ['struck'] } }, Magnificent: { tracks: { torpedoes: 0 } } },
    })
    expect(refusalOf(launchTorpedoes, state, port(3))).toBe('torpedoes-out-of-reach')
    expect(refusalOf(launchTorpedoes, state, port(2))).toBeUndefined()
    expect(refusalOf(launchTorpedoes, state, { ...port(1), bearing: 'bow' })).toBe('no-tube-bears')
    expect(refusalOf(launchTorpedoes, state, { ...port(1), ship: 'magnificent' })).toBe('no-torpedoes-left')
    expect(refusalOf(launchTorpedoes, state, { ...port(1), bearing: 'stern' })).toBeUndefined()
  })

  test('a tube fires once a turn', () => {
    const { state } = runs(launchTorpedoes, atSea(), port(4))
    expect(refusalOf(launchTorpedoes, state, port(1))).toBe('no-tube-bears')
    expect(refusalOf(launchTorpedoes, { ...state, turn: 2 }, port(1))).toBeUndefined()
  })

  test('to one side or to the other, and not again when its torpedo is spent', () => {
    const { state } = runs(launchTorpedoes, atSea(), port(3))
    expect(refusalOf(launchTorpedoes, state, { ...port(2), bearing: 'starboard' })).toBe('torpedoes-out-of-reach')
    expect(refusalOf(launchTorpedoes, state, { ...port(1), bearing: 'starboard' })).toBeUndefined()
    expect(refusalOf(launchTorpedoes, { ...state, markers: [] }, port(2))).toBe('torpedoes-out-of-reach')
  })

  test('of tubes on both beams half bear to a side', () => {
    const cells = majestic().data['cells'] as PerfidiousShip['cells']
    const holds = [{ kind: 'torpedoTube' as const, count: 3, arc: 'sides' as const }]
    const armed = cells.map((cell) => (/-5$/.test(cell.at) ? { ...cell, holds: cell.at === '2-5' ? holds : [] } : cell))
    const state = atSea({ channel: { Majestic: { card: { cells: armed } } } })
    expect(refusalOf(launchTorpedoes, state, port(3))).toBe('torpedoes-out-of-reach')
    const after = runs(launchTorpedoes, state, port(2)).state
    expect(refusalOf(launchTorpedoes, after, { ...port(2), bearing: 'starboard' })).toBe('torpedoes-out-of-reach')
    expect(refusalOf(launchTorpedoes, after, { ...port(1), bearing: 'starboard' })).toBeUndefined()
  })
})

describe('in the turn after', () => {
  test('an ordinary template is lifted', () => {
    const next = { ...launched().state, turn: 4 }
    const { state, why } = runs(torpedoesRunOn, next)
    expect(state.markers).toEqual([])
    expect(why).toEqual(['The torpedoes of Majestic from turn 3 have run out.'])
  })

  test('a modern one stays for a second turn, moved on by 6 inches, and is lifted in the third', () => {
    const second = runs(torpedoesRunOn, { ...launched(modern).state, turn: 4 })
    expect(templatesOnTable(second.state)).toMatchObject([{ ranInches: 12, isSpent: false }])
    expect(runningOn(second.state)).toEqual([])
    expect(runs(torpedoesRunOn, { ...second.state, turn: 5 }).state.markers).toEqual([])
  })

  test('in its own turn there is nothing to move', () => {
    expect(refusalOf(torpedoesRunOn, launched(modern).state)).toBe('no-template-runs')
  })
})

const rules = { checkShip, shape }
const prompt = { to: 'umpire', ask: { key: 'ask' } }

/** One torpedo: whether it struck, whether she blew up, and the boxes that it cost. */
function odds(adjacentFlooding: number): Distribution<readonly [boolean, string, number]> {
  const state = atSea({ houseRules: { adjacentFlooding } })
  const one = exactOdds(() => torpedo(new RuleDraft(rules, state), idOf('Brennus')), usualPolicy)
  if (!one) throw new Error('too many ways')
  return one
}

function* torpedo(table: RuleDraft, ship: ShipId): Dialogue<readonly [boolean, string, number]> {
  const deck = yield* roll('deck', 'D6', prompt)
  const section = yield* roll('section', 'D10', prompt)
  const struck = yield* hitByTorpedo(table, ship, section, deck)
  return [struck, condition(table.ship(ship)).standing, 30 - (table.ship(ship).tracks[trackId('flotation')] ?? 0)]
}

const ship = shipOf(majestic())
const underWater = ship.cells.filter(({ at }) => place(at).deck > 4)

test('a torpedo strikes as often as the card has cells below the waterline', () => {
  expect(chanceThat(odds(0), ([struck]) => struck)).toBeCloseTo(underWater.length / 60)
})

test('and finds a magazine as often as the card has magazines', () => {
  const magazines = contents(ship, 'magazine').length
  expect(chanceThat(odds(0), ([, standing]) => standing === 'blownUp')).toBeCloseTo(magazines / 60)
})

test('each neighbour that can flood adds a third of a box', () => {
  const beside = underWater
    .filter(({ holds }) => holds.every(({ kind }) => kind !== 'magazine'))
    .map(({ at }) => place(at))
    .reduce((sum, { section, deck }) => {
      const next = underWater.filter((other) => {
        const there = place(other.at)
        return there.deck === deck && Math.abs(there.section - section) === 1
      })
      return sum + next.length
    }, 0)
  const boxes = (adjacent: number) => expected(odds(adjacent), ([, , lost]) => lost)
  expect(boxes(2) - boxes(0)).toBeCloseTo(beside / 3 / 60)
})
