import { describe, expect, it } from 'vitest'
import { shallows, seaBed, soundings } from './sea-bed'
import { drawSides } from './tracks'
import type { CompassPoint } from '../documents/scenario'

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

  const from = (name: string, enters: CompassPoint | 'middle', course: CompassPoint) => ({
    ...side(name, 3, 2),
    ...{ enters, course },
  })
  const [width, height] = [460, 240]
  const middle = { x: width * 0.66, y: height / 2 }

  it('begins each line where the briefing says, on the course that it says', () => {
    const [japan, russia] = drawSides([from('Japan', 'SE', 'N'), from('Russia', 'W', 'E')], width, height)
    expect(japan!.head.degrees).toBeCloseTo(-90)
    expect(japan!.hulls.every(({ x, y }) => x > middle.x && y > height * 0.3)).toBe(true)
    expect(russia!.head.degrees).toBeCloseTo(0)
    expect(russia!.hulls[0]!.x).toBeLessThan(middle.x)
  })

  it('keeps lines off the title, and ships on the chart, wherever they come from', () => {
    const title = { x: 0, y: 0, width: 300, height: 90 }
    for (const enters of ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'middle'] as const) {
      const [drawn] = drawSides([from('A side', enters, 'SE')], width, height, { title })
      for (const { x, y } of drawn!.hulls) {
        expect(x > 300 || y > 90, enters).toBe(true)
        expect(x > 0 && x < width && y > 0 && y < height, enters).toBe(true)
      }
    }
  })

  it('keeps names off the rose, and no line', () => {
    const rose = { x: 0, y: 0, width: 300, height: 90 }
    const drawn = (clear: readonly (typeof rose)[]) =>
      drawSides([from('A side', 'N', 'SE')], width, height, { clear })[0]!
    expect(drawn([rose]).hulls).toEqual(drawn([]).hulls)
    const { x, y } = drawn([]).label
    const over = { x, y: y - 18, width: 48, height: 18 }
    expect(drawn([over]).label).not.toEqual(drawn([]).label)
  })

  it('keeps soundings off the tracks', () => {
    const [drawn] = drawSides([from('A side', 'NW', 'SE')], 800, 600)
    const [one, other] = [drawn!.along[0]!, drawn!.along.at(-1)!]
    const off = ({ x, y }: { x: number; y: number }) =>
      Math.abs((other.x - one.x) * (y - one.y) - (other.y - one.y) * (x - one.x)) /
      Math.hypot(other.x - one.x, other.y - one.y)
    const isBeside = ({ x, y }: { x: number; y: number }) => x > one.x && x < other.x && y > one.y && y < other.y
    const over = (clear: NonNullable<typeof drawn>['along']) =>
      ['off-ushant', 'tsushima', 'yalu'].flatMap((name) =>
        soundings(name, seaBed(name), 800, 600, clear).filter((each) => isBeside(each) && off(each) < 8),
      )
    expect(over([]).length).toBeGreaterThan(0)
    expect(over(drawn!.along)).toEqual([])
  })

  it('draws no track for ships that lie at rest', () => {
    const [drawn] = drawSides([{ ...from('Russia', 'N', 'W'), isAtRest: true }], width, height)
    expect([drawn!.track, drawn!.hulls.length]).toEqual(['', 5])
  })

  it('writes names beside each other, and cuts one of sixty letters', () => {
    const long = 'The Combined Fleet of His Imperial Majesty in Far Eastern Seas'
    const drawn = drawSides([from(long, 'NW', 'SE'), from(long, 'SE', 'NW')], width, height)
    const [one, other] = drawn.map(({ label }) => label)
    expect(one!.text).toMatch(/^The Combined Fleet.*…$/)
    expect(Math.abs(one!.y - other!.y)).toBeGreaterThan(17)
    for (const label of [one!, other!]) expect(label.x > 0 && label.x + label.width < width).toBe(true)
  })

  it('distinguishes four sides by shape', () => {
    const sides = drawSides([side('a', 1), side('b', 1), side('c', 1), side('d', 1)], 800, 600)
    expect(new Set(sides.map(({ fill }) => fill)).size).toBe(4)
  })
})
