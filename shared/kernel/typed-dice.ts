import type { DieName } from './dice'

/** What has been typed for a die: a face, more to come (`hint` shows what is there), or a key that fits no face. */
export type TypedDie =
  | { readonly is: 'face'; readonly face: number }
  | { readonly is: 'partial' }
  | { readonly is: 'no-face' }

/** Keys a die needs: one for a D6 or a D10, two for the others. */
export const keysOf: Readonly<Record<DieName, 1 | 2>> = { D6: 1, D10: 1, D20: 2, D36: 2, D100: 2 }

/**
 * Reads the digits typed for one die. On a D10 0 is 10; a D20 is typed with two digits, 07 or 15; a D36 as tens and units,
 * 11 to 66; on a D100 00 is 100.
 */
export function readTyped(die: DieName, digits: string): TypedDie {
  switch (die) {
    case 'D6':
      return digits === '' ? partial : within(Number(digits), 1, 6)
    case 'D10':
      return digits === '' ? partial : within(Number(digits) || 10, 1, 10)
    case 'D20':
      if (digits.length < 2) return digits === '' || digits <= '2' ? partial : none
      return within(Number(digits), 1, 20)
    case 'D36':
      if (digits.length < 2) return digits === '' || isPip(digits) ? partial : none
      return isPip(digits[0]!) && isPip(digits[1]!) ? { is: 'face', face: Number(digits) } : none
    case 'D100':
      return digits.length < 2 ? partial : within(Number(digits) || 100, 1, 100)
  }
}

const partial: TypedDie = { is: 'partial' }
const none: TypedDie = { is: 'no-face' }

function within(face: number, least: number, most: number): TypedDie {
  return face >= least && face <= most ? { is: 'face', face } : none
}

function isPip(digit: string): boolean {
  return digit >= '1' && digit <= '6'
}
