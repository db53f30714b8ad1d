import { expect, test } from 'vitest'
import { countsFor, layOutPage, paperNames, type CardOnPaper } from './paper'

const shipCard: CardOnPaper = { card: { width: 210, height: 148 }, smallestPaper: 'A6' }

function laidOut(...[paper, perPage]: [Parameters<typeof layOutPage>[1], Parameters<typeof layOutPage>[2]]) {
  const layout = layOutPage(shipCard, paper, perPage)
  if (!layout.ok) throw new Error(layout.code)
  return layout.value
}

test('an A5 card fills A5 across, at its own size', () => {
  expect(laidOut('A5', 'one')).toMatchObject({ page: { width: 210, height: 148 }, scale: 1, places: [{ x: 0, y: 0 }] })
})

test('a card alone on A4 is not blown up', () => {
  expect(laidOut('A4', 'one').scale).toBe(1)
})

test('two cards share an A4 sheet, nearly as large as life', () => {
  const page = laidOut('A4', 'fit')
  expect(page.places).toHaveLength(2)
  expect(page.scale).toBeGreaterThan(0.93)
})

test('A6 is the smallest on which it is read', () => {
  expect(laidOut('A6', 'one')).toMatchObject({ small: false })
  expect(laidOut('A6', 'one').scale).toBeCloseTo(0.705, 3)
})

test('more cards than can be read are refused, with how many can', () => {
  expect(layOutPage(shipCard, 'A4', 9)).toMatchObject({ ok: false, code: 'cards-too-small', values: { most: 2 } })
})

test('a paper smaller than the smallest prints one, and says so', () => {
  const poster: CardOnPaper = { card: { width: 210, height: 148 }, smallestPaper: 'A5' }
  expect(layOutPage(poster, 'A6', 'one')).toMatchObject({ ok: true, value: { small: true } })
  expect(layOutPage(poster, 'A6', 2)).toMatchObject({ ok: false, code: 'cards-too-small' })
})

test.each(paperNames)('on %s every card lies on the page and none on another', (paper) => {
  for (const count of countsFor(shipCard, paper)) {
    const { page, places, scale, turned } = laidOut(paper, count)
    const width = (turned ? 148 : 210) * scale
    const height = (turned ? 210 : 148) * scale
    places.forEach(({ x, y }, place) => {
      expect(x).toBeGreaterThanOrEqual(-0.001)
      expect(y).toBeGreaterThanOrEqual(-0.001)
      expect(x + width).toBeLessThanOrEqual(page.width + 0.001)
      expect(y + height).toBeLessThanOrEqual(page.height + 0.001)
      for (const other of places.slice(place + 1)) {
        expect(Math.abs(other.x - x) >= width || Math.abs(other.y - y) >= height).toBe(true)
      }
    })
  }
})
