import type { Words } from '../../../words/speak'
import type { ReferenceTable } from '../../rules-pack'
import type { Cut } from './cut'

export const key = (name: string) => `rules.fire-on-the-waters.reference.${name}`

export interface Row {
  readonly key: string
  readonly cells: readonly string[]
}

/** A table as the sheet is asked for it: whole, or cut down to ships in play; nothing where none of them reads it. */
export type MakeTable = (words: Words, cut: Cut) => ReferenceTable | undefined

/** A table of the sheet: its title lies under its name, its notes under `<name>.<note>`. */
export function tableOf(
  words: Words,
  name: string,
  columns: readonly string[],
  rows: readonly Row[],
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
export function tableIfAny(...parts: Parameters<typeof tableOf>): ReferenceTable | undefined {
  return parts[3].length > 0 ? tableOf(...parts) : undefined
}

/** A table of sentences: what, and what it means; words lie under `<name>.names` and `<name>.rows`. */
export function proseTable(words: Words, name: string, rows: readonly string[], ...notes: string[]): ReferenceTable {
  return tableOf(
    words,
    name,
    [head(words, 'what'), head(words, 'rule')],
    rows.map((row) => ({ key: row, cells: [words(key(`${name}.names.${row}`)), words(key(`${name}.rows.${row}`))] })),
    ...notes,
  )
}

export function head(words: Words, name: string): string {
  return words(key(`heads.${name}`))
}

/** `+2`, `−3`, `0`. */
export function signed(figure: number): string {
  return figure > 0 ? `+${figure}` : figure < 0 ? `−${-figure}` : '0'
}

export const inches = (figure: number) => `${figure}″`

/** `4` or `5–6`. */
export function span(from: number, to: number): string {
  return from === to ? String(from) : `${from}–${to}`
}

/** Two figures of a D100: `07`, `00`. */
export function percentile(face: number): string {
  return face >= 100 ? '00' : String(face).padStart(2, '0')
}
