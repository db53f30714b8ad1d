import { describe, expect, test } from 'vitest'
import { plays, withDeck } from '../../../event-cards/event-cards.testing'
import type { GameState } from '../../../../game/state'
import { dice } from '../../../../kernel/script.testing'
import type { Scalar } from '../../../../kernel/scalar'
import { perfidiousAlbion } from '../../index'
import { salvo } from './salvo'
import { usualOf } from './salvo.testing'
import { damageControl } from '../damage-control/damage-control'
import { dueThisTurn } from '../turn/sequence'
import { lastingEvents } from '../../../../game/decks/lasting'
import { read, refusalOf } from '../../../run/run-procedure.testing'
import { atSea, channel, england, fired, france, idOf, brest, runs } from '../turn/fleet.testing'
import type { Mark } from '../../../../game/mark'

type SeaSetup = NonNullable<Parameters<typeof atSea>[0]>

/** English mishaps, played by France: Majestic and Magnificent, Canopus by herself, against three Frenchmen. */
const played = (face: string, faces: number[] = [], answers = {}, setup: SeaSetup = {}) => {
  const line = { reserve: { Canopus: {} }, brest: { Brennus: {}, Hoche: {}, Neptune: {} } }
  return plays(perfidiousAlbion, withDeck(atSea({ ...line, ...setup }), england, france), face, dice(...faces), answers)
}

const next = (state: GameState): GameState => ({ ...state, turn: state.turn + 1 })

const aimed = (state: GameState, input: Readonly<Record<string, Scalar>> = {}) =>
  usualOf(state, { squadron: channel, rangeInches: 16, ...input })

const whyNot = (state: GameState, letter: string, input: Readonly<Record<string, Scalar>>) => {
  const letters = salvo
    .fields(state, { squadron: channel, rangeInches: 16, ...input })
    .find(({ name }) => name === 'letters')
  return letters?.kind === 'choices' && letters.cannot[letter] && read(letters.cannot[letter])
}

describe('friendly fire', () => {
  const { state, lasting, why } = played('AH')

  test('her guns are held on the ship of her own side that her owner named', () => {
    expect(lasting).toMatchObject([{ ship: idOf('Majestic'), isApplied: true, noted: { target: idOf('Canopus') } }])
    expect(why.at(-1)).toBe('These rules apply it as long as it lasts.')
  })

  test('her consort fires where she is ordered; alone she fires at her friend, and no etiquette is broken', () => {
    expect(aimed(state)).toMatchObject({ ships: idOf('Magnificent'), target: idOf('Brennus') })
    expect(aimed(state, { ships: 'majestic' })).toMatchObject({ target: idOf('Canopus'), letters: 'Z B C E' })
    expect(salvo.warnings?.(state, aimed(state, { ships: 'majestic' }))).toEqual([])
    const salvoed = runs(salvo, state, aimed(state, { ships: 'majestic', letters: 'Z', rangeInches: 48 }), dice(10))
    expect(salvoed.label).toContain('Canopus')
    expect(salvoed.why).toContain('An event card holds the guns of Majestic on Canopus.')
    expect(aimed(next(salvoed.state), { ships: 'majestic' })).toMatchObject({ target: idOf('Brennus') })
  })

  test('not one gun of hers at the enemy, and none of her consort at a friend', () => {
    const atBrennus = aimed(state, { ships: 'majestic', target: 'brennus', letters: 'B' })
    expect(refusalOf(salvo, state, atBrennus)).toBe('guns-held-on-another')
    const both = aimed(state, { ships: 'majestic magnificent', target: 'canopus', letters: 'Z' })
    expect(refusalOf(salvo, state, both)).toBe('target-own-side')
    const consort = aimed(state, { ships: 'magnificent', target: 'canopus', letters: 'Z' })
    expect(refusalOf(salvo, state, consort)).toBe('target-own-side')
  })

  test('for one turn, and only while the friend is there', () => {
    const atBrennus = aimed(state, { ships: 'majestic', target: 'brennus', letters: 'Z' })
    expect(refusalOf(salvo, next(state), atBrennus)).toBe(undefined)
    const canopus = { ...state.ships[idOf('Canopus')]!, fields: { standing: 'sunk' } }
    expect(refusalOf(salvo, { ...state, ships: { ...state.ships, [idOf('Canopus')]: canopus } }, atBrennus)).toBe(
      undefined,
    )
  })
})

describe('target confusion, main battery', () => {
  /** Ordered at Brennus; Hoche lies nearest to her. */
  const { state } = played('JH', [2], { ordered: 'brennus', nearer: 'hoche', other: 'neptune' })

  test('her heaviest guns fire at the ship that the die chose, and at no other', () => {
    expect(aimed(state, { ships: 'majestic' })).toMatchObject({ target: idOf('Hoche'), letters: 'Z B C E' })
    const ordered = { ships: 'majestic', target: 'brennus' }
    expect(refusalOf(salvo, state, aimed(state, { ...ordered, letters: 'Z' }))).toBe('guns-held-on-another')
    expect(whyNot(state, 'Z', ordered)).toBe(
      'An event card holds the Z guns of Majestic on Hoche this turn. Aim there, or leave her or those guns out.',
    )
  })

  test('her other guns fire where they are ordered', () => {
    const ordered = aimed(state, { ships: 'majestic', target: 'brennus' })
    expect(ordered).toMatchObject({ letters: 'B C E' })
    expect(refusalOf(salvo, state, ordered)).toBe(undefined)
  })

  test('with her consort the heavy guns of both wait, until hers have fired', () => {
    const both = { ships: 'majestic magnificent', target: 'brennus' }
    expect(refusalOf(salvo, state, aimed(state, { ...both, letters: 'Z' }))).toBe('guns-held-on-another')
    const hers = runs(salvo, state, aimed(state, { ships: 'majestic', letters: 'Z', rangeInches: 48 }), dice(10))
    expect(refusalOf(salvo, hers.state, aimed(hers.state, { ...both, letters: 'Z' }))).toBe(undefined)
  })

  test('of two cards on one ship the last counts', () => {
    const both = plays(perfidiousAlbion, state, 'AH').state
    expect(aimed(both, { ships: 'majestic' })).toMatchObject({ target: idOf('Canopus'), letters: 'Z B C E' })
  })
})

describe('spotter plane by night', () => {
  const dark = { table: { timeOfDay: 'night', visibilityInches: 16 } }
  const english = played('KH', [], { formation: channel }, dark).state
  const shot = { squadron: brest, ships: 'brennus', letters: 'Z', sector: 'starboard', rangeInches: 32 }

  test('a formation that is lit up is engaged at any range of the table, every other within sight', () => {
    expect(refusalOf(salvo, english, usualOf(english, { ...shot, target: 'magnificent' }))).toBe(undefined)
    expect(refusalOf(salvo, english, usualOf(english, { ...shot, target: 'canopus' }))).toBe('beyond-visibility')
    expect(refusalOf(salvo, next(english), usualOf(english, { ...shot, target: 'majestic' }))).toBe('beyond-visibility')
  })

  test('the range of the form ends there too', () => {
    const mostInches = (target: string) => {
      const range = salvo.fields(english, { squadron: brest, target }).find(({ name }) => name === 'rangeInches')
      return range?.kind === 'range' && range.mostInches
    }
    expect([mostInches('majestic'), mostInches('canopus')]).toEqual([64, 16])
  })

  test('by day it is a reminder: these rules know no aircraft', () => {
    expect(played('KH').lasting).toMatchObject([{ ship: idOf('Brennus'), isApplied: false }])
  })
})

test('radars are repaired by damage control, though these rules have none', () => {
  const { state } = played('7H')
  const after = fired(state, channel, brest)
  expect(dueThisTurn(after)).toContainEqual(
    expect.objectContaining({ procedure: 'damageControl', input: { ship: idOf('Majestic') } }),
  )
  const mended = runs(damageControl, after, { ship: 'majestic' }, dice(1), { 'test-1/repair': 'event' })
  expect(mended.why).toContain('Radar Outage repaired: Majestic')
  expect(lastingEvents(mended.state)).toEqual([])
})

test('a battery that is out for good declares no fire, and meets no moment', () => {
  const among = (face: string, boxes: Readonly<Record<string, readonly Mark[]>>) => {
    const channelled = { Majestic: { boxes }, Magnificent: {}, Mars: {} }
    const [question] = played(face, [], {}, { channel: channelled, reserve: {} }).asked
    return question?.kind === 'choose' && question.options.map(({ value }) => value)
  }
  const all = ['majestic', 'magnificent', 'mars']
  const turrets = { '3-2': ['struck'], '8-2': ['noSupply'] } as const
  expect([among('3H', { '3-2': ['struck'] }), among('3H', turrets), among('8D', turrets)]).toEqual([
    all,
    ['magnificent', 'mars'],
    ['magnificent', 'mars'],
  ])
  // Her other guns and her tubes are still there to fire.
  expect([among('AH', turrets), among('10H', turrets), among('2H', turrets), among('4H', turrets)]).toEqual([
    all,
    all,
    all,
    all,
  ])
})
