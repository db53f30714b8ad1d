import { describe, expect, test } from 'vitest'
import type { GameState } from '../../../../game/state'
import { dice } from '../../../../kernel/script.testing'
import { refusalOf } from '../../../run/run-procedure.testing'
import { atSea, brest, channel, idOf, reserve, runs, type Line, type SeaSetup } from '../turn/fleet.testing'
import { crewTestAlone } from './crew-test'
import { detachShip, moraleDue, moraleTest } from './morale'

const input = { squadron: channel, trigger: 'umpire' }
const test6 = (line: Line, faces: number[], houseRules: SeaSetup['houseRules'] = {}, said = {}) =>
  runs(moraleTest, atSea({ channel: line, houseRules }), input, dice(...faces), said)
/** The highest face that passes. */
const needs = (line: Line, houseRules: SeaSetup['houseRules'] = {}) =>
  test6(line, [1], houseRules).questions.map((question) => (question.kind === 'chance' ? question.atMost : 0))[0]

describe('a morale test', () => {
  test('roll equal to or under crew quality', () => {
    expect(test6({ Majestic: {} }, [3]).label).toBe('Channel holds, on 3 or less')
    expect(test6({ Majestic: {} }, [4]).label).toBe('Channel fails and withdraws')
  })

  test('failure: leave the table by the safest route', () => {
    const { on, why } = test6({ Majestic: {}, Magnificent: { fields: { standing: 'sunk' } } }, [6])
    expect([on('Majestic').field('standing'), on('Magnificent').field('standing')]).toEqual(['withdrawing', 'sunk'])
    expect(why).toContain('Majestic leaves by the safest route.')
  })

  test('his rating is added to the number for a squadron that carries a commander', () => {
    expect(needs({ Majestic: {}, Magnificent: { fields: { commander: 'Hervey', commanderRating: 2 } } })).toBe(5)
    expect(needs({ Majestic: {}, Magnificent: { fields: { commanderRating: 2, standing: 'sunk' } } })).toBe(3)
  })

  test('naturalSixFails: off, on', () => {
    const commanded = { Majestic: { fields: { commanderRating: 4 } } }
    expect([needs(commanded), needs(commanded, { naturalSixFails: 'on' })]).toEqual([6, 5])
  })

  test('who withdraws already is not tested again', () => {
    const state = atSea({ channel: { Majestic: { fields: { standing: 'withdrawing' } } } })
    expect(refusalOf(moraleTest, state, input)).toBe('withdraws-already')
    expect(refusalOf(moraleTest, atSea(), { ...input, trigger: 'boredom' })).toBe('no-such-trigger')
  })
})

describe('squadronQuality: whose crew quality a squadron tests', () => {
  const line = {
    Majestic: { fields: { crewQuality: 3 } },
    Magnificent: { fields: { crewQuality: 2, commanderRating: 1 } },
    Mars: { fields: { crewQuality: 1 } },
  }
  test('commandersShip: the ship of the commander', () => expect(needs(line)).toBe(3))
  test('leader: the leading ship', () => expect(needs(line, { squadronQuality: 'leader' })).toBe(4))
  test('lowest: the lowest of all', () => expect(needs(line, { squadronQuality: 'lowest' })).toBe(2))
  test('without a commander its leading ship’s', () => {
    expect(needs({ Mars: { fields: { crewQuality: 1 } }, Majestic: {} })).toBe(1)
  })
  test('a leading ship that is gone leads no more', () => {
    expect(needs({ Mars: { fields: { crewQuality: 1, standing: 'struck' } }, Majestic: {} })).toBe(3)
  })
})

const due = (state: GameState) => moraleDue(state).map(({ squadron, trigger }) => `${squadron} ${trigger}`)
const sunk = { fields: { standing: 'sunk' } }
const left = { fields: { standing: 'left' } }

describe('half strength', () => {
  test('half or more of the ships it began with are sunk, blown up, struck, dead in the water or gone', () => {
    for (const standing of ['sunk', 'blownUp', 'struck', 'deadInTheWater', 'left']) {
      expect(due(atSea({ channel: { Majestic: {}, Magnificent: { fields: { standing } } } }))).toEqual([
        'channel halfStrength',
      ])
    }
    expect(due(atSea({ channel: { Majestic: {}, Mars: { tracks: { propulsion: 5 } } } }))).toEqual([
      'channel halfStrength',
    ])
    expect(due(atSea({ channel: { Majestic: {}, Mars: {}, Hannibal: sunk } }))).toEqual([])
  })

  test('halfStrength flotation: half of the flotation boxes', () => {
    const houseRules = { halfStrength: 'flotation' }
    const boxes = (flotation: number) =>
      due(atSea({ channel: { Majestic: { tracks: { flotation } }, Mars: { tracks: { flotation: 15 } } }, houseRules }))
    expect([boxes(15), boxes(16)]).toEqual([['channel halfStrength'], []])
  })

  test('one test', () => {
    const state = atSea({ channel: { Majestic: {}, Magnificent: sunk } })
    const after = runs(moraleTest, state, { squadron: channel, trigger: 'halfStrength' }, dice(1)).state
    expect([due(after), due({ ...after, turn: 2 })]).toEqual([[], []])
  })

  test('ships that were detached still count for the squadron they began with', () => {
    const four = { Majestic: {}, Mars: {}, Hannibal: sunk, Jupiter: { tracks: { propulsion: 5 } } }
    const { state } = runs(detachShip, atSea({ channel: four }), { ship: 'jupiter' })
    expect(due(state)).toEqual(['channel halfStrength', 'jupiter-alone detached'])
  })
})

describe('a detached ship', () => {
  const alone = (damage: Line[string] = {}, houseRules: SeaSetup['houseRules'] = {}) =>
    runs(detachShip, atSea({ channel: { Majestic: damage, Mars: {}, Jupiter: {} }, houseRules }), { ship: 'majestic' })
      .state
  const tested = (state: GameState, faces: number[], said = {}) =>
    runs(moraleTest, state, { squadron: 'majestic-alone', trigger: 'detached' }, dice(...faces), said)

  test('detachedTest onceWhenDetached', () => {
    expect(due(alone())).toEqual(['majestic-alone detached'])
    const { state } = tested(alone(), [1])
    expect([due(state), due({ ...state, turn: 2 })]).toEqual([[], []])
  })

  test('detachedTest eachTurn', () => {
    const { state } = tested(alone({}, { detachedTest: 'eachTurn' }), [1])
    expect([due(state), due({ ...state, turn: 2 })]).toEqual([[], ['majestic-alone detached']])
  })

  test('badly damaged or immobilised she may surrender when she fails', () => {
    const half = alone({ tracks: { flotation: 15 } })
    expect(tested(half, [6], { surrender: true }).on('Majestic').field('standing')).toBe('struck')
    expect(tested(half, [6], { surrender: false }).on('Majestic').field('standing')).toBe('withdrawing')
    expect(tested(alone({ tracks: { propulsion: 5 } }), [6], { surrender: true }).label).toBe(
      'Majestic strikes her flag',
    )
    expect(tested(alone({ tracks: { flotation: 16 } }), [6]).questions.map(({ key }) => key)).toEqual(['morale'])
  })

  test('surrender automatic strikes her flag at once', () => {
    const ran = tested(alone({ tracks: { flotation: 15 } }, { surrender: 'automatic' }), [6])
    expect(ran.on('Majestic').field('standing')).toBe('struck')
    expect(ran.questions).toHaveLength(1)
  })

  test('back in a squadron she is detached no more', () => {
    const state = alone()
    const back = {
      ...state,
      squadrons: state.squadrons.map((squadron) =>
        squadron.id === channel
          ? { ...squadron, order: [...squadron.order, idOf('Majestic')] }
          : { ...squadron, order: squadron.order.filter((id) => id !== idOf('Majestic')) },
      ),
    }
    expect(due(back)).toEqual([])
  })
})

describe('when a force has left the table', () => {
  const gone = (houseRules: SeaSetup['houseRules'] = {}) =>
    atSea({ channel: { Majestic: left, Mars: sunk }, reserve: { Royal: {} }, houseRules })

  test('every squadron of that side still on the table, once', () => {
    expect(due(gone())).toEqual(['reserve forceGone'])
    const { state } = runs(moraleTest, gone(), { squadron: reserve, trigger: 'forceGone' }, dice(1))
    expect(due(state)).toEqual([])
  })

  test('each detached ship of that side too, and nobody of the other', () => {
    const state = atSea({ channel: { Majestic: left, Mars: sunk }, reserve: { Royal: {}, Ramillies: {} } })
    const alone = runs(detachShip, state, { ship: 'royal' }).state
    expect(due(alone).filter((test) => test.endsWith('forceGone'))).toEqual([
      'reserve forceGone',
      'royal-alone forceGone',
    ])
  })

  test('a force that is sunk has not left, and one with a ship on the table has not gone', () => {
    expect(due(atSea({ channel: { Majestic: sunk }, reserve: { Royal: {} } }))).toEqual([])
    expect(due(atSea({ channel: { Majestic: left, Mars: {}, Jupiter: {} }, reserve: { Royal: {} } }))).toEqual([])
  })

  test('forceGoneTest ask: the umpire says whether it is made', () => {
    const state = gone({ forceGoneTest: 'ask' })
    expect(due(state)).toEqual(['reserve forceGone'])
    const spared = runs(moraleTest, state, { squadron: reserve, trigger: 'forceGone' }, [], { tested: false })
    expect(spared.label).toBe('Reserve is not tested')
    expect(due(spared.state)).toEqual([])
  })
})

test('a crew test works the same; failure means the thing does not happen', () => {
  const rated = atSea({ channel: { Majestic: { fields: { commanderRating: 1 } } } })
  expect(runs(crewTestAlone, rated, { ship: 'majestic' }, dice(4)).label).toBe('Majestic, crew test passed')
  expect(runs(crewTestAlone, rated, { ship: 'majestic' }, dice(5)).label).toBe('Majestic, crew test failed')
  expect(refusalOf(crewTestAlone, atSea({ brest: { Brennus: sunk } }), { ship: 'brennus' })).toBe('ship-out-of-action')
  expect(refusalOf(moraleTest, atSea({ brest: { Brennus: sunk } }), { squadron: brest, trigger: 'umpire' })).toBe(
    'squadron-out-of-action',
  )
})
