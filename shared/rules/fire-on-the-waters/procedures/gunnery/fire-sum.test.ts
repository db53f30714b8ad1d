import { describe, expect, test } from 'vitest'
import { shipTypes } from '../../ship/ship'
import { gunneryTargetSize } from '../../tables/gunnery'
import { enemy, firer, formOf, summed, withItem } from './salvo.testing'

const on = (...rules: readonly string[]) => ({ houseRules: Object.fromEntries(rules.map((rule) => [rule, 'on'])) })

test('hit number: mount value and size of the target where nothing else applies', () => {
  expect(summed()).toMatchObject({
    hitNumber: 1,
    rows: [],
    means: 'hits on average: 0.39, on a D10 of 7 or less',
  })
})

test.each(shipTypes)('size of a target of type %s', (type) => {
  expect(summed(enemy({ type })).hitNumber).toBe(1 + gunneryTargetSize[type])
})

describe('the target turns: −1 a whole 90° at 2.75″ or less, a whole 60° at 3.00″ or more', () => {
  test.each([
    [2.75, 89, 0],
    [2.75, 90, -1],
    [2.75, 180, -2],
    [3, 59, 0],
    [3, 60, -1],
    [3, 180, -3],
  ])('at %s″ a turn of %s°: %s', (speed, targetTurnedDegrees, modifier) => {
    expect(summed(enemy({}, { tracks: { speed } }), { targetTurnedDegrees }).hitNumber).toBe(1 + modifier)
  })

  test('not for second and later ships of a division in a column turn', () => {
    expect(summed({}, { targetTurnedDegrees: 180, targetFollows: true }).hitNumber).toBe(1)
  })
})

test('a target under 1.25″: +3', () => {
  expect(summed(enemy({}, { tracks: { speed: 1 } })).rows).toEqual(['Target under 1.25″, she makes 1″: +3'])
  expect(summed(enemy({}, { tracks: { speed: 1.25 } })).hitNumber).toBe(1)
})

describe('the firer turns: −1 a 60° at 2.75″ or less, a 30° at 3.00″ or more, twice for DD or smaller', () => {
  test.each([
    ['CA', 2.75, 119, -1],
    ['CA', 3, 90, -3],
    ['DD', 3, 90, -6],
    ['TB', 2.75, 60, -2],
    ['CL', 3, 29, 0],
  ] as const)('%s at %s″, %s°: %s', (type, speed, firerTurnedDegrees, modifier) => {
    const setup = firer({ type }, { tracks: { speed } })
    expect(summed(setup, { firerTurnedDegrees }).hitNumber).toBe(1 + modifier)
  })

  test('ruling `firerTurnSteps`: started steps count too', () => {
    const setup = { houseRules: { firerTurnSteps: 'started' } }
    expect(summed(setup, { firerTurnedDegrees: 10 }).hitNumber).toBe(0)
    expect(summed(setup, { firerTurnedDegrees: 61 }).hitNumber).toBe(-2)
  })
})

describe('fire-control radar: early +1, later +2, inside the range of the set for that target', () => {
  const withSet = (set: string, marks: readonly 'out'[] = []) =>
    firer({ places: withItem(55, { kind: 'fireControlRadar', set, battery: 'main' }) }, { boxes: { 's-55': marks } })

  test.each([
    ['Mk 3', 10, 'CA', 1],
    ['Mk 3', 10, 'DD', 0],
    ['Mk 8', 20, 'CA', 2],
    ['Mk 8', 10, 'DD', 2],
    ['FuMo 23', 15, 'CL', 1],
    ['Type 284', 12, 'DD', 0],
    ['SG', 5, 'CA', 0],
  ] as const)('%s at %s″ at a %s: %s', (set, rangeInches, type, modifier) => {
    const setup = { ...withSet(set), ...enemy({ type }) }
    const plain = summed(enemy({ type }), { rangeInches }).hitNumber
    expect(summed(setup, { rangeInches }).hitNumber - plain).toBe(modifier)
  })

  test('a set that is out gives nothing', () => {
    expect(summed(withSet('Mk 8', ['out'])).hitNumber).toBe(1)
  })
})

describe('local control', () => {
  const directors = { 's-26': ['out'], 's-52': ['struck'] } as const

  test('−1 for every full 5″ when all directors of the battery are gone', () => {
    expect(summed(firer({}, { boxes: directors }), { rangeInches: 12 }).hitNumber).toBe(-1)
    expect(summed(firer({}, { boxes: directors }), { rangeInches: 4 }).hitNumber).toBe(5)
    expect(summed(firer({}, { boxes: { 's-26': ['out'] } })).hitNumber).toBe(1)
    expect(summed(firer({}, { boxes: { ...directors, 's-52': ['struck', 'repaired'] } })).hitNumber).toBe(1)
  })

  test('ruling `localControlSteps`: started steps count too', () => {
    const setup = { ...firer({}, { boxes: directors }), houseRules: { localControlSteps: 'started' } }
    expect(summed(setup, { rangeInches: 12 }).hitNumber).toBe(-2)
  })

  test('a power outage says so too', () => {
    expect(summed(firer({}, { fields: { casualties: 'powerMainLocal' } })).hitNumber).toBe(-1)
  })

  test('the plot out: −2, never with local control', () => {
    const plot = { 'h-25': ['flooded'] } as const
    expect(summed(firer({}, { boxes: plot })).rows).toEqual(['Plot out, Furutaka: −2'])
    expect(summed(firer({}, { boxes: { ...plot, ...directors } })).hitNumber).toBe(-1)
  })
})

describe('each additional battery on the target: −1', () => {
  test('of this salvo, and of those that fired at her before', () => {
    const table = { 'fired:kako:main': '1 astoria 6 12 90', 'fired:quincy:main': '1 furutaka 6 12 90' }
    expect(summed({ table }).hitNumber).toBe(0)
    expect(summed({ table }, { batteries: 'main-8 secondary-4.7' }).rows).toContain('Batteries on the target: 3: −2')
    expect(summed({ table, turn: 2 }).hitNumber).toBe(1)
  })

  test('those that are still to fire are entered by hand', () => {
    expect(summed({}, { batteriesOnTarget: 4 }).hitNumber).toBe(-2)
  })

  test('ruling `additionalBatteryScope`: those of one ship alone', () => {
    const setup = {
      houseRules: { additionalBatteryScope: 'ownShip' },
      table: { 'fired:kako:main': '1 astoria 6 12 90' },
    }
    expect(summed(setup).hitNumber).toBe(1)
    expect(summed(setup, { rangeInches: 8, batteries: 'main-8 secondary-4.7' }).hitNumber).toBe(2)
    expect(formOf(setup)['batteriesOnTarget']).toBeUndefined()
  })
})

test('visibility as in the scenario, or as entered', () => {
  expect(summed({ table: { visibilityModifier: -3 } }).hitNumber).toBe(-2)
  expect(summed({ table: { visibilityModifier: -3 } }, { visibility: -1 }).hitNumber).toBe(0)
})

describe('optional modifiers, each by itself', () => {
  test('none of them counts or is asked unless it is switched in', () => {
    const setup = { turn: 2, table: { sea: 'heavy', 'hit:astoria:1': 1 } }
    expect(summed(setup).rows).toEqual([])
    expect(Object.keys(formOf(setup))).not.toEqual(expect.arrayContaining(['sight', 'sunOrSpray', 'hitLastTurn']))
  })

  test('not visually spotted: −8 and no visibility modifier', () => {
    const setup = { ...on('notVisuallySpotted'), table: { visibilityModifier: -3 } }
    expect(summed(setup, { sight: 'unseen' }).rows).toEqual(['Target not seen by eye: −8'])
    expect(summed(setup, { sight: 'seen' }).rows).toEqual(['Visibility: −3'])
  })

  test('gun flashes only: −2', () => {
    expect(summed(on('gunFlashesOnly'), { sight: 'flashes' }).hitNumber).toBe(-1)
  })

  test('night, target neither firing nor lit: −3; known where she burns or has fired', () => {
    expect(summed(on('nightTargetDark')).hitNumber).toBe(-2)
    expect(summed({ ...on('nightTargetDark'), table: { light: 'day' } }).hitNumber).toBe(1)
    expect(summed({ ...on('nightTargetDark'), table: { 'fired:astoria': 1 } }).hitNumber).toBe(1)
    expect(summed({ ...on('nightTargetDark'), ...enemy({}, { boxes: { 's-33': ['burning'] } }) }).hitNumber).toBe(1)
  })

  test('more than 10 guns +1, fewer than 4 −1', () => {
    expect(summed(on('batterySize')).hitNumber).toBe(1)
    expect(summed(on('batterySize'), { mounts: 'furutaka:A' }).hitNumber).toBe(0)
  })

  test('target hit last turn, course unchanged: +3; the table remembers the hit', () => {
    const setup = { ...on('hitLastTurn'), turn: 2, table: { 'hit:astoria:1': 1 } }
    expect(summed(setup).hitNumber).toBe(4)
    expect(summed({ ...setup, turn: 3 }).hitNumber).toBe(1)
    expect(formOf(setup, { targetTurnedDegrees: 30 })['hitLastTurn']).toMatchObject({ default: false })
  })

  test('firer over 3.50″: −1, twice for DD and smaller', () => {
    expect(summed({ ...on('firerFast'), ...firer({}, { tracks: { speed: 3.5 } }) }).hitNumber).toBe(1)
    expect(summed({ ...on('firerFast'), ...firer({}, { tracks: { speed: 3.75 } }) }).hitNumber).toBe(0)
    expect(summed({ ...on('firerFast'), ...firer({ type: 'DD' }, { tracks: { speed: 4 } }) }).hitNumber).toBe(-1)
  })

  test('fewer than 4 guns fire at her: +2', () => {
    const engaged = { table: { 'fired:quincy:main': '1 furutaka 6 12 90' } }
    expect(summed(on('notEngaged')).hitNumber).toBe(3)
    expect(summed({ ...on('notEngaged'), ...engaged }).hitNumber).toBe(1)
  })

  test('heavy seas: −1, twice for DD or smaller', () => {
    const table = { sea: 'heavy' }
    expect(summed({ ...on('heavySeas'), table }).hitNumber).toBe(0)
    expect(summed({ ...on('heavySeas'), table, ...firer({ type: 'DD' }) }).hitNumber).toBe(-1)
  })

  test('into sun or spray: −1', () => {
    expect(summed(on('sunOrSpray'), { sunOrSpray: true }).hitNumber).toBe(0)
  })

  test('secondaries disturb the main battery: open −2, shielded −1, twice at night', () => {
    const both = { rangeInches: 8, batteries: 'main-8 secondary-4.7', batteriesOnTarget: 1 }
    const plain = summed({}, both).hitNumber
    expect(summed(on('secondaryInterference'), both).hitNumber - plain).toBe(-4)
    expect(summed({ ...on('secondaryInterference'), table: { light: 'day' } }, both).hitNumber - plain).toBe(-2)
    expect(summed(on('secondaryInterference')).hitNumber).toBe(1)
  })

  test('secondaries on CA or larger, 5″ guns on CL: +1', () => {
    const secondary = { rangeInches: 8, batteries: 'secondary-4.7' }
    expect(summed(on('steadySecondaries'), secondary).hitNumber - summed({}, secondary).hitNumber).toBe(1)
    expect(summed(on('steadySecondaries')).hitNumber).toBe(1)
  })
})
