import { describe, expect, test } from 'vitest'
import { drawnShape } from './drawn-shape'
import type { ShapeShown } from '#shared/table-view/ship-shown'

const whole: ShapeShown = {
  silhouette: { width: 200, height: 60, waterline: 50, lines: '', fill: 'M0 0h200v60z', light: '' },
  ...{ isOut: false, pose: null, hits: [], afloat: 1, isBurning: false, isFlooding: false },
}
const company = { width: 200, height: 50 }
const drawn = (changed: Partial<ShapeShown>) =>
  drawnShape({ ...whole, ...changed }, company, { width: 106, height: 40 })
const subpaths = (d: string) => d.split('M').length - 1

describe('what is drawn on a silhouette', () => {
  test('a whole ship has a full bar and no sign', () => {
    expect(drawn({})).toMatchObject({ bar: { lost: '' }, crosses: '', flames: [], waves: [], swell: undefined })
  })

  test('what she has lost is hatched, and the rest of the bar is shorter', () => {
    const { bar } = drawn({ afloat: 0.25 })
    expect(subpaths(bar!.lost)).toBeGreaterThan(20)
    expect(bar!.left).not.toBe(bar!.edge)
  })

  test('two strokes a cross where she is struck; crosses that would lie over each other are one', () => {
    const at = (along: number) => ({ along, down: 0.3, mark: 'struck' }) as const
    expect(subpaths(drawn({ hits: [at(0.1), at(0.9)] }).crosses)).toBe(4)
    expect(subpaths(drawn({ hits: [at(0.5), at(0.51)] }).crosses)).toBe(2)
  })

  test('a fire without a box for its place burns amidships, and water without one comes in there', () => {
    expect(drawn({ isBurning: true }).flames).toHaveLength(1)
    expect(drawn({ isFlooding: true }).waves).toHaveLength(1)
  })

  test('what sinks is seen down to the water', () => {
    const { bar, swell, seenTo, lies } = drawn({ pose: 'sinking', isOut: true, afloat: null })
    expect([bar, swell, seenTo]).toEqual([undefined, expect.stringMatching(/^M/), lies.y])
    expect(drawn({}).seenTo).toBe(40)
    const large = drawnShape({ ...whole, pose: 'sinking' }, company, { width: 1060, height: 400 }).lies
    expect([large.deep / lies.deep, large.degrees]).toEqual([10, lies.degrees])
  })
  test('a ship that has lost flotation lies lower, down by the end where she is hit, and not below the water', () => {
    const hit = (along: number) => ({ along, down: 0.8, mark: 'flooded' }) as const
    const [head, stern] = [0.2, 0.8].map((along) => drawn({ afloat: 0.4, hits: [hit(along)] }))
    expect(drawn({}).lies).toMatchObject({ deep: 0, degrees: 0 })
    expect(head!.lies.deep).toBeGreaterThan(0)
    expect([Math.sign(head!.lies.degrees), Math.sign(stern!.lies.degrees)]).toEqual([-1, 1])
    expect(head!.seenTo).toBe(head!.lies.y)
  })
})
