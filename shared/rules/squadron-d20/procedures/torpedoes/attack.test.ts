import { describe, expect, test } from 'vitest'
import type { Input } from '../../../pack/input'
import { refusalOf, withUsualValues } from '../../../run/run-procedure.testing'
import { airBase, battleship, carrier, cruiser, destroyer, motorBoats } from '../../ship/stands.testing'
import { bandsInches } from '../may-fire/sight'
import { played, reckoned, refusal, type Play } from '../played.testing'
import { atTable, type Stands } from '../table.testing'
import { torpedoes } from './attack'
import { attacksOnTable } from './declare'

const stands: Stands = {
  tone: { of: cruiser },
  boats: { of: motorBoats },
  foe: { of: battleship, squadron: 'theirs' },
}
const band = (bands: number) => bandsInches[bands - 1]!

const running = (by: string, more: Record<string, string | number> = {}) => ({
  id: 'fish',
  kind: 'torpedoes',
  of: 'hers',
  turnLaid: 1,
  values: { by, at: 'foe', is: 'aimed', knots: 42, tubes: 6, attacks: 1, arc: 'beam', rangeInches: band(1), ...more },
})

type Water = Partial<Play> & { marker?: ReturnType<typeof running> }
const inWater = ({ marker = running('tone'), ...play }: Water = {}): Play => ({ stands, ...play, markers: [marker] })
const sum = (input: Input = {}, water: Water = {}) => reckoned(torpedoes, inWater({ ...water, input })).sum
const resolved = (input: Input, water: Water = {}) => played(torpedoes, inWater({ ...water, input }))

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
    const { label, tracks, questions } = resolved({}, { faces: [10, 11], said })
    expect(label).toBe('torpedoes of Tone Gawa at Thunderbolt: 2 hits')
    expect(tracks('foe', 'flotation', 'steering', 'splash')).toEqual([62, 3, 0])
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
    const chance = (marker = running('tone')) => reckoned(torpedoes, inWater({ marker })).odds[0]![1]
    expect(chance()).toBeCloseTo(11 / 20)
    expect(chance(running('boats', { knots: 40, attacks: 2 }))).toBeCloseTo(1 - (1 - 10 / 20) ** 2)
  })

  test('torpedoes of nobody, and of a setting that is not hers, are refused', () => {
    const why = (marker: ReturnType<typeof running>) => refusal(torpedoes, inWater({ marker }))
    expect(why(running('nobody'))).toEqual(['torpedoes-of-nobody', 'attack'])
    expect(why(running('tone', { knots: 77 }))).toEqual(['torpedo-setting-not-hers', 'attack'])
  })
})

describe('a torpedo attack that was not declared in the program', () => {
  const state = atTable(stands)
  const aimed = { target: 'foe', rangeInches: band(1), arc: 'beam' }
  const called = { attack: 'called', by: 'tone', setting: '42', tubes: 6, ...aimed }

  test('with none in the water the form offers it', () => {
    const fields = torpedoes.fields(state, {})
    expect(fields.map(({ name }) => name)).toEqual(['attack', 'by', 'setting', 'tubes', 'target', 'rangeInches', 'arc'])
    expect(refusalOf(torpedoes, state, withUsualValues(torpedoes, state, {}))).toBeUndefined()
  })

  test('the sum is that of an attack that was declared', () => {
    const { sums } = reckoned(torpedoes, inWater({ input: { ...aimed, attack: 'fish' } }))
    expect(reckoned(torpedoes, { stands, input: called }).sums).toEqual(sums)
  })

  test('hits count under water, no more of them than tubes, and no marker is left or lifted', () => {
    const said = { 'hits-1': 1, 'hit-1-1/impact-flotation': 9, 'hit-1-1/impact-structure': 0, 'hit-1-1/cv': 0 }
    const input = { ...called, tubes: 2 }
    const { label, tracks, state: after, questions } = played(torpedoes, { stands, input, faces: [20], said })
    expect(label).toBe('torpedoes of Tone Gawa at Thunderbolt: one hit')
    expect(tracks('foe', 'flotation')).toEqual([63])
    expect(attacksOnTable(after)).toEqual([])
    const asked = questions.find(({ key }) => key === 'hits-1')
    expect(asked?.kind === 'number' && asked.most).toBe(2)
  })

  test('small craft make as many attacks as the form says', () => {
    const fields = torpedoes.fields(state, { attack: 'called', by: 'boats' })
    expect(fields.map(({ name }) => name)).toContain('attacks')
    const { sums } = reckoned(torpedoes, { stands, input: { ...aimed, attack: 'called', by: 'boats', attacks: 2 } })
    expect(sums[0]?.title).toContain('2 torpedo attacks')
  })

  test('torpedoes run on when the ship that launched them has gone down', () => {
    const sunk = atTable({ ...stands, tone: { of: cruiser, fields: { standing: 'sunk' } } })
    expect(refusalOf(torpedoes, sunk, called)).toBeUndefined()
    const by = torpedoes.fields(sunk, {}).find(({ name }) => name === 'by')
    expect(by?.kind === 'ship' && by.among).toEqual(['boats', 'tone'])
    const wreck = atTable({ ...stands, foe: { ...stands['foe']!, fields: { standing: 'wreck' } } })
    expect(refusalOf(torpedoes, wreck, called)).toBe('target-is-wreck')
  })

  test('where nobody has torpedoes there is nothing to call', () => {
    const without = atTable({ foe: { of: battleship }, flattop: { of: carrier, squadron: 'theirs' } })
    expect(torpedoes.fields(without, {})[0]?.default).toBeNull()
    expect(refusalOf(torpedoes, without, withUsualValues(torpedoes, without, {}))).toBe('no-such-torpedoes')
  })
})
