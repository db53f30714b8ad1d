import { describe, expect, test } from 'vitest'
import { en } from '../../rules/words'
import { speaker } from '../../words/speak'
import { deckFromCsvRows } from './deck-csv'

const words = speaker(en)
const table = (...rows: readonly (readonly string[])[]) => ({
  rows: rows.map((cells, at) => ({ line: at + 1, cells })),
  mended: [],
  isCut: false,
})
const imported = (...rows: readonly (readonly string[])[]) => {
  const result = deckFromCsvRows(table(...rows), 'Weather of the North Sea')
  if (!result.ok) throw new Error(result.code)
  for (const { key, values } of result.value.findings) expect(words(key, values)).not.toMatch(/ownDecks|\{/)
  return result.value
}
const findings = (...rows: readonly (readonly string[])[]) =>
  imported(...rows).findings.map(({ key }) => key.replace('ownDecks.csv.', ''))

test('a table is read by its headings, in any order', () => {
  const { deck, findings: none } = imported(
    ['Count', 'Event', 'Effect'],
    ['3', 'Squall', 'Nothing is seen.'],
    ['', 'Calm', 'Nobody sails.'],
    ['7', 'Black', ''],
  )
  expect(deck).toMatchObject({ slug: 'weather-of-the-north-sea', title: 'Weather of the North Sea', blacks: 7 })
  expect(deck.cards).toMatchObject([
    { id: 'squall', title: 'Squall', text: 'Nothing is seen.', copies: 3 },
    { id: 'calm', copies: 1, lasts: 'turn', asks: [] },
  ])
  expect(none).toEqual([])
})

test('without headings it is title, text, copies and so on', () => {
  expect(imported(['Squall', 'Nothing is seen.', '2', '♠', 'decisive'], ['black', '', '12']).deck).toMatchObject({
    cards: [{ title: 'Squall', text: 'Nothing is seen.', copies: 2, mark: '♠', severity: 'decisive' }],
    blacks: 12,
  })
})

test('an event called Black is an event', () => {
  expect(imported(['Black', 'The night is black.', '2']).deck).toMatchObject({
    cards: [{ id: 'black-2', title: 'Black', copies: 2 }],
    blacks: 0,
  })
})

test('two cards of one title stay two', () => {
  expect(imported(['Squall'], ['Squall'], ['三笠']).deck.cards.map(({ id }) => id)).toEqual([
    'squall',
    'squall-2',
    'card',
  ])
})

const heads = (...columns: string[]) => columns
describe('what is mended is reported:', () => {
  test.each([
    ['a line without a title', [heads('title', 'text'), ['A', 'b'], ['', 'lost']], ['noTitle']],
    [
      'copies that are none',
      [heads('title', 'copies'), ['A', 'many'], ['B', '0'], ['C', '61'], ['black', '1e9'], ['D', '-1']],
      ['copies', 'copies', 'copies', 'copies', 'copies'],
    ],
    ['a duration nobody knows', [heads('title', 'lasts'), ['A', 'forever']], ['choice']],
    ['a question nobody knows', [heads('title', 'asks'), ['A', 'roll something']], ['asks']],
    ['seven questions', [heads('title', 'asks'), ['A', Array(7).fill('ship').join('|')]], ['asksMany']],
    ['a text like a book', [heads('title', 'text'), ['A', 'x'.repeat(1001)]], ['cut']],
    ['letters of another encoding', [['title'], ['L\ufffdger']], ['letters']],
    ['hidden characters', [['title'], ['Squ\u202eall']], ['hidden']],
    ['a column of one’s own', [heads('title', 'author'), ['A', 'b']], ['column']],
    ['a heading that comes twice', [heads('title', 'name'), ['A', 'b']], ['column']],
    ['cells beyond the headings', [['title'], ['A', 'b', 'c']], ['beyond']],
    ['more cards than a deck has', Array.from({ length: 203 }, (_, n) => [`Card ${n}`]), ['tooMany']],
  ])('%s', (_, rows, said) => expect(findings(...rows)).toEqual(said))

  test('broken quotes and lines that were not read', () => {
    const given = { ...table(['A']), mended: [1], isCut: true }
    expect(deckFromCsvRows(given, 'x')).toMatchObject({
      value: { findings: [{ key: 'ownDecks.csv.quotes', values: { line: 1 } }, { key: 'ownDecks.csv.lines' }] },
    })
  })
})

test('a mark or title on two lines becomes one, and cutting halves no letter', () => {
  const { deck } = imported(heads('title', 'mark'), ['Black\nsquall', '♠\n3'], ['x'.repeat(79) + '😀', ''])
  expect(deck.cards).toMatchObject([{ title: 'Black squall', mark: '♠ 3' }, { title: 'x'.repeat(79) }])
})

const d100 = `D100 ${Array.from({ length: 100 }, (_, at) => `${at + 1} x`).join('; ')}`

describe('a table is refused', () => {
  test.each([
    ['without a card in it', [['title', 'text']], 'deck-csv-no-cards'],
    [
      'with more cards than a table bears',
      Array.from({ length: 40 }, (_, n) => [`C${n}`, '', '60']),
      'deck-csv-too-large',
    ],
    [
      'with more rows of dice than a deck bears',
      [heads('title', 'asks'), ...Array.from({ length: 31 }, (_, n) => [`C${n}`, d100])],
      'deck-csv-rows',
    ],
    ['with a million blacks', [['A'], ...Array(500).fill(['black', '', '2000'])], 'deck-csv-too-large'],
  ])('%s', (_, rows, code) => {
    expect(deckFromCsvRows(table(...rows), 'x')).toMatchObject({ ok: false, code })
    expect(words(`refused.${code}`)).not.toBe(`refused.${code}`)
  })
})

test.each(['', ' ', '\u3164', '\u202e', '😀'.repeat(90)])('whatever its file is called, a deck has a title', (name) => {
  const result = deckFromCsvRows(table(['A']), name)
  expect(result.ok && result.value.deck.title.length).toBeGreaterThan(0)
})
