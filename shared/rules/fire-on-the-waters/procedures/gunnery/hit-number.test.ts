import { describe, expect, test } from 'vitest'
import { shipTypes } from '../../ship/ship'
import { gunneryTargetSize } from '../../tables/gunnery'
import type { NightSetup } from '../night-action.testing'
import { enemy, firer, formOf, summed, withItem, type Asked } from './salvo.testing'

type Case = readonly [what: string, hitNumber: number, setup?: NightSetup, input?: Asked]

/** The hit number of her main battery at 12 inches, where nothing else applies: 1. */
function comesTo(cases: readonly Case[]): void {
  for (const [what, hitNumber, setup, input] of cases)
    test(`${what}: ${hitNumber}`, () => expect(summed(setup, input).hitNumber).toBe(hitNumber))
}

const makes = (speed: number) => enemy({}, { tracks: { speed } })
const turning = (type: 'CA' | 'CL' | 'DD' | 'TB', speed: number) => firer({ type }, { tracks: { speed } })
const rule = (name: string, choice: string): NightSetup => ({ houseRules: { [name]: choice } })

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

describe('speeds and turns', () => {
  comesTo([
    ['the target at 2.75″ turns less than 90°', 1, makes(2.75), { targetTurnedDegrees: 89 }],
    ['a whole 90°', 0, makes(2.75), { targetTurnedDegrees: 90 }],
    ['twice 90°', -1, makes(2.75), { targetTurnedDegrees: 180 }],
    ['at 3.00″ less than 60°', 1, makes(3), { targetTurnedDegrees: 59 }],
    ['a whole 60°', 0, makes(3), { targetTurnedDegrees: 60 }],
    ['three times 60°', -2, makes(3), { targetTurnedDegrees: 180 }],
    ['not for those who follow in a column turn', 1, {}, { targetTurnedDegrees: 180, targetFollows: true }],
    ['a target under 1.25″', 4, makes(1)],
    ['one at 1.25″', 1, makes(1.25)],
    ['a slow firer turns a whole 60°', 0, turning('CA', 2.75), { firerTurnedDegrees: 119 }],
    ['a fast one three times 30°', -2, turning('CA', 3), { firerTurnedDegrees: 90 }],
    ['twice for DD', -5, turning('DD', 3), { firerTurnedDegrees: 90 }],
    ['twice for TB', -1, turning('TB', 2.75), { firerTurnedDegrees: 60 }],
    ['not for less than 30°', 1, turning('CL', 3), { firerTurnedDegrees: 29 }],
    ['by ruling a started step counts', 0, rule('firerTurnSteps', 'started'), { firerTurnedDegrees: 10 }],
    ['and the third of them', -2, rule('firerTurnSteps', 'started'), { firerTurnedDegrees: 61 }],
  ])
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

  comesTo([['a set that is out', 1, withSet('Mk 8', ['out'])]])
})

const directors = { 's-26': ['out'], 's-52': ['struck'] } as const
const plot = { 'h-25': ['flooded'] } as const
const undirected = firer({}, { boxes: directors })

describe('local control', () => {
  comesTo([
    ['without directors every full 5″', -1, undirected, { rangeInches: 12 }],
    ['none of them full', 5, undirected, { rangeInches: 4 }],
    ['with one director left', 1, firer({}, { boxes: { 's-26': ['out'] } })],
    ['with one repaired', 1, firer({}, { boxes: { ...directors, 's-52': ['struck', 'repaired'] } })],
    ['by ruling started 5″', -2, { ...undirected, ...rule('localControlSteps', 'started') }, { rangeInches: 12 }],
    ['by a power outage', -1, firer({}, { fields: { casualties: 'powerMainLocal' } })],
    ['the plot out', -1, firer({}, { boxes: plot })],
    ['never with local control', -1, firer({}, { boxes: { ...plot, ...directors } })],
  ])
})

describe('each additional battery on the target: −1', () => {
  const table = { 'fired:kako:main': '1 astoria 6 12 90', 'fired:quincy:main': '1 furutaka 6 12 90' }
  const both = { rangeInches: 8, batteries: 'main-8 secondary-4.7' }
  const ownShip = { ...rule('additionalBatteryScope', 'ownShip'), table }

  comesTo([
    ['those that fired at her before', 0, { table }],
    ['not in the turn before', 1, { table, turn: 2 }],
    ['still to fire, entered by hand', -2, {}, { batteriesOnTarget: 4 }],
    ['by ruling those of one ship alone', 1, ownShip],
    ['both of hers', 2, ownShip, both],
  ])

  test('those of this salvo too; by the ruling nothing is asked', () => {
    expect(summed({ table }, both).rows).toContain('Batteries on the target: 3: −2')
    expect(formOf(ownShip)['batteriesOnTarget']).toBeUndefined()
  })
})

describe('visibility', () => {
  const table = { visibilityModifier: -3 }
  comesTo([
    ['as in the scenario', -2, { table }],
    ['as entered', 0, { table }, { visibility: -1 }],
  ])
})

describe('optional modifiers, each by itself', () => {
  test('none of them counts or is asked unless it is switched in', () => {
    const setup = { turn: 2, table: { sea: 'heavy', 'hit:astoria:1': 1 } }
    expect(summed(setup).rows).toEqual([])
    expect(Object.keys(formOf(setup))).not.toEqual(expect.arrayContaining(['sight', 'sunOrSpray', 'hitLastTurn']))
  })

  test('not visually spotted: −8 and no visibility modifier', () => {
    const setup = { ...rule('notVisuallySpotted', 'on'), table: { visibilityModifier: -3 } }
    expect(summed(setup, { sight: 'unseen' }).rows).toEqual(['Target not seen by eye: −8'])
    expect(summed(setup, { sight: 'seen' }).rows).toEqual(['Visibility: −3'])
  })

  const hitBefore = { 'hit:astoria:1': 1 }
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
    ['firer at 3.50″', 'firerFast', turning('CA', 3.5), {}, 0],
    ['firer over 3.50″', 'firerFast', turning('CA', 3.75), {}, -1],
    ['twice for DD and smaller', 'firerFast', turning('DD', 4), {}, -2],
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
  ])('%s (%s)', (_what, option, setup, input, modifier) => {
    expect(summed({ ...setup, ...rule(option, 'on') }, input).hitNumber - summed(setup, input).hitNumber).toBe(modifier)
  })

  test('a target that has turned is not taken to be on her old course', () => {
    const setup = { ...rule('hitLastTurn', 'on'), turn: 2, table: hitBefore }
    expect(formOf(setup, { targetTurnedDegrees: 30 })['hitLastTurn']).toMatchObject({ default: false })
  })
})
