import type { ShipDocument } from '../documents/ship'
import { slugOfName } from '../documents/slug-of-name'
import { readStranger, type FindChecks } from '../documents/stranger'
import { pathSteps, shortened } from '../json/json-path'
import { isForbiddenName } from '../json/bounded'
import { isRecord } from '../kernel/own'
import { refused, type Refusal, type Result } from '../kernel/result'
import type { Scalar } from '../kernel/scalar'
import { withoutHidden } from '../kernel/seen-text'
import { sameValue } from '../kernel/same-value'
import { classKey, figures, isInFeet, metresOfFeet, typeOf } from './sheet-words'

/** What a column holds: a member of every ship, a figure of her rules by its path, or her whole card. */
export type ShipColumn = string

/** What ships of all rules have. */
export const commonColumns = ['name', 'prefix', 'navy', 'class', 'type', 'year'] as const
/** The rest of her card, which no cell of a table says, as JSON. */
export const cardColumn = 'card'
export const packColumn = 'rules'
/** The ship that a line is made after. */
export const modelColumn = 'model'

/** Headings as clubs write them. */
const headings: Readonly<Record<string, readonly string[]>> = {
  name: ['name', 'ship', 'ships', 'vessel', 'shipname', 'unit'],
  prefix: ['prefix'],
  navy: ['navy', 'nation', 'country', 'flag', 'nationality'],
  class: ['class', 'shipclass'],
  type: ['type', 'kind', 'shiptype', 'rate'],
  year: ['year', 'date'],
  [packColumn]: ['rules', 'pack'],
  [cardColumn]: ['card'],
  [modelColumn]: ['model', 'madeafter', 'after', 'copyof', 'basedon'],
}
/** Taken for the year, but not with certainty: clubs mean different years. */
const years = ['launched', 'completed', 'built', 'commissioned', 'laiddown', 'inservice']
const squashed = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** The single figures of ships by their paths: `tonnage`, `armour.belt`. How a ship looks is none of them. */
export function figuresOf(ships: readonly Pick<ShipDocument, 'data'>[]): readonly ShipColumn[] {
  const found = new Set<string>()
  const walk = (value: unknown, path: string, depth: number): void => {
    if (!isRecord(value)) return
    for (const [key, inner] of Object.entries(value)) {
      const at = path === '' ? key : `${path}.${key}`
      if (['looks', 'profile', 'silhouette'].includes(key) || !/^[\w-]+$/.test(key)) continue
      if (isRecord(inner) && depth < 2) walk(inner, at, depth + 1)
      else if (['number', 'string', 'boolean'].includes(typeof inner)) found.add(at)
    }
  }
  for (const { data } of ships) walk(data, '', 1)
  return [...found]
}

/** Ships as a table: what a spreadsheet can work with, and the whole card in a cell of its own, so that nothing is lost. */
export function shipsToRows(ships: readonly ShipDocument[]): readonly (readonly (string | number)[])[] {
  const paths = figuresOf(ships)
  const cell = (value: unknown): string | number =>
    typeof value === 'number' ? value : value === undefined || value === null ? '' : String(value)
  return [
    [packColumn, ...commonColumns, ...paths, cardColumn],
    ...ships.map((ship) => [
      ship.pack,
      ...commonColumns.map((column) => cell(ship[column])),
      ...paths.map((path) => cell(valueAt(ship.data, path))),
      JSON.stringify(ship.data),
    ]),
  ]
}

/** What is in each column; `isSure`: its heading says so in these words. */
export interface ColumnGuess {
  readonly column: ShipColumn | null
  readonly isSure: boolean
}

export function guessColumns(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  paths: readonly ShipColumn[],
): readonly ColumnGuess[] {
  const taken = new Set<string>()
  const guesses = heads.map((head): ColumnGuess => {
    const guess = guessOf(squashed(head), paths)
    if (guess.column === null || taken.has(guess.column)) return { column: null, isSure: guess.column === null }
    taken.add(guess.column)
    return guess
  })
  const byContent = (column: ShipColumn, fits: (cell: string) => boolean) => {
    if (taken.has(column)) return
    const at = guesses.findIndex(
      ({ column: has }, place) => has === null && rows.length > 0 && rows.every((row) => fits(row[place] ?? '')),
    )
    if (at === -1) return
    taken.add(column)
    guesses[at] = { column, isSure: false }
  }
  byContent('year', (cell) => /^\s*1[89]\d\d\s*$/.test(cell))
  byContent('name', (cell) => /\p{L}{2}/u.test(cell) && cell.length <= 60)
  return guesses
}

function guessOf(head: string, paths: readonly ShipColumn[]): ColumnGuess {
  for (const [column, words] of Object.entries(headings)) if (words.includes(head)) return { column, isSure: true }
  const exact = paths.find((path) => squashed(path) === head)
  if (exact !== undefined) return { column: exact, isSure: true }
  if (years.includes(head)) return { column: 'year', isSure: false }
  const last = paths.find((path) => squashed(path.slice(path.lastIndexOf('.') + 1)) === head)
  if (last !== undefined) return { column: last, isSure: true }
  for (const { path, heading, isSure } of figures) {
    const found = heading.test(head) ? paths.find((each) => path.test(each.toLowerCase())) : undefined
    if (found !== undefined) return { column: found, isSure }
  }
  return { column: null, isSure: true }
}

/** How many headings of a line name something of a ship, and nothing that decks have too. */
export function shipHeadings(heads: readonly string[]): number {
  const ofShips = [
    ...headings['navy']!,
    ...headings['class']!,
    ...headings['year']!,
    ...years,
    'ship',
    'vessel',
    'prefix',
  ]
  return heads
    .map(squashed)
    .filter((head) => ofShips.includes(head) || figures.some(({ heading, isSure }) => isSure && heading.test(head)))
    .length
}

export interface ShipTable {
  /** The lines below the headings, with their numbers in the file. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
  /** What each column holds. */
  readonly columns: readonly (ShipColumn | null)[]
  /** Their headings, which may say in what measure they are. */
  readonly heads?: readonly string[]
}

export interface TableWays {
  /** Of the ships whose line names no others. */
  readonly pack: string
  readonly navy: string
  /** After whom a ship is made whose line has no card, and who has no sister or namesake. */
  readonly model: ShipDocument | null
  readonly ships: readonly ShipDocument[]
  readonly findPack: FindChecks
  /** The key of a navy from what a cell calls it: of some peoples that is a matter of the year. */
  readonly navyOf: (text: string, year: number | undefined) => string | undefined
}

/** What becomes of a line. */
export interface TableLine {
  readonly line: number
  readonly name: string
  readonly read: Result<{ readonly ship: ShipDocument; readonly after: string | null }>
}

/** Line by line a ship, or why it is none: nothing is thrown, whatever the cells hold. */
export function* shipsFromTable({ rows, columns, heads = [] }: ShipTable, ways: TableWays): Generator<TableLine, void> {
  const made: ShipDocument[] = []
  for (const { line, cells } of rows) {
    const of = (column: ShipColumn) => withoutHidden(cells[columns.indexOf(column)] ?? '').trim()
    const name = of('name').slice(0, 60)
    const read = shipOf(of, { columns, heads }, ways, made)
    if (read.ok) made.push(read.value.ship)
    yield { line, name, read: read.ok ? read : { ...read, values: { ...read.values, line } } }
  }
}

function shipOf(
  of: (column: ShipColumn) => string,
  { columns, heads }: Required<Omit<ShipTable, 'rows'>>,
  ways: TableWays,
  made: readonly ShipDocument[],
): TableLine['read'] {
  const name = of('name')
  if (name === '') return refused('ship-csv-no-name')
  const pack = of(packColumn) || ways.pack
  const saidNavy = of('navy')
  const navy = saidNavy === '' ? ways.navy : ways.navyOf(saidNavy, numberOf(of('year')))
  if (navy === undefined || navy === '') return refused('ship-csv-navy', { what: shortened(saidNavy) })
  const same = (ship: ShipDocument) => ship.pack === pack && ship.navy === navy
  const namesake = ways.ships.find((ship) => same(ship) && ship.name.toLowerCase() === name.toLowerCase())
  const ofClass = of('class')
  const isSister = (ship: ShipDocument) => same(ship) && ofClass !== '' && classKey(ship.class) === classKey(ofClass)
  const model = ways.model?.pack === pack ? ways.model : undefined
  const card = cardOf(of(cardColumn))
  if (card && !card.ok) return card
  const saidModel = of(modelColumn)
  const named = [...made, ...ways.ships].filter(
    (ship) => ship.pack === pack && ship.name.toLowerCase() === saidModel.toLowerCase(),
  )
  if (saidModel !== '' && named.length === 0) return refused('ship-csv-model', { what: shortened(saidModel) })
  const after = named.find(same) ?? named[0]
  const base = after ?? namesake ?? made.find(isSister) ?? ways.ships.find(isSister) ?? model
  if (!card && !base) return refused('ship-csv-no-card')
  let data = card ? card.value : base!.data
  for (const [at, column] of columns.entries()) {
    if (column === null || isMember(column)) continue
    const cell = of(column)
    if (cell === '') continue
    const read = figureOf(cell, valueAt(data, column))
    const value = typeof read === 'number' && isInFeet(column, heads[at] ?? '', cell) ? metresOfFeet(read) : read
    if (value === undefined) return refused('ship-csv-figure', { column, what: shortened(cell) })
    data = withValue(data, pathSteps(column).map(String), value) as ShipDocument['data']
  }
  const year = of('year') === '' ? base?.year : numberOf(of('year'))
  if (year === undefined) return refused('ship-csv-figure', { column: 'year', what: shortened(of('year')) })
  const document = {
    // What no column says of her she keeps, as long as her card is as it was.
    ...(namesake && sameValue(namesake.data, data) ? namesake : {}),
    ...(namesake?.picture && { picture: namesake.picture }),
    ...{ format: 'spotting-top/ship', version: 1, pack },
    slug: namesake?.slug ?? slugOfName(name, 'ship'),
    ...{ name, prefix: of('prefix') || base?.prefix || '', navy },
    class: base && isSister(base) ? base.class : ofClass || base?.class || '',
    ...{ type: typeOf(of('type'), base?.type), year, unofficial: false, data },
  }
  const read = readStranger(JSON.stringify(document), ['ship'], ways.findPack)
  if (!read.ok) return read
  const isOwn = card !== undefined || base === undefined || base === namesake
  return { ok: true, value: { ship: read.value as ShipDocument, after: isOwn ? null : base.name } }
}

const isMember = (column: ShipColumn) => [...commonColumns, packColumn, cardColumn, modelColumn].includes(column)

function cardOf(text: string): Result<ShipDocument['data']> | Refusal | undefined {
  if (text === '') return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? { ok: true, value } : refused('ship-csv-card')
  } catch {
    return refused('ship-csv-card')
  }
}

/** A cell in the type of the figure that it takes the place of. */
function figureOf(cell: string, was: unknown): Scalar | undefined {
  if (typeof was === 'string') return cell
  if (typeof was === 'boolean') {
    if (/^(true|yes|y|1|x)$/i.test(cell)) return true
    return /^(false|no|n|0|-)$/i.test(cell) ? false : undefined
  }
  return numberOf(cell)
}

/** `12,950`, `12 950 t`, `18·25`, `144,9 m`: a number as books of several countries write it. */
export function numberOf(cell: string): number | undefined {
  const found = /^[^\d+-]{0,2}([+-]?\d[\d\s\u00a0\u202f.,·'’]*)\s*\p{L}{0,4}\.?$/u.exec(cell.trim())?.[1]
  if (found === undefined) return undefined
  let text = found
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replaceAll('·', '.')
    .replace(/[.,]$/, '')
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')]
  if (comma !== -1 && point !== -1)
    text = comma > point ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')
  else if (comma !== -1) text = /^[+-]?\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.')
  const number = Number(text)
  return Number.isFinite(number) ? number : undefined
}

function valueAt(data: unknown, path: string): unknown {
  return pathSteps(path).reduce<unknown>(
    (at, step) => (isRecord(at) && Object.hasOwn(at, step) ? at[String(step)] : undefined),
    data,
  )
}

function withValue(data: unknown, [step, ...rest]: readonly string[], value: Scalar): unknown {
  if (step === undefined) return value
  if (isForbiddenName(step)) return data
  const record = isRecord(data) ? data : {}
  return { ...record, [step]: withValue(record[step], rest, value) }
}
