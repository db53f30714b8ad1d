import { referenceSheet, type MakeReferenceTable } from '../../kit/reference-sheet'
import type { Cut } from './cut'

export { signed, span, type ReferenceRow as Row } from '../../kit/reference-sheet'
export const { key, head, tableOf, tableIfAny, proseTable } = referenceSheet('fire-on-the-waters')
export type MakeTable = MakeReferenceTable<Cut>

export const inches = (figure: number) => `${figure}″`

/** Two figures of a D100: `07`, `00`. */
export function percentile(face: number): string {
  return face >= 100 ? '00' : String(face).padStart(2, '0')
}
