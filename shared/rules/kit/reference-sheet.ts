import type { Words } from '../../words/speak'
import type { ReferenceTable } from '../pack/rules-pack'

export interface ReferenceRow {
  readonly key: string
  readonly cells: readonly string[]
}

/** A table of the sheet: whole, or cut down to ships in play; nothing where none of them reads it. */
export type MakeReferenceTable<Cut> = (words: Words, cut: Cut) => ReferenceTable | undefined

/** Tables of one pack's reference sheet: their words lie under `rules.<pack>.reference`. */
export function referenceSheet(pack: string) {
  const key = (name: string) => `rules.${pack}.reference.${name}`

  const head = (words: Words, name: string): string => words(key(`heads.${name}`))

  /** A table of the sheet: its title lies under its name, its notes under `<name>.<note>`. */
  function tableOf(
    words: Words,
    name: string,
    columns: readonly string[],
    rows: readonly ReferenceRow[],
    ...notes: readonly string[]
  ): ReferenceTable {
    return {
      key: name,
      title: words(key(`${name}.title`)),
      columns,
      rows: rows.map(({ cells }) => cells),
      rowKeys: rows.map((row) => row.key),
      notes: notes.map((note) => ({ key: key(`${name}.${note}`) })),
    }
  }

  /** The same; `undefined` without rows. */
  function tableIfAny(...parts: Parameters<typeof tableOf>): ReferenceTable | undefined {
    return parts[3].length > 0 ? tableOf(...parts) : undefined
  }

  /** A table of sentences: what, and what it means; words lie under `<name>.names` and `<name>.rows`. */
  function proseTable(words: Words, name: string, rows: readonly string[], ...notes: string[]): ReferenceTable {
    return tableOf(
      words,
      name,
      [head(words, 'what'), head(words, 'rule')],
      rows.map((row) => ({ key: row, cells: [words(key(`${name}.names.${row}`)), words(key(`${name}.rows.${row}`))] })),
      ...notes,
    )
  }

  return { key, head, tableOf, tableIfAny, proseTable }
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
