import { describe, expect, test } from 'vitest'
import { majestic } from '../../card/majestic.testing'
import type { PerfidiousShip } from '../../ship/ship'
import { read, refusalOf } from '../../../run/run-procedure.testing'
import { atSea, runs } from '../turn/fleet.testing'
import { launchTorpedoes } from './launch-torpedoes'
import { runningOn, torpedoesRunOn, templateName, templatesOnTable } from './templates'

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
    const card = { cells: cells.map((cell) => (/-5$/.test(cell.at) ? { ...cell, holds: [] } : cell)) }
    const armed = { cells: card.cells.map((cell) => (cell.at === '2-5' ? { ...cell, holds } : cell)) }
    const state = atSea({ channel: { Majestic: { card: armed } } })
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
