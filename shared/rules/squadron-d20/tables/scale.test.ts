import { describe, expect, it } from 'vitest'
import { scale, signedWorth, worth } from './scale'
import golden from './tables.golden.json'

describe('the printed scale', () => {
  it('is the one that is printed', () => {
    expect(scale).toEqual(golden.progressiveScale.rows)
  })

  it('is worth nothing for nothing, and has no gap up to 21', () => {
    expect(worth(0)).toBe(0)
    expect([1, 2, 3, 6, 7, 12, 13, 20, 21, 60].map(worth)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
  })

  it('keeps the sign of a sum', () => {
    expect([-7, -1, 0, 3].map(signedWorth)).toEqual([-3, -1, 0, 2])
  })
})
