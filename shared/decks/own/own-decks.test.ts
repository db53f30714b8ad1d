import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DeckDocument } from '../../documents/deck'
import { en } from '../../words/en/index'
import { speaker } from '../../words/speak'
import { asksText, readAsks } from './asks-text'
import { readCsv, withoutGuard, writeCsv } from './csv'
import { deckFromCsv, deckToCsv } from './deck-csv'

const words = speaker(en)
const cells = (text: string) => readCsv(text).rows.map((row) => row.cells)
const imported = (text: string) => {
  const result = deckFromCsv(text, 'Weather of the North Sea')
  if (!result.ok) throw new Error(result.code)
  for (const { key } of result.value.findings) expect(words(key)).not.toBe(key)
  return result.value
}
const findings = (text: string) => imported(text).findings.map(({ key }) => key.replace('decks.csv.', ''))

describe('comma-separated text', () => {
  test.each([
    [
      'plain cells',
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a comma, a quotation mark and a line end in quotes', '"a,b","say ""go""","1\n2"', [['a,b', 'say "go"', '1\n2']]],
    [
      'semicolons',
      'a;b\nd,c;e',
      [
        ['a', 'b'],
        ['d,c', 'e'],
      ],
    ],
    ['tabs', 'a\tb', [['a', 'b']]],
    ['a byte order mark', '\ufeffa,b', [['a', 'b']]],
    [
      'empty cells, empty lines, old Macintosh line ends',
      'a,,\r\r,,b\r',
      [
        ['a', '', ''],
        ['', '', 'b'],
      ],
    ],
    ['a separator in quotes in the first line', '"a;b;c",d', [['a;b;c', 'd']]],
    ['nothing', '', []],
  ])('reads %s', (_, text, rows) => expect(cells(text)).toEqual(rows))

  test('with broken quoting keeps every letter and says the line', () => {
    expect(readCsv('a,"b\nc,d')).toEqual({ rows: [{ line: 1, cells: ['a', 'b\nc,d'] }], mended: [1] })
    expect(readCsv('x\na "big" gun,"12" shell"')).toMatchObject({
      rows: [{ cells: ['x'] }, { line: 2, cells: ['a "big" gun', '12" shell'] }],
      mended: [2],
    })
  })

  test('comes back as it was written, whatever the cells hold', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ' ', ',', ';', '\t', '"', '\n', '\r', '=', "'", '-', 'é') })
    const rows = fc.array(fc.tuple(fc.constant('first'), cell, cell), { minLength: 1 })
    fc.assert(
      fc.property(rows, (table) => {
        expect(cells(writeCsv(table)).map((row) => row.map(withoutGuard))).toEqual(table)
      }),
    )
  })

  test('is never a formula to a spreadsheet', () => {
    for (const danger of ['=1+1', '+1', '-1 to hit', '@SUM(A1)', '\t=1', "'=1"]) {
      const [[guarded]] = cells(writeCsv([[danger, 'x']])) as [[string]]
      expect(guarded.startsWith("'")).toBe(true)
      expect(withoutGuard(guarded)).toBe(danger)
    }
    expect(writeCsv([["it's", -3]])).toBe("it's,-3\r\n")
  })

  test('never throws, and loses no letter of a plain cell', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readCsv(text)))
  })
})

describe('what a card asks', () => {
  test.each([
    'ship enemy',
    'formation own',
    'turns 1-3',
    'turns 2',
    'D20',
    'D6 1-3 port; 4-6 starboard',
    'ship any | D6 1 left 180°; 2-6 straight | turns 1-6',
  ])('“%s” is read and written', (text) => expect(asksText(readAsks(text)!)).toBe(text))

  test('is read as hands write it', () => {
    expect(readAsks('Ship')).toEqual([{ ask: 'ship', whose: 'any' }])
    expect(readAsks('d6 1–3: port; 4–6 = starboard')).toEqual(readAsks('D6 1-3 port; 4-6 starboard'))
    expect(readAsks('  ')).toEqual([])
  })

  test.each(['boat', 'ship theirs', 'turns', 'turns 0', 'turns 3-1', 'D6 1-3 port', 'D6 port', 'D7', 'ship || ship'])(
    '“%s” is not known',
    (text) => expect(readAsks(text)).toBeUndefined(),
  )
})

describe('a deck from a table', () => {
  test('by its headings, in any order', () => {
    const { deck, findings: none } = imported(
      'Count,Event,Effect\n3,Squall,Nothing is seen.\n,Calm,Nobody sails.\nblack,x',
    )
    expect(deck).toMatchObject({
      slug: 'weather-of-the-north-sea',
      title: 'Weather of the North Sea',
      unofficial: true,
    })
    expect(deck.cards).toMatchObject([
      { id: 'squall', title: 'Squall', text: 'Nothing is seen.', copies: 3 },
      { id: 'calm', copies: 1, lasts: 'turn', asks: [] },
      { id: 'x', copies: 1 },
    ])
    expect(none).toMatchObject([{ values: { line: 4, what: 'black' } }])
  })

  test('without headings: title, text, copies', () => {
    expect(imported('Squall,Nothing is seen.,2\nblack,,12').deck).toMatchObject({
      cards: [{ title: 'Squall', text: 'Nothing is seen.', copies: 2 }],
      blacks: 12,
    })
  })

  test('two cards of one title stay two', () => {
    expect(imported('Squall\nSquall\n三笠').deck.cards.map(({ id }) => id)).toEqual(['squall', 'squall-2', 'card'])
  })

  test.each([
    ['a line without a title', 'title,text\nA,b\n,lost', ['noTitle']],
    ['copies that are none', 'title,copies\nA,many\nB,0\nC,61', ['copies', 'copies', 'copies']],
    ['a duration nobody knows', 'title,lasts\nA,forever', ['choice']],
    ['a question nobody knows', 'title,asks\nA,roll something', ['asks']],
    ['a text like a book', `title,text\nA,${'x'.repeat(1001)}`, ['cut']],
    ['letters of another encoding', 'title\nL\ufffdger', ['letters']],
    ['broken quotes', 'title,text\nA,"b', ['quotes']],
    ['more cards than a deck has', Array.from({ length: 203 }, (_, n) => `Card ${n}`).join('\n'), ['tooMany']],
  ])('with %s is mended, and it is said', (_, text, said) => expect(findings(text)).toEqual(said))

  test.each([
    ['nothing in it', '', 'deck-csv-no-cards'],
    ['a picture for a table', 'PNG\0\0', 'deck-csv-not-text'],
    ['a library of books', 'x'.repeat(500_001), 'deck-csv-long'],
    [
      'more cards than a table bears',
      Array.from({ length: 40 }, (_, n) => `C${n},,60`).join('\n'),
      'deck-csv-too-large',
    ],
  ])('with %s is refused', (_, text, code) => {
    expect(deckFromCsv(text, 'x')).toMatchObject({ ok: false, code })
    expect(words(`refused.${code}`)).not.toBe(`refused.${code}`)
  })

  test('comes back as it went out', () => {
    const cards: DeckDocument['cards'] = [
      {
        id: 'squall',
        title: 'Squall, "black"',
        text: '=SUM(1)\n-1 to hit',
        copies: 4,
        mark: '♣ 3',
        severity: 'decisive',
        lasts: 'untilRepaired',
        asks: [{ ask: 'turns', least: 1, most: 3 }],
      },
      { id: 'calm', title: 'Calm', text: '', copies: 1, mark: '', severity: 'minor', lasts: 'instant', asks: [] },
    ]
    const { deck, findings: none } = imported(deckToCsv({ cards, blacks: 24 }))
    expect(none).toEqual([])
    expect(deck.blacks).toBe(24)
    expect(deck.cards).toEqual([{ ...cards[0], id: 'squall-black' }, cards[1]])
  })

  test('whatever a stranger’s table holds, it is read or refused by value', () => {
    const line = fc.string({ unit: fc.constantFrom('a', 'b', ',', '"', '\n', ';', '1', '=', '\u202e', '\ufffd', ' ') })
    fc.assert(
      fc.property(line, (text) => {
        const result = deckFromCsv(text, text)
        if (result.ok) expect(result.value.deck.cards.length).toBeGreaterThan(0)
        else expect(result.code).toMatch(/^deck-csv-/)
      }),
    )
  })
})
