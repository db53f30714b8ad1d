import { describe, expect, test } from 'vitest'
import type { Answer } from '../../../../kernel/question'
import type { Input } from '../../../pack/input'
import { withUsualValues, read, refusalOf, runProcedure } from '../../../run/run-procedure.testing'
import { airBase, battleship, carrier, cruiser, destroyer, motorBoats } from '../../ship/stands.testing'
import { bandsInches } from '../may-fire/sight'
import { atTable, foldRules, type TableSetup, type Stands } from '../table.testing'
import { torpedoes } from './attack'
import { attacksOnTable } from './attacks'

const stands: Stands = {
  tone: { of: cruiser },
  boats: { of: motorBoats },
  foe: { of: battleship, squadron: 'theirs' },
}
const band = (bands: number) => bandsInches[bands - 1]!

interface Play extends TableSetup {
  readonly faces?: number[]
  readonly said?: Readonly<Record<string, Answer>>
  readonly stands?: Stands
}

const running = (by: string, more: Record<string, string | number> = {}) => ({
  id: 'fish',
  kind: 'torpedoes',
  of: 'hers',
  turnLaid: 1,
  values: { by, at: 'foe', is: 'aimed', knots: 42, tubes: 6, attacks: 1, arc: 'beam', rangeInches: band(1), ...more },
})

function inWater({ marker = running('tone'), ...setup }: Play & { marker?: ReturnType<typeof running> } = {}) {
  return { ...atTable(setup.stands ?? stands, setup), markers: [marker] } as never as ReturnType<typeof atTable>
}

function sum(input: Input = {}, setup: Parameters<typeof inWater>[0] = {}) {
  const state = inWater(setup)
  const [first] = torpedoes.reckoning!(state, withUsualValues(torpedoes, state, input), [])
  const lines = first!.lines
    .filter(({ is }) => is !== 'nothing')
    .map(({ say, figure }) => `${read(say)} ${read(figure)}`)
  return [...lines, read(first!.total)]
}

function resolved(input: Input, { faces = [], said = {}, ...setup }: Parameters<typeof inWater>[0] & Play = {}) {
  const state = inWater(setup)
  const ran = runProcedure(foldRules, torpedoes, state, withUsualValues(torpedoes, state, input), faces, said)
  return { ...ran, asked: ran.questions.map(({ key }) => key) }
}

describe('what an attack needs (9.7)', () => {
  test.each([
    [1, 14],
    [2, 17],
    [3, 19],
    [4, 20],
    [5, 21],
  ])('the end of band %i', (at, needed) => {
    expect(sum({ rangeInches: band(at) })[0]).toBe(`Torpedoes, ${at} RB ${needed}+`)
  })

  test('modifiers by name', () => {
    const marker = running('tone', { knots: 49 })
    const worn: Stands = {
      tone: { of: cruiser, tracks: { splash: 2 } },
      foe: { of: battleship, tracks: { splash: 3 }, squadron: 'theirs' },
    }
    expect(sum({ arc: 'stern' }, { marker, stands: worn })).toEqual([
      'Torpedoes, 1 RB 14+',
      'Speed setting of 49 knots +2',
      '2 splash markers on the firer −2',
      'Crew quality +2',
      'Into the stern arc of the target −3',
      'Size of the target +2',
      '13+',
    ])
    expect(sum({ arc: 'bow' })).toContain('Into the bow arc of the target −1')
  })

  test('arcs do not count against a ship that is slow or stopped', () => {
    const slow: Stands = { ...stands, foe: { of: battleship, fields: { pace: 'slow' }, squadron: 'theirs' } }
    expect(sum({ arc: 'stern' }, { stands: slow })).toEqual([
      'Torpedoes, 1 RB 14+',
      'Crew quality +2',
      'Size of the target +2',
      'Target slow +1',
      '9+',
    ])
  })

  test('ruling: a size of −4 counts −3, or as it is', () => {
    const small: Stands = {
      ...stands,
      foe: { of: { ...destroyer, data: { ...destroyer.data, size: -4 } }, squadron: 'theirs' },
    }
    expect(sum({}, { stands: small })).toContain('Size of the target −3')
    expect(sum({}, { stands: small, houseRules: { torpedoSizeFloor: -4 } })).toContain('Size of the target −4')
  })
})

describe('the attack', () => {
  test('off target: the torpedoes are spent', () => {
    const { label, state } = resolved({}, { faces: [9] })
    expect(label).toBe('torpedoes of Tone Gawa at Thunderbolt: off target')
    expect(attacksOnTable(state)).toEqual([])
  })

  test('on target: the hits of the rule book, no more than tubes, each under water', () => {
    const said = {
      'hits-1': 2,
      'hit-1-1/impact-flotation': 6,
      'hit-1-1/impact-structure': 0,
      'hit-1-1/cv': 0,
      'hit-1-2/impact-flotation': 4,
      'hit-1-2/impact-structure': 0,
      'hit-1-2/cv': 2,
      'hit-1-2/column': 'stern',
    }
    const { label, on, questions } = resolved({}, { faces: [10, 11], said })
    expect(label).toBe('torpedoes of Tone Gawa at Thunderbolt: 2 hits')
    expect([on('foe').track('flotation'), on('foe').track('steering'), on('foe').track('splash')]).toEqual([62, 3, 0])
    expect(questions.find(({ key }) => key === 'hits-1')).toMatchObject({ most: 6 })
  })

  test('a ship that lies still: a miss again once', () => {
    const still: Stands = { ...stands, foe: { of: battleship, tracks: { speed: 0 }, squadron: 'theirs' } }
    expect(resolved({}, { faces: [2, 2], stands: still }).asked).toContain('attack/again')
  })

  test('beyond what the setting runs nothing is thrown', () => {
    const { label, why, asked } = resolved({ rangeInches: band(3) }, { marker: running('boats', { knots: 40 }) })
    expect(label).toMatch(/off target/)
    expect(why).toContain('At this setting they run no farther than 2 RB.')
    expect(asked).toEqual([])
  })

  test('attacks of small craft are thrown one by one', () => {
    const marker = running('boats', { knots: 40, attacks: 2, tubes: 0 })
    const said = { 'hits-1': 0, 'hits-2': 0 }
    const { asked } = resolved({}, { marker, faces: [20, 19], said })
    expect(asked).toEqual(['attack/from', 'attack/die', 'hits-1', 'hits-1-remember', 'hits-2', 'hits-2-remember'])
  })

  test('a wide spread may run on', () => {
    const marker = running('tone', { is: 'wideSpread', at: '' })
    expect(attacksOnTable(resolved({}, { marker, faces: [2], said: { runsOn: true } }).state)).toHaveLength(1)
    expect(attacksOnTable(resolved({}, { marker, faces: [2] }).state)).toHaveLength(0)
  })

  test('land: a miss again once, and nothing under water', () => {
    const base: Stands = { ...stands, foe: { of: airBase, squadron: 'theirs' } }
    const { asked } = resolved(
      {},
      { stands: base, faces: [1, 20], said: { 'hits-1': 1, 'hit-1-1/impact-structure': 2, 'hit-1-1/cv': 0 } },
    )
    expect(asked).not.toContain('hit-1-1/impact-flotation')
  })

  test('its chance is that of the dice', () => {
    const chance = (marker = running('tone')) => {
      const state = inWater({ marker })
      return torpedoes.odds!.quick(state, withUsualValues(torpedoes, state), [])[0]!.chance
    }
    expect(chance()).toBeCloseTo(11 / 20)
    expect(chance(running('boats', { knots: 40, attacks: 2 }))).toBeCloseTo(1 - (1 - 10 / 20) ** 2)
  })

  test('what cannot be is refused by its field', () => {
    const state = inWater({ stands: { ...stands, away: { of: carrier, fields: { standing: 'left' } } } })
    const refusal = (input: Input, at = state) =>
      refusalOf(torpedoes, at, { ...withUsualValues(torpedoes, state), ...input })
    expect(refusal({})).toBeUndefined()
    expect(refusal({ attack: 'none' })).toBe('no-such-torpedoes')
    expect(refusal({}, inWater({ marker: running('nobody') }))).toBe('torpedoes-of-nobody')
    expect(refusal({}, inWater({ marker: running('tone', { knots: 77 }) }))).toBe('torpedo-setting-not-hers')
    expect(refusal({ target: 'tone' })).toBe('no-such-ship')
    expect(refusal({ target: 'away' })).toBe('target-is-gone')
    expect(refusal({ target: 'boats' })).toBe('target-of-other-kind')
    expect(refusal({ arc: '' })).toBe('no-such-arc')
    expect(refusal({ rangeInches: 55 })).toBe('range-beyond-bands')
  })
})
