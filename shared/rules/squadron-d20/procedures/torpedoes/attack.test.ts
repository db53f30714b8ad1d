import { describe, expect, test } from 'vitest'
import { refusalOf, withUsualValues } from '../../../run/run-procedure.testing'
import { battleship, carrier, cruiser, destroyer, motorBoats } from '../../ship/stands.testing'
import { bandsInches } from '../may-fire/sight'
import { played, plays, reckoned, shows, type Play } from '../played.testing'
import { atTable } from '../table.testing'
import { torpedoes } from './attack'
import { attacksOnTable } from './declare'

const stands = { tone: { of: cruiser }, boats: { of: motorBoats }, foe: { of: battleship, squadron: 'theirs' } }
const band = (bands: number) => bandsInches[bands - 1]!

/** Six torpedoes of the cruiser in the water, or what is changed of them. */
const running = (by: string, more: Record<string, string | number> = {}): Play => {
  const aim = { at: 'foe', is: 'aimed', arc: 'beam', rangeInches: band(1) }
  const values = { by, knots: 42, tubes: 6, attacks: 1, ...aim, ...more }
  return { stands, markers: [{ id: 'fish', kind: 'torpedoes', of: 'hers', turnLaid: 1, values }] }
}
const wide = running('tone', { is: 'wideSpread', at: '' })
const twice = running('boats', { knots: 40, attacks: 2, tubes: 0 })

describe('what an attack needs (9.7)', () => {
  const worn = 'arc=stern tone:splash=2 foe:splash=3'
  const small = { ...stands, foe: { of: { ...destroyer, data: { ...destroyer.data, size: -4 } }, squadron: 'theirs' } }
  const needed = [14, 17, 19, 20, 21].map(
    (figure, at) => `the end of band ${at + 1} | rangeInches=${band(at + 1)} | Torpedoes, ${at + 1} RB ${figure}+`,
  )
  shows(torpedoes, running('tone'), needed.join('\n'))
  shows(
    torpedoes,
    running('tone', { knots: 49 }),
    `
    modifiers by name | ${worn} | sum: Torpedoes, 1 RB 14+, Speed setting of 49 knots +2, 2 splash markers on the firer −2, Crew quality +2, Into the stern arc of the target −3, Size of the target +2, 13+
    `,
  )
  shows(
    torpedoes,
    running('tone'),
    `
    the bow arc | arc=bow | Into the bow arc of the target −1
    arcs do not count against a ship that is slow or stopped | arc=stern foe:pace=slow
      | sum: Torpedoes, 1 RB 14+, Crew quality +2, Size of the target +2, Target slow +1, 9+
    its chance is that of the dice | | odds: Tone Gawa on target 0.55
    `,
  )
  shows(torpedoes, twice, 'of two attacks | | odds: 8th Flotilla: one of 2 or more on target 0.75')
  shows(
    torpedoes,
    { ...running('tone'), stands: small },
    `
    ruling: a size of −4 counts −3 | | Size of the target −3
    or as it is | rule:torpedoSizeFloor=-4 | Size of the target −4
    `,
  )
  shows(torpedoes, running('nobody'), 'torpedoes of nobody are refused | | refused: torpedoes-of-nobody attack')
  const hers = 'of a setting that is not hers too | | refused: torpedo-setting-not-hers attack'
  shows(torpedoes, running('tone', { knots: 77 }), hers)
})

describe('the attack', () => {
  const two = 'says:scored=1,6,0,0,2,1,4,0,2,3'
  const off = 'torpedoes of Tone Gawa at Thunderbolt: off target'
  plays(
    torpedoes,
    running('tone'),
    `
    off target | 9 | ${off}
    on target: each hit of the rule book under water | 10 11 ${two}
      | torpedoes of Tone Gawa at Thunderbolt: 2 hits; foe flotation: 62; foe steering: 3; foe splash: 0
    a ship that lies still: a miss again once | 2 2 foe:speed=0 | asks: again
    land: a miss again once, and nothing under water | 1 20 foe:of=airBase says:scored=1,2,0
      | asks: again; foe structure: 38
    `,
  )
  const lost = { ...running('tone'), stands: { ...stands, third: { of: carrier, squadron: 'theirs' } } }
  const gone = 'Thunderbolt was lost before the torpedoes reached her: nothing is thrown.'
  plays(
    torpedoes,
    lost,
    `
    at a ship that is a wreck by now they stay aimed at her | foe:standing=wreck | ${off}; ${gone}; not: attack/from
    or meet another, if the rule book says so | target=third foe:standing=wreck 2 | torpedoes of Tone Gawa at Resolve: off target
    `,
  )
  shows(
    torpedoes,
    lost,
    `
    and the form says so | foe:standing=wreck | usual target: foe; ${gone}; odds: Tone Gawa on target 0
    nobody else who is lost can be named | target=third third:standing=sunk | refused: target-is-sunk target
    `,
  )
  const short = `At this setting they run no farther than 2 RB.; not: attack/from`
  plays(
    torpedoes,
    running('boats', { knots: 40 }),
    `beyond what they run nothing is thrown | rangeInches=${band(3)} | ${short}`,
  )
  const each = 'attack/die, scored, scored-remember'
  plays(
    torpedoes,
    twice,
    `the hits of several attacks in one form | 20 19 says:scored=0,0,0,0,2,0,0,0,0,2 | asked: ${each}`,
  )

  test('the torpedoes are spent; a wide spread may run on', () => {
    const left = (play: Play) => attacksOnTable(played(torpedoes, { faces: [2], ...play }).state)
    expect([left(running('tone')), left(wide)]).toEqual([[], []])
    expect(left({ ...wide, said: { runsOn: true } })).toHaveLength(1)
  })
})

describe('a torpedo attack that was not declared in the program', () => {
  const state = atTable(stands)
  const aimed = { target: 'foe', rangeInches: band(1), arc: 'beam' }
  const called = { attack: 'called', by: 'tone', setting: '42', tubes: 6, ...aimed }
  const names = (input = {}) => torpedoes.fields(state, input).map(({ name }) => name)

  test('with none in the water the form offers it; small craft make as many attacks as it says', () => {
    expect(names()).toEqual(['attack', 'by', 'setting', 'tubes', 'friendsToo', 'target', 'rangeInches', 'arc'])
    expect(refusalOf(torpedoes, state, withUsualValues(torpedoes, state, {}))).toBeUndefined()
    expect(names({ attack: 'called', by: 'boats' })).toContain('attacks')
    const { sums } = reckoned(torpedoes, { stands, input: { ...aimed, attack: 'called', by: 'boats', attacks: 2 } })
    expect(sums[0]?.title).toContain('2 torpedo attacks')
  })

  test('the sum is that of an attack that was declared', () => {
    const { sums } = reckoned(torpedoes, { ...running('tone'), input: { ...aimed, attack: 'fish' } })
    expect(reckoned(torpedoes, { stands, input: called }).sums).toEqual(sums)
  })

  test('hits count under water, no more of them than tubes, and no marker is left or lifted', () => {
    const said = { scored: '1,9,0,0,2' }
    const ran = played(torpedoes, { stands, input: { ...called, tubes: 2 }, faces: [20], said })
    expect(ran.label).toBe('torpedoes of Tone Gawa at Thunderbolt: one hit')
    expect([ran.tracks('foe', 'flotation'), attacksOnTable(ran.state)]).toEqual([[63], []])
    expect(ran.questions.find(({ key }) => key === 'scored')).toMatchObject({
      kind: 'figures',
      figures: [{ most: 2 }, {}, {}, {}, {}],
    })
  })

  test('torpedoes run on when the ship that launched them has gone down', () => {
    const sunk = atTable({ ...stands, tone: { of: cruiser, fields: { standing: 'sunk' } } })
    expect(refusalOf(torpedoes, sunk, called)).toBeUndefined()
    const by = torpedoes.fields(sunk, {}).find(({ name }) => name === 'by')
    expect(by?.kind === 'ship' && by.among).toEqual(['boats', 'tone'])
    const wreck = atTable({ ...stands, foe: { ...stands.foe, fields: { standing: 'wreck' } } })
    expect(refusalOf(torpedoes, wreck, called)).toBe('target-is-wreck')
  })

  test('where nobody has torpedoes there is nothing to call', () => {
    const without = atTable({ foe: { of: battleship }, flattop: { of: carrier, squadron: 'theirs' } })
    expect(torpedoes.fields(without, {})[0]?.default).toBeNull()
    expect(refusalOf(torpedoes, without, withUsualValues(torpedoes, without, {}))).toBe('no-such-torpedoes')
  })
})
