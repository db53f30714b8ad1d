/**
 * Characters that are not seen and change how others are read: controls, lone halves of pairs, line ends, and format
 * characters such as the right-to-left override. The two joiners stay: some scripts cannot be written without them.
 */
export const hiddenInLine = /(?!\u200c|\u200d)[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u
/** In prose lines end and are indented. */
export const hiddenInProse = /(?!\u200c|\u200d|[\n\t\r])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u
/** More marks over one letter than any script writes: they run over the lines around it. */
export const heapedMarks = /\p{M}{5}/u
const allHidden = new RegExp(hiddenInProse, 'gu')

/** Neither blanks nor characters drawn as nothing, like the Hangul filler. */
const seen = /[^\p{Z}\p{C}\p{M}\p{DI}\u2800]/u

/** Whether a text has a letter, a figure or a sign in it. */
export function isSeen(text: string): boolean {
  return seen.test(text)
}

/** An old text as it may be shown: a sign replaces each hidden character. */
export function shownText(text: string): string {
  return hiddenInProse.test(text) ? text.replace(allHidden, '\ufffd') : text
}

/** A text as a player typed it, without hidden characters that came with pasting. */
export function withoutHidden(text: string): string {
  return hiddenInProse.test(text) ? text.replace(allHidden, '') : text
}

/** The first so many places of a text, as `length` counts them, cut between two letters: no letter is halved. */
export function cutTo(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}

/** `U+202E` */
export function codePointOf(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
}
