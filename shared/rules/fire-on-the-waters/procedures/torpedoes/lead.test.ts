import { describe, expect, test } from 'vitest'
import { leadArcs, leadValue } from './launch'

describe('the lead estimator', () => {
  test('angle and speed of the target give a value; an edge belongs to the lower row', () => {
    expect(leadValue({ angleDegrees: 30, targetSpeed: 1.75, torpedoSpeed: 4 })).toBe(3)
    expect(leadValue({ angleDegrees: 31, targetSpeed: 1.75, torpedoSpeed: 4 })).toBe(7)
    expect(leadValue({ angleDegrees: 60, targetSpeed: 3, torpedoSpeed: 4 })).toBe(14)
    expect(leadValue({ angleDegrees: 90, targetSpeed: 4.5, torpedoSpeed: 4 })).toBe(39)
  })

  test('the lead is the highest row whose figure the value reaches, none below the first', () => {
    expect(leadArcs({ angleDegrees: 20, targetSpeed: 1.5, torpedoSpeed: 3 }, 'reached')).toBe(0)
    expect(leadArcs({ angleDegrees: 45, targetSpeed: 3, torpedoSpeed: 3 }, 'reached')).toBe(2)
    expect(leadArcs({ angleDegrees: 90, targetSpeed: 4, torpedoSpeed: 5.5 }, 'reached')).toBe(2)
    expect(leadArcs({ angleDegrees: 90, targetSpeed: 4.25, torpedoSpeed: 3 }, 'reached')).toBe(3)
  })

  test('the fastest torpedoes never lead by three', () => {
    expect(leadArcs({ angleDegrees: 90, targetSpeed: 8, torpedoSpeed: 6 }, 'reached')).toBe(2)
  })

  test('under `nearest` the row whose figure lies nearest counts', () => {
    const asked = { angleDegrees: 45, targetSpeed: 1.5, torpedoSpeed: 5 }
    expect(leadValue(asked)).toBe(7)
    expect(leadArcs(asked, 'reached')).toBe(0)
    expect(leadArcs(asked, 'nearest')).toBe(1)
  })
})
