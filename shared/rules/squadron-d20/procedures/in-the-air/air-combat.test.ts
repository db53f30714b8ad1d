import { describe, expect, test } from 'vitest'
import { fighters, torpedoBombers } from '../../ship/stands.testing'
import { airStand, plays, reckoned, shows, type Play } from '../played.testing'
import { airCombat } from './air-combat'

const few = { tracks: { aircraft: 2 } } as const
const stands = { one: { of: fighters, ...few }, other: { of: torpedoBombers, ...few } }
const fight: Play = { stands, input: { combat: 'dogfight', by: 'one', at: 'other' } }

/** Fighter-bombers with bombs. */
const bombs = [{ attack: 'fighterBomber', modifier: 0 } as const]
const jabos = airStand(
  { role: 'fighterBomber', crewQuality: 0, dogfight1: 8, dogfight2: 4, intercept: 7, hitPoints: 5, loads: bombs },
  'Jabos',
)

describe('10 and more with what counts (ruling airCombatNeeded), D20', () => {
  const outcome = (lost: number, down: number) =>
    `Dogfight of 802 Squadron with 815 Squadron: ${down} shot down, ${lost} lost`
  const other = 'rule:airCombatNeeded=13'
  plays(
    airCombat,
    fight,
    `
    both throw, and then both suffer | 9 10 6 1
      | ${outcome(1, 1)}; asked: by/die, at/die, by/saves/save, at/saves/save; other aircraft: 1; one aircraft: 1
    nobody hits | 8 9 | ${outcome(0, 0)}
    ruling: another number | 11 12 ${other} | other aircraft: 2
    and enough | 12 12 6 ${other} | other aircraft: 1
    aircraft that are shot down have fired too | 20 20 1 1 one:aircraft=1 other:aircraft=1
      | one aircraft: 0; other aircraft: 0; Nothing is left of 815 Squadron.
    a third or less calls for a morale test | 20 1 1 1 one:aircraft=9 other:aircraft=3 byAircraft=1
      | 815 Squadron is down to a third or less: a morale test in the end phase.
    `,
  )
  const many = 'one:aircraft=9 other:aircraft=5'
  shows(
    airCombat,
    fight,
    `
    dice by the aircraft that fight | ${many} | 802 Squadron: 3 D20; 815 Squadron: saved; 815 Squadron: 2 D20; 802 Squadron: saved
    by those that do | ${many} byAircraft=2 | 802 Squadron: 1 D20
    flak counts on both | one:flak=2 other:flak=1
      | sum: Needed in the air (ruling) 10+, Crew quality +1, 2 flak markers on the attacker −2, One flak marker on the opponent −1, 12+; 13+
    odds: what each may lose | | odds: 815 Squadron: none lost 0.58, 815 Squadron: one lost 0.42, 802 Squadron: none lost 0.835, 802 Squadron: one lost 0.165
    the combat factor above hit points | | saves: Saving throw 6+, Factor, hit points −2, 8+
    or below | | Factor, hit points +2
    or as many | byFactor=8 | saves: Saving throw 6+, 6+
    `,
  )

  test('the saving throw by the difference of combat factor and hit points, 8', () => {
    const saved = (byFactor: number) =>
      reckoned(airCombat, { stands, input: { ...fight.input, byFactor } }).sums[1]?.total
    const factors = [1, 2, 5, 7, 8, 9, 10, 11, 14, 15, 21, 29]
    expect(factors.map(saved).join(' ')).toBe('3+ 4+ 4+ 5+ 6+ 7+ 7+ 8+ 8+ 9+ 10+ 11+')
  })
})

describe('who fights with what', () => {
  const more = { ...stands, jabos: { of: jabos, ...few } }
  const empty = 'by=jabos jabos:load=none'
  shows(
    airCombat,
    { ...fight, stands: more },
    `
    fighters dogfight with Dogfight 1, others with Dogfight 2 | | usual byFactor: 14; usual atFactor: 3
    and intercept with their factor of interception | combat=intercept | usual byFactor: 12; usual atFactor: 3
    a loaded fighter-bomber | by=jabos | usual byFactor: 4
    an empty one | ${empty} | usual byFactor: 8
    which may intercept | combat=intercept ${empty} | usual byFactor: 7; refused:
    a loaded one may not | combat=intercept by=jabos | refused: air-cannot-intercept by
    nor may bombers | combat=intercept by=other at=one | refused: air-cannot-intercept by
    `,
  )
})

describe('ruling loadedFighterBomber', () => {
  const attacked = { ...fight, stands: { ...stands, other: { of: jabos, ...few } } }
  const never = 'rule:loadedFighterBomber=never'
  plays(
    airCombat,
    attacked,
    `
    its owner chooses | 1 1 | asked: fights, by/die, at/die
    and it does not throw | 20 1 says:fights=false | Jabos does not fight back.; other aircraft: 1
    always: nobody is asked | 1 1 rule:loadedFighterBomber=always | asked: by/die, at/die
    never: it does not throw | 1 ${never} | asked: by/die
    `,
  )
  shows(airCombat, attacked, `and begins no dogfight | by=other at=one ${never} | refused: air-cannot-dogfight by`)

  test('never: only one of them has a sum', () => {
    expect(reckoned(airCombat, { ...attacked, houseRules: { loadedFighterBomber: 'never' } }).sums).toHaveLength(2)
  })
})
