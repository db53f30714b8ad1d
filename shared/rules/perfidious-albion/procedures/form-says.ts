import type { Phrase } from '../../../kernel/phrase'
import { sentencesOf } from '../sentence'

/** A sentence beside the form: the sum before the first die. */
export const says = sentencesOf('laying')

/** A modifier as a figure: `+10 %`, `−5 %`, `0`. */
export function signedPercent(percent: number): Phrase {
  if (percent === 0) return says('zero')
  return says(percent > 0 ? 'plus' : 'minus', { percent: Math.abs(percent) })
}

/** The faces that do it: `1`, `1–3`. */
export function upTo(face: number): string {
  return face > 1 ? `1–${face}` : String(face)
}
