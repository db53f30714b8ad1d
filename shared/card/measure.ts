import { characters, faceMetrics } from './font-metrics'
import type { Face } from './operations'

const placeOf = new Map([...characters].map((character, place) => [character, place]))

const widthsOf = new Map<Face, readonly number[]>()
for (const [face, { widths }] of Object.entries(faceMetrics)) {
  widthsOf.set(face as Face, widths.split(' ').map(Number))
}

/** Letters of no face of ours are set by another font of the machine, up to an em wide. */
const em = 1000

/** Width of a line of text in the unit of `size` (mm on cards), as both painters set it: no kerning, no ligatures. */
export function measure(face: Face, size: number, text: string): number {
  const widths = widthsOf.get(face)!
  let sum = 0
  for (const character of text) sum += widths[placeOf.get(character) ?? -1] ?? em
  return (sum * size) / 1000
}

const withCyrillic: Readonly<Partial<Record<Face, Face>>> = {
  ...{ work: 'head', 'work-500': 'head', 'work-600': 'head-700', 'work-700': 'head-700' },
}

/** Old Standard sets what Plex has no letters for. */
export const faceOf = (face: Face, text: string): Face =>
  /[\u0400-\u045f]/.test(text) ? (withCyrillic[face] ?? face) : face

/** Height of a capital, to set text in the middle of a box. */
export function capHeight(face: Face, size: number): number {
  return (faceMetrics[face].capHeight * size) / 1000
}
