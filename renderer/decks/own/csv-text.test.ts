import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv-text'

const cells = (text: string) => readCsv(text).rows.map((row) => row.cells)

/** The cells of each row, with a bar between them. */
const plain: readonly (readonly [what: string, text: string, ...rows: string[]])[] = [
  ['plain cells', 'a,b\r\nc,d\r\n', 'a|b', 'c|d'],
  ['a comma, a quotation mark and a line end in quotes', '"a,b","say ""go""","1\n2"', 'a,b|say "go"|1\n2'],
  ['semicolons', 'a;b\nd,c;e', 'a|b', 'd,c|e'],
  ['tabs', 'a\tb', 'a|b'],
  ['a byte order mark', '\ufeffa,b', 'a|b'],
  ['empty cells, empty lines, old Macintosh line ends', 'a,,\r\r,,b\r', 'a||', '||b'],
  ['line ends of several kinds in one text', 'a\r\nb\nc\rd', 'a', 'b', 'c', 'd'],
  ['a separator in quotes in the first line', '"a;b;c",d', 'a;b;c|d'],
  ['one column', 'Squall\nCalm', 'Squall', 'Calm'],
  ['nothing', ''],
]

describe('comma-separated text', () => {
  test.each(plain)('reads %s', (_, text, ...rows) => {
    expect(cells(text).map((row) => row.join('|'))).toEqual(rows)
  })

  test.each([
    ['two columns', 'title;text\nSquall;x\n'],
    ['numbers with a comma', 'title;copies\nSquall;1,5\n'],
    ['prose full of commas', 'event;text\nSquall;a, b, c, d\nFog;e\n'],
    ['headings in quotes and blank lines', '\n\n"Title";"Text"\n\nSquall;x\n\n'],
    ['no headings', 'Squall;x\nFog;y\n\n\n'],
    ['tabulators', 'title\ttext\nSquall\tx, y; z\n'],
  ])('is parted where its cells are: %s', (_, text) => {
    for (const { cells } of readCsv(text).rows) expect(cells).toHaveLength(2)
  })

  test('counts lines as an editor does, those in quotes and empty ones too', () => {
    expect(readCsv('a,"b\nc"\r\n\r\nd,e').rows.map(({ line }) => line)).toEqual([1, 4])
  })

  test('with broken quoting keeps every letter and says the line', () => {
    expect(readCsv('x\na,"b\nc,d')).toMatchObject({
      rows: [{ line: 1 }, { line: 2, cells: ['a', 'b\nc,d'] }],
      mended: [2],
      problem: { code: 'csv-open', values: { line: 2 } },
    })
    // Nothing but its own line is in the cell.
    expect(readCsv('x\na,"b\n').problem).toBeUndefined()
    expect(readCsv('x,y\na "big" gun,"12" shell"')).toMatchObject({
      rows: [{ cells: ['x', 'y'] }, { line: 2, cells: ['a "big" gun', '12" shell'] }],
      mended: [2],
    })
  })

  test('a line of more cells than any table has is a problem', () => {
    expect(readCsv(`a,b\n${'1,'.repeat(400)}`).problem).toMatchObject({ code: 'csv-wide', values: { line: 2, n: 401 } })
    expect(readCsv(`${'1,'.repeat(399)}`).problem).toBeUndefined()
  })

  test('comes back as it was written, whatever the cells hold', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ' ', ',', ';', '\t', '"', '\n', '=', "'", '-', 'é', '\uff1d') })
    const rows = fc.array(fc.tuple(fc.constant('first'), cell, cell), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(rows, (table) => {
        expect(cells(writeCsv([['x', 'y', 'z'], ...table])).slice(1)).toEqual(table)
      }),
    )
  })

  test('is never a formula to a spreadsheet', () => {
    for (const danger of ['=1+1', '+1', '-1 to hit', '@SUM(A1)', '\t=1', '\n=1', "'=1", '=SUM(1)\n2', '\uff1d1']) {
      expect(writeCsv([['x', danger]])).toMatch(/^x,"'/)
      expect(cells(writeCsv([['x', danger]]))).toEqual([['x', danger]])
    }
    expect(writeCsv([["it's", -3]])).toBe("it's,-3\r\n")
  })

  test('ends soon, and says so, where there is no end of lines', () => {
    expect(readCsv('a\n'.repeat(6000))).toMatchObject({ isCut: true, rows: { length: 5000 } })
    expect(readCsv('a\n'.repeat(5000)).isCut).toBe(false)
  })

  test('never throws', () => {
    const points = fc.array(fc.integer({ min: 0, max: 0x10ffff }))
    fc.assert(fc.property(points, (each) => void readCsv(String.fromCodePoint(...each))))
  })
})
