import { expect, test } from 'vitest'
import { layoutPrintJob } from './print-job-layout'
import { printJobWith, damagedCards, rosterPart, saidOn as said, setting } from './printed-fleet.testing'
import { ordersSection, type OrdersSource } from './orders-section'

function ordersOf(source: Partial<OrdersSource>, isTwoSided = false) {
  const section = ordersSection({ cards: damagedCards(8), fresh: true, turns: 6, ...source }, setting({ isTwoSided }))
  if (!section.ok) throw new Error(section.code)
  return section.value
}

test('no sheet names ships of two sides, nor does its back', () => {
  const home = damagedCards(6).filter(({ side }) => side === 'Home Fleet')
  const other = damagedCards(6)
    .filter(({ side }) => side !== 'Home Fleet')
    .slice(0, 1)
  const { pages, marks, isTurnedOver } = ordersOf({ cards: [...home.slice(0, 1), ...other] }, true)
  expect(isTurnedOver).toBe(true)
  expect(pages).toHaveLength(3)
  expect(said(pages[1]!)).toEqual([])
  expect(marks.map(({ page }) => page)).toEqual([0, 2])
})

test('what comes after orders in the queue is not on the back of them', () => {
  const cards = damagedCards(2).slice(0, 1)
  const orders = { part: 'orders', source: { cards, fresh: true, turns: 3 } } as const
  const book = layoutPrintJob(printJobWith({ parts: [orders, rosterPart(cards), { part: 'testPage', source: {} }] }))
  if (!book.ok) throw new Error(book.code)
  expect(book.value.sections.map(({ begins }) => begins)).toEqual([0, 2, 4])
  expect(said(book.value.pages[1]!)).toEqual([])
})

test('twenty turns go below each other, and forty ships overleaf: every ship has every turn once', () => {
  const [card] = damagedCards(1)
  const cards = Array.from({ length: 40 }, () => card!)
  const { pages } = ordersOf({ cards, turns: 20 })
  const all = pages.flatMap(said)
  const heads = (turn: number) => all.filter((text) => text === `Turn ${turn}`).length
  expect(new Set(Array.from({ length: 20 }, (_, at) => heads(at + 1))).size).toBe(1)
  expect(heads(1)).toBeGreaterThan(1)
})

test('a few ships fill their sheet: turns go below each other, in boxes a pen likes', () => {
  const [page] = ordersOf({ turns: 8 }).pages
  const [, ...bands] = page!.parts
  expect(bands.length).toBeGreaterThan(1)
  const ends = bands.map(({ y, draw }) => {
    const rules = draw().flatMap((each) => (each.op === 'path' ? [...each.d.matchAll(/V([\d.]+)/g)] : []))
    return y + Math.max(...rules.map(([, down]) => Number(down)))
  })
  expect(Math.max(...ends) / page!.heightMm).toBeGreaterThan(0.9)
})

test('who is sunk is given no orders', () => {
  const [sunk, afloat] = damagedCards(2)
  const gone = { ...sunk!, ship: { ...sunk!.ship, fields: { ...sunk!.ship.fields, standing: 'sunk' } } }
  const { pages } = ordersOf({ cards: [gone, afloat!], fresh: false })
  expect(pages.flatMap(said).join()).not.toContain(gone.ship.document.name)
  expect(ordersSection({ cards: [gone], fresh: false, turns: 3 }, setting())).toMatchObject({
    code: 'print-ships-none',
  })
})
