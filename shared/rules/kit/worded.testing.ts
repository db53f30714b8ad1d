import { expect } from 'vitest'
import type { Phrase } from '../../kernel/phrase'
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
