import { describe, expect, test } from 'vitest'
import { airBase, battleship, cruiser, document, fighters, motorBoatData } from '../../ship/stands.testing'
import { airStand, played, reckoned, refusal, type Play } from '../played.testing'
import { antiAircraft } from './aa'

const stands = { ship: { of: cruiser }, stand: { of: fighters } }
const lrf = { by: 'ship', at: 'stand', weapon: 'lrf', attacks: 1 }
const fire = (flight: Partial<Play>) => played(antiAircraft, { stands, ...flight, input: { ...lrf, ...flight.input } })

describe('8 and more with crew quality (ruling aaNeeded), D20 a factor', () => {
  test('a hit is a flak marker and a saving throw; failed, one aircraft', () => {
    const failed = fire({ faces: [6, 3] })
    expect(failed.label).toBe('Tone Gawa fires at 802 Squadron: one aircraft lost')
    expect(failed.tracks('stand', 'flak', 'aircraft')).toEqual([1, 8])
    expect(failed.silent).toEqual([])
    const saved = fire({ faces: [6, 4] })
    expect(saved.tracks('stand', 'flak', 'aircraft')).toEqual([1, 9])
    expect(fire({ faces: [5] }).tracks('stand', 'flak')).toEqual([0])
  })

  test('all factors of a weapon shoot unless fewer are chosen', () => {
    const all = fire({ input: { attacks: 4 }, faces: [6, 7, 5, 1, 3, 9] })
    expect(all.label).toBe('Tone Gawa fires at 802 Squadron: one aircraft lost')
    expect(all.asked).toEqual(['aa/from', 'aa/die', 'save/from', 'save/save'])
  })

  test('what is needed can be overruled', () => {
    expect(fire({ faces: [6], said: { 'aa/from': 7 } }).tracks('stand', 'flak')).toEqual([0])
    expect(fire({ faces: [6, 4], said: { 'save/from': 5 } }).tracks('stand', 'aircraft')).toEqual([8])
  })

  test('ruling: another number', () => {
    expect(fire({ houseRules: { aaNeeded: 12 }, faces: [9] }).tracks('stand', 'flak')).toEqual([0])
  })
})

test('LRF lose the +1 of DPAA radar with the gunnery radar of the ship, smaller guns do not', () => {
  const lines = (weapon: string, boxes: Record<string, readonly ['struck']> = {}) =>
    reckoned(antiAircraft, {
      stands: { ship: { of: battleship, boxes }, stand: { of: fighters } },
      input: { ...lrf, weapon },
    }).sums[0]?.lines.filter((line) => line.includes('DPAA'))
  const lost = { 'e-gunneryRadar': ['struck'] } as const
  expect(lines('lrf')).toEqual(lines('crf'))
  expect(lines('lrf')).toHaveLength(1)
  expect([lines('lrf', lost), lines('crf', lost)]).toEqual([[], lines('crf')])
})

test('every modifier by name', () => {
  const { sums } = reckoned(antiAircraft, {
    stands: {
      ship: { of: battleship, tracks: { splash: 2 } },
      stand: { of: fighters, tracks: { flak: 1 } },
    },
    input: { ...lrf, attacks: 8, bands: 2 },
  })
  expect(sums[0]).toMatchObject({
    title: 'Thunderbolt: LRF',
    lines: [
      'Needed against aircraft (ruling) 8+',
      'Crew quality +1',
      'DPAA radar that sees the target +1',
      'LRF at two range bands −3',
      '2 splash markers on the firer −2',
      'One flak marker on the aircraft −1',
    ],
    total: '12+',
  })
  expect(sums[1]).toEqual({
    title: 'Saving throw',
    lines: ['Saving throw 6+', 'LRF with AA+ −2', 'Hit points 6 +2'],
    total: '6+',
    means: 'fails in 50 %',
  })
})

test('radar that is lost, or sees nothing, counts nothing; MRF and CRF have no AA+', () => {
  const sumOf = (ship: object, input: object = {}) =>
    reckoned(antiAircraft, {
      stands: { ship: { of: battleship, ...ship }, stand: { of: fighters } },
      input: { ...lrf, ...input },
    }).sums
  expect(sumOf({})[0]?.total).toBe('6+')
  expect(sumOf({}, { radarSees: false })[0]?.total).toBe('7+')
  expect(sumOf({ boxes: { 'e-dpaaRadar': ['struck'] } })[0]?.total).toBe('7+')
  expect(sumOf({}, { weapon: 'crf' })[1]?.total).toBe('4+')
})

test('by hit points: one is nothing, 22 and more is +5', () => {
  const saved = (hitPoints: number) =>
    reckoned(antiAircraft, {
      stands: { ship: { of: cruiser }, stand: { of: airStand({ hitPoints }) } },
      input: { by: 'ship', at: 'stand' },
    }).sums[1]?.total
  expect([1, 2, 3, 4, 7, 8, 13, 14, 21, 22, 60].map(saved).join(' ')).toBe('6+ 5+ 5+ 4+ 4+ 3+ 3+ 2+ 2+ 1+ 1+')
})

test('guns ashore throw misses again, once', () => {
  const ashore = { ship: { of: airBase }, stand: { of: fighters } }
  expect(fire({ stands: ashore, faces: [1, 7, 9] }).tracks('stand', 'flak')).toEqual([1])
  expect(fire({ stands: ashore, faces: [1, 1] }).tracks('stand', 'flak')).toEqual([0])
})

test('small craft: their factors times the scale of their vessels', () => {
  const boats = document({ ...motorBoatData, crewQuality: 0 }, { name: 'Boats' })
  const fires = fire({
    stands: { ship: { of: boats }, stand: { of: fighters } },
    input: { weapon: 'crf', attacks: 4 },
    faces: [8, 7, 1, 1, 9],
  })
  expect(fires.on('stand').track('flak')).toBe(1)
  const few = { ship: { of: boats, tracks: { vessels: 2 } }, stand: { of: fighters } }
  expect(refusal(antiAircraft, { stands: few, input: { ...lrf, weapon: 'crf', attacks: 3 } })).toEqual([
    'aa-attacks',
    'attacks',
  ])
})

test('ruling aaHit: the players say what a hit does', () => {
  const ask = { houseRules: { aaHit: 'ask' } }
  const flak = fire({ ...ask, faces: [6], said: { hit: 'flak' } })
  expect(flak.tracks('stand', 'flak', 'aircraft')).toEqual([1, 9])
  const save = fire({ ...ask, faces: [6, 1], said: { hit: 'save' } })
  expect(save.tracks('stand', 'flak', 'aircraft')).toEqual([0, 8])
})

describe('losses', () => {
  const few = (aircraft: number) => ({ ship: { of: cruiser }, stand: { of: fighters, tracks: { aircraft } } })

  test('a third or less calls for a morale test, once', () => {
    const third = '802 Squadron is down to a third or less: a morale test in the end phase.'
    expect(fire({ stands: few(4), faces: [6, 1] }).why).toContain(third)
    expect(fire({ stands: few(5), faces: [6, 1] }).why).not.toContain(third)
    expect(fire({ stands: few(3), faces: [6, 1] }).why).not.toContain(third)
  })

  test('no more are lost than fly', () => {
    const gone = fire({ stands: few(1), input: { attacks: 2 }, faces: [20, 20, 1, 1] })
    expect(gone.on('stand').track('aircraft')).toBe(0)
    expect(gone.why).toContain('Nothing is left of 802 Squadron.')
  })
})

test('odds: hits and losses, exactly', () => {
  const { odds } = reckoned(antiAircraft, { stands, input: { ...lrf, attacks: 2 } })
  const hit = 0.75
  const lost = hit * 0.3
  expect(odds).toEqual([
    ['No hit', expect.closeTo((1 - hit) ** 2, 12)],
    ['One hit', expect.closeTo(2 * hit * (1 - hit), 12)],
    ['2 hits', expect.closeTo(hit ** 2, 12)],
    ['No aircraft lost', expect.closeTo((1 - lost) ** 2, 12)],
    ['One aircraft lost', expect.closeTo(2 * lost * (1 - lost), 12)],
    ['2 aircraft lost', expect.closeTo(lost ** 2, 12)],
  ])
})
