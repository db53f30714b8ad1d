import { describe, expect, test } from 'vitest'
import type { ShipDocument } from '../../../../documents/ship'
import { battleship, cruiser, destroyer, inPlay, merchant, motorBoats, type Damage } from '../../ship/stands.testing'
import { played, reckoned, type Play } from '../played.testing'
import { attacksOf, factors } from './factors'

interface Fire extends Omit<Play, 'stands'> {
  readonly firer?: ShipDocument
  readonly fault?: Damage
  readonly at?: ShipDocument
  readonly harm?: Damage
}

const fire = ({ firer = destroyer, fault = {}, at = motorBoats, harm = {}, ...play }: Fire): Play => ({
  ...play,
  stands: { one: { of: firer, ...fault }, foe: { of: at, ...harm, squadron: 'theirs' } },
  input: { ship: 'one', target: 'foe', guns: 'crf', ...play.input },
})
const fired = (setup: Fire) => played(factors, fire(setup))
const sum = (setup: Fire) => reckoned(factors, fire(setup)).sum

describe('attacks: one a factor, of a stand times the scale of its vessels', () => {
  test.each([
    [1, 2],
    [2, 2],
    [3, 4],
    [6, 4],
    [7, 6],
    [12, 6],
    [13, 8],
  ])('CRF 2, %i vessels', (vessels, attacks) => {
    expect(attacksOf(inPlay(motorBoats, { tracks: { vessels } }), 'crf')).toBe(attacks)
  })

  test('factors of a ship as they are left', () => {
    expect(attacksOf(inPlay(destroyer, { tracks: { crf: 3 } }), 'crf')).toBe(3)
  })
})

describe('what each needs (9.8)', () => {
  test('8 or more, splash markers on both, her size, steering out, slow', () => {
    expect(reckoned(factors, fire({})).sums[0]?.title).toBe('Harker, CRF, 4 attacks')
    expect(sum({})).toEqual(['CRF 8+', 'Size of the target −4', '12+'])
    const worn: Fire = {
      at: cruiser,
      fault: { tracks: { splash: 1 } },
      harm: { tracks: { splash: 2, steering: 0 }, fields: { pace: 'slow' } },
    }
    expect(sum(worn)).toEqual([
      'CRF 8+',
      'One splash marker on the firer −1',
      '2 splash markers on the target −2',
      'Size of the target +1',
      'Steering of the target out, SV 0 +1',
      'Target slow +1',
      '8+',
    ])
  })

  test('ruling: crew quality counts, or not', () => {
    expect(sum({ firer: cruiser })).not.toContain('Crew quality +2')
    expect(sum({ firer: cruiser, houseRules: { factorCrewQuality: 'on' } })).toContain('Crew quality +2')
  })
})

describe('hits at small craft', () => {
  test('each a splash marker and a saving throw; by CRF with 1 more', () => {
    // Their own +1, and +1 for CRF: saved on 4.
    const { label, tracks } = fired({ faces: [12, 20, 11, 1, 3, 4] })
    expect(label).toBe('CRF of Harker at 8th Flotilla: 2 hits, 1 not saved')
    expect(tracks('foe', 'vessels', 'splash')).toEqual([3, 2])
  })

  test('by MRF without it', () => {
    const { tracks } = fired({ input: { guns: 'mrf', attacks: 1 }, faces: [12, 4] })
    expect(tracks('foe', 'vessels')).toEqual([3])
    expect(fired({ input: { guns: 'mrf', attacks: 1 }, faces: [12, 5] }).tracks('foe', 'vessels')).toEqual([4])
  })

  test('boats that lie still: misses again once', () => {
    const { unjudged } = fired({ harm: { fields: { pace: 'stopped' } }, faces: [12, 20, 11, 1, 2, 3, 10, 10] })
    expect(unjudged).toEqual(['crf/die', 'crf/again', 'saves/save'])
  })

  test('no more vessels are lost than there are', () => {
    const { tracks } = fired({ harm: { tracks: { vessels: 1 } }, faces: [20, 20, 1, 1, 1, 1] })
    expect(tracks('foe', 'vessels')).toEqual([0])
  })
})

describe('hits at ships', () => {
  const mrf = { guns: 'mrf', attacks: 2 }

  test('MRF at type A and C: saved on 5, else 1 S', () => {
    const { tracks, label } = fired({ at: destroyer, input: mrf, faces: [10, 10, 4, 5] })
    expect(tracks('foe', 'structure', 'splash')).toEqual([7, 2])
    expect(label).toBe('MRF of Harker at Harker: 2 hits, 1 not saved')
  })

  test('S brought to a third or less, and to nothing, calls for morale tests (12.3)', () => {
    const low = (structure: number) => ({ at: destroyer, harm: { tracks: { structure } }, input: mrf })
    expect(fired({ ...low(3), faces: [10, 10, 4, 5] }).why.at(-1)).toBe(
      'S of Harker is down to a third or less: a morale test in the end phase.',
    )
    expect(fired({ ...low(1), faces: [10, 10, 4, 4] }).why.at(-1)).toBe(
      'S of Harker is down to 0: a morale test in the end phase.',
    )
  })

  test('CRF, and any other type: a splash marker and nothing more', () => {
    expect(fired({ at: destroyer, faces: [10, 1, 1, 1] }).tracks('foe', 'structure')).toEqual([8])
    const { tracks, unjudged, why } = fired({ at: merchant, input: mrf, faces: [8, 8] })
    expect(tracks('foe', 'structure', 'splash')).toEqual([10, 2])
    expect(unjudged).toEqual(['mrf/die'])
    expect(why.at(-1)).toBe('Ocean Carter takes no harm from such guns.')
  })

  test('ruling: the targets that MRF harms are asked', () => {
    const asks = { houseRules: { mrfTargets: 'ask' }, at: merchant, input: mrf, faces: [8, 8] }
    expect(fired(asks).tracks('foe', 'structure')).toEqual([10])
    expect(fired({ ...asks, faces: [8, 8, 1, 1], said: { harms: true } }).tracks('foe', 'structure')).toEqual([8])
  })
})

test('odds: a hit at all, harm at all', () => {
  const chances = (setup: Fire) => reckoned(factors, fire(setup)).odds
  expect(chances({})).toEqual([
    ['One hit or more', expect.closeTo(1 - 0.55 ** 4)],
    ['One vessel lost or more', expect.closeTo(1 - (1 - 0.45 * 0.3) ** 4)],
  ])
  expect(chances({ at: battleship })).toEqual([['One hit or more', expect.closeTo(1 - 0.25 ** 4)]])
})

test('it warns of what she has fired, and of targets that these guns cannot harm', () => {
  expect(reckoned(factors, fire({ at: battleship, table: { 'fired:one:crf': 1 } })).warnings).toEqual(
    expect.arrayContaining([
      'Harker has fired her CRF this turn.',
      'These guns leave splash markers on Thunderbolt and do her no harm.',
    ]),
  )
})
