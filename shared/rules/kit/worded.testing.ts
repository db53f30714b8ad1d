import { expect } from 'vitest'
import type { Phrase } from '../../kernel/phrase'
import type { Result } from '../../kernel/result'
import { sayRefusal } from '../../words/say-refusal'
import type { LookUp } from '../../kernel/question'
import type { ReferenceTable } from '../pack/rules-pack'
import { en } from '../words'
import { speaker } from '../../words/speak'

export const words = speaker(en)

/** The catalogue gives a missing key back as it is. */
export function hasWords(key: string): void {
  expect(words(key), key).not.toBe(key)
}

/** A phrase has a sentence, and every value that the sentence names. */
export function phraseSaid({ key, values }: Phrase): void {
  hasWords(key)
  expect(words(key, values), key).not.toMatch(/\{\w+\}/)
}

/** A table is rectangular, and everything in it is in words. */
export function tableSaid({ key, title, columns, rows, notes }: ReferenceTable): void {
  for (const row of rows) expect(row, key).toHaveLength(columns.length)
  for (const text of [title, ...columns, ...rows.flat()]) expect(text, key).not.toMatch(/^$|^rules\.|\{\w+\}/)
  notes.forEach(phraseSaid)
}

/** Every place that dialogues name, at any depth of `sheet`, is a table of the reference sheet, and a row of it. */
export function placesFound(sheet: object, tables: readonly ReferenceTable[]): readonly LookUp[] {
  const places = placesIn(sheet)
  for (const { table, row } of places) {
    const found = tables.find(({ key }) => key === table)
    expect(found, table).toBeDefined()
    if (row !== undefined) expect(found?.rowKeys, `${table} ${row}`).toContain(row)
  }
  return places
}

const placesIn = (sheet: object): readonly LookUp[] =>
  Object.values(sheet).flatMap((value: object) => (Array.isArray(value) ? (value as LookUp[]) : placesIn(value)))

/** The code and the place of a refusal; its sentence has to be there. */
export function refusalSaid(checked: Result<unknown>): unknown {
  if (checked.ok) return 'taken'
  expect(sayRefusal(words, checked)).not.toMatch(/\{(?!line)\w+\}/)
  expect(sayRefusal(words, checked)).not.toBe(words('app.refusedOtherwise', { code: checked.code }))
  return [checked.code, checked.values['where']]
}
