import { describe, expect, test } from 'vitest'
import { shipTypes } from '../../ship/ship'
import { gunneryTargetSize } from '../../tables/gunnery'
import type { NightSetup } from '../night-action.testing'
import { enemy, firer, formOf, summed, withItem, type Asked } from './salvo.testing'

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

  const hitBefore = { 'hit:astoria:1': 1 }
  const makes = (speed: number, type: 'CA' | 'DD' = 'CA') => firer({ type }, { tracks: { speed } })
  const secondary = { rangeInches: 8, batteries: 'secondary-4.7' }
  const both = { rangeInches: 8, batteries: 'main-8 secondary-4.7', batteriesOnTarget: 1 }

  test.each<[string, string, NightSetup, Asked, number]>([
    ['gun flashes only', 'gunFlashesOnly', {}, { sight: 'flashes' }, -2],
    ['night, target neither firing nor lit', 'nightTargetDark', {}, {}, -3],
    ['by day', 'nightTargetDark', { table: { light: 'day' } }, {}, 0],
    ['she has fired', 'nightTargetDark', { table: { 'fired:astoria': 1 } }, {}, 0],
    ['she burns', 'nightTargetDark', enemy({}, { boxes: { 's-33': ['burning'] } }), {}, 0],
    ['4 to 10 guns', 'batterySize', {}, {}, 0],
    ['fewer than 4 guns', 'batterySize', {}, { mounts: 'furutaka:A' }, -1],
    ['target hit last turn, course unchanged', 'hitLastTurn', { turn: 2, table: hitBefore }, {}, 3],
    ['hit two turns ago', 'hitLastTurn', { turn: 3, table: hitBefore }, {}, 0],
    ['firer at 3.50″', 'firerFast', makes(3.5), {}, 0],
    ['firer over 3.50″', 'firerFast', makes(3.75), {}, -1],
    ['twice for DD and smaller', 'firerFast', makes(4, 'DD'), {}, -2],
    ['fewer than 4 guns fire at her', 'notEngaged', {}, {}, 2],
    ['four or more do', 'notEngaged', { table: { 'fired:quincy:main': '1 furutaka 6 12 90' } }, {}, 0],
    ['heavy seas', 'heavySeas', { table: { sea: 'heavy' } }, {}, -1],
    ['twice for DD or smaller', 'heavySeas', { table: { sea: 'heavy' }, ...firer({ type: 'DD' }) }, {}, -2],
    ['into sun or spray', 'sunOrSpray', {}, { sunOrSpray: true }, -1],
    ['open secondaries disturb the main battery, twice at night', 'secondaryInterference', {}, both, -4],
    ['by day once', 'secondaryInterference', { table: { light: 'day' } }, both, -2],
    ['secondaries that are silent', 'secondaryInterference', {}, {}, 0],
    ['secondaries on CA or larger', 'steadySecondaries', {}, secondary, 1],
    ['her main battery', 'steadySecondaries', {}, {}, 0],
  ])('%s (%s)', (_what, rule, setup, input, modifier) => {
    expect(summed({ ...setup, ...on(rule) }, input).hitNumber - summed(setup, input).hitNumber).toBe(modifier)
  })

  test('a target that has turned is not taken to be on her old course', () => {
    const setup = { ...on('hitLastTurn'), turn: 2, table: hitBefore }
    expect(formOf(setup, { targetTurnedDegrees: 30 })['hitLastTurn']).toMatchObject({ default: false })
  })
})
