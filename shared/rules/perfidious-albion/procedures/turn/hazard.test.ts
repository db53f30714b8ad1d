import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../../run/run-procedure.testing'
import { atSea, runs } from './fleet.testing'
import { hazard, hazardsFlagged } from './hazard'

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

  test('a ship that is gone meets no hazard', () => {
    const state = atSea({ channel: { Majestic: { fields: { standing: 'sunk' } } } })
    expect(refusalOf(hazard, state, input('ram'))).toBe('ship-out-of-action')
    expect(refusalOf(hazard, atSea(), input('kraken'))).toBe('no-such-hazard')
  })
})
