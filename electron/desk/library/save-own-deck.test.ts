import { chmod, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { DeckDocument } from '#shared/decks/deck-document'
import { documentLimits } from '#shared/json/json-text'
import { blankDeck } from '#shared/decks/own/edit-deck'
import { asOrdinaryUser, findTrialPack } from '../desk.testing'
import { libraryOf } from './library.testing'
import { saveOwnDeck } from './save-own'

const deck = (slug: string, more: Partial<DeckDocument> = {}): DeckDocument => {
  const blank = blankDeck('Weather')
  return { ...blank, slug, cards: [{ ...blank.cards[0]!, id: 'squall', title: 'Squall' }], ...more }
}
const text = (document: object) => JSON.stringify(document)

/** A library with these decks, and a page that saves into it. */
async function desk(files: Record<string, object | string> = {}) {
  const placed = Object.fromEntries(Object.entries(files).map(([slug, file]) => [`decks/${slug}.deck.json`, file]))
  const { library, folder, home } = await libraryOf(placed as Parameters<typeof libraryOf>[0])
  const save = (document: object, was: DeckDocument | null = null) =>
    saveOwnDeck(library, { text: text(document), replaces: was && { deck: was.slug, was: text(was) } }, findTrialPack)
  const on = (slug: string) => readFile(join(folder, 'decks', `${slug}.deck.json`), 'utf8')
  const names = () => readdir(join(folder, 'decks'))
  return { library, folder, home, save, on, names }
}

describe('a new deck', () => {
  it('is kept under its title, as one’s own', async () => {
    const { library, save } = await desk()
    expect(await save(deck('x', { title: 'Weather of the North Sea', unofficial: true }))).toEqual({
      ok: true,
      value: { path: 'decks/weather-of-the-north-sea.deck.json', deck: 'weather-of-the-north-sea' },
    })
    expect(await library.readDeck('weather-of-the-north-sea')).toMatchObject({ value: { unofficial: false } })
  })

  it('gets the next free file where another has its name, a broken one too', async () => {
    const { save, on } = await desk({ weather: 'broken' })
    expect(await save(deck('x'))).toMatchObject({ value: { deck: 'weather-2' } })
    expect(await save(deck('x', { title: '三笠' }))).toMatchObject({ value: { deck: 'deck' } })
    expect(await on('weather')).toBe('broken')
  })
})

describe('a deck that cannot be is refused with its place, and nothing is written:', () => {
  const [card] = deck('x').cards
  it.each([
    ['without a card', deck('x', { cards: [] }), 'document-list-short'],
    ['with a million blacks', deck('x', { blacks: 1_000_000 }), 'document-number-large'],
    ['with one card twice', deck('x', { cards: [card!, card!] }), 'document-value-unfit'],
    ['with a blank title', deck('x', { title: '\u3164' }), 'document-name-blank'],
    ['with hidden characters', deck('x', { notes: 'a\u202eb' }), 'document-text-hidden'],
    ['that is a ship', { ...deck('x'), format: 'spotting-top/ship' }, 'document-unknown-format'],
    ['of the day after tomorrow', { ...deck('x'), version: 99 }, 'document-unknown-version'],
  ])('%s', async (_, given, code) => {
    const { save, names } = await desk({ calm: deck('calm') })
    expect(await save(given)).toMatchObject({ ok: false, code })
    expect(await names()).toEqual(['calm.deck.json'])
  })
})

describe('a deck that is very full', () => {
  const [card] = deck('x').cards
  const full = (letter: string) => {
    const rows = Array.from({ length: 100 }, (_, at) => ({ from: at + 1, to: at + 1, says: letter.repeat(120) }))
    const asks = [{ ask: 'die' as const, die: 'D100' as const, rows }]
    const cards = Array.from({ length: 200 }, (_, n) => ({
      ...card!,
      id: `card-${n}`,
      text: letter.repeat(1000),
      asks: n < 30 ? asks : [],
    }))
    return deck('x', { cards })
  }

  it('is written without line ends rather than too long to be read again', async () => {
    const { library, save, on } = await desk()
    expect(await save(full('x'))).toMatchObject({ ok: true })
    expect(await library.readDeck('weather')).toMatchObject({ ok: true })
    expect((await on('weather')).length).toBeLessThan(documentLimits.characters)
  })

  it('and too long even so is refused, and nothing is written', async () => {
    const { save, names } = await desk({ calm: deck('calm') })
    expect(await save(full('三'))).toMatchObject({ ok: false, code: 'document-too-large' })
    expect(await names()).toEqual(['calm.deck.json'])
  })
})

describe('a deck of one’s own', () => {
  const own = deck('weather')

  it('overwrites its own file, whatever it is called now', async () => {
    const { save, library, names } = await desk({ weather: own })
    const renamed = { ...own, title: 'Storms', blacks: 3 }
    expect(await save(renamed, own)).toMatchObject({ value: { deck: 'weather' } })
    expect(await library.readDeck('weather')).toMatchObject({ value: renamed })
    expect(await names()).toEqual(['weather.deck.json'])
  })

  it('does not overwrite what someone else has made of it', async () => {
    const { save, folder, on } = await desk({ weather: own })
    const theirs = text({ ...own, blacks: 7 })
    await writeFile(join(folder, 'decks', 'weather.deck.json'), theirs)
    expect(await save({ ...own, blacks: 8 }, own)).toMatchObject({ code: 'library-deck-changed' })
    expect(await on('weather')).toBe(theirs)
    await writeFile(join(folder, 'decks', 'weather.deck.json'), '{')
    expect(await save({ ...own, blacks: 8 }, own)).toMatchObject({ code: 'document-cut-short' })
    expect(await on('weather')).toBe('{')
  })

  it('never takes the place of a starter deck, which stays as it is', async () => {
    const starter = { ...own, unofficial: true }
    const { save, on } = await desk({ weather: starter })
    expect(await save({ ...own, blacks: 8 }, starter)).toMatchObject({ code: 'library-deck-not-own' })
    expect(JSON.parse(await on('weather'))).toEqual(starter)
  })

  it('whose file is gone is created again', async () => {
    const { save, folder, on } = await desk({ weather: own })
    await rm(join(folder, 'decks', 'weather.deck.json'))
    expect(await save(own, own)).toMatchObject({ value: { deck: 'weather' } })
    expect(JSON.parse(await on('weather'))).toEqual(own)
  })

  it('saved by two windows at once is not overwritten: the second is refused', async () => {
    const { save, on } = await desk({ weather: own })
    const both = await Promise.all([1, 2].map((blacks) => save({ ...own, blacks }, own)))
    expect(both.map((answer) => (answer.ok ? 'saved' : answer.code))).toEqual(['saved', 'library-deck-changed'])
    expect(JSON.parse(await on('weather'))).toMatchObject({ blacks: 1 })
  })

  it('stays as it was where the folder cannot be written to', async () => {
    const { save, home, folder, on } = await desk({ weather: own })
    await asOrdinaryUser(home, async () => {
      await chmod(join(folder, 'decks'), 0o500)
      expect(await save({ ...own, blacks: 9 }, own)).toMatchObject({ code: 'disk-read-only' })
      await chmod(join(folder, 'decks'), 0o700)
    })
    expect(JSON.parse(await on('weather'))).toEqual(own)
  })
})

describe('a deck of a stranger that is added', () => {
  it.each([
    [
      'with a key that reaches into objects',
      text(deck('x')).replace('"notes"', '"__proto__": 1, "notes"'),
      'document-key-refused',
    ],
    [
      'with no end of cards',
      text(deck('x', { cards: Array.from({ length: 201 }, (_, n) => ({ ...deck('x').cards[0]!, id: `c${n}` })) })),
      'document-list-long',
    ],
    ['that would lie elsewhere', text({ ...deck('x'), slug: '../games' }), 'document-value-unfit'],
    [
      'with half a copy',
      text({ ...deck('x'), cards: [{ ...deck('x').cards[0]!, copies: 0.5 }] }),
      'document-wants-whole-number',
    ],
    ['with more text than anyone reads', text(deck('x', { notes: 'x'.repeat(20_001) })), 'document-text-long'],
  ])('%s is refused', async (_, given, code) => {
    const { library } = await desk({ calm: deck('calm') })
    const answer = await library.add(given)
    expect(answer.ok).toBe(false)
    expect(!answer.ok && answer.code).toContain(code)
  })

  it('takes the next free name, and never the place of one’s own', async () => {
    const { library, on } = await desk({ weather: deck('weather') })
    expect(await library.add(text(deck('weather', { blacks: 99 })))).toMatchObject({
      value: { path: 'decks/weather-2.deck.json' },
    })
    expect(JSON.parse(await on('weather'))).toMatchObject({ blacks: 12 })
  })
})
