import { expect } from 'vitest'
import type { Phrase } from '../../kernel/phrase'
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
