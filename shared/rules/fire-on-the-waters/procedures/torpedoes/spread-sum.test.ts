import { describe, expect, test } from 'vitest'
import { torpedoTypes } from '../../tables/torpedoes'
import { comesTo } from '../night-action.testing'
import { aspectModifier, rangeModifier, sumOfSpread, type SpreadFacts } from './spread-sum'

const facts = (changed: Partial<SpreadFacts> & { readonly type?: string } = {}): SpreadFacts => ({
  torpedo: torpedoTypes[changed.type ?? 'RN MkIX']!,
  month: '1942-11',
  targetType: 'CA',
  rangeInches: 6,
  aspectDegrees: 80,
  atLaunch: { rangeInches: 7, aspectDegrees: 80 },
  isListedTarget: true,
  isMoving: true,
  directorIsOut: false,
  directedByRadar: false,
  keptCourse: false,
  surprise: false,
  ...changed,
})
const number = (changed?: Parameters<typeof facts>[0]) => sumOfSpread(facts(changed)).hitNumber

/** The optional surprise of the long lance, in place of the Japanese modifier. */
const lance = 'type=IJN+T93 surprise=true aspectDegrees=10'

describe('the hit number of a spread', () => {
  test('size, range and aspect: a heavy cruiser at 6 inches on the beam is 2 − 2 + 0', () => expect(number()).toBe(0))

  test('a range reads the first row that it does not exceed', () => {
    expect([0, 2.5, 2.6, 5, 7.5, 10, 15, 15.5].map(rangeModifier)).toEqual([2, 2, 0, 0, -2, -4, -6, -8])
  })

  test('45 degrees belongs to the lower row', () => {
    expect([0, 15, 16, 45, 46, 75, 76, 90].map(aspectModifier)).toEqual([-10, -10, -3, -3, -1, -1, 0, 0])
  })

  const early = 'type=KM+G7a month=1941-12'
  const sure = 'targetType=BB rangeInches=2 keptCourse=true isMoving=false'
  comesTo(
    ({ input }) => number(input as Parameters<typeof facts>[0]),
    `
    Japanese | type=IJN+T90 | 2
    another than the listed target | isListedTarget=false | -6
    director out | directorIsOut=true | -3
    directed by radar | directedByRadar=true | 1
    kept course | keptCourse=true | 3
    lies still, and so kept course and speed: both | isMoving=false keptCourse=true | 5
    American before July 1943 | type=USN+Mk8 month=1943-06 | -3
    American from then on | type=USN+Mk8 month=1943-07 | 0
    German before 1942 at a destroyer | ${early} targetType=DD | -8
    German before 1942 at a larger ship | ${early} | -3
    German from then on | type=KM+G7a month=1942-01 | 0
    never lower than −19 | targetType=TB rangeInches=20 aspectDegrees=0 isListedTarget=false | -19
    nor higher than the torpedo’s maximum value | type=RM+SI270 ${sure} | 8
    which may be higher | type=RN+MkIX ${sure} | 9
    or lower in its early days | type=KM+G7e month=1942-12 ${sure} | 6
    than after them | type=KM+G7e month=1943-01 ${sure} | 9
    a lance: the better aspect, and she has held on | ${lance} month=1943-09 | ${2 - 2 + 0 + 3}
    from October 1943 nobody is surprised any more | ${lance} month=1943-10 | ${2 - 2 - 10}
    other Japanese torpedoes lose their modifier and gain nothing | type=IJN+T90 surprise=true | 0
    `,
  )

  test('nor is anybody surprised at 6 inches or less, nor at 15 or more', () => {
    for (const rangeInches of [6, 15]) {
      const atLaunch = { rangeInches, aspectDegrees: 80 }
      expect(number({ type: 'IJN T93', surprise: true, aspectDegrees: 10, atLaunch })).toBe(-10)
    }
  })
})
