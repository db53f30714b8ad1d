import { describe, expect, test } from 'vitest'
import { withUsualValues } from '../../../run/run-procedure.testing'
import { battleship, destroyer, inPlay, motorBoats } from '../../ship/stands.testing'
import { plays, shows, type Play } from '../played.testing'
import { atTable } from '../table.testing'
import { attacksOf, factors } from './factors'

const fire: Play = {
  stands: { one: { of: destroyer }, foe: { of: motorBoats, squadron: 'theirs' } },
  input: { ship: 'one', target: 'foe', guns: 'crf' },
}

test('attacks: one a factor, of a stand times the scale of its vessels', () => {
  const attacks = [1, 2, 3, 6, 7, 12, 13].map((vessels) =>
    attacksOf(inPlay(motorBoats, { tracks: { vessels } }), 'crf'),
  )
  expect(attacks).toEqual([2, 2, 4, 4, 6, 6, 8])
  expect(attacksOf(inPlay(destroyer, { tracks: { crf: 3 } }), 'crf')).toBe(3)
})

test('its saving throw has a sum of its own, shown once it is thrown, where a hit can do harm', () => {
  const sums = (of: typeof destroyer) => {
    const state = atTable({ ...fire.stands, foe: { of, squadron: 'theirs' } }, {})
    return factors.reckoning!(state, withUsualValues(factors, state, fire.input)).map((sum) => [sum.of, sum.isLater])
  }
  expect(sums(motorBoats)).toEqual([
    ['crf', undefined],
    ['saves', true],
  ])
  expect(sums(battleship)).toEqual([['crf', undefined]])
})

describe('what each needs (9.8), and its odds', () => {
  const worn = 'foe:of=cruiser one:splash=1 foe:splash=2 foe:steering=0 foe:pace=slow'
  shows(
    factors,
    fire,
    `
    8 or more, and her size | | Harker, CRF, 4 attacks; sum: CRF 8+, Size of the target −4, 12+
    splash markers on both, steering out, slow | ${worn} | sum: CRF 8+, One splash marker on the firer −1, 2 splash markers on the target −2, Size of the target +1, Steering of the target out, SV\u00a00 +1, Target slow +1, 8+
    ruling: crew quality does not count | one:of=cruiser | not: Crew quality +2
    or it does | one:of=cruiser rule:factorCrewQuality=on | Crew quality +2
    a hit at all, harm at all | | odds: One hit or more 0.9085, One vessel lost or more 0.4402
    at ships that they cannot harm | foe:of=battleship | odds: One hit or more 0.9961; These guns leave splash markers on Thunderbolt and do her no harm.
    warned: she has fired | table:fired:one:crf=1 | Harker has fired her CRF this turn.
    `,
  )
})

describe('hits at small craft', () => {
  plays(
    factors,
    fire,
    `
    a splash marker and a saving throw each; by CRF with 1 more | 12 20 11 1 3 4
      | CRF of Harker at 8th Flotilla: 2 hits, 1 not saved; foe vessels: 3; foe splash: 2
    by MRF without it | 12 4 guns=mrf attacks=1 | foe vessels: 3
    saved | 12 5 guns=mrf attacks=1 | foe vessels: 4
    boats that lie still: misses again once | 12 20 11 1 2 3 10 10 foe:pace=stopped | asked: crf/die, crf/again, saves/save
    no more vessels are lost than there are | 20 20 1 1 1 1 foe:vessels=1 | foe vessels: 0
    `,
  )
})

describe('hits at ships', () => {
  const mrf = 'guns=mrf attacks=2'
  const asks = `rule:mrfTargets=ask ${mrf} foe:of=merchant`
  plays(
    factors,
    { ...fire, stands: { ...fire.stands, foe: { of: destroyer, squadron: 'theirs' } } },
    `
    MRF at type A and C: saved on 5, else 1 S | 10 10 4 5 ${mrf}
      | MRF of Harker at Harker: 2 hits, 1 not saved; foe structure: 7; foe splash: 2
    S brought to a third (12.3) | 10 10 4 5 ${mrf} foe:structure=3
      | S of Harker is down to a third or less: a morale test in the end phase.
    and to nothing | 10 10 4 4 ${mrf} foe:structure=1 | S of Harker is down to 0: a morale test in the end phase.
    CRF: a splash marker and nothing more | 10 1 1 1 | foe structure: 8
    any other type too | 8 8 ${mrf} foe:of=merchant | foe structure: 10; foe splash: 2; asked: mrf/die; Ocean Carter takes no harm from such guns.
    ruling: the targets that MRF harms are asked | 8 8 ${asks} | foe structure: 10
    and answered | 8 8 1 1 ${asks} says:harms=true | foe structure: 8
    `,
  )
})
