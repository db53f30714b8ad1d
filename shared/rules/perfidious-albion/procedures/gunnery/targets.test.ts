import { describe, expect, test } from 'vitest'
import { lastingEvents } from '../../../../game/decks/lasting'
import type { GameState } from '../../../../game/state'
import { plays, withDeck } from '../../../event-cards/event-cards.testing'
import { read } from '../../../run/run-procedure.testing'
import { perfidiousAlbion } from '../../index'
import { damageControl } from '../damage-control/damage-control'
import {
  brest,
  channel,
  england,
  facesOf,
  fired,
  france,
  idOf,
  next,
  pairs,
  refuses,
  runs,
  sea,
} from '../turn/fleet.testing'
import { dueThisTurn } from '../turn/sequence'
import { salvo } from './salvo'
import { usualOf } from './salvo.testing'

/** English mishaps, played by France: Majestic and Magnificent, Canopus by herself, against three Frenchmen. */
const played = (face: string, faces = '', said = '', facts = '') => {
  const state = sea(`Majestic; Magnificent; Canopus; Brennus; Hoche; Neptune; ${facts}`)
  return plays(perfidiousAlbion, withDeck(state, england, france), face, facesOf(faces), pairs(said))
}

/** A salvo of the Channel squadron with the defaults of what is not said. */
const aimed = (state: GameState, input = '') => usualOf(state, { squadron: channel, rangeInches: 16, ...pairs(input) })
const refused = (state: GameState, input: string) => refuses(salvo, state, aimed(state, input))
const besideOf = (state: GameState, input: ReturnType<typeof aimed>) => {
  const [ships] = salvo.fields(state, input).filter(({ kind }) => kind === 'ships')
  return (name: string) => ships && 'beside' in ships && read(ships.beside![idOf(name)]!)
}

describe('friendly fire', () => {
  const { state, lasting, why } = played('AH')

  test('her guns are held on the ship of her own side that her owner named', () => {
    expect(lasting).toMatchObject([{ ship: idOf('Majestic'), isApplied: true, noted: { target: idOf('Canopus') } }])
    expect(why.at(-1)).toBe('These rules apply it as long as it lasts.')
  })

  test('her consort fires where she is ordered; alone she fires at her friend, and no etiquette is broken', () => {
    expect(aimed(state)).toMatchObject({ ships: idOf('Magnificent'), target: idOf('Brennus') })
    const beside = besideOf(state, aimed(state))
    expect([beside('Majestic'), beside('Magnificent')]).toEqual(['by an event only at Canopus', 'Z4 B6 C2 E4'])
    const alone = aimed(state, 'ships=majestic')
    expect(alone).toMatchObject({ target: idOf('Canopus'), letters: 'Z B C E' })
    expect(salvo.warnings?.(state, alone)).toEqual([])
    const ran = runs(salvo, state, aimed(state, 'ships=majestic letters=Z rangeInches=48'), '10')
    expect(ran.label).toContain('Canopus')
    expect(ran.why).toContain('An event card holds the guns of Majestic on Canopus.')
    expect(aimed(next(ran.state), 'ships=majestic')).toMatchObject({ target: idOf('Brennus') })
  })

  const canopus = { ...state.ships[idOf('Canopus')]!, fields: { standing: 'sunk' } } as never

  test.each([
    ['not one gun of hers at the enemy', state, 'ships=majestic target=brennus letters=B', 'guns-held-on-another'],
    ['nor with her consort', state, 'ships=majestic+magnificent target=canopus letters=Z', 'target-own-side'],
    ['who fires at no friend', state, 'ships=magnificent target=canopus letters=Z', 'target-own-side'],
    ['for one turn', next(state), 'ships=majestic target=brennus letters=Z', ''],
    [
      'and only while the friend is there',
      { ...state, ships: { ...state.ships, canopus } },
      'ships=majestic target=brennus letters=Z',
      '',
    ],
  ])('%s', (_, now, input, code) => expect(refused(now, input)).toBe(code))
})

describe('target confusion, main battery', () => {
  /** Ordered at Brennus; Hoche lies nearest to her. */
  const { state } = played('JH', '2', 'ordered=brennus nearer=hoche other=neptune')

  test('her heaviest guns fire at the ship that the die chose, and at no other', () => {
    expect(aimed(state, 'ships=majestic')).toMatchObject({ target: idOf('Hoche'), letters: 'Z B C E' })
    expect(refused(state, 'ships=majestic target=brennus letters=Z')).toBe('guns-held-on-another')
    const ordered = { squadron: channel, rangeInches: 16, ships: 'majestic', target: 'brennus' }
    const letters = salvo.fields(state, ordered).find(({ name }) => name === 'letters')
    expect(letters?.kind === 'choices' && read(letters.cannot['Z']!)).toBe(
      'An event card holds the Z guns of Majestic on Hoche this turn. Aim there, or leave her or those guns out.',
    )
  })

  test('her other guns fire where they are ordered', () => {
    expect(aimed(state, 'ships=majestic target=brennus')).toMatchObject({ letters: 'B C E' })
    expect(refused(state, 'ships=majestic target=brennus')).toBe('')
  })

  test('with her consort the heavy guns of both wait, until hers have fired', () => {
    const both = 'ships=majestic+magnificent target=brennus letters=Z'
    expect(refused(state, both)).toBe('guns-held-on-another')
    const hers = runs(salvo, state, aimed(state, 'ships=majestic letters=Z rangeInches=48'), '10')
    expect(refused(hers.state, both)).toBe('')
  })

  test('of two cards on one ship the last counts', () => {
    const both = plays(perfidiousAlbion, state, 'AH').state
    expect(aimed(both, 'ships=majestic')).toMatchObject({ target: idOf('Canopus'), letters: 'Z B C E' })
  })
})

describe('spotter plane by night', () => {
  const { state } = played('KH', '', 'formation=channel', 'timeOfDay=night visibilityInches=16')

  test.each([
    ['a formation that is lit up is engaged at any range of the table', state, 'magnificent', '', 64],
    ['every other within sight', state, 'canopus', 'beyond-visibility', 16],
    ['and she too when the night is dark again', next(state), 'majestic', 'beyond-visibility', 16],
  ])('%s, and the range of the form ends there', (_, now, target, code, most) => {
    const shot = { squadron: brest, ships: 'brennus', letters: 'Z', sector: 'starboard', rangeInches: 32, target }
    expect(refuses(salvo, now, usualOf(now, shot))).toBe(code)
    const range = salvo.fields(now, { squadron: brest, target }).find(({ name }) => name === 'rangeInches')
    expect(range?.kind === 'range' && range.mostInches).toBe(most)
  })

  test('by day it is a reminder: these rules know no aircraft', () => {
    expect(played('KH').lasting).toMatchObject([{ ship: idOf('Brennus'), isApplied: false }])
  })
})

test('radars are repaired by damage control, though these rules have none', () => {
  const after = fired(played('7H').state, channel, brest)
  expect(dueThisTurn(after)).toContainEqual(
    expect.objectContaining({ procedure: 'repairParties', input: { ships: idOf('Majestic') } }),
  )
  const mended = runs(damageControl, after, 'ship=majestic', '1', 'test-1/repair=event')
  expect(mended.why).toContain('Radar outage repaired: Majestic')
  expect(lastingEvents(mended.state)).toEqual([])
})
