import { describe, expect, it } from 'vitest'
import { percentOf, widthAt, zoomStep } from './page-zoom'

const upright = { width: 600, height: 900 }

describe('a page in its place', () => {
  it('is shown as a whole, as wide as the place, or in percent of its paper', () => {
    const place = { width: 500, height: 450 }
    expect(widthAt('fit', upright, place)).toBe(300)
    expect(widthAt('width', upright, place)).toBe(500)
    expect(widthAt(100, upright, place)).toBe(800)
    expect(widthAt('fit', { width: 900, height: 600 }, place)).toBe(500)
  })

  it('goes up and down step by step, from any size that follows the place too', () => {
    expect(zoomStep(100, 100, 1)).toBe(150)
    expect(zoomStep('fit', percentOf(300, upright), 1)).toBe(50)
    expect(zoomStep('width', percentOf(500, upright), -1)).toBe(50)
    expect(zoomStep(200, 200, 1)).toBe(200)
    expect(zoomStep('fit', 30, -1)).toBe('fit')
  })
})
