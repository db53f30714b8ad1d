import { describe, expect, test } from 'vitest'
import type { GameState } from '../../../../game/state'
import { read, withUsualValues } from '../../../run/run-procedure.testing'
import { battleship, cruiser, destroyer, motorBoats } from '../../ship/stands.testing'
import { bandsInches } from '../may-fire/sight'
import { played, plays, shows, type Play } from '../played.testing'
import { atTable } from '../table.testing'
import { sea } from '../turn/two-sides.testing'
import { attacksOnTable, declareTorpedoes } from './declare'

const stands = { tone: { of: cruiser }, boats: { of: motorBoats }, foe: { of: battleship, squadron: 'theirs' } }
const [oneBand, twoBands, threeBands] = bandsInches as [number, number, number]
const attack: Play = { stands, input: { ship: 'tone', target: 'foe', rangeInches: twoBands } }
const declared = (input: Play['input']) => played(declareTorpedoes, { ...attack, input: { ...attack.input, ...input } })

describe('an attack is declared', () => {
  test('as a marker, and the mounts that launched are empty', () => {
    const { label, state, on } = declared({ mounts: 'tt-0 tt-1', setting: '42', arc: 'bow' })
    expect(label).toBe('Tone Gawa: torpedoes at Thunderbolt')
    expect(attacksOnTable(state)).toMatchObject([
      { by: 'tone', at: 'foe', is: 'aimed', knots: 42, tubes: 6, attacks: 1, arc: 'bow', rangeInches: twoBands },
    ])
    expect([0, 1, 2].map((at) => on('tone').marks(`m-torpedoes-tt-${at}`))).toEqual([['out'], ['out'], []])
    expect(withUsualValues(declareTorpedoes, state, { ship: 'tone' })['mounts']).toBe('tt-2 tt-3')
  })

  test('of small craft by their attacks, of a wide spread at nobody, and not where 9.1 forbids it', () => {
    const markers = (input: Play['input']) => attacksOnTable(declared(input).state)
    expect(markers({ ship: 'boats', attacks: 2, rangeInches: oneBand })).toMatchObject([
      { by: 'boats', attacks: 2, tubes: 0, knots: 40 },
    ])
    expect(markers({ spread: 'wideSpread' })).toMatchObject([{ at: '', is: 'wideSpread' }])
    expect(markers({ clear: false })).toEqual([])
  })

  test('first by one that has an enemy to aim at and has not launched', () => {
    const usual = (state: GameState) => withUsualValues(declareTorpedoes, state)['ship']
    const both = sea('cruiser; foe/boats')
    expect([usual(both), usual(sea('cruiser; foe/boats; foe/battleship'))]).toEqual(['boats', 'cruiser'])
    const launched = { ...both, table: { ...both.table, 'fired:boats:torpedoes': both.turn } }
    expect(usual(launched), 'nobody is left: the first').toBe('cruiser')
  })

  const wide = 'spread=wideSpread'
  const spread = 'Tone Gawa: a wide spread of torpedoes'
  const none = 'Tone Gawa launches no torpedoes at Thunderbolt'
  plays(
    declareTorpedoes,
    attack,
    `
    small craft count their attacks | ship=boats attacks=2 rangeInches=${oneBand} | boats torpedoAttacks: 0
    a wide spread | ${wide} | ${spread}
    9.1 has a say: unseen no aimed attack | clear=false | ${none}
    and a wide spread after a crew test | 4 ${wide} clear=false | ${spread}
    that fails | 3 ${wide} clear=false | Tone Gawa launches no wide spread
    by night in the dark the target is picked out | 4 table:light=night | asked: target/test
    or is not | 3 table:light=night | ${none}
    `,
  )
  shows(
    declareTorpedoes,
    attack,
    `
    9.1 warns | clear=false | Tone Gawa may not launch an aimed attack: the target is not seen.
    a setting does not reach | ship=boats rangeInches=${threeBands} | At this setting they run no farther than 2 RB.
    `,
  )

  test('a mount that cannot launch shows whether it is lost', () => {
    const boxes = { 'm-torpedoes-tt-0': ['struck'], 'm-torpedoes-tt-1': ['out'] } as const
    const empty = atTable({ ...stands, empty: { of: destroyer, boxes } })
    const mounts = declareTorpedoes.fields(empty, { ship: 'empty' }).find(({ name }) => name === 'mounts')
    expect(mounts?.kind === 'choices' && Object.values(mounts.cannot).map(read)).toEqual(['lost', 'out or launched'])
  })
})

test('the setting offered reaches the target, where one does: the fastest of them', () => {
  const { state } = played(declareTorpedoes, attack)
  const settingAt = (rangeInches: number) =>
    withUsualValues(declareTorpedoes, { ...state, table: {} }, { ship: 'tone', target: 'foe', rangeInches })['setting']
  expect(bandsInches.slice(3).map(settingAt)).toEqual(['49', '42'])
})
