import { describe, expect, test } from 'vitest'
import { paperNames } from '#shared/bridge/contract'
import { isLegible, pageGrid } from './page-grid'
import { paperSizes } from '../card/paper'

const card = { widthMm: 210, heightMm: 148, smallestPaper: 'A6' } as const

describe('cards on a page', () => {
  test('as many as can be read standing: two on A4 and Letter, one on smaller paper', () => {
    const counts = paperNames.map((paper) => [paper, pageGrid(card, paper, 'fit').cells.length])
    expect(counts).toEqual([
      ['A4', 2],
      ['A5', 1],
      ['A6', 1],
      ['Letter', 2],
      ['half-letter', 1],
    ])
  })

  test('the paper is turned so that the cards are largest: two go on upright A4, one or four on landscape', () => {
    expect(pageGrid(card, 'A4', 2)).toMatchObject({ widthMm: 210, heightMm: 297 })
    expect(pageGrid(card, 'A4', 1)).toMatchObject({ widthMm: 297, heightMm: 210 })
    expect(pageGrid(card, 'A4', 4)).toMatchObject({ widthMm: 297, heightMm: 210 })
  })

  test.each(paperNames.flatMap((paper) => ([1, 2, 4] as const).map((count) => [paper, count] as const)))(
    'on %s %i cards lie on the paper, without touching each other and in their own shape',
    (paper, count) => {
      const { cells, widthMm, heightMm, scale, lines } = pageGrid(card, paper, count)
      expect(cells).toHaveLength(count)
      expect([widthMm, heightMm].toSorted()).toEqual(Object.values(paperSizes[paper]).toSorted())
      for (const { x, y, width, height } of cells) {
        expect(width).toBeCloseTo(card.widthMm * scale)
        expect(height).toBeCloseTo(card.heightMm * scale)
        expect(x).toBeGreaterThan(4)
        expect(x + width).toBeLessThan(widthMm - 4)
        expect(y).toBeGreaterThan(lines.above ?? 4)
        expect(y + height).toBeLessThan(lines.below)
      }
      for (const [place, one] of cells.entries())
        for (const other of cells.slice(place + 1))
          expect(other.x >= one.x + one.width + 3.9 || other.y >= one.y + one.height + 3.9).toBe(true)
    },
  )

  test('a card that wants A5 is not legible on A6, and half-letter counts as A5', () => {
    const large = { ...card, smallestPaper: 'A5' } as const
    expect(isLegible(large, 'A6')).toBe(false)
    expect(isLegible(large, 'half-letter')).toBe(true)
    expect(isLegible(card, 'A6')).toBe(true)
  })
})
