import { describe, expect, test } from 'vitest'
import { fighters, torpedoBombers } from '../../ship/stands.testing'
import { airStand, played, reckoned, refusal, type Play } from '../played.testing'
import { atTable } from '../table.testing'
import { airCombat } from './air-combat'

const few = { tracks: { aircraft: 2 } } as const
const stands = { one: { of: fighters, ...few }, other: { of: torpedoBombers, ...few } }
const at = { combat: 'dogfight', by: 'one', at: 'other' }
const fight = (more: Partial<Play>) => played(airCombat, { stands, ...more, input: { ...at, ...more.input } })
const sums = (more: Partial<Play>) => reckoned(airCombat, { stands, ...more, input: { ...at, ...more.input } })

/** Fighter-bombers with and without bombs. */
const bombs = [{ attack: 'fighterBomber', modifier: 0 } as const]
const bombers = airStand(
  { role: 'fighterBomber', crewQuality: 0, dogfight1: 8, dogfight2: 4, intercept: 7, hitPoints: 5, loads: bombs },
  'Jabos',
)
const loaded = { of: bombers, ...few }
const empty = { of: bombers, ...few, fields: { load: 'none' } }

describe('10 and more with what counts (ruling airCombatNeeded), D20', () => {
  test('both throw, and then both suffer', () => {
    const ran = fight({ faces: [9, 10, 6, 1] })
    const asked = ['by/from', 'by/die', 'at/from', 'at/die']
    const saved = ['by/saves/from', 'by/saves/save', 'at/saves/from', 'at/saves/save']
    expect(ran.asked).toEqual([...asked, ...saved])
    expect([ran.on('other').track('aircraft'), ran.on('one').track('aircraft')]).toEqual([1, 1])
    expect(ran.label).toBe('Dogfight of 802 Squadron with 815 Squadron: lost 1, shot down 1')
    expect(ran.silent).toEqual([])
    expect(fight({ faces: [8, 9] }).label).toBe('Dogfight of 802 Squadron with 815 Squadron: lost 0, shot down 0')
  })

  test('ruling: another number', () => {
    const houseRules = { airCombatNeeded: 13 }
    const left = (faces: number[]) => fight({ houseRules, faces }).on('other').track('aircraft')
    expect([left([11, 12]), left([12, 12, 6])]).toEqual([2, 1])
  })

  test('aircraft that are shot down have fired too', () => {
    const last = {
      one: { of: fighters, tracks: { aircraft: 1 } },
      other: { of: torpedoBombers, tracks: { aircraft: 1 } },
    }
    const ran = fight({ stands: last, faces: [20, 20, 1, 1] })
    expect([ran.on('one').track('aircraft'), ran.on('other').track('aircraft')]).toEqual([0, 0])
    expect(ran.why).toContain('Nothing is left of 815 Squadron.')
  })

  test('dice by the aircraft that fight', () => {
    const many = { one: { of: fighters }, other: { of: torpedoBombers } }
    expect(sums({ stands: many }).sums.map(({ title }) => title)).toEqual([
      '802 Squadron: 3 D20',
      '815 Squadron: saved',
      '815 Squadron: 2 D20',
      '802 Squadron: saved',
    ])
    expect(sums({ stands: many, input: { byAircraft: 2 } }).sums[0]?.title).toBe('802 Squadron: 1 D20')
  })

  test('flak counts on both', () => {
    const hurt = { one: { of: fighters, tracks: { flak: 2 } }, other: { of: torpedoBombers, tracks: { flak: 1 } } }
    expect(sums({ stands: hurt }).sums[0]).toMatchObject({
      lines: [
        'Needed in air combat (ruling) 10+',
        'Crew quality +1',
        '2 flak markers on the attacker −2',
        'One flak marker on the opponent −1',
      ],
      total: '12+',
    })
    expect(sums({ stands: hurt }).sums[2]?.total).toBe('13+')
  })

  test('a third or less calls for a morale test', () => {
    const third = { one: { of: fighters }, other: { of: torpedoBombers, tracks: { aircraft: 3 } } }
    expect(fight({ stands: third, input: { byAircraft: 1 }, faces: [20, 1, 1, 1] }).why).toContain(
      '815 Squadron is down to a third or less: a morale test in the end phase.',
    )
  })
})

describe('the saving throw by the difference of combat factor and hit points', () => {
  test.each([
    [8, '6+'],
    [9, '7+'],
    [10, '7+'],
    [11, '8+'],
    [14, '8+'],
    [15, '9+'],
    [21, '10+'],
    [29, '11+'],
    [7, '5+'],
    [5, '4+'],
    [2, '4+'],
    [1, '3+'],
  ])('factor %s against 8 hit points: saved on %s', (byFactor, total) => {
    expect(sums({ input: { byFactor } }).sums[1]?.total).toBe(total)
  })

  test('shows which is above', () => {
    expect(sums({}).sums[1]?.lines).toEqual(['Saving throw 6+', 'Combat factor 14 above hit points 8 −2'])
    expect(sums({}).sums[3]?.lines).toEqual(['Saving throw 6+', 'Combat factor 3 below hit points 6 +2'])
    expect(sums({ input: { byFactor: 8 } }).sums[1]?.lines).toEqual(['Saving throw 6+'])
  })
})

describe('who fights with what', () => {
  const factors = ({ stands: table = stands, input }: Partial<Play>) => {
    const fields = airCombat.fields(atTable(table), { ...at, ...input })
    return ['byFactor', 'atFactor'].map((name) => fields.find((field) => field.name === name)?.default)
  }

  test('fighters dogfight with Dogfight 1 and intercept with their factor of interception; others have Dogfight 2', () => {
    expect(factors({})).toEqual([14, 3])
    expect(factors({ input: { combat: 'intercept' } })).toEqual([12, 3])
  })

  test('a fighter-bomber by its load', () => {
    expect(factors({ stands: { ...stands, one: loaded } })).toEqual([4, 3])
    expect(factors({ stands: { ...stands, one: empty } })).toEqual([8, 3])
    expect(factors({ stands: { ...stands, one: empty }, input: { combat: 'intercept' } })).toEqual([7, 3])
  })

  test('interception is for fighters and empty fighter-bombers', () => {
    const table = { fighters: { of: fighters }, loaded, empty, other: { of: torpedoBombers } }
    const why = (by: string) =>
      refusal(airCombat, {
        stands: table,
        input: { combat: 'intercept', by, at: by === 'other' ? 'empty' : 'other', byAircraft: 1, atAircraft: 1 },
      })
    expect([why('fighters'), why('empty')]).toEqual([undefined, undefined])
    expect([why('loaded'), why('other')]).toEqual([
      ['air-cannot-intercept', 'by'],
      ['air-cannot-intercept', 'by'],
    ])
  })
})

describe('ruling loadedFighterBomber', () => {
  const attacked = { one: { of: fighters, ...few }, other: loaded }

  test('its owner chooses', () => {
    expect(fight({ stands: attacked, faces: [1, 1] }).asked).toContain('fights')
    const declined = fight({ stands: attacked, faces: [20, 1], said: { fights: false } })
    expect(declined.why).toContain('Jabos does not fight back.')
    expect(declined.on('other').track('aircraft')).toBe(1)
  })

  test('always: nobody is asked', () => {
    const ran = fight({ stands: attacked, houseRules: { loadedFighterBomber: 'always' }, faces: [1, 1] })
    expect(ran.asked).toEqual(['by/from', 'by/die', 'at/from', 'at/die'])
  })

  test('never: it does not throw, and begins no dogfight', () => {
    const houseRules = { loadedFighterBomber: 'never' }
    expect(fight({ stands: attacked, houseRules, faces: [1] }).asked).toEqual(['by/from', 'by/die'])
    expect(sums({ stands: attacked, houseRules }).sums).toHaveLength(2)
    const begins = refusal(airCombat, {
      stands: attacked,
      houseRules,
      input: { combat: 'dogfight', by: 'other', at: 'one', byAircraft: 1, atAircraft: 1 },
    })
    expect(begins).toEqual(['air-cannot-dogfight', 'by'])
  })
})

test('odds: what each may lose, exactly', () => {
  expect(sums({}).odds).toEqual([
    ['815 Squadron: none lost', expect.closeTo(1 - 0.6 * 0.7, 12)],
    ['815 Squadron: one aircraft lost', expect.closeTo(0.6 * 0.7, 12)],
    ['802 Squadron: none lost', expect.closeTo(1 - 0.55 * 0.3, 12)],
    ['802 Squadron: one aircraft lost', expect.closeTo(0.55 * 0.3, 12)],
  ])
})
