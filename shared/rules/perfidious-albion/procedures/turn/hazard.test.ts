import { describe, expect, test } from 'vitest'
import { atSea, refusal, runs } from './fleet.testing'
import { hazard } from './hazard'

const input = (kind: string) => ({ ship: 'majestic', hazard: kind })

describe('rams, collisions and minefields are left to the umpire', () => {
  test.each(['collision', 'ram', 'minefield', 'grounding', 'weather'])('%s: prompted and logged', (kind) => {
    const { questions, draft, label } = runs(hazard, atSea(), input(kind))
    expect(questions).toMatchObject([{ key: 'hurt', to: 'umpire' }])
    expect(label).toMatch(/^Majestic /)
    expect(draft.worked.effects.map(({ type }) => type)).toEqual(['tableSet'])
  })

  test('the umpire names the damage', () => {
    const said = { hurt: true, flotation: 3, leaks: 1, propulsion: 1 }
    const { on, why, label } = runs(hazard, atSea(), input('minefield'), [], said)
    expect(label).toBe('Majestic damaged by a mine')
    expect(why).toContain('The umpire names the damage.')
    expect(['flotation', 'flooding', 'propulsion'].map((track) => on('Majestic').track(track))).toEqual([26, 1, 1])
  })

  test('a ship that is gone meets no hazard', () => {
    const state = atSea({ channel: { Majestic: { fields: { standing: 'sunk' } } } })
    expect(refusal(hazard, state, input('ram'))).toBe('ship-out-of-action')
    expect(refusal(hazard, atSea(), input('kraken'))).toBe('no-such-hazard')
  })
})
