import { describe, expect, test } from 'vitest'
import { torpedoTypes } from '../../tables/torpedoes'
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

describe('the hit number of a spread', () => {
  test('size, range and aspect: a heavy cruiser at 6 inches on the beam is 2 − 2 + 0', () => expect(number()).toBe(0))

  test('a range reads the first row that it does not exceed', () => {
    expect([0, 2.5, 2.6, 5, 7.5, 10, 15, 15.5].map(rangeModifier)).toEqual([2, 2, 0, 0, -2, -4, -6, -8])
  })

  test('45 degrees belongs to the lower row', () => {
    expect([0, 15, 16, 45, 46, 75, 76, 90].map(aspectModifier)).toEqual([-10, -10, -3, -3, -1, -1, 0, 0])
  })

  test('each other modifier by itself', () => {
    expect(number({ type: 'IJN T90' })).toBe(2)
    expect(number({ isListedTarget: false })).toBe(-6)
    expect(number({ directorIsOut: true })).toBe(-3)
    expect(number({ directedByRadar: true })).toBe(1)
    expect(number({ keptCourse: true })).toBe(3)
  })

  test('a target that lies still, and so kept course and speed, counts both', () => {
    expect(number({ isMoving: false, keptCourse: true })).toBe(5)
  })

  test('American torpedoes lose 3 before July 1943', () => {
    expect(number({ type: 'USN Mk8', month: '1943-06' })).toBe(-3)
    expect(number({ type: 'USN Mk8', month: '1943-07' })).toBe(0)
  })

  test('German torpedoes before 1942 lose 6 against destroyers and 3 against larger ships', () => {
    expect(number({ type: 'KM G7a', month: '1941-12', targetType: 'DD' })).toBe(-8)
    expect(number({ type: 'KM G7a', month: '1941-12' })).toBe(-3)
    expect(number({ type: 'KM G7a', month: '1942-01' })).toBe(0)
  })

  test('the sum is capped by the torpedo’s maximum value, and by a lower one in its early days', () => {
    const sure = { targetType: 'BB', rangeInches: 2, keptCourse: true, isMoving: false } as const
    expect(number({ ...sure, type: 'RM SI270' })).toBe(8)
    expect(number({ ...sure, type: 'RN MkIX' })).toBe(9)
    expect(number({ ...sure, type: 'KM G7e', month: '1942-12' })).toBe(6)
    expect(number({ ...sure, type: 'KM G7e', month: '1943-01' })).toBe(9)
  })

  test('the sum is never read lower than −19', () => {
    expect(number({ targetType: 'TB', rangeInches: 20, aspectDegrees: 0, isListedTarget: false })).toBe(-19)
  })
})

describe('the optional surprise of the long lance', () => {
  const lance = { type: 'IJN T93', surprise: true, aspectDegrees: 10 } as const

  test('no Japanese modifier; the better aspect, and she is taken to have held on', () => {
    expect(number({ ...lance, month: '1943-09' })).toBe(2 - 2 + 0 + 3)
  })

  test('from October 1943 nobody is surprised any more', () => {
    expect(number({ ...lance, month: '1943-10' })).toBe(2 - 2 - 10)
  })

  test('nor at 6 inches or less, nor at 15 or more', () => {
    for (const rangeInches of [6, 15]) {
      expect(number({ ...lance, atLaunch: { rangeInches, aspectDegrees: 80 } })).toBe(-10)
    }
  })

  test('other Japanese torpedoes lose their modifier and gain nothing', () => {
    expect(number({ type: 'IJN T90', surprise: true })).toBe(0)
  })
})
