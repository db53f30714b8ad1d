import type { ShipDocument } from '../../documents/ship'
import type { Words } from '../../words/speak'
import type { Drawing } from '../../plot/plot'
import type { ReferenceTable, RulesPack } from '../pack/rules-pack'
import { factWords } from './facts'

/** A row of a table: its key, then its cells. */
export type ReferenceRow = readonly [key: string, ...cells: string[]]

type Say = (name: string, values?: Parameters<Words>[1]) => string

/** Names in a row: `'gun power floods'`; or heads that are in words already. */
type Names = string | readonly string[]

const namesIn = (names: Names): readonly string[] => (typeof names === 'string' ? factWords(names) : names)

/** What a table of the sheet is made with: what ships in play need of it, and its words. */
export interface Page<Cut> {
  readonly words: Words
  readonly cut: Cut
  /** A sentence of this table. */
  readonly say: Say
  /** A sentence of the sheet. */
  readonly general: Say
  /** Heads of columns; a die stands for itself. */
  heads(names: string): readonly string[]
  /** A row under its sentence. */
  row(name: string, ...cells: readonly string[]): ReferenceRow
  /** Rows under their sentences, each with its figure. */
  figureRows(figures: readonly (readonly [name: string, figure: number])[]): readonly ReferenceRow[]
  /** Rows of sentences: what, and what it means. */
  proseRows(rows: Names): readonly ReferenceRow[]
  /**
   * The table under the names of its heads, or heads in words, with its title and the notes of these names; nothing
   * without rows. Rows that are not needed are false.
   */
  table(heads: Names, rows: readonly (ReferenceRow | false)[], notes?: string): ReferenceTable | undefined
  /** A table of sentences alone. */
  prose(rows: Names, notes?: string): ReferenceTable | undefined
}

/** Tables by their names, in the order of the sheet; those that ships in play do not need are left out. */
export type ReferenceTables<Cut> = Readonly<Record<string, (page: Page<Cut>) => ReferenceTable | undefined | false>>

/**
 * The reference sheet of a pack. Words lie under `rules.<pack>.reference`: `heads`, and under the name of each table its
 * `title`, its `rows`, their `names` where they have two sentences, and its notes.
 */
export function referenceSheet<Cut>(
  pack: string,
  tables: ReferenceTables<Cut>,
  everything: Cut,
  cutTo: (documents: readonly ShipDocument[]) => Cut = () => everything,
): Required<Pick<RulesPack, 'reference' | 'referenceFor'>> {
  const sheet = (words: Words, cut: Cut) =>
    Object.entries(tables).flatMap(([name, make]) => make(pageOf(pack, name, words, cut)) || [])
  return {
    reference: (words) => sheet(words, everything),
    referenceFor: (documents, words) => sheet(words, cutTo(documents)),
  }
}

function pageOf<Cut>(pack: string, name: string, words: Words, cut: Cut): Page<Cut> {
  const key = (sentence: string) => `rules.${pack}.reference.${sentence}`
  const general: Say = (sentence, values) => words(key(sentence), values)
  const say: Say = (sentence, values) => general(`${name}.${sentence}`, values)
  const heads: Page<Cut>['heads'] = (names) =>
    namesIn(names).map((head) => (/^\d?D\d/.test(head) ? head : general(`heads.${head}`)))
  const row: Page<Cut>['row'] = (sentence, ...cells) => [sentence, say(`rows.${sentence}`), ...cells]
  const proseRows: Page<Cut>['proseRows'] = (rows) =>
    namesIn(rows).map((each) => [each, say(`names.${each}`), say(`rows.${each}`)])
  const table: Page<Cut>['table'] = (columns, some, notes = '') => {
    const rows = some.filter((each) => each !== false)
    if (rows.length === 0) return undefined
    return {
      key: name,
      title: say('title'),
      columns: typeof columns === 'string' ? heads(columns) : columns,
      rows: rows.map(([, ...cells]) => cells),
      rowKeys: rows.map(([rowKey]) => rowKey),
      notes: namesIn(notes).map((note) => ({ key: key(`${name}.${note}`) })),
    }
  }
  return {
    ...{ words, cut, say, general, heads, row, proseRows, table },
    figureRows: (figures) => figures.map(([sentence, figure]) => row(sentence, signed(figure))),
    prose: (rows, notes) => table('what rule', proseRows(rows), notes),
  }
}

/** A table with its picture, where there is a table. */
export function pictured(table: ReferenceTable | undefined | false, picture: Drawing): ReferenceTable | undefined {
  return table ? { ...table, picture } : undefined
}

/** `+2`, `−3`, `0`. */
export function signed(figure: number): string {
  return figure > 0 ? `+${figure}` : plain(figure)
}

/** `5`, `−3`. */
export function plain(figure: number): string {
  return figure < 0 ? `−${-figure}` : String(figure)
}

/** `4` or `5–6`. */
export function span(from: number, to: number): string {
  return from === to ? String(from) : `${from}–${to}`
}
