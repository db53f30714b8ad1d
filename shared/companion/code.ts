/** Letters of a code: none that is taken for another, 32 of them, so that each is worth five bits. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** In the picture that a camera reads: 80 bits. */
export const longLetters = 16
/** Typed by hand: with it nobody comes in without the operator's nod. */
export const shortLetters = 6

/** A code is good for so long, and for one device. */
export const codeLivesMs = 5 * 60_000

/** A code of as many letters as there are bytes. */
export function codeOf(random: Uint8Array): string {
  return [...random].map((byte) => letters[byte % letters.length]).join('')
}

/** A code as it was typed or read: small letters, spaces and hyphens do not matter. `null` where it can be none. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  const isLong = code.length === longLetters || code.length === shortLetters
  return isLong && [...code].every((letter) => letters.includes(letter)) ? code : null
}

/** In groups, so that it is read out: `K7QM 2RXD`. */
export function inGroups(code: string, size = code.length === shortLetters ? 3 : 4): string {
  return (code.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(' ')
}
