import type { Words } from '../../../words/speak'
import { referenceSheet, signed, span, type MakeReferenceTable, type ReferenceRow } from '../../kit/reference-sheet'
import { scale } from '../tables/scale'
import type { Cut } from './cut'

export { signed, span, type ReferenceRow as Row } from '../../kit/reference-sheet'
export const { key, head, tableOf, tableIfAny, proseTable } = referenceSheet('squadron-d20')
export type MakeCutTable = MakeReferenceTable<Cut>

/** `1–2` … `21+`: the counts of a row that may have no end. */
export function counts(words: Words, { from, to }: { readonly from: number; readonly to: number | null }): string {
  return to === null ? words(key('orMore'), { from }) : span(from, to)
}

/** A row of modifiers: its sentence is `<table>.rows.<name>`. */
export function modifier(words: Words, table: string, name: string, cell: string): ReferenceRow {
  return { key: name, cells: [words(key(`${table}.rows.${name}`)), cell] }
}

/** Modifiers by the printed scale, with a sign: `1–2: −1, 3–6: −2 …`. */
export function byScale(words: Words, sign: 1 | -1): string {
  return scale.map((row) => `${counts(words, row)}: ${signed(sign * row.value)}`).join(', ')
}

/** `+2 … −2`. */
export function range(most: number, least: number): string {
  return `${signed(most)} … ${signed(least)}`
}
