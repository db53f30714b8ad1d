export const columns = ['title', 'text', 'copies', 'mark', 'severity', 'lasts', 'asks'] as const
export type Column = (typeof columns)[number]

/** Headings as people write them. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  title: ['title', 'name', 'event', 'card'],
  text: ['text', 'description', 'effect', 'rule'],
  copies: ['copies', 'count', 'quantity', 'qty'],
  mark: ['mark', 'suit', 'number', 'no', 'rank'],
  severity: ['severity', 'kind'],
  lasts: ['lasts', 'duration'],
  asks: ['asks', 'dialogue'],
}

/** The cell of a line that holds a column, counted from 0. */
export type Places = Readonly<Partial<Record<Column, number>>>

/** Without headings the first seven cells are the columns in default order. */
export const usualPlaces: Places = Object.fromEntries(columns.map((column, at) => [column, at]))

export interface NamedPlaces {
  readonly places: Places
  readonly width: number
  /** Headings that are unknown, or repeat another. */
  readonly unknown: readonly string[]
}

/** How many different columns these cells name. */
export function knownHeadings(cells: readonly string[]): number {
  const named = new Set(cells.slice(0, 100).map((cell) => cell.replaceAll('"', '').trim().toLowerCase()))
  return columns.filter((column) => headings[column].some((name) => named.has(name))).length
}

/** The columns by their headings; `undefined` where the first line has no headings. */
export function placesOf(row: CsvRow | undefined): NamedPlaces | undefined {
  const named = (row?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  const place = (column: Column) => named.findIndex((name) => headings[column].includes(name))
  if (place('title') < 0) return undefined
  const found = columns.map((column) => [column, place(column)] as const).filter(([, at]) => at >= 0)
  const taken = new Set(found.map(([, at]) => at))
  const unknown = named.filter((name, at) => name !== '' && !taken.has(at))
  return { places: Object.fromEntries(found), width: named.length, unknown }
}

/** A line of a table as text: its number, from 1, and its cells. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}
