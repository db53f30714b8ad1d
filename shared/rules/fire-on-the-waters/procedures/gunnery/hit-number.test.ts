import { describe, expect, test } from 'vitest'
import type { Agreed } from '../../../pack/agreed'
import { read } from '../../../run/run-procedure.testing'
import { shipTypes } from '../../ship/ship'
import { gunneryTargetSize } from '../../tables/gunnery'
import { atNight, comesTo, type Given } from '../night-action.testing'
import { gunfire } from './gunfire'
import { aim, enemy, firer, formOf, summed, withItem, type Asked } from './salvo.testing'

/** The hit number of her main battery at 12 inches, where nothing else applies: 1. */
const hitNumber = ({ setup, input }: Given) => summed(setup, input as Asked).hitNumber
const both = 'rangeInches=8 batteries=main-8+secondary-4.7'

test('hit number: mount value and size of the target where nothing else applies', () => {
  expect(summed()).toMatchObject({
    hitNumber: 1,
    rows: [],
    means: 'hit number; hits: 0.39, D10 of 7 or less',
  })
  for (const type of shipTypes) expect(summed(enemy({ type })).hitNumber, type).toBe(1 + gunneryTargetSize[type])
})

describe('speeds and turns', () => {
  const follows = 'targetTurnedDegrees=180 targetFollows=true'
  comesTo(
    hitNumber,
    `
    the target at 2.75″ turns less than 90° | Astoria:speed=2.75 targetTurnedDegrees=89 | 1
    a whole 90° | Astoria:speed=2.75 targetTurnedDegrees=90 | 0
    twice 90° | Astoria:speed=2.75 targetTurnedDegrees=180 | -1
    at 3.00″ less than 60° | Astoria:speed=3 targetTurnedDegrees=59 | 1
    a whole 60° | Astoria:speed=3 targetTurnedDegrees=60 | 0
    three times 60° | Astoria:speed=3 targetTurnedDegrees=180 | -2
    not for those who follow in a column turn | ${follows} | 1
    a target under 1.25″ | Astoria:speed=1 | 4
    one at 1.25″ | Astoria:speed=1.25 | 1
    a slow firer turns a whole 60° | Furutaka:speed=2.75 firerTurnedDegrees=119 | 0
    a fast one three times 30° | Furutaka:speed=3 firerTurnedDegrees=90 | -2
    twice for DD | Furutaka:form.type=DD Furutaka:speed=3 firerTurnedDegrees=90 | -5
    twice for TB | Furutaka:form.type=TB Furutaka:speed=2.75 firerTurnedDegrees=60 | -1
    not for less than 30° | Furutaka:form.type=CL Furutaka:speed=3 firerTurnedDegrees=29 | 1
    by ruling a started step counts | rule:firerTurnSteps=started firerTurnedDegrees=10 | 0
    and the third of them | rule:firerTurnSteps=started firerTurnedDegrees=61 | -2
    `,
  )
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
    const plain = summed(enemy({ type }), { rangeInches }).hitNumber
    expect(summed({ ...withSet(set), ...enemy({ type }) }, { rangeInches }).hitNumber - plain).toBe(modifier)
    expect(summed(withSet(set, ['out'])).hitNumber, 'a set that is out').toBe(1)
  })
})

describe('local control', () => {
  const undirected = 'Furutaka:s-26=out Furutaka:s-52=struck'
  comesTo(
    hitNumber,
    `
    without directors every full 5″ | ${undirected} | -1
    none of them full | ${undirected} rangeInches=4 | 5
    with one director left | Furutaka:s-26=out | 1
    with one repaired | Furutaka:s-26=out Furutaka:s-52=struck+repaired | 1
    by ruling started 5″ | ${undirected} rule:localControlSteps=started | -2
    by a power outage | Furutaka:casualties=powerMainLocal | -1
    the plot out | Furutaka:h-25=flooded | -1
    never with local control | ${undirected} Furutaka:h-25=flooded | -1
    `,
  )
})

describe('each additional battery on the target: −1', () => {
  const table = { 'fired:kako:main': '1 astoria 6 12 90', 'fired:quincy:main': '1 furutaka 6 12 90' }
  const own = 'rule:additionalBatteryScope=ownShip'
  comesTo(
    hitNumber,
    `
    those that fired at her before | | 0
    not in the turn before | turn=2 | 1
    still to fire, entered by hand | batteriesOnTarget=4 | -2
    by ruling those of one ship alone | ${own} | 1
    both of hers | ${own} ${both} | 2
    `,
    { table },
  )

  test('those of this salvo too; by the ruling nothing is asked', () => {
    const input = { rangeInches: 8, batteries: 'main-8 secondary-4.7' }
    expect(summed({ table }, input).rows).toContain('Batteries on the target: 3: −2')
    expect(formOf({ table, houseRules: { additionalBatteryScope: 'ownShip' } })['batteriesOnTarget']).toBeUndefined()
  })
})

describe('visibility and sight', () => {
  comesTo(
    hitNumber,
    `
    as in the scenario | table:visibilityModifier=-3 | -2
    as entered | table:visibilityModifier=-3 visibility=-1 | 0
    `,
  )
  comesTo(
    ({ setup, input }) => summed(setup, input as Asked).rows,
    `
    not visually spotted: −8 and no visibility | rule:notVisuallySpotted=on sight=unseen | Target not seen by eye: −8
    seen: visibility | rule:notVisuallySpotted=on sight=seen | Visibility: −3
    no optional row unless it is switched in | turn=2 visibility=0 table:sea=heavy table:hit:astoria:1=1 |
    `,
    { table: { visibilityModifier: -3 } },
  )
})

describe('optional modifiers, each by itself', () => {
  const hit = 'table:hit:astoria:1=1'
  const engaged = 'table:fired:quincy:main=1+furutaka+6+12+90'
  const secondary = 'rangeInches=8 batteries=secondary-4.7'
  const interferes = `${both} batteriesOnTarget=1`
  /** What the rule, the first word, adds. */
  const added = ({ setup, input: { option, ...input } }: Given) => {
    const on = { ...setup, houseRules: { [String(option)]: 'on' } }
    return summed(on, input as Asked).hitNumber - summed(setup, input as Asked).hitNumber
  }
  comesTo(
    added,
    `
    gun flashes only | option=gunFlashesOnly sight=flashes | -2
    night, target neither firing nor lit | option=nightTargetDark | -3
    by day | option=nightTargetDark table:light=day | 0
    she has fired | option=nightTargetDark table:fired:astoria=1 | 0
    she burns | option=nightTargetDark Astoria:s-33=burning | 0
    4 to 10 guns | option=batterySize | 0
    fewer than 4 guns | option=batterySize mounts=furutaka:A | -1
    target hit last turn, course unchanged | option=hitLastTurn turn=2 ${hit} | 3
    hit two turns ago | option=hitLastTurn turn=3 ${hit} | 0
    a target that has turned | option=hitLastTurn turn=2 ${hit} targetTurnedDegrees=30 | 0
    firer at 3.50″ | option=firerFast Furutaka:speed=3.5 | 0
    firer over 3.50″ | option=firerFast Furutaka:speed=3.75 | -1
    twice for DD and smaller | option=firerFast Furutaka:form.type=DD Furutaka:speed=4 | -2
    fewer than 4 guns fire at her | option=notEngaged | 2
    four or more do | option=notEngaged ${engaged} | 0
    heavy seas | option=heavySeas table:sea=heavy | -1
    twice for DD or smaller | option=heavySeas table:sea=heavy Furutaka:form.type=DD | -2
    into sun or spray | option=sunOrSpray sunOrSpray=true | -1
    open secondaries disturb the main battery, twice at night | option=secondaryInterference ${interferes} | -4
    by day once | option=secondaryInterference table:light=day ${interferes} | -2
    secondaries that are silent | option=secondaryInterference | 0
    secondaries on CA or larger | option=steadySecondaries ${secondary} | 1
    her main battery | option=steadySecondaries | 0
    `,
  )

  test('nothing is asked for a rule that is not in play', () => {
    expect(Object.keys(formOf({}))).not.toEqual(expect.arrayContaining(['sight', 'sunOrSpray', 'hitLastTurn']))
  })
})

test('the sum beside the dice counts with the figures that were agreed on', () => {
  const agreed: Agreed = (question, value) => (question === 'size' ? (2 as typeof value) : value)
  const [worked] = gunfire.reckoning!(atNight(), aim)
  const [sum] = gunfire.reckoning!(atNight(), aim, agreed)
  expect(Number(read(sum!.total))).toBe(Number(read(worked!.total)) + 2)
  expect(sum!.lines.map(({ say, figure }) => `${read(say)}: ${read(figure)}`)).toContain('Size of the target, CA: +2')
})
