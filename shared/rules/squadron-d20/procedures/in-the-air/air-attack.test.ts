import { describe, expect, test } from 'vitest'
import { withUsualValues, read, runProcedure } from '../../../run/run-procedure.testing'
import { attackTypes } from '../../ship/ship'
import { airBase, cruiser, motorBoats, torpedoBombers } from '../../ship/stands.testing'
import { airStand, diveBombers, played, reckoned, type Play } from '../played.testing'
import { foldRules } from '../table.testing'
import { airAttack } from './air-attack'

const by = { of: diveBombers, tracks: { aircraft: 2 } } as const
const stands = { ship: { of: cruiser }, stand: by }
const at = { by: 'stand', target: 'ship' }
const attack = (flight: Partial<Play>) => played(airAttack, { stands, ...flight, input: { ...at, ...flight.input } })
const sum = (flight: Partial<Play>) =>
  reckoned(airAttack, { stands, ...flight, input: { ...at, ...flight.input } }).sums[0]

/** Answers of the rule book for each hit, without a critical. */
const harmless = { 'impact-flotation': 0, 'impact-structure': 0, cv: 0 }
const hit = (key: string, answers: object) =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [`${key}/${name}`, answer as number]))

describe('12 and more with what counts (ruling airAttackNeeded), D20', () => {
  test('dice by the aircraft that attack', () => {
    const stand = { of: airStand({ aircraft: 30, loads: [{ attack: 'diveBomber', modifier: 0 }] }) }
    const all = { stand, ship: { of: cruiser } }
    const dice = (aircraft: number) => attack({ stands: all, input: { aircraft }, said: { 'attack/from': 21 } }).why[0]
    const thrown = [1, 2, 3, 6, 7, 12, 13, 20, 21, 30].map((n) => dice(n)?.match(/(\d) D20/)?.[1])
    expect(thrown.join(' ')).toBe('1 1 2 2 3 3 4 4 5 5')
  })

  test('ruling: another number', () => {
    expect(sum({ houseRules: { airAttackNeeded: 15 } })?.lines[0]).toBe('Needed in an air attack (ruling) 15+')
    expect(attack({ houseRules: { airAttackNeeded: 15 }, faces: [9] }).label).toContain('none on target')
  })

  test('off target nothing happens, and the load is gone', () => {
    const missed = attack({ faces: [6] })
    expect(missed.label).toBe('Bombing Six at Tone Gawa: none on target')
    expect(missed.on('stand').field('load')).toBe('none')
    expect(missed.silent).toEqual([])
  })

  test('on target the rule book is asked for hits, and each hit is played separately', () => {
    const said = {
      '1/hits': 2,
      ...hit('1/1', { ...harmless, 'impact-structure': 4 }),
      ...hit('1/2', { ...harmless, 'impact-flotation': 3 }),
    }
    const struck = attack({ faces: [7], said })
    expect(struck.label).toBe('Bombing Six at Tone Gawa: one on target')
    expect(struck.tracks('ship', 'structure', 'flotation')).toEqual([24, 27])
    expect(new Set(struck.asked).size).toBe(struck.asked.length)
    expect(struck.silent).toEqual([])
  })

  test('remembered answers of the rule book are used without asking', () => {
    const table = {
      'book.hits.diveBomber': 1,
      'book.impactFlotation': 2,
      'book.impactStructure.diveBomber': 1,
      'book.criticalValue': 0,
    }
    const struck = attack({ table, faces: [7] })
    expect(struck.tracks('ship', 'flotation', 'structure')).toEqual([28, 27])
  })

  test('who is gone is not hit again', () => {
    const sinking = { ship: { of: cruiser, tracks: { flotation: 1, damageControlTeams: 0 } }, stand: by }
    const struck = attack({ stands: sinking, faces: [7, 1], said: { '1/hits': 3, '1/1/impact-flotation': 1 } })
    expect(struck.on('ship').field('standing')).toBe('wreck')
    expect(struck.asked.filter((key) => key.startsWith('1/2'))).toEqual([])
  })
})

describe('what counts, by name', () => {
  test('crew quality, attack, size, markers, helm and way', () => {
    const placed = {
      ship: { of: cruiser, tracks: { splash: 1, steering: 0 }, fields: { pace: 'slow' } },
      stand: { of: diveBombers, tracks: { aircraft: 2, flak: 2, crewQuality: -1 } },
    }
    expect(sum({ stands: placed })).toMatchObject({
      title: 'Bombing Six: 1 D20',
      lines: [
        'Needed in an air attack (ruling) 12+',
        'Crew quality −1',
        'Dive bombers +4',
        'Size of the target +1',
        'Steering of the target out, SV 0 +1',
        'Target slow +1',
        '2 flak markers on the attacker −2',
        'One splash marker on the target −1',
      ],
      total: '9+',
    })
  })

  test('a torpedo has a modifier of its own, and splash does not count against it', () => {
    const placed = { ship: { of: cruiser, tracks: { splash: 3 } }, stand: { of: torpedoBombers } }
    expect(sum({ stands: placed })?.lines).toEqual([
      'Needed in an air attack (ruling) 12+',
      'The torpedo +1',
      'Size of the target +1',
    ])
    expect(sum({ stands: placed, input: { attack: 'lowLevelBomber' } })?.lines).toEqual([
      'Needed in an air attack (ruling) 12+',
      'Level bombers, low −1',
      'Size of the target +1',
      '3 splash markers on the target −3',
    ])
  })

  test.each(attackTypes.filter((type) => type !== 'aircraftGuns'))('%s has words and a figure', (type) => {
    const placed = { ship: { of: cruiser }, stand: { of: airStand({ loads: [{ attack: type, modifier: 0 }] }) } }
    expect(sum({ stands: placed })?.total).toMatch(/^\d+\+$/)
  })

  test('at ships that lie still, or at land, misses are thrown again once', () => {
    const still = { ship: { of: cruiser, tracks: { speed: 0 } }, stand: by }
    expect(attack({ stands: still, faces: [1, 6] }).label).toBe('Bombing Six at Tone Gawa: none on target')
    const said = { '1/hits': 0 }
    expect(attack({ stands: still, faces: [1, 7], said }).label).toBe('Bombing Six at Tone Gawa: one on target')
    expect(attack({ stands: { ship: { of: airBase }, stand: by }, faces: [1, 8], said }).label).toContain(
      'one on target',
    )
  })
})

describe('how each attack hits', () => {
  test('a torpedo hits under water', () => {
    const placed = { ship: { of: cruiser }, stand: { of: torpedoBombers, tracks: { aircraft: 1 } } }
    const struck = attack({ stands: placed, faces: [10], said: { '1/hits': 1, ...hit('1/1', harmless) } })
    const asked = struck.questions.find(({ key }) => key === '1/1/cv')
    expect(asked?.because?.some(({ key }) => key.endsWith('hit.underwater'))).toBe(true)
  })

  test('kamikazes are spent, as many as the player chooses', () => {
    const kamikazes = airStand({ aircraft: 4, crewQuality: 0, loads: [{ attack: 'kamikaze', modifier: 0 }] })
    const placed = { ship: { of: cruiser }, stand: { of: kamikazes } }
    const all = attack({ stands: placed, faces: [1, 1] })
    expect(all.on('stand').track('aircraft')).toBe(0)
    expect(all.why).toContain('Nothing is left of A flight.')
    const some = attack({ stands: placed, faces: [1, 1], said: { spent: 1 } })
    expect([some.on('stand').track('aircraft'), some.on('stand').field('load')]).toEqual([3, 'none'])
  })

  test('an Ohka is spent and its bomber is not', () => {
    const bombers = airStand({ aircraft: 2, loads: [{ attack: 'ohka', modifier: 0 }] })
    const placed = { ship: { of: cruiser }, stand: { of: bombers } }
    const flew = attack({ stands: placed, faces: [1] })
    expect([flew.on('stand').track('aircraft'), flew.on('stand').field('load')]).toEqual([2, 'none'])
  })

  test('small craft: the number of vessels lost is asked', () => {
    const placed = { ship: { of: motorBoats }, stand: by }
    const struck = attack({ stands: placed, faces: [20], said: { vessels: 2 } })
    expect(struck.on('ship').track('vessels')).toBe(2)
    expect(struck.why).toContain('2 vessels of 8th Flotilla lost; 2 left.')
  })

  test('those that do not attack may keep their load', () => {
    const one = attack({ input: { aircraft: 1 }, faces: [1] })
    expect(one.on('stand').field('load')).toBe('diveBomber')
    expect(
      attack({ input: { aircraft: 1 }, faces: [1], said: { keeps: false } })
        .on('stand')
        .field('load'),
    ).toBe('none')
  })
})

describe('a stand that divides its aircraft among targets', () => {
  const three = { ship: { of: cruiser }, stand: { of: diveBombers, tracks: { aircraft: 3 } } } as const
  const { state } = attack({ stands: three, input: { aircraft: 1 }, faces: [1] })
  const aircraft = (turn: number) =>
    airAttack.fields({ ...state, turn }, { by: 'stand' }).find(({ name }) => name === 'aircraft')?.default

  test('attacks next with those that have not yet, and then its load is gone', () => {
    expect(aircraft(1)).toBe(2)
    expect(airAttack.warnings?.(state, withUsualValues(airAttack, state, at)).map(read)).toContain(
      'One aircraft of the stand has attacked this turn.',
    )
    const ran = runProcedure(foldRules, airAttack, state, withUsualValues(airAttack, state, at), [1])
    expect(ran.questions.map(({ key }) => key)).toEqual(['attack/from', 'attack/die'])
    expect(ran.on('stand').field('load')).toBe('none')
  })

  test('starts again in the next turn', () => {
    expect(aircraft(2)).toBe(3)
  })
})

test('a kamikaze meets the armour of the side or of the decks by a D6 (ruling kamikazeProtection)', () => {
  const kamikazes = airStand({ aircraft: 1, crewQuality: 0, loads: [{ attack: 'kamikaze', modifier: 0 }] })
  const placed = { ship: { of: cruiser }, stand: { of: kamikazes } }
  const said = { '1/hits': 1, ...hit('1/1', { ...harmless, cv: 2 }) }
  const struck = attack({ stands: placed, faces: [20, 7, 5, 2], said })
  expect(struck.asked).toContain('1/1/kamikaze')
})

test('odds: how many are on target, exactly', () => {
  const placed = { ship: { of: cruiser }, stand: { of: diveBombers } }
  const { odds } = reckoned(airAttack, { stands: placed, input: at })
  expect(odds).toEqual([
    ['None on target', expect.closeTo(0.09, 12)],
    ['One on target', expect.closeTo(0.42, 12)],
    ['2 on target', expect.closeTo(0.49, 12)],
  ])
})
