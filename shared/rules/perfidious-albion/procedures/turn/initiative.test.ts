import { describe, expect, test } from 'vitest'
import { dice } from '../../../../kernel/script.testing'
import { refusalOf } from '../../../run/run-procedure.testing'
import { atSea, england, france, runs } from './fleet.testing'
import { initiative, initiativeHolder, movingOrder, weather } from './initiative'
import { hazard, hazardsFlagged } from './hazard'

describe('initiative dice', () => {
  test('each side rolls one D6, the higher total wins, and its holder chooses the order', () => {
    const { label, state, why } = runs(initiative, atSea(), {}, dice(2, 5), { movesFirst: england })
    expect(label).toBe('initiative to France, England moves first')
    expect(why).toEqual([
      'England rolls 2.',
      'France rolls 5.',
      'France has the initiative with 5.',
      'England moves first.',
    ])
    expect(initiativeHolder(state)).toBe(france)
    expect(movingOrder(state)).toEqual([england, france])
  })

  test('initiativeDice twoEach: each side rolls two, and the total counts', () => {
    const state = atSea({ houseRules: { initiativeDice: 'twoEach' } })
    expect(runs(initiative, state, {}, dice(6, 1, 3, 5)).label).toBe('initiative to France, France moves first')
  })

  test('ties are rolled again', () => {
    const { why, questions } = runs(initiative, atSea(), {}, dice(4, 4, 6, 2), { what: 'nothing' })
    expect(why).toContain('A tie at 4: rolled again.')
    expect(questions.map(({ key }) => key)).toEqual([
      'round-1/england',
      'round-1/france',
      'round-2/england',
      'round-2/france',
      'what',
      'movesFirst',
    ])
  })

  test('however often they tie, the dialogue ends', () => {
    const ties = Array.from({ length: 40 }, () => 4)
    expect(runs(initiative, atSea(), {}, ties, { what: 'nothing', holder: france }).label).toContain(
      'initiative to France',
    )
  })

  test('the holder of last turn holds it no more', () => {
    const { state } = runs(initiative, atSea(), {}, dice(6, 1))
    expect(initiativeHolder({ ...state, turn: 2 })).toBeUndefined()
  })

  test('with one side on the table nobody rolls', () => {
    const state = atSea()
    expect(refusalOf(initiative, { ...state, sides: state.sides.slice(0, 1) })).toBe('initiative-one-side')
  })
})

describe('a natural double on the initiative dice changes the weather', () => {
  const d6 = { weatherChange: 'd6' }
  const change = (face: number, table = {}) =>
    runs(initiative, atSea({ houseRules: d6, table }), {}, dice(3, 3, 5, 1, face)).state.table

  const twoEach = { ...d6, initiativeDice: 'twoEach' }
  test.each([
    ['with one die each both dice alike', d6, [3, 3, 5, 1, 3], true],
    ['unlike dice are none', d6, [5, 1], false],
    ['with two each any side’s pair alike', twoEach, [2, 2, 6, 5, 3], true],
    ['equal totals of unlike dice are a tie and no double', twoEach, [2, 4, 1, 5, 6, 5, 2, 1], false],
    ['only the first roll can change it', twoEach, [2, 4, 1, 5, 3, 3, 2, 1], false],
    ['once, whatever follows', d6, [3, 3, 4, 4, 6, 1, 3], true],
  ])('%s', (_, houseRules, faces, isChanged) => {
    const { why } = runs(initiative, atSea({ houseRules }), {}, dice(...faces))
    expect(why.includes('A natural double: the weather changes.')).toBe(isChanged)
    expect(why.filter((reason) => reason === 'Sea state 2, now 3.')).toHaveLength(isChanged ? 1 : 0)
  })

  test('D6: 1-2 visibility 8 inches less, 3 sea state one worse, 4 one better, 5-6 visibility 8 inches more', () => {
    const table = { visibilityInches: 32, seaState: 3 }
    expect([1, 2, 3, 4, 5, 6].map((face) => change(face, table))).toMatchObject([
      { visibilityInches: 24 },
      { visibilityInches: 24 },
      { seaState: 4 },
      { seaState: 2 },
      { visibilityInches: 40 },
      { visibilityInches: 40 },
    ])
  })

  test('visibility stays within 8 to 64 inches', () => {
    expect(change(1, { visibilityInches: 8 })).toMatchObject({ visibilityInches: 8 })
    expect(change(2, { visibilityInches: 12 })).toMatchObject({ visibilityInches: 8 })
    expect(change(6)['visibilityInches']).toBeUndefined()
  })

  test('ask: the umpire says what changes', () => {
    const said = { what: 'windFrom', to: 'NE' }
    const { state, questions } = runs(initiative, atSea(), {}, dice(3, 3, 5, 1), said)
    expect(state.table).toMatchObject({ windFrom: 'NE' })
    expect(questions.find(({ key }) => key === 'what')).toMatchObject({ to: 'umpire' })
    const hazier = { what: 'visibilityInches', to: 40 }
    const changed = runs(initiative, atSea(), {}, dice(3, 3, 5, 1), hazier)
    expect(changed.state.table).toMatchObject({ visibilityInches: 40 })
  })

  test('the umpire may change it at any time', () => {
    expect(runs(weather, atSea(), {}, [], { what: 'seaState', to: 5 }).state.table).toMatchObject({ seaState: 5 })
  })
})

const input = (kind: string) => ({ ship: 'majestic', hazard: kind })

describe('rams, collisions and minefields are left to the umpire', () => {
  test.each(['collision', 'ram', 'minefield', 'grounding', 'weather'])('%s: prompted and logged', (kind) => {
    const { questions, draft, label } = runs(hazard, atSea(), input(kind))
    expect(questions).toMatchObject([{ key: 'hurt', to: 'umpire' }])
    expect(label).toMatch(/^Majestic /)
    expect(draft.changes.effects).toEqual([])
  })

  test('the umpire names the damage', () => {
    const said = { hurt: true, flotation: 3, leaks: 1, propulsion: 1 }
    const { on, why, label } = runs(hazard, atSea(), input('minefield'), [], said)
    expect(label).toBe('Majestic damaged by a mine')
    expect(why).toContain('The umpire names the damage.')
    expect(['flotation', 'flooding', 'propulsion'].map((track) => on('Majestic').track(track))).toEqual([26, 1, 1])
  })

  test('what movement flagged is resolved by its own kind; a ram is what came of two ships too near', () => {
    const table = { 'hazardShore:majestic': 1, 'hazardShip:majestic': 1 }
    const flagged = (kind: string) => hazardsFlagged(runs(hazard, atSea({ table }), input(kind)).state)
    expect(flagged('grounding').map(({ kind }) => kind)).toEqual(['ship'])
    expect(flagged('ram').map(({ kind }) => kind)).toEqual(['shore'])
    expect(flagged('weather')).toHaveLength(2)
  })
})
