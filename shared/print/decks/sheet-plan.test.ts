import { describe, expect, test } from 'vitest'
import { cardHeightMm, cardWidthMm } from '../../decks/card/playing-card'
import { cropMarks, backPlaces, sheetPlan, type Place } from './sheet-plan'

const papers = ['A4', 'Letter'] as const
const bleeds = [0, 3, 6] as const
const sheets = papers.flatMap((paper) => bleeds.map((bleedMm) => ({ paper, bleedMm, plan: sheetPlan(paper, bleedMm) })))
const noOffset = { acrossMm: 0, downMm: 0 }

test('as many cards as the paper holds: nine edge to edge, fewer with a bleed', () => {
  expect(sheets.map(({ paper, bleedMm, plan }) => [paper, bleedMm, plan.columns, plan.rows])).toEqual([
    ['A4', 0, 3, 3],
    ['A4', 3, 4, 2],
    ['A4', 6, 2, 2],
    ['Letter', 0, 3, 3],
    ['Letter', 3, 3, 2],
    ['Letter', 6, 3, 2],
  ])
})

test('without a bleed one cut separates two cards', () => {
  const [first, second] = sheetPlan('A4', 0).places
  expect(second!.x - first!.x).toBeCloseTo(63.5, 9)
  expect(sheetPlan('A4', 0).places[3]!.y - first!.y).toBeCloseTo(88.9, 9)
})

describe.each(sheets)('$paper with a bleed of $bleedMm mm', ({ bleedMm, plan }) => {
  const grounds = plan.places.map(({ x, y }) => ({
    left: x - bleedMm,
    top: y - bleedMm,
    right: x + cardWidthMm + bleedMm,
    bottom: y + cardHeightMm + bleedMm,
  }))

  test('every ground is on the paper, clear of its edge, and overlaps no other', () => {
    for (const [at, ground] of grounds.entries()) {
      expect(Math.min(ground.left, ground.top)).toBeGreaterThanOrEqual(5)
      expect(ground.right).toBeLessThanOrEqual(plan.widthMm - 5 + 1e-9)
      expect(ground.bottom).toBeLessThanOrEqual(plan.heightMm - 5 + 1e-9)
      for (const other of grounds.slice(at + 1)) {
        const isSeparate =
          other.left >= ground.right - 1e-9 || other.top >= ground.bottom - 1e-9 || other.right <= ground.left + 1e-9
        expect(isSeparate).toBe(true)
      }
    }
  })

  test('turned over the long edge, each back is behind its front', () => {
    const isUpright = plan.heightMm > plan.widthMm
    for (const [at, back] of backPlaces(plan, noOffset).entries()) {
      expect(throughThePaper(back, isUpright)).toEqual({
        x: expect.closeTo(plan.places[at]!.x, 9) as number,
        y: expect.closeTo(plan.places[at]!.y, 9) as number,
      })
    }
  })

  test('the offset moves every back right and down by as much', () => {
    const moved = backPlaces(plan, { acrossMm: 1.5, downMm: -0.5 })
    for (const [at, { x, y }] of backPlaces(plan, noOffset).entries()) {
      expect([moved[at]!.x - x, moved[at]!.y - y]).toEqual([expect.closeTo(1.5, 9), expect.closeTo(-0.5, 9)])
    }
  })

  test('the marks are on the paper, outside every ground, in line with every cut', () => {
    const lines = ends(plan.places)
    for (const { x, y } of lines.flat()) {
      expect(Math.min(x, y, plan.widthMm - x, plan.heightMm - y)).toBeGreaterThanOrEqual(0.5)
      for (const { left, top, right, bottom } of grounds) {
        expect(x > left && x < right && y > top && y < bottom).toBe(false)
      }
    }
    const uprights = new Set(lines.filter(([from, to]) => from!.x === to!.x).map(([from]) => from!.x))
    const cuts = new Set(plan.places.flatMap(({ x }) => [two(x), two(x + cardWidthMm)]))
    expect([...uprights].toSorted()).toEqual([...cuts].toSorted())
  })

  test('marks that an offset pushes off the paper are left out, the others end at its edge', () => {
    for (const { x, y } of ends(backPlaces(plan, { acrossMm: 15, downMm: -15 })).flat()) {
      expect(Math.min(x, y, plan.widthMm - x, plan.heightMm - y)).toBeGreaterThanOrEqual(0.5)
    }
  })

  function ends(places: readonly Place[]) {
    return cropMarks(plan, places).map(({ d }) =>
      [...d.matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
    )
  }

  /** Where a card printed on the overleaf is seen from the front. */
  function throughThePaper({ x, y }: Place, isUpright: boolean): Place {
    return isUpright ? { x: plan.widthMm - (x + cardWidthMm), y } : { x, y: plan.heightMm - (y + cardHeightMm) }
  }
})

function two(value: number): number {
  return Math.round(value * 100) / 100
}
