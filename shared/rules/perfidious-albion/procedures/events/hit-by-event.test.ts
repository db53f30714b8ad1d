import { describe, expect, test } from 'vitest'
import { plays, withDeck } from '../../../event-cards/event-cards.testing'
import type { GameState } from '../../../../game/state'
import { trackId } from '../../../../kernel/ids'
import { dice } from '../../../../kernel/script.testing'
import { perfidiousAlbion } from '../../index'
import { atSea, england, france, idOf } from '../turn/fleet.testing'

/** English mishaps, played by France. */
const fleet = withDeck(atSea(), england, france)
const played = (face: string, faces: number[] = [], answers = {}) =>
  plays(perfidiousAlbion, fleet, face, dice(...faces), answers)
const majestic = ({ ships }: GameState) => ships[idOf('Majestic')]!

describe('struck at once', () => {
  test('dive bombers: each 12″ shell hits on 1–10 of D20, and goes in like a Y gun at the end of its range', () => {
    const { why, state, lasting } = played('AD', [2, 10, 11, 1, 1])
    expect(why).toContain('Majestic: shells that hit, 1 of 2.')
    expect([lasting, state.pending]).toEqual([[], []])
    expect(played('AD', [2, 10, 11, 1, 1]).asked.find(({ key }) => key === 'penetration')).toMatchObject({ value: 5 })
  })

  test('level bombers: 8″ shells on a 1 of D20', () => {
    const { why } = played('3D', [1, 1, 1, 1, 2, 3, 20])
    expect(why).toContain('Majestic: shells that hit, 0 of 3.')
  })

  test('torpedoes find their place by D6 and D10, and count below the waterline alone', () => {
    for (const [face, first] of [
      ['2D', [2]],
      ['4D', [2, 6]],
    ] as const) {
      const { why, state } = played(face, [...first, 1, 5, 2, 5])
      expect(why.at(-1)).toBe('No torpedo strikes Majestic.')
      expect(majestic(state)).toEqual(majestic(fleet))
    }
    expect(played('4D', [2, 6, 5, 6, 6, 6], { reach: 1 }).why.at(-1)).toBe('One torpedo strikes Majestic.')
  })

  test('a mine is a torpedo hit below the waterline, wherever the die says', () => {
    const flotation = trackId('flotation')
    const { state } = played('5D', [6, 2, 6, 6])
    expect(majestic(state).tracks[flotation]).toBe(majestic(fleet).tracks[flotation]! - 1)
  })

  test('a collision is the umpire’s, for each of the two', () => {
    const { asked, state } = played('8H', [], { 'majestic/hurt': true, 'majestic/leaks': 1 })
    expect(asked.map(({ key }) => key)).toEqual(expect.arrayContaining(['majestic/hurt', 'magnificent/hurt']))
    expect(majestic(state).tracks[trackId('flooding')]).toBe(1)
  })
})
