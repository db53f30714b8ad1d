import { characters, faceMetrics } from './font-metrics'
import type { Face } from './operations'

const placeOf = new Map([...characters].map((character, place) => [character, place]))

const widthsOf = new Map<Face, { readonly widths: readonly number[]; readonly missing: number }>()
for (const [face, { widths, missing }] of Object.entries(faceMetrics)) {
  widthsOf.set(face as Face, { widths: widths.split(' ').map(Number), missing })
}

/** Width of a line of text in the unit of `size` (mm on cards), as both painters set it: no kerning, no ligatures. */
export function measure(face: Face, size: number, text: string): number {
  const { widths, missing } = widthsOf.get(face)!
  let sum = 0
  for (const character of text) sum += widths[placeOf.get(character) ?? -1] ?? missing
  return (sum * size) / 1000
}

/** Height of a capital, to set text in the middle of a box. */
export function capHeight(face: Face, size: number): number {
  return (faceMetrics[face].capHeight * size) / 1000
}
