import { z } from 'zod'

/**
 * Characters that are not seen and change how others are read: controls, lone halves of pairs, line ends, and format
 * characters such as the right-to-left override. The two joiners stay: some scripts cannot be written without them.
 */
const hidden = /(?!\u200c|\u200d)[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u
/** In prose lines end and are indented. */
const hiddenInProse = /(?!\u200c|\u200d|[\n\t\r])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u

function without(pattern: RegExp) {
  return (text: string, context: z.RefinementCtx) => {
    const character = pattern.exec(text)?.[0]
    if (character === undefined) return
    const point = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
    context.addIssue({ code: 'custom', message: `the hidden character ${point}`, params: { hidden: point } })
  }
}

/** A name or another text of one line. */
export function lineOfText(least: number, most: number) {
  return z.string().min(least).max(most).superRefine(without(hidden))
}

/** A text of any number of lines. */
export function proseOfText(most: number) {
  return z.string().max(most).superRefine(without(hiddenInProse))
}
