import { describe, expect, it } from 'vitest'
import { shallows, seaBed, soundings } from './sea-bed'
import { drawSides } from './tracks'

const side = (name: string, ...squadrons: readonly number[]) => ({
  name,
  squadrons: squadrons.map((ships) => Array.from({ length: ships }, () => ({ share: 1 }))),
})

describe('the chart of an action', () => {
  it('is the same each time for the same scenario, and another for another', () => {
    const bed = seaBed('off-ushant')
    const drawn = (name: string) => soundings(name, seaBed(name), 800, 600, [])
    expect(drawn('off-ushant')).toEqual(drawn('off-ushant'))
    expect(drawn('off-ushant')).not.toEqual(drawn('tsushima'))
    expect(shallows(bed, 20, 400, 300)).toEqual(shallows(bed, 20, 400, 300))
  })

  it('sounds what its depth curves show', () => {
    const bed = seaBed('off-ushant')
    for (const { x, y, fathoms } of soundings('off-ushant', bed, 800, 600, []))
      expect(fathoms).toBe(bed.depthAt(x / 800, y / 600))
  })

  it('keeps soundings clear of what else is drawn', () => {
    const rose = { x: 100, y: 100, width: 300, height: 300 }
    const inside = soundings('off-ushant', seaBed('off-ushant'), 800, 600, [rose]).filter(
      ({ x, y }) => x > 100 && x < 400 && y > 100 && y < 400,
    )
    expect(inside).toEqual([])
  })

  it.each([
    [1, 900, 640],
    [12, 900, 640],
    [40, 480, 280],
  ])('keeps a column of %s ships on a chart of %s by %s', (ships, width, height) => {
    const hulls = drawSides([side('Royal Navy', ships, 3), side('Marine nationale', ships, 2)], width, height).flatMap(
      (each) => each.hulls,
    )
    expect(hulls).toHaveLength(2 * ships + 5)
    for (const { x, y } of hulls) {
      expect(x > 0 && x < width).toBe(true)
      expect(y > 0 && y < height).toBe(true)
    }
  })

  it('distinguishes four sides by shape', () => {
    const sides = drawSides([side('a', 1), side('b', 1), side('c', 1), side('d', 1)], 800, 600)
    expect(new Set(sides.map(({ fill }) => fill)).size).toBe(4)
  })
})
