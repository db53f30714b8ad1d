import { describe, expect, test } from 'vitest'
import { boxId } from '../../../../kernel/ids'
import { dice } from '../../../../kernel/script.testing'
import { read } from '../../../run/run-procedure.testing'
import { askedIn, plays, runs, type NightSetup } from '../night-action.testing'
import { gunfire } from './gunfire'
import { aim, fired, firer, withItem } from './salvo.testing'

const initial = 'initial/furutaka/initial'
const roll = 'hit/furutaka/main/2-1'
const both = 'rangeInches=8 batteries=main-8+secondary-4.7'

describe('the initial roll: 1D10 for all batteries of a ship', () => {
  const short = (inches: string) => `Furutaka ${inches}″: 8 on the die, 7 or less was needed. No salvo on the target.`
  plays(
    fired,
    `
    at her number or less a battery goes on | 7 50 | asked: ${initial}, ${roll}
    over it she falls short | 8 | Furutaka at Astoria: no hit; ${short('8')}
    “A” is automatic: no die | 60 rangeInches=4 | asked: ${roll}
    one die for main and secondary | 8 60 ${both} | asked: ${initial}, ${roll}; ${short('4.7')}
    each ship rolls her own | 1 60 9 ships=furutaka+kako | asked: ${initial}, ${roll}, initial/kako/initial
    for her squadron | 1 60 9 ships=furutaka+kako | Cruisers at Astoria: no hit
    `,
  )

  test('it counts for the whole turn, whatever a battery fires at', () => {
    const { state } = fired({ input: { rangeInches: 8 }, faces: [8, 60] })
    const atQuincy = { ...aim, target: 'quincy', rangeInches: 8, batteries: 'secondary-4.7', mounts: 'furutaka:S2' }
    const second = runs(gunfire, state, atQuincy)
    expect(askedIn(second)).toEqual([])
    expect(second.why).toContain('Furutaka threw 8 on her D10 this turn, for all her batteries.')
    expect(gunfire.odds!.quick(state, atQuincy, []).map(({ chance }) => chance)).toEqual([1])
    expect(read(gunfire.reckoning!(state, atQuincy)[0]!.means)).toBe(
      'hit number, no hit: the D10 of this turn fell short of 7',
    )
    expect(askedIn(runs(gunfire, { ...state, turn: 2 }, atQuincy, dice(9)))).toEqual([initial])
  })
})

describe('optional aids to the initial roll', () => {
  const plane = 'rule:spotterPlane=on spotterPlane=true'
  const ship = 'rule:spotterShip=on spotterShip=kako spotterRangeInches'
  plays(
    fired,
    `
    a spotter plane adds 2 | 9 60 ${plane} | asked: ${initial}, ${roll}
    and no more | 10 ${plane} | asked: ${initial}
    a ship lends the number of her own guns at her range, less 1 | 8 60 ${ship}=8 | asked: ${initial}, ${roll}
    and no more | 9 ${ship}=8 | asked: ${initial}
    a spotting ship’s “A” stays automatic | 60 ${ship}=5 | asked: ${roll}
    `,
  )
})

describe('hits on D100', () => {
  const hits = (n: number) => `hits: ${n} on astoria by gun of 8`
  plays(
    fired,
    `
    three mounts at 1: 35 is no hit | 1 35 | hits:
    34 or less is one | 1 34 | ${hits(1)}
    5 or less two, which wait | 1 5 | ${hits(2)}; 2 hits of 8″ on Astoria wait for the damage phase.
    in one line | 1 5 | Furutaka at Astoria: 2 hits
    by ruling each is worked out at once | 1 34 1 11 6 rule:damageTiming=atOnce | hits:; astoria flotation: 63
    where no roll is needed one is still rolled for mishaps | 1 84 visibility=9 | ${hits(3)}
    unless they are off | 1 visibility=9 rule:mishaps=off | ${hits(3)}
    every figure can be overruled | 1 50 says:size=2 | Size of the target, CA: +2
    and what follows reads it | 1 50 says:size=2 says:mountValue-2/furutaka/main=4 | ${hits(1)}
    `,
  )

  /** A main battery of so many mounts, each with so many guns. */
  const mixed = (...guns: readonly number[]): NightSetup => {
    const mounts = guns.map((each, at) => ({ id: `M${at + 1}`, guns: each, arc: { from: 0, to: 359 } }))
    const bands = [{ toInches: 20, initial: 7, values: { 2: 1, 3: 3 } }]
    return firer({
      batteries: [{ id: 'main', is: 'main', inches: 8, shielded: true, reliability: 'B', mounts, bands }],
    })
  }
  const kinds = `${initial}, hit/furutaka/main/3-1, ${roll}`
  plays(fired, `one roll for each kind, the larger first | 1 60 13 | ${hits(1)}; asked: ${kinds}`, mixed(3, 3, 2))
  const groups = `${initial}, ${roll}, hit/furutaka/main/2-2`
  const nine = mixed(2, 2, 2, 2, 2, 2, 2, 2, 2)
  plays(fired, `more than seven mounts: groups | 1 5 60 | ${hits(3)}; asked: ${groups}`, nine)
})

describe('mishaps on the natural roll', () => {
  const withRadar = firer({ places: withItem(55, { kind: 'searchRadar', set: 'FuMo' }) })
  plays(fired, '85: radars out | 1 85 | furutaka casualties: radarsOut; furutaka s-55: out', withRadar)
  const rolled = `asked: ${initial}, ${roll}`
  const ofB = `says:${roll}/mount=B`
  plays(
    fired,
    `
    84: nothing | 1 84 | furutaka casualties:; ${rolled}
    of Axis ships only | 1 89 Furutaka:form.nation=RN | furutaka casualties:
    94: radars and radios out | 1 94 | furutaka casualties: radarsAndRadiosOut; furutaka s-31: out
    a flagship must shift her flag | 1 94 Furutaka:flagship=yes | Furutaka: the flag has to be shifted.
    95 to 97: one of the mounts that fired is out | 1 95 ${ofB}
      | furutaka s-21:; furutaka s-23: out; ${rolled}, ${roll}/mount
    98: it burns too | 1 98 ${ofB} | furutaka s-23: burning out
    00: the same | 1 100 2 ${ofB} | furutaka s-23: burning out
    or on a 1 she explodes | 1 100 1 ${both} ${ofB} | furutaka standing: blownUp
    and rolls no further | 1 100 1 ${both} ${ofB} | ${rolled}, ${roll}/mount, ${roll}/explodes
    a mount that fires alone is not drawn | 1 96 mounts=furutaka:A | furutaka s-21: out; ${rolled}
    none under mishaps: off | 1 100 rule:mishaps=off | ${rolled}
    a ship without radar loses none | 1 85 | furutaka casualties:; ${rolled}
    `,
  )
})

test('a mount fires once a turn; the table remembers at whom, and for the next turn who was hit', () => {
  const { state } = fired({ faces: [1, 5] })
  const kept = { 'fired:furutaka': 1, 'fired:furutaka:main': '1 astoria 6 12 90 A,B,Y', 'hit:astoria:1': 1 }
  expect(state.table).toMatchObject(kept)
  const again = { ...aim, mounts: 'furutaka:A furutaka:B furutaka:Y' }
  expect(gunfire.check(state, again)).toMatchObject({ code: 'gunfire-mount-fired' })
  expect(gunfire.check({ ...state, turn: 2 }, again)).toMatchObject({ ok: true })
  expect(fired({ faces: [1, 60] }).state.table).not.toHaveProperty('hit:astoria:1')
})

test('its premises: standing of both, mounts that can fire', () => {
  const { given } = fired().draft.changes
  expect(given).toContainEqual({ of: 'field', ship: 'astoria', field: 'standing', was: 'afloat' })
  expect(given).toContainEqual({ of: 'mark', ship: 'furutaka', box: boxId('s-21'), mark: 'out', was: false })
})
