import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyDeck } from '#shared/decks/own/decks-of-own.testing'
import type { DeckDocument } from '#shared/decks/deck-document'
import { say, sayReason } from '../../words'
import { deckToCsv, deckFromBytes, deckFromFile } from './deck-file'

const bytes = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, littleEndian: boolean, mark = true) => {
  const letters = [...(mark ? '\ufeff' : ''), ...text]
  const view = new DataView(new ArrayBuffer(2 * letters.length))
  letters.forEach((letter, at) => view.setUint16(2 * at, letter.charCodeAt(0), littleEndian))
  return new Uint8Array(view.buffer)
}
const read = (from: Uint8Array, name = 'Weather.csv') => {
  const result = deckFromBytes(from, name)
  if (!result.ok) throw new Error(sayReason(result))
  for (const { key, values } of result.value.findings) expect(say(key, values ?? {})).not.toContain('ownDecks')
  expect(say(`ownDecks.encoding.${result.value.encoding}`)).not.toContain('ownDecks')
  return result.value
}
const cards = (from: Uint8Array) => read(from).deck.cards.map(({ title }) => title)

const table = 'title,copies\nLüger,2\nCafé,1\n'
const windows = Uint8Array.from(table, (letter) => letter.charCodeAt(0))

describe('letters of every common kind are read as they were meant:', () => {
  test.each([
    ['utf-8', bytes(table)],
    ['utf-8', bytes(`\ufeff${table}`)],
    ['utf-16le', utf16(table, true)],
    ['utf-16be', utf16(table, false)],
    ['utf-16le', utf16(table, true, false)],
    ['utf-16be', utf16(table, false, false)],
    ['windows-1252', windows],
  ])('%s', (encoding, given) => {
    expect(read(given)).toMatchObject({ encoding, isSpreadsheet: true, deck: { title: 'Weather' } })
    expect(cards(given)).toEqual(['Lüger', 'Café'])
  })
})

describe('a file that is no table in text is refused with a sentence:', () => {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d]
  test.each([
    ['a workbook', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14), 'deck-csv-workbook'],
    ['a workbook of long ago', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'deck-csv-workbook'],
    ['a picture', Uint8Array.from(png), 'deck-csv-not-text'],
    ['letters and an empty byte', bytes('title\nA\0B\n'), 'deck-csv-not-text'],
    ['letters and controls', bytes('title\nA\u0007'), 'deck-csv-not-text'],
    ['a letter halved', utf16('a', true).slice(0, 3), 'deck-csv-not-text'],
    ['nothing', new Uint8Array(), 'deck-csv-no-cards'],
    ['a line of a megabyte', bytes('x'.repeat(1_000_000)), 'deck-csv-long'],
    ['a half-written document', bytes('{"format": "spotting-top/deck",'), 'document-cut-short'],
    ['a ship', bytes('{"format": "spotting-top/ship", "version": 1}'), 'document-unknown-format'],
  ])('%s', (_, given, code) => {
    const result = deckFromBytes(given, 'x.csv')
    expect(result).toMatchObject({ ok: false, code })
    expect(!result.ok && sayReason(result)).not.toContain(code)
  })

  test('a file larger than any deck is not even read', async () => {
    const file = new File([], 'x.csv')
    Object.defineProperty(file, 'size', { value: 5_000_000 })
    expect(await deckFromFile(file)).toMatchObject({ code: 'deck-csv-long' })
  })

  test('a file that is gone by now', async () => {
    const file = new File(['a'], 'x.csv')
    file.arrayBuffer = () => Promise.reject(new Error('gone'))
    expect(await deckFromFile(file)).toMatchObject({ code: 'deck-file-unread' })
  })
})

test('a line of many letters is cut, and that is reported', () => {
  expect(read(bytes(`title,text\nA,${'x'.repeat(400_000)}`)).findings).toMatchObject([{ key: 'ownDecks.csv.cut' }])
})

test('of hundreds of columns some are named and the others counted; two hundred thousand are no table', () => {
  const { findings } = read(bytes(`title,${'x,'.repeat(390)}\nFog\n`))
  expect(findings.map(({ key, values }) => say(key, values ?? {})).at(-1)).toBe(
    '378 more columns are not known and were left out.',
  )
  const wide = deckFromBytes(bytes(`title,${'x,'.repeat(200_000)}\nFog\n`), 'x.csv')
  expect(wide).toMatchObject({ code: 'csv-wide' })
})

test('a reported line holds no sign that would turn the sentence round', () => {
  const { findings } = read(bytes('title,te\u202ext\nFog\n ,\u202eonly text\nCalm,,beyond\u202e\n'))
  expect(findings).toHaveLength(3)
  expect(findings.map(({ key, values }) => say(key, values ?? {})).join()).not.toContain('\u202e')
})

test('nothing but quotation marks is read in good time', () => {
  const started = performance.now()
  deckFromBytes(bytes('"a"b'.repeat(125_000)), 'x.csv')
  expect(performance.now() - started).toBeLessThan(10_000)
})

test('any deck goes out as CSV and comes back with every word', () => {
  fc.assert(
    fc.property(anyDeck, (deck) => {
      const back = read(bytes(deckToCsv(deck)))
      expect(back.findings).toEqual([])
      expect(back.deck).toMatchObject({ cards: withoutIds(deck), blacks: deck.blacks })
    }),
  )
})

function withoutIds({ cards: given }: DeckDocument) {
  return given.map(({ id: _id, ...words }) => words)
}

test('a deck document comes back whole', () => {
  fc.assert(
    fc.property(anyDeck, (deck) => {
      expect(read(bytes(JSON.stringify(deck, null, 2)), 'x.json')).toMatchObject({
        deck,
        isSpreadsheet: false,
        findings: [],
      })
    }),
  )
})

test('any bytes are a deck or refused', () => {
  const signs = fc.constantFrom(...bytes('title,text\n;"\t=a1'), 0, 0xff, 0xfe, 0xef, 0xbb, 0xbf, 0x9d, 0xe9)
  const given = fc.oneof(
    fc.uint8Array(),
    fc.array(signs).map((list) => Uint8Array.from(list)),
  )
  fc.assert(
    fc.property(given, fc.string(), (any, name) => {
      const result = deckFromBytes(any, name)
      if (result.ok) expect(result.value.deck.cards.length).toBeGreaterThan(0)
      else expect(sayReason(result)).not.toContain(result.code)
    }),
    { numRuns: 300 },
  )
})
