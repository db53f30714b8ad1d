import { describe, expect, test } from 'vitest'
import { battleship, cruiser, motorBoats } from '../../ship/stands.testing'
import { played, plays, shows, type Play } from '../played.testing'
import { mayFire } from './may-fire'
import { arms, assessFire, bandAt, bandsInches, caseOf, type Sight } from './sight'

test('ranges: a band is 25 cm, and a range reads the first it does not exceed', () => {
  expect(bandsInches).toEqual([9.84, 19.69, 29.53, 39.37, 49.21])
  expect([0, 9.84, 25 / 2.54, 10, 19.69, 20, 125 / 2.54, 50].map(bandAt)).toEqual([1, 1, 1, 2, 2, 3, 5, 6])
})

describe('9.1: which row applies, and what it allows', () => {
  const day: Sight = {
    ...{ isNight: false, isClear: true, isWithin: true, isLit: false },
    ...{ band: 3, visibility: 4, spotting: 5 },
  }
  const night = { ...day, isNight: true }

  test.each([
    ['day, in sight', day, 'daySeen', ['may', 'may', 'may']],
    ['hidden', { ...day, isClear: false }, 'unseen', ['no', 'no', 'shipTest']],
    ['beyond TVR by night', { ...night, isWithin: false }, 'unseen', ['no', 'no', 'shipTest']],
    ['by night, lit', { ...night, isLit: true }, 'nightLit', ['may', 'may', 'may']],
    ['by night, dark', night, 'nightDark', ['shipTest', 'shipTest', 'may']],
    ['beyond SD', { ...day, spotting: 2 }, 'daySeen', ['no', 'no', 'no']],
  ] as const)('%s: guns, aimed torpedoes, a wide spread', (_, sight, row, verdicts) => {
    expect(caseOf(sight)).toBe(row)
    expect(arms.map((arm) => assessFire(arm, sight, false).verdict)).toEqual(verdicts)
  })

  test('a battery with radar that does not see her tests for itself, as far as SD', () => {
    const unseen = { ...day, isWithin: false, band: 5, visibility: 1 }
    expect(assessFire('guns', unseen, true)).toMatchObject({ verdict: 'batteryTest', limit: 5 })
    expect(assessFire('guns', { ...unseen, spotting: 4 }, true)).toMatchObject({ verdict: 'no', why: 'beyond' })
    expect(assessFire('guns', unseen, false)).toMatchObject({ verdict: 'no', why: 'noRadar' })
    expect(assessFire('wideSpread', unseen, true)).toMatchObject({ verdict: 'no', limit: 1 })
  })
})

describe('the procedure', () => {
  const asks: Play = {
    stands: {
      tone: { of: cruiser },
      foe: { of: battleship, squadron: 'theirs' },
      boats: { of: motorBoats, squadron: 'theirs' },
    },
    input: { ship: 'tone', target: 'foe' },
  }
  const band = (bands: number) => `rangeInches=${bandsInches[bands - 1]}`
  const all = 'Tone Gawa may fire all 2 batteries'
  const none = 'Tone Gawa may fire no battery'
  const spread = 'Tone Gawa may launch a wide spread'
  const dark = 'table:light=night'
  const kept = `${dark} table:tested:tone:target=1+foe+passed`
  const failed = `${dark} table:tested:tone:target=1+foe+failed`
  const radar = `5 4 10 tone:of=battleship table:tacticalVisibility=0 ${band(4)}`
  plays(
    mayFire,
    asks,
    `
    by day | ${band(3)} table:tacticalVisibility=4 | ${all}
    beyond what she sees | ${band(5)} | ${none}; Tone Gawa 8″ may not fire: 5 RB, and 4 is the limit.
    every line can be overruled | ${band(3)} says:check/clear=false | ${none}
    and the answer too | ${band(5)} says:main-main/may=true | Tone Gawa may fire one battery of 2
    by night in the dark one crew test for all | 4 ${dark} ${band(2)} | ${all}; asked: target/test
    kept for the turn, for torpedoes too | ${kept} arm=torpedoesAimed | Tone Gawa has found Thunderbolt this turn: no test.
    but not for another target | ${kept} target=boats | ${none}
    a failure is not tried again | ${failed} | ${none}; not: target/test
    before the next turn | 10 ${failed} turn=2 | ${all}
    by radar each battery tests for itself | ${radar}
      | asked: main-quad/test, main-twin/test, other-dp/test; Thunderbolt may fire 2 batteries of 3
    a wide spread into an area that nobody sees takes a test | 4 arm=wideSpread clear=false | ${spread}
    one that is seen does not | arm=wideSpread | ${spread}
    an aimed attack needs to see | arm=torpedoesAimed clear=false
      | Tone Gawa may not launch an aimed attack: the target is not seen.
    `,
  )
  const day = `${band(3)} table:tacticalVisibility=4`
  const checklist = 'Day.; Clear line of sight.; Within TVR: 3 RB, TVR 4.; As far as 4 RB: the lower of SD 4 and TVR 4.'
  shows(mayFire, asks, `the checklist | ${day} | ${checklist}; Tone Gawa 8″ may fire.; Tone Gawa 5″ may fire.`)

  test('a crew test is noted', () => {
    const { state } = played(mayFire, { ...asks, table: { light: 'night' }, faces: [3] })
    expect(state.table['tested:tone:target']).toBe('1 foe failed')
  })
})
