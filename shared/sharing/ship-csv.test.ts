import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rulesPacks, findPack } from '../rules/index'
import { jpegOf } from '../card/plain-jpeg.testing'
import { noFigures } from '../documents/ship-figures'
import { pictureFrom } from '../documents/ship-picture'
import { starterShipDocuments } from '../rules/run/starter.testing'
import { documents as sentences } from '../words/en/documents'
import { figuresOf, guessColumns, numberOf, shipsFromTable, shipsToRows, type TableWays } from './ship-csv'

const packs = rulesPacks.filter(({ isShipless }) => isShipless !== true).map(({ id }) => id)
const ships = starterShipDocuments('perfidious-albion')
const ways: TableWays = {
  ...{ pack: 'perfidious-albion', navy: '', model: null, ships, findPack },
  navyOf: (text) =>
    text.toLowerCase() === 'british' ? 'royal-navy' : ships.some(({ navy }) => navy === text) ? text : undefined,
}
const asTable = (rows: readonly (readonly (string | number)[])[], of: readonly (typeof ships)[number][]) => {
  const [heads = [], ...rest] = rows.map((row) => row.map(String))
  const columns = guessColumns(heads, rest, figuresOf(of)).map(({ column }) => column)
  return { rows: rest.map((cells, at) => ({ line: at + 2, cells })), columns }
}

test.each(packs)('ships of %s come back out of a table as they went in', (pack) => {
  const figures = { ...noFigures, said: { length: '475 ft' } }
  const own = starterShipDocuments(pack).map((ship, at) => ({
    ...ship,
    unofficial: false,
    ...(at === 0 && { figures }),
  }))
  const lines = Array.from(
    shipsFromTable(asTable(shipsToRows(own), own), {
      ...{ pack: 'other', navy: '', model: null, ships: own, findPack },
      navyOf: (text) => text,
    }),
  )
  expect(lines.map(({ read }) => (read.ok ? read.value.ship : read))).toEqual(own)
})

test('a table that changes a figure of a ship leaves her own picture alone', () => {
  const picture = pictureFrom(jpegOf())!
  const own = ships.map((ship) => ({ ...ship, unofficial: false, picture }))
  const cells = [own[0]!.name, own[0]!.navy, '12345']
  const table = { rows: [{ line: 2, cells }], columns: ['name', 'navy', 'tonnage'] as const }
  const [line] = [...shipsFromTable(table, { ...ways, ships: own })]
  expect(line!.read).toMatchObject({ ok: true, value: { ship: { picture, data: { tonnage: 12_345 } } } })
})

describe('a sheet of a club', () => {
  const heads = ['Name', 'Launched', 'Nation', 'Displ.', 'Crew', 'Notes']
  const rows = [
    ['Goliath', '1897', 'British', '12,950', '3', 'refit'],
    ['Hood', 'ninety-one', 'British', '14 150 t', '2', ''],
    ['Nile', '1888', 'Martian', '11 940', '2', ''],
    ['', '1888', 'British', '', '', ''],
  ]

  test('has its columns guessed; those in doubt are named', () => {
    const guesses = guessColumns(heads, rows, figuresOf(ships))
    expect(guesses.map(({ column }) => column)).toEqual(['name', 'year', 'navy', 'tonnage', 'crewQuality', null])
    expect(guesses.map(({ isSure }) => isSure)).toEqual([true, false, true, true, true, true])
  })

  test('makes cards after a model, line by line, and says why others are refused', () => {
    const table = asTable([heads, ...rows], ships)
    const model = ships[0]!
    const lines = [...shipsFromTable(table, { ...ways, model })]
    expect(lines.map(({ line, read }) => [line, read.ok ? read.value.after : read.code])).toEqual([
      [2, model.name],
      [3, 'ship-csv-figure'],
      [4, 'ship-csv-navy'],
      [5, 'ship-csv-no-name'],
    ])
    const [goliath] = lines
    expect(goliath?.read.ok && goliath.read.value.ship).toMatchObject({
      ...{ name: 'Goliath', slug: 'goliath', year: 1897, navy: 'royal-navy', unofficial: false },
      data: { ...model.data, tonnage: 12_950, crewQuality: 3 },
    })
    expect([...shipsFromTable(table, ways)][0]!.read).toMatchObject({ code: 'ship-csv-no-card' })
  })
})

describe('a line of a sheet', () => {
  const majestic = ships.find(({ slug }) => slug === 'majestic')!
  const lineOf = (said: Readonly<Record<string, string>>, more: Partial<TableWays> = {}) => {
    const heads = Object.keys(said)
    const columns = guessColumns(heads, [], figuresOf(ships)).map(({ column }) => column)
    const rows = [{ line: 2, cells: Object.values(said) }]
    const [line] = [...shipsFromTable({ rows, columns, heads }, { ...ways, ...more })]
    return line!.read.ok ? line!.read.value : line!.read
  }
  const mars = { Name: 'Mars', Nation: 'British' }

  test('finds her sisters with the word class and without, and keeps how they write it', () => {
    expect(majestic.class).toBe('Majestic class')
    for (const name of ['Majestic', 'majestic class', 'MAJESTIC CLASS']) {
      expect(lineOf({ ...mars, Class: name })).toMatchObject({ ship: { class: 'Majestic class', navy: 'royal-navy' } })
    }
    const short = [{ ...majestic, class: 'Majestic' }]
    expect(lineOf({ ...mars, Class: 'Majestic class' }, { ships: short })).toMatchObject({
      ship: { class: 'Majestic' },
    })
  })

  test('may name the ship that she is made after, before her class and the model of all', () => {
    const novik = ships.find(({ slug }) => slug === 'novik')!
    const model = ships.find(({ slug }) => slug === 'asama')!
    expect(lineOf({ ...mars, Class: 'Majestic', 'Made after': 'novik' }, { model })).toMatchObject({
      after: 'Novik',
      ship: { class: 'Majestic', type: novik.type, data: novik.data },
    })
    expect(lineOf({ ...mars, Model: 'Nobody' }, { model })).toMatchObject({ code: 'ship-csv-model' })
  })

  test.each([
    ['Length ft', '390'],
    ['Length (ft)', '390'],
    ['LOA, feet', '390'],
    ['Length', '390 ft'],
  ])('has her length in feet made metres: %s, %s', (head, cell) => {
    expect(lineOf({ ...mars, Class: 'Majestic', [head]: cell })).toMatchObject({
      ship: { data: { lengthMetres: 118.9 } },
    })
  })

  test('keeps metres as they are', () => {
    const read = lineOf({ ...mars, Class: 'Majestic', 'Length m': '118.8' })
    expect(read).toMatchObject({ ship: { data: { lengthMetres: 118.8 } } })
  })

  test.each([
    ['BB', majestic.type],
    ['b', majestic.type],
    ['DD', 'DD'],
    ['Coast defence ship', 'Coast defence ship'],
  ])('has the type %s: %s', (said, type) => {
    expect(lineOf({ ...mars, Class: 'Majestic', Type: said })).toMatchObject({ ship: { type } })
  })
})

test('headings of speed and armour are guessed where the rules have such figures', () => {
  const heads = ['Name', 'Speed', 'Belt armour', 'Deck', 'Turret armour', 'CT', 'Speed kn']
  const guessed = (pack: string) =>
    guessColumns(heads, [], figuresOf(starterShipDocuments(pack))).map(({ column, isSure }) =>
      isSure ? column : `${column}?`,
    )
  const armour = ['armour.belt?', 'armour.deck', 'armour.turret?', 'armour.conningTower?']
  expect(guessed('squadron-d20')).toEqual(['name', 'knots', ...armour, 'null?'])
  // Its measure of speed is none of sheets.
  expect(guessed('fire-on-the-waters')).toEqual(['name', 'topSpeed?', null, null, null, null, null])
  expect(guessed('perfidious-albion').filter(Boolean)).toEqual(['name'])
})

test('numbers are read as books of several countries write them', () => {
  const written = ['12,950', '12 950 t', '18·25', '144,9 m', '1.234,5', '1,234.5', '-5', "12'950", '£5']
  expect(written.map(numberOf)).toEqual([12_950, 12_950, 18.25, 144.9, 1234.5, 1234.5, -5, 12_950, 5])
  expect(['ninety-one', '', '4-12in', '1e9', 'NaN', '0x10'].map(numberOf)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  )
})

test('two hundred tables of anything: nothing is thrown, and every refusal has a sentence', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '=HYPERLINK("x")',
      '{"__proto__":1}',
      '{"a":'.repeat(5000),
      '1'.repeat(400),
      '\u202e',
      '1900',
      'British',
      'Hood',
      'x'.repeat(100_000),
    ),
  )
  const column = fc.constantFrom(
    null,
    'name',
    'navy',
    'year',
    'rules',
    'class',
    'card',
    ...figuresOf(ships),
    '__proto__',
    'constructor.prototype',
    'a.b',
  )
  fc.assert(
    fc.property(
      fc.array(column, { maxLength: 8 }),
      fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 5 }),
      (columns, rows) => {
        const table = { columns, rows: rows.map((cells, at) => ({ line: at + 2, cells })) }
        for (const { read } of shipsFromTable(table, { ...ways, navy: 'royal-navy', model: ships[0]! })) {
          if (!read.ok) expect(sentences).toHaveProperty([read.code])
          else expect(findPack(read.value.ship.pack)?.checkShip(read.value.ship).ok).toBe(true)
        }
      },
    ),
    { numRuns: 200 },
  )
  expect(({} as Record<string, unknown>)['prototype']).toBeUndefined()
})
