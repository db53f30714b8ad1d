import { describe, expect, test } from 'vitest'
import { dice } from '../../kernel/script.testing'
import { perfidiousAlbion } from '../perfidious-albion'
import { atSea, brest, england, france } from '../perfidious-albion/procedures/turn/fleet.testing'
import type { RulesPack } from '../pack/rules-pack'
import { plays, withDeck } from './event-cards.testing'

/** Rules without event cards: every effect is a reminder. */
const { events: _events, ...rest } = perfidiousAlbion
const bare: RulesPack = rest

type Setup = NonNullable<Parameters<typeof atSea>[0]>

/** The deck holds English mishaps, and France plays it. */
const table = (setup: Setup = {}) =>
  withDeck(atSea({ channel: { Majestic: {}, Magnificent: {} }, reserve: { Canopus: {} }, ...setup }), england, france)

const played = (face: string, faces: number[] = [], answers = {}, setup: Setup = {}) =>
  plays(bare, table(setup), face, dice(...faces), answers)

describe('attacks from the air, from below and by a mine', () => {
  test('the stricken side names the ship, unless the house rule says otherwise', () => {
    const asked = (victimChosenBy: string, faces: number[]) =>
      played('5D', faces, {}, { houseRules: { victimChosenBy } }).said
    expect(asked('owner', [])).toEqual(['england: Which ship is attacked?'])
    expect(asked('cardPlayer', [])).toEqual(['france: Which ship is attacked?'])
    expect(asked('random', [5])).toEqual(['france: Which ship is attacked? The die says.'])
  })

  test('at random each ship has equally many faces; the rest are rolled again', () => {
    const four = { channel: { Majestic: {}, Mars: {} }, reserve: { Canopus: {}, Ocean: {} } }
    const hit = (...faces: number[]) =>
      played('5D', faces, {}, { ...four, houseRules: { victimChosenBy: 'random' } }).label
    expect([hit(1), hit(4), hit(6, 5, 3)]).toEqual([
      'Mine Attack: Majestic',
      'Mine Attack: Ocean',
      'Mine Attack: Canopus',
    ])
  })

  test('dive bombers: as many 12″ common shells at 50 % as the same die shows', () => {
    expect(played('AD', [4]).why).toEqual([
      '4 dive bombers attack Majestic.',
      'Without rules for aircraft: 4 common shells of 12″, each at 50 %.',
      'These rules leave the effect to the players.',
    ])
  })

  test('torpedo bombers: as many 18″ torpedoes from 1,500 yards', () => {
    expect(played('2D', [1]).why).toEqual([
      'One torpedo bomber attacks Majestic.',
      'Without rules for aircraft: one torpedo of 18″ from 1500 yards.',
      'These rules leave the effect to the players.',
    ])
  })

  test('level bombers: 3D6 8″ HE shells at 5 %, rolled afresh', () => {
    expect(played('3D', [2, 6, 5, 1]).why.slice(0, 2)).toEqual([
      '2 level bombers attack Majestic.',
      'Without rules for aircraft: 12 HE shells of 8″, each at 5 %.',
    ])
  })

  test('a submarine: D6 torpedoes from D6 thousand yards', () => {
    expect(played('4D', [3, 2]).why[0]).toBe('3 torpedoes run at Majestic from 2000 yards.')
  })

  test('a mine', () => {
    expect(played('5D').why[0]).toBe('Majestic strikes a mine.')
  })
})

test('whose opponent is struck among three sides: the one whose mishaps the deck holds', () => {
  const state = table()
  const spain = { id: 'spain' as typeof england, name: 'Spain', flag: '' }
  const [first, ...others] = state.squadrons
  const three = { ...state, sides: [...state.sides, spain], squadrons: [{ ...first!, side: spain.id }, ...others] }
  expect(plays(bare, three, '5D').label).toBe('Mine Attack: Canopus')
  expect(state.squadrons.at(-1)?.id).toBe(brest)
})
