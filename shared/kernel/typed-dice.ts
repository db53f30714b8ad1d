import { facesOf, type DieName } from './dice'

/** What has been typed for a die: a face, more to come (`hint` shows what is there), or a key that fits no face. */
export type TypedDie =
  | { readonly is: 'face'; readonly face: number }
  | { readonly is: 'partial' }
  | { readonly is: 'no-face' }

/** Keys a die needs: one for a D6 or a D10, two for the others. */
export const keysOf: Readonly<Record<DieName, 1 | 2>> = { D6: 1, D10: 1, D20: 2, D36: 2, D100: 2 }

/** The digits that type a face: on a D10 0 is 10, on a D100 00 is 100; a D20 has two, 07 or 15. */
const digitsOf = (die: DieName, face: number) => String(face % 10 ** keysOf[die]).padStart(keysOf[die], '0')

/** Reads the digits typed for one die. */
export function readTyped(die: DieName, digits: string): TypedDie {
  const fitting = facesOf(die).filter((face) => digitsOf(die, face).startsWith(digits))
  const [face] = fitting
  if (face === undefined) return { is: 'no-face' }
  return digits.length === keysOf[die] ? { is: 'face', face } : { is: 'partial' }
}
