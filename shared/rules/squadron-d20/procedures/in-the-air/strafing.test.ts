import { describe, expect, test } from 'vitest'
import { airBase, cruiser, destroyer, motorBoats, torpedoBombers } from '../../ship/stands.testing'
import { airStand, played, reckoned, type Play } from '../played.testing'
import { strafing } from './air-attack'

const flight = { of: airStand({ aircraft: 2, crewQuality: 0, strafing: 4, antiShipping: 1 }) } as const
const stands = { boats: { of: motorBoats }, ship: { of: destroyer }, cruiser: { of: cruiser }, stand: flight }
const at = { by: 'stand', target: 'boats', guns: 'strafing' }
const strafe = (more: Partial<Play>) => played(strafing, { stands, ...more, input: { ...at, ...more.input } })
const sums = (more: Partial<Play>) => reckoned(strafing, { stands, ...more, input: { ...at, ...more.input } })

describe('dice and modifiers are those of an air attack with aircraft guns', () => {
  test('12 and more; size, flak, splash', () => {
    expect(sums({ stands: { ...stands, boats: { of: motorBoats, tracks: { splash: 1 } } } }).sums[0]).toMatchObject({
      title: 'A flight: 1 D20',
      lines: ['Needed in an air attack (ruling) 12+', 'Size of the target −4', 'One splash marker on the target −1'],
      total: '17+',
    })
  })

  test('the load stays: guns are never spent', () => {
    const armed = { ...stands, stand: { of: torpedoBombers } }
    expect(
      strafe({ stands: armed, faces: [1, 1] })
        .on('stand')
        .field('load'),
    ).toBe('torpedoBomber')
  })
})

describe('a hit is a splash marker and a saving throw', () => {
  test('small craft hit by S: their modifier, the factor, and +1; failed, a vessel', () => {
    expect(sums({}).sums[1]).toEqual({
      title: 'Saving throw',
      lines: ['Saving throw 6+', 'Small craft, their own modifier +1', 'ACF S 4 −2', 'Small craft hit by strafing +1'],
      total: '6+',
      means: 'fails in 50 %',
    })
    const failed = strafe({ faces: [16, 5] })
    expect(failed.label).toBe('Guns of A flight at 8th Flotilla: one vessel lost')
    expect(failed.tracks('boats', 'splash', 'vessels')).toEqual([1, 3])
    expect(failed.silent).toEqual([])
    const saved = strafe({ faces: [16, 6] })
    expect(saved.tracks('boats', 'splash', 'vessels')).toEqual([1, 4])
    expect(strafe({ faces: [15] }).tracks('boats', 'splash')).toEqual([0])
  })

  test('small craft hit by A/S lose a vessel too, without the +1', () => {
    expect(sums({ input: { guns: 'antiShipping' } }).sums[1]?.lines).toEqual([
      'Saving throw 6+',
      'Small craft, their own modifier +1',
      'ACF A/S 1 −1',
    ])
  })

  test('types A and C hit by A/S: +1; failed, 1 S', () => {
    const input = { target: 'ship', guns: 'antiShipping' }
    expect(sums({ input }).sums[1]?.lines).toEqual([
      'Saving throw 6+',
      'ACF A/S 1 −1',
      'Ship hit by anti-shipping guns +1',
    ])
    const failed = strafe({ input, faces: [14, 5] })
    expect(failed.label).toBe('Guns of A flight at Harker: 1 S lost')
    expect(failed.tracks('ship', 'structure', 'splash')).toEqual([7, 1])
  })

  test('S down to a third, and to nothing, call for morale tests', () => {
    const low = (structure: number) => ({ ...stands, ship: { of: destroyer, tracks: { structure } } })
    const input = { target: 'ship', guns: 'antiShipping' }
    expect(strafe({ stands: low(3), input, faces: [20, 1] }).why).toContain(
      'S of Harker is down to a third or less: a morale test in the end phase.',
    )
    expect(strafe({ stands: low(1), input, faces: [20, 1] }).why).toContain(
      'S of Harker is down to 0: a morale test in the end phase.',
    )
  })

  test('others get a splash marker and nothing more', () => {
    for (const input of [
      { target: 'ship', guns: 'strafing' },
      { target: 'cruiser', guns: 'antiShipping' },
    ]) {
      const ran = strafe({ input, faces: [20] })
      expect(ran.on(input.target).track('splash')).toBe(1)
      expect(ran.label).toMatch(/splash alone$/)
      expect(sums({ input }).warnings.at(-1)).toMatch(/leaves a splash marker alone/)
      expect(sums({ input }).sums).toHaveLength(1)
    }
  })

  test.each([
    [1, '5+'],
    [2, '5+'],
    [3, '6+'],
    [6, '6+'],
    [7, '7+'],
    [20, '7+'],
  ])('ACF S %s: saved on %s', (factor, total) => {
    const with_ = { ...stands, stand: { of: airStand({ strafing: factor }) } }
    expect(sums({ stands: with_ }).sums[1]?.total).toBe(total)
  })

  test('land is thrown at again, and gets its marker', () => {
    const land = { base: { of: airBase }, stand: flight }
    const ran = strafe({ stands: land, input: { target: 'base' }, faces: [1, 12] })
    expect(ran.on('base').track('splash')).toBe(1)
  })
})

test('ruling mrfTargets: whether a ship can be harmed is asked', () => {
  const input = { target: 'ship', guns: 'antiShipping' }
  const houseRules = { mrfTargets: 'ask' }
  expect(strafe({ input, houseRules, faces: [14, 5] }).tracks('ship', 'structure')).toEqual([7])
  const spared = strafe({ input, houseRules, faces: [14], said: { harms: false } })
  expect(spared.tracks('ship', 'structure', 'splash')).toEqual([8, 1])
  const large = strafe({ input: { ...input, target: 'cruiser' }, houseRules, faces: [11, 5], said: { harms: true } })
  expect(large.label).toBe('Guns of A flight at Tone Gawa: 1 S lost')
})

describe('ruling strafingValidation: d20', () => {
  const houseRules = { strafingValidation: 'd20' }

  test('the number is asked for, and a D20 with the factor held against it', () => {
    const valid = strafe({ houseRules, faces: [16, 8, 5], said: { validation: 12 } })
    expect(valid.asked).toContain('validation')
    expect(valid.on('boats').track('vessels')).toBe(3)
    const not = strafe({ houseRules, faces: [16, 7], said: { validation: 12 } })
    expect(not.tracks('boats', 'splash', 'vessels')).toEqual([0, 4])
  })

  test('is mentioned beforehand, and leaves losses out of the odds', () => {
    const { warnings, odds } = sums({ houseRules })
    expect(warnings.at(-1)).toMatch(/the number is asked for/)
    expect(odds.map(([say]) => say)).toEqual(['No hit', 'One hit'])
  })
})

test('odds: hits and vessels lost, exactly', () => {
  expect(sums({}).odds).toEqual([
    ['No hit', expect.closeTo(0.75, 12)],
    ['One hit', expect.closeTo(0.25, 12)],
    ['No vessel lost', expect.closeTo(0.875, 12)],
    ['One vessel lost', expect.closeTo(0.125, 12)],
  ])
})

test('the guns that can harm the target are the default', () => {
  const guns = (target: string) =>
    strafing
      .fields(played(strafing, { stands, faces: [1] }).state, { by: 'stand', target })
      .find(({ name }) => name === 'guns')?.default
  expect([guns('boats'), guns('ship'), guns('cruiser')]).toEqual(['strafing', 'antiShipping', 'strafing'])
})
