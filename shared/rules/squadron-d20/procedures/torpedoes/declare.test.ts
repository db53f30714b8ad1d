import { describe, expect, test } from 'vitest'
import type { Input } from '../../../pack/input'
import { read, withUsualValues } from '../../../run/run-procedure.testing'
import { battleship, cruiser, destroyer, motorBoats } from '../../ship/stands.testing'
import { bandsInches } from '../may-fire/sight'
import { played, reckoned, type Play } from '../played.testing'
import { atTable, type Stands } from '../table.testing'
import { attacksOnTable, declareTorpedoes } from './declare'

const stands: Stands = {
  tone: { of: cruiser },
  boats: { of: motorBoats },
  foe: { of: battleship, squadron: 'theirs' },
}
const band = (bands: number) => bandsInches[bands - 1]!

const declaring = (input: Input, more: Partial<Play> = {}): Play => ({
  stands,
  ...more,
  input: { ship: 'tone', target: 'foe', rangeInches: band(2), ...input },
})
const declared = (input: Input = {}, more: Partial<Play> = {}) => played(declareTorpedoes, declaring(input, more))
const warned = (input: Input) => reckoned(declareTorpedoes, declaring(input)).warnings

describe('an attack is declared', () => {
  test('as a marker, and the mounts that launched are empty', () => {
    const { label, state, on } = declared({ mounts: 'tt-0 tt-1', setting: '42', arc: 'bow' })
    expect(label).toBe('Tone Gawa: torpedoes at Thunderbolt')
    expect(attacksOnTable(state)).toMatchObject([
      { by: 'tone', at: 'foe', is: 'aimed', knots: 42, tubes: 6, attacks: 1, arc: 'bow', rangeInches: band(2) },
    ])
    expect([0, 1, 2].map((at) => on('tone').marks(`m-torpedoes-tt-${at}`))).toEqual([['out'], ['out'], []])
    expect(withUsualValues(declareTorpedoes, state, { ship: 'tone' })['mounts']).toBe('tt-2 tt-3')
  })

  test('small craft count their attacks', () => {
    const { state, on } = declared({ ship: 'boats', attacks: 2, rangeInches: band(1) })
    expect(attacksOnTable(state)).toMatchObject([{ by: 'boats', attacks: 2, tubes: 0, knots: 40 }])
    expect(on('boats').track('torpedoAttacks')).toBe(0)
  })

  test('a wide spread goes into an area and is aimed at nobody', () => {
    const { label, state } = declared({ spread: 'wideSpread' })
    expect(label).toBe('Tone Gawa: a wide spread of torpedoes')
    expect(attacksOnTable(state)).toMatchObject([{ at: '', is: 'wideSpread' }])
  })

  test('9.1 has a say: unseen no aimed attack, and a wide spread after a crew test', () => {
    const hidden = declared({ clear: false })
    expect(hidden.label).toBe('Tone Gawa launches no torpedoes at Thunderbolt')
    expect(attacksOnTable(hidden.state)).toEqual([])
    expect(warned({ clear: false })).toContain('Tone Gawa may not launch an aimed attack: the target is not seen.')
    expect(declared({ spread: 'wideSpread', clear: false }, { faces: [4] }).label).toMatch(/: a wide spread/)
    expect(declared({ spread: 'wideSpread', clear: false }, { faces: [3] }).label).toMatch(/launches no wide spread/)
  })

  test('by night in the dark the target is picked out, for guns and torpedoes alike', () => {
    const night = { table: { light: 'night' } }
    expect(declared({}, { ...night, faces: [4] }).state.table['tested:tone:target']).toBe('1 foe passed')
    expect(declared({}, { ...night, faces: [3] }).label).toMatch(/launches no torpedoes/)
  })

  test('it warns where a setting does not reach', () => {
    const short = 'At this setting they run no farther than 2 RB.'
    expect(warned({ ship: 'boats', rangeInches: band(3) })).toContain(short)
  })

  test('a mount that cannot launch shows whether it is lost', () => {
    const boxes = { 'm-torpedoes-tt-0': ['struck'], 'm-torpedoes-tt-1': ['out'] } as const
    const empty = atTable({ ...stands, empty: { of: destroyer, boxes } })
    const mounts = declareTorpedoes.fields(empty, { ship: 'empty' }).find(({ name }) => name === 'mounts')
    expect(mounts?.kind === 'choices' && Object.values(mounts.cannot).map(read)).toEqual(['lost', 'out or launched'])
  })
})
