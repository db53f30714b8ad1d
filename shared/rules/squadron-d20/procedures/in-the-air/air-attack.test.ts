import { describe, expect, test } from 'vitest'
import { read, runProcedure, withUsualValues } from '../../../run/run-procedure.testing'
import { attackTypes, type AttackType } from '../../ship/ship'
import { cruiser, torpedoBombers } from '../../ship/stands.testing'
import { airStand, diveBombers, played, plays, reckoned, shows, type Play } from '../played.testing'
import { foldRules } from '../table.testing'
import { airAttack } from './air-attack'

const at = { by: 'stand', target: 'ship' }
/** Two dive bombers at a cruiser; hits without a critical take nothing. */
const dive: Play = {
  stands: { ship: { of: cruiser }, stand: { of: diveBombers, tracks: { aircraft: 2 } } },
  input: at,
  said: { scored: '1,0,0,0' },
}
const withLoad = (attack: AttackType, aircraft: number) =>
  airStand({ aircraft, crewQuality: 0, loads: [{ attack, modifier: 0 }] })
const by = (of: Play['stands'][string]['of']): Play => ({ ...dive, stands: { ship: { of: cruiser }, stand: { of } } })

test('dice by the aircraft that attack', () => {
  const dice = (aircraft: number) =>
    played(airAttack, { ...by(withLoad('diveBomber', 30)), input: { ...at, aircraft }, said: { 'attack/from': 21 } })
  const thrown = [1, 2, 3, 6, 7, 12, 13, 20, 21, 30].map((n) => dice(n).why[0]?.match(/(\d) D20/)?.[1])
  expect(thrown.join(' ')).toBe('1 1 2 2 3 3 4 4 5 5')
})

describe('12 and more with what counts (ruling airAttackNeeded), D20', () => {
  const none = 'Bombing Six at Tone Gawa: none on target'
  const one = 'Bombing Six at Tone Gawa: one on target'
  const two = 'says:scored=1,0,4,0,1,3,0,0'
  const sinking = 'ship:flotation=1 ship:damageControlTeams=0'
  plays(
    airAttack,
    dive,
    `
    off target nothing happens, and the load is gone | 6 | ${none}; stand load: none
    ruling: another number | 9 rule:airAttackNeeded=15 | ${none}
    each hit of the rule book is played separately | 7 ${two} | ${one}; ship structure: 24; ship flotation: 27
    who is gone is not hit again | 7 1 ${sinking} says:scored=1,1,0,0,2,1,9,0 | ship standing: wreck; ship structure: 28
    a ship that lies still: misses again once | 1 6 ship:speed=0 | ${none}
    on target then | 1 7 ship:speed=0 says:scored=0,0,0,0 | ${one}
    land too | 1 8 ship:of=airBase says:scored=0,0,0 | Bombing Six at Hal Far: one on target
    small craft: the number of vessels lost is asked | 20 ship:of=motorBoats says:vessels=2
      | ship vessels: 2
    those that do not attack may keep their load | 1 aircraft=1 | stand load: diveBomber
    or not | 1 aircraft=1 says:keeps=false | stand load: none
    `,
  )
})

test('remembered answers of the rule book are used without asking', () => {
  const table = {
    ...{ 'book.hits.diveBomber': 1, 'book.impactFlotation': 2 },
    ...{ 'book.impactStructure.diveBomber': 1, 'book.criticalValue': 0 },
  }
  const { said: _, ...unsaid } = dive
  const ran = played(airAttack, { ...unsaid, table, faces: [7] })
  expect(ran.questions.filter((asked) => asked.kind === 'figures').map(({ key, known }) => [key, known])).toEqual([
    ['scored', true],
  ])
  expect(ran.tracks('ship', 'flotation', 'structure')).toEqual([28, 27])
})

describe('what counts, by name', () => {
  const placed = 'ship:splash=1 ship:steering=0 ship:pace=slow stand:flak=2 stand:crewQuality=-1'
  shows(
    airAttack,
    dive,
    `
    crew quality, attack, size, markers, helm and way | ${placed}
      | Bombing Six: 1 D20; sum: Needed from the air (ruling) 12+, Crew quality −1, Dive bombers +4, Size of the target +1, Steering of the target out, SV\u00a00 +1, Target slow +1, 2 flak markers on the attacker −2, One splash marker on the target −1, 9+
    ruling: another number | rule:airAttackNeeded=15 | Needed from the air (ruling) 15+
    `,
  )
  const needed = 'sum: Needed from the air (ruling) 12+'
  shows(
    airAttack,
    by(torpedoBombers),
    `
    a torpedo has a modifier of its own, and splash does not count against it | ship:splash=3
      | ${needed}, The torpedo +1, Size of the target +1, 10+
    against a bomb it does | ship:splash=3 attack=lowLevelBomber
      | ${needed}, Level bombers, low −1, Size of the target +1, 3 splash markers on the target −3, 15+
    `,
  )
  shows(
    airAttack,
    by(diveBombers),
    'odds: how many are on target | | odds: None on target 0.09, One on target 0.42, 2 on target 0.49',
  )

  test.each(attackTypes.filter((type) => type !== 'aircraftGuns'))('%s has words and a figure', (type) => {
    expect(reckoned(airAttack, by(withLoad(type, 9))).sums[0]?.total).toMatch(/^\d+\+$/)
  })
})

describe('how each attack hits', () => {
  test('a torpedo hits under water', () => {
    const struck = played(airAttack, {
      ...by(torpedoBombers),
      ...{ input: { ...at, aircraft: 1 }, faces: [10] },
      said: { scored: '1,0,0,0,2' },
    })
    const asked = struck.questions.find(({ key }) => key === 'scored')
    expect(asked?.to, 'who attacks reads it off, as with guns').toBe('hers')
    expect(asked?.because?.some(({ key }) => key.endsWith('hit.underwater'))).toBe(true)
  })
  plays(
    airAttack,
    by(withLoad('kamikaze', 4)),
    `
    kamikazes are spent | 1 1 | stand aircraft: 0; Nothing is left of A flight.
    as many as the player chooses | 1 1 says:spent=1 | stand aircraft: 3; stand load: none
    one meets the armour of the side or of the decks by a D6 (ruling kamikazeProtection)
      | 20 7 5 2 aircraft=1 says:scored=1,0,0,2 | asks: kamikaze
    `,
  )
  const ohka = 'an Ohka is spent and its bomber is not | 1 | stand aircraft: 2; stand load: none'
  plays(airAttack, by(withLoad('ohka', 2)), ohka)
})

describe('a stand that divides its aircraft among targets', () => {
  const three = { ...dive.stands, stand: { of: diveBombers, tracks: { aircraft: 3 } } }
  const { state } = played(airAttack, { ...dive, stands: three, input: { ...at, aircraft: 1 }, faces: [1] })
  const rest = withUsualValues(airAttack, state, at)

  test('attacks next with those that have not yet, and then its load is gone', () => {
    expect([rest['aircraft'], withUsualValues(airAttack, { ...state, turn: 2 }, at)['aircraft']]).toEqual([2, 3])
    const warned = airAttack.warnings?.(state, rest).map(read)
    expect(warned).toContain('One aircraft of the stand has attacked this turn.')
    const ran = runProcedure(foldRules, airAttack, state, rest, [1])
    expect(ran.questions.map(({ key }) => key)).toEqual(['attack/from', 'attack/die'])
    expect(ran.on('stand').field('load')).toBe('none')
  })
})
