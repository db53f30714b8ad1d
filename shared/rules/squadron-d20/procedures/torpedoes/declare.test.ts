import { describe, expect, test } from 'vitest'
import type { Answer } from '../../../../kernel/question'
import type { Input } from '../../../pack/input'
import { withUsualValues, read, refusalOf, runProcedure } from '../../../run/run-procedure.testing'
import { battleship, cruiser, destroyer, fighters, motorBoats } from '../../ship/stands.testing'
import { bandsInches } from '../may-fire/sight'
import { atTable, foldRules, type TableSetup, type Stands } from '../table.testing'
import { attacksOnTable } from './attacks'
import { declareTorpedoes } from './declare'

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

function declared(input: Input = {}, { faces = [], said = {}, ...setup }: Play = {}) {
  const state = atTable(setup.stands ?? stands, setup)
  const whole = withUsualValues(declareTorpedoes, state, {
    ship: 'tone',
    target: 'foe',
    rangeInches: band(2),
    ...input,
  })
  const ran = runProcedure(foldRules, declareTorpedoes, state, whole, faces, said)
  return { ...ran, warned: declareTorpedoes.warnings!(state, whole).map(read) }
}

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
    expect(hidden.warned).toContain('Tone Gawa may not launch an aimed attack: the target is not seen.')
    expect(declared({ spread: 'wideSpread', clear: false }, { faces: [4] }).label).toMatch(/: a wide spread/)
    expect(declared({ spread: 'wideSpread', clear: false }, { faces: [3] }).label).toMatch(/launches no wide spread/)
  })

  test('by night in the dark the target is picked out, for guns and torpedoes alike', () => {
    const night = { table: { light: 'night' } }
    expect(declared({}, { ...night, faces: [4] }).state.table['tested:tone:target']).toBe('1 foe passed')
    expect(declared({}, { ...night, faces: [3] }).label).toMatch(/launches no torpedoes/)
  })

  test('it warns where a setting does not reach', () => {
    expect(
      declared({ ship: 'boats', rangeInches: band(3) }, { said: { 'torpedoesAimed/may': true } }).warned,
    ).toContain('At this setting they run no farther than 2 RB.')
  })

  test('a mount that cannot launch shows whether it is lost', () => {
    const boxes = { 'm-torpedoes-tt-0': ['struck'], 'm-torpedoes-tt-1': ['out'] } as const
    const empty = atTable({ ...stands, empty: { of: destroyer, boxes } })
    const mounts = declareTorpedoes.fields(empty, { ship: 'empty' }).find(({ name }) => name === 'mounts')
    expect(mounts?.kind === 'choices' && Object.values(mounts.cannot).map(read)).toEqual(['lost', 'out or launched'])
  })

  test('what cannot be is refused by its field', () => {
    const state = atTable({
      ...stands,
      empty: { of: destroyer, boxes: { 'm-torpedoes-tt-0': ['struck'], 'm-torpedoes-tt-1': ['out'] } },
      half: { of: destroyer, boxes: { 'm-torpedoes-tt-0': ['struck'] } },
      air: { of: fighters },
      wreck: { of: destroyer, fields: { standing: 'wreck' } },
    })
    const refusal = (input: Input) =>
      refusalOf(declareTorpedoes, state, {
        ...withUsualValues(declareTorpedoes, state, { ship: 'tone', target: 'foe' }),
        ...input,
      })
    expect(refusal({})).toBeUndefined()
    expect(refusal({ ship: 'wreck' })).toBe('stand-out-of-action')
    expect(refusal({ ship: 'foe' })).toBe('no-torpedoes')
    expect(refusal({ ship: 'empty' })).toBe('no-torpedoes')
    expect(refusal({ ship: 'half', setting: '46', mounts: 'tt-0' })).toBe('tubes-out')
    expect(refusal({ spread: 'narrow' })).toBe('no-such-spread-kind')
    expect(refusal({ target: 'air' })).toBe('target-of-other-kind')
    expect(refusal({ target: 'boats' })).toBe('target-of-other-kind')
    expect(refusal({ setting: '99' })).toBe('torpedo-setting-not-hers')
    expect(refusal({ mounts: '' })).toBe('no-tubes-chosen')
    expect(refusal({ mounts: 'tt-9' })).toBe('no-such-tubes')
    expect(refusal({ ship: 'boats', setting: '40', attacks: 3 })).toBe('torpedo-attacks-left')
    expect(refusal({ arc: 'aloft' })).toBe('no-such-arc')
    expect(refusal({ rangeInches: 99 })).toBe('range-beyond-bands')
  })
})
