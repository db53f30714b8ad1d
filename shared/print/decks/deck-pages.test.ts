import { describe, expect, test } from 'vitest'
import type { Operation } from '../../card/operations'
import type { OwnCard } from '../../decks/own-card'
import { en } from '../../rules/words'
import { speaker } from '../../words/speak'
import { fieldEvents } from '../../decks/field/events'
import { navalEventIds, navalEvents } from '../../decks/naval/events'
import type { DeckLayout, DeckPage, PrintedDeck } from './deck-contents'
import { deckPages } from '../deck-section'

const words = speaker(en)
const naval = { from: 'naval', reds: navalEventIds, blacks: 30 } as const
const field = { from: 'field' } as const
const usual: DeckLayout = {
  title: 'Home Fleet',
  source: naval,
  as: 'cards',
  paper: 'A4',
  bleedMm: 0,
  cropMarks: true,
  backs: null,
  ink: 'colour',
}
const squall: OwnCard = {
  id: 'squall',
  title: 'Squall',
  text: 'Rain over everything.',
  copies: 3,
  mark: '7',
  severity: 'minor',
  lasts: 'turn',
  asks: [],
}

function pagesOf(change: Partial<DeckLayout>): readonly DeckPage[] {
  const pages = deckPages({ ...usual, ...change }, words)
  if (!pages.ok) throw new Error(pages.code)
  return pages.value
}

/** Texts of a page with their positions. */
function texts(page: DeckPage) {
  const lines = { x: 0, y: 0, draw: () => page.lines({ page: 1, pages: 1 }) }
  return [...page.parts, lines].flatMap(({ x, y, draw }) =>
    draw().flatMap((each) => (each.op === 'text' ? [{ ...each, x: x + each.x, y: y + each.y }] : [])),
  )
}
const said = (page: DeckPage) => texts(page).map(({ text }) => text)
const own = (cards: readonly OwnCard[], blacks = 0): PrintedDeck => ({
  from: 'own',
  deck: { cards: [...cards], blacks },
})

describe('as cards', () => {
  test('every copy of every card, black ones too: 56 cards on seven sheets', () => {
    const pages = pagesOf({})
    expect(pages).toHaveLength(7)
    const titles = pages.flatMap(({ bookmark }) => bookmark.below)
    expect(titles).toHaveLength(56)
    expect(titles.filter((title) => title === 'Nothing happens')).toHaveLength(30)
    expect(pagesOf({ source: own([squall], 2) })[0]!.bookmark.below).toEqual([
      'Squall',
      'Squall',
      'Squall',
      'Nothing happens',
      'Nothing happens',
    ])
  })

  test('a head says which sheet it is, how to print it and what the cards fit', () => {
    const head = said(pagesOf({})[0]!).join('|')
    expect(head).toContain('Home Fleet| · |sheet 1 of 7')
    expect(head).toContain('print at 100 %, cut on the marks')
    expect(head).toContain('63.5 × 88.9 mm, fits a poker sleeve')
    expect(said(pagesOf({ cropMarks: false })[0]!)).toContain('print at 100 %')
  })

  test('however long the title, the number of the sheet is there', () => {
    const [page] = pagesOf({ title: 'W'.repeat(120) })
    expect(said(page!)).toContain('sheet 1 of 7')
  })

  test('the line at the head goes with the backs, clear of their marks, and never off the paper', () => {
    const headOf = (backs: DeckLayout['backs']) => {
      const [, page] = pagesOf({ bleedMm: 3, backs })
      const { x, y } = texts(page!).find(({ text }) => text.startsWith('turn the paper'))!
      const [card] = page!.parts
      return { right: x - card!.x, above: card!.y - 3 - y, y }
    }
    const still = headOf({ acrossMm: 0, downMm: 0 })
    const moved = headOf({ acrossMm: 1.5, downMm: -0.5 })
    expect(moved.right).toBeCloseTo(still.right, 9)
    expect(moved.above).toBeCloseTo(still.above, 9)
    expect(headOf({ acrossMm: 0, downMm: -15 }).y).toBeGreaterThan(5 + 1.8)
  })

  test('each sheet of fronts is followed by as many backs, and the last sheet too', () => {
    const pages = pagesOf({ backs: { acrossMm: 0, downMm: 1.5 } })
    expect(pages).toHaveLength(14)
    const cards = pages.map(({ parts }) => parts.filter(({ struck }) => struck !== undefined).length)
    expect(cards).toEqual([9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 2, 2])
    expect(said(pages[1]!).join('|')).toContain('turn the paper over along its long edge|moved 0 mm right, 1.5 mm down')
  })

  test('a card that comes again is drawn once', () => {
    const keys = pagesOf({}).flatMap(({ parts }) => parts.flatMap(({ struck }) => struck?.key ?? []))
    expect(new Set(keys).size).toBe(27)
  })

  test.each([0, 3, 6] as const)('front and back go on beyond the cut by %i mm', (bleedMm) => {
    const [front, back] = pagesOf({ bleedMm, backs: { acrossMm: 0, downMm: 0 } })
    for (const page of [front!, back!]) {
      const [card] = page.parts
      const ground = card!.draw()[0] as Operation & { op: 'rect' }
      expect(card!.struck).toMatchObject({ left: -bleedMm, top: -bleedMm, width: 63.5 + 2 * bleedMm })
      expect(ground).toMatchObject({ op: 'rect', x: -bleedMm, y: -bleedMm, height: 88.9 + 2 * bleedMm })
    }
  })
})

test('with little ink the back is lines on white paper', () => {
  const backs = { acrossMm: 0, downMm: 0 }
  const groundOf = (ink: 'colour' | 'saving') => pagesOf({ bleedMm: 3, backs, ink })[1]!.parts[0]!.draw()[0]
  expect([groundOf('colour'), groundOf('saving')]).toMatchObject([{ fill: 'ink' }, { fill: 'sheet' }])
})

describe('as a table', () => {
  const captions = ['Card', 'Event', 'Strikes', 'Played', 'Lasts', 'What happens', 'Copies']

  test('every kind of card once, with its copies, under heads that every page repeats', () => {
    const pages = pagesOf({ as: 'table' })
    for (const page of pages) expect(said(page)).toEqual(expect.arrayContaining(captions))
    expect(pages.flatMap(({ bookmark }) => bookmark.below)).toEqual([
      ...navalEvents.map(({ key }) => words(`decks.naval.${key}.title`)),
      'Nothing happens',
    ])
    expect(said(pages.at(-1)!)).toContain('30')
    expect(said(pages[0]!)).toContain('26 events, 30 black cards')
  })

  test.each(['A4', 'Letter'] as const)('no row leaves the paper or is split, on %s', (paper) => {
    const cards = Array.from({ length: 90 }, (_, at) => ({ ...squall, id: `squall-${at}`, text: 'Rain. '.repeat(at) }))
    for (const page of pagesOf({ as: 'table', paper, source: own(cards) })) {
      for (const { y } of texts(page)) expect(y).toBeLessThan(page.heightMm - 10)
    }
  })

  test('text longer than a page continues overleaf: nothing is lost', () => {
    const text = Array.from({ length: 160 }, (_, at) => `word${at}`).join(' ')
    const rows = Array.from({ length: 100 }, (_, at) => ({
      from: at + 1,
      to: at + 1,
      says: `outcome${at} ${'x'.repeat(99)}`,
    }))
    const pages = pagesOf({
      as: 'table',
      source: own([{ ...squall, text, asks: [{ ask: 'die', die: 'D100', rows }] }]),
    })
    expect(pages.length).toBeGreaterThan(1)
    const all = pages.flatMap(said).join(' ')
    for (const word of ['word0', 'word159', 'outcome0', 'outcome99']) expect(all).toContain(word)
    for (const page of pages) for (const { y } of texts(page)) expect(y).toBeLessThan(page.heightMm - 10)
  })

  test('the twenty of a land battle say who is affected and whether it helps', () => {
    const all = pagesOf({ as: 'table', source: field }).flatMap(said)
    expect(all.filter((text) => text === 'helps' || text === 'hurts')).toHaveLength(fieldEvents.length)
    expect(all.filter((text) => text.startsWith('print'))).toEqual([])
  })
})

describe('as a reference sheet', () => {
  test.each([
    ['A4', naval, 26],
    ['Letter', naval, 26],
    ['A4', field, 20],
    ['Letter', field, 20],
  ] as const)('on %s all events stand on one page, large enough to be read', (paper, source, events) => {
    const pages = pagesOf({ as: 'reference', paper, source })
    expect(pages).toHaveLength(1)
    expect(pages[0]!.bookmark.below).toHaveLength(events)
    for (const { size, y } of texts(pages[0]!)) {
      // Seven point.
      expect(size).toBeGreaterThan(2.45)
      expect(y).toBeLessThan(pages[0]!.heightMm - 10)
    }
  })

  test('it holds all events, whichever of them are in the deck', () => {
    const few = pagesOf({ as: 'reference', source: { from: 'naval', reds: ['QD'], blacks: 0 } })
    expect(said(few[0]!)).toEqual(said(pagesOf({ as: 'reference' })[0]!))
  })

  test('a long title takes lines and a long sign its room: nothing is cut or too small to be read', () => {
    const title = 'The admiral hauls down his flag and the line of battle goes about in succession'
    const cards = [
      { ...squall, title, mark: '12 of clubs' },
      { ...squall, id: 'b' },
    ]
    const [page] = pagesOf({ as: 'reference', source: own(cards) })
    expect(said(page!).join(' ')).toContain(title)
    expect(said(page!)).toContain('12 of clubs')
    for (const { size } of texts(page!)) expect(size).toBeGreaterThanOrEqual(2.3)
    expect(said(pagesOf({ as: 'table', source: own(cards) })[0]!)).toContain('12 of clubs')
  })

  test('a deck too long for one page continues, with every event once and none off the paper', () => {
    const cards = Array.from({ length: 200 }, (_, at) => ({ ...squall, id: `squall-${at}`, text: 'Rain. '.repeat(60) }))
    const pages = pagesOf({ as: 'reference', source: own(cards, 5) })
    expect(pages.length).toBeGreaterThan(2)
    expect(pages.flatMap(({ bookmark }) => bookmark.below)).toHaveLength(200)
    for (const page of pages) for (const { y } of texts(page)) expect(y).toBeLessThan(page.heightMm - 10)
  })
})

test('nothing to print, and cards of what is rolled for, are refused', () => {
  const none = { from: 'naval', reds: [], blacks: 0 } as const
  expect(deckPages({ ...usual, source: none }, words)).toMatchObject({ code: 'print-deck-empty' })
  expect(deckPages({ ...usual, source: none, as: 'table' }, words)).toMatchObject({ code: 'print-deck-empty' })
  expect(deckPages({ ...usual, source: field }, words)).toMatchObject({ code: 'print-deck-rolled' })
})
