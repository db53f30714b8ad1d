import { expect, test } from 'vitest'
import type { Operation } from '#shared/card/operations'
import { commandedBy, damagedCards, printJob, withFire } from './printed-fleet.testing'
import { rosterPages } from './roster-sheet'

const texts = (operations: readonly Operation[]) => operations.flatMap((one) => (one.op === 'text' ? [one.text] : []))

test('every ship stands on the roster once, with what is left of her', () => {
  const cards = damagedCards(6)
  const [page, ...more] = rosterPages(printJob(), cards)
  expect(more).toEqual([])
  const said = texts([...page!.rows()].flat())
  expect(said.filter((text) => text.startsWith('H.M.S.') || text.startsWith('U.S.S.')).length).toBeGreaterThan(0)
  expect(said.filter((text) => text === 'Flotation')).toHaveLength(4)
  expect(said).toContain('Home Fleet')
  expect(said).toContain('Vice-Admiral Hervey, 2')
})

test('a long roster goes on overleaf, inside the paper, and no heading is left alone at the foot', () => {
  const pages = rosterPages(printJob({ paper: 'A5' }), damagedCards(60))
  expect(pages.length).toBeGreaterThan(2)
  for (const { rows, scale, margin, heightMm } of pages) {
    const table = [...rows()].flat()
    const baselines = table.flatMap((one) => (one.op === 'text' ? [one.y] : []))
    expect(margin + Math.max(...baselines) * scale).toBeLessThan(heightMm - margin)
    expect(texts(table).at(-1)).not.toBe('Speed')
    // Every page says what its columns hold.
    expect(texts(table).slice(0, 8)).toContain('Flotation')
  }
})

test('nothing of the table leaves its measure to the right', () => {
  for (const paper of ['A4', 'A6'] as const) {
    for (const { rows, scale, margin, widthMm } of rosterPages(printJob({ paper }), damagedCards(8))) {
      const table = [...rows()].flat()
      const right = table.flatMap((one) => (one.op === 'text' && one.anchor === 'end' ? [one.x] : []))
      expect(margin + Math.max(...right) * scale).toBeLessThanOrEqual(widthMm - margin + 0.01)
    }
  }
})

test('a commander with a long name keeps all of it and his rating, on paper of any width', () => {
  for (const paper of ['A4', 'A6'] as const) {
    const [card] = damagedCards(1)
    const job = printJob({ paper })
    const [page] = rosterPages(job, [commandedBy(card!, 'Capitaine de vaisseau Arnauld de la Perrière', 3)])
    const said = texts([...page!.rows()].flat()).join(' ')
    expect(said).toContain('Capitaine de vaisseau Arnauld de la Perrière, 3')
  }
})

test('a name no paper has room for gives way, the rating does not', () => {
  const [card] = damagedCards(1)
  const [page] = rosterPages(printJob(), [commandedBy(card!, 'A'.repeat(60), 3)])
  expect(texts([...page!.rows()].flat())).toContainEqual(expect.stringMatching(/^A+…, 3$/))
})

test('a ship whose fire has reached the magazines is said to explode and has no figure', () => {
  const [card] = damagedCards(1)
  const [level, exploding] = [6, 7].map((fire) =>
    texts([...rosterPages(printJob(), [withFire(card!, fire)])[0]!.rows()].flat()),
  )
  expect(level).not.toContain('Explosion!')
  expect(exploding).toContain('Explosion!')
  expect(exploding!.filter((text) => text === '7')).toHaveLength(level!.filter((text) => text === '7').length)
})
