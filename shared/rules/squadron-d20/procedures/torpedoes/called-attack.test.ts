import { describe, expect, test } from 'vitest'
import type { Answer } from '../../../../kernel/question'
import type { Input } from '../../../pack/input'
import { withUsualValues, read, refusalOf, runProcedure } from '../../../run/run-procedure.testing'
import { battleship, carrier, cruiser, motorBoats } from '../../ship/stands.testing'
import { bandsInches } from '../may-fire/sight'
import { atTable, foldRules, type Stands } from '../table.testing'
import { torpedoes } from './attack'
import { attacksOnTable } from './attacks'

const stands: Stands = {
  tone: { of: cruiser },
  boats: { of: motorBoats },
  foe: { of: battleship, squadron: 'theirs' },
}
const state = atTable(stands)
const aimed = { target: 'foe', rangeInches: bandsInches[0]!, arc: 'beam' }
const called = { attack: 'called', by: 'tone', setting: '42', tubes: 6, ...aimed }

function resolved(input: Input, faces: number[], said: Readonly<Record<string, Answer>> = {}) {
  return runProcedure(
    foldRules,
    torpedoes,
    state,
    withUsualValues(torpedoes, state, { ...called, ...input }),
    faces,
    said,
  )
}

describe('a torpedo attack that was not declared in the program', () => {
  test('with none in the water the form offers it', () => {
    const fields = torpedoes.fields(state, {})
    expect(fields.map(({ name }) => name)).toEqual(['attack', 'by', 'setting', 'tubes', 'target', 'rangeInches', 'arc'])
    expect(refusalOf(torpedoes, state, withUsualValues(torpedoes, state, {}))).toBeUndefined()
  })

  test('the sum is that of an attack that was declared', () => {
    const values = { by: 'tone', at: 'foe', is: 'aimed', knots: 42, tubes: 6, attacks: 1, arc: 'beam' }
    const marker = { id: 'fish', kind: 'torpedoes', of: 'hers', turnLaid: 1, values: { ...values, rangeInches: 5 } }
    const running = { ...state, markers: [marker] } as never as typeof state
    const [declared] = torpedoes.reckoning!(running, { ...aimed, attack: 'fish' }, [])
    expect(torpedoes.reckoning!(state, called, [])).toEqual([declared])
  })

  test('hits count under water, no more of them than tubes, and no marker is left or lifted', () => {
    const said = { 'hits-1': 1, 'hit-1-1/impact-flotation': 9, 'hit-1-1/impact-structure': 0, 'hit-1-1/cv': 0 }
    const { label, on, state: after, questions } = resolved({ tubes: 2 }, [20], said)
    expect(label).toBe('torpedoes of Tone Gawa at Thunderbolt: one hit')
    expect(on('foe').track('flotation')).toBe(63)
    expect(attacksOnTable(after)).toEqual([])
    const asked = questions.find(({ key }) => key === 'hits-1')
    expect(asked?.kind === 'number' && asked.most).toBe(2)
  })

  test('small craft make as many attacks as the form says', () => {
    const fields = torpedoes.fields(state, { attack: 'called', by: 'boats' })
    expect(fields.map(({ name }) => name)).toContain('attacks')
    const setting = String(fields.find(({ name }) => name === 'setting')?.default)
    const [sum] = torpedoes.reckoning!(state, { ...called, by: 'boats', setting, attacks: 2 }, [])
    expect(read(sum!.title)).toContain('2 torpedo attacks')
  })

  test('torpedoes run on when the ship that launched them has gone down', () => {
    const sunk = atTable({ ...stands, tone: { of: cruiser, fields: { standing: 'sunk' } } })
    expect(refusalOf(torpedoes, sunk, called)).toBeUndefined()
    const by = torpedoes.fields(sunk, {}).find(({ name }) => name === 'by')
    expect(by?.kind === 'ship' && by.among).toEqual(['boats', 'tone'])
    const wreck = atTable({ ...stands, foe: { ...stands['foe']!, fields: { standing: 'wreck' } } })
    expect(refusalOf(torpedoes, wreck, called)).toBe('target-is-wreck')
  })

  test.each([
    [{ by: 'foe' }, 'no-such-ship'],
    [{ by: 'nobody' }, 'no-such-ship'],
    [{ setting: '99' }, 'torpedo-setting-not-hers'],
    [{ tubes: 99 }, 'answer-out-of-range'],
    [{ target: 'tone' }, 'no-such-ship'],
    [{ arc: 'keel' }, 'no-such-arc'],
  ])('refused: %j', (wrong, code) => {
    expect(refusalOf(torpedoes, state, { ...called, ...wrong })).toBe(code)
  })

  test('where nobody has torpedoes there is nothing to call', () => {
    const without = atTable({ foe: { of: battleship }, flattop: { of: carrier, squadron: 'theirs' } })
    expect(torpedoes.fields(without, {})[0]?.default).toBeNull()
    expect(refusalOf(torpedoes, without, withUsualValues(torpedoes, without, {}))).toBe('no-such-torpedoes')
  })
})
