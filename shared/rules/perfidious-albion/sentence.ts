import { sentencesOf as sentencesOfPack, inWordsOf } from '../kit/sentence'
import type { Phrase } from '../../kernel/phrase'

/** The sentences of one part of these rules: `rules.perfidious-albion.<part>.<name>`. */
export const sentencesOf = (part: string) => sentencesOfPack('perfidious-albion', part)

/** A sentence of the damage rules. */
export const saysOfDamage = sentencesOf('damage')

/** A sentence of what event cards do under these rules. */
export const saysOfEvents = sentencesOf('events')

/** A sentence of the gunnery rules. */
export const saysOfGunnery = sentencesOf('gunnery')

/** A sentence of the turn sequence. */
export const saysOfSequence = sentencesOf('sequence')

/** A sentence beside the form: the sum before the first die. */
export const saysOfForms = sentencesOf('laying')

/** A modifier as a figure: `+10 %`, `−5 %`, `0`. */
export function signedPercent(percent: number): Phrase {
  if (percent === 0) return saysOfForms('zero')
  return saysOfForms(percent > 0 ? 'plus' : 'minus', { percent: Math.abs(percent) })
}

/** The faces that do it: `1`, `1–3`. */
export function upTo(face: number): string {
  return face > 1 ? `1–${face}` : String(face)
}

/** A sentence of the aids. */
export const saysOfAids = sentencesOf('aids')

export const inWords = inWordsOf(saysOfAids)
