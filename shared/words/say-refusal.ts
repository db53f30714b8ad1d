import type { Reason } from '../kernel/result'
import type { Words } from './speak'

/** Says why something was refused, or what was found. A code without a sentence is named instead. */
export function sayRefusal(words: Words, { code, values }: Reason): string {
  for (const key of [`refused.${code}`, `documents.${code}`]) {
    const sentence = words(key, values)
    if (sentence !== key) return sentence
  }
  return words('app.refusedOtherwise', { code })
}
