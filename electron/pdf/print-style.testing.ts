import type { Face } from '#shared/card/operations'
import type { Palette } from '#shared/card/palettes'
import { faces } from './embedded-faces'

const weights: Readonly<Record<Face, number>> = {
  work: 400,
  'work-500': 500,
  'work-600': 600,
  'work-700': 700,
  head: 400,
  'head-italic': 400,
  'head-700': 700,
}

/** The program's faces, each from its address, and the colours of a palette as a style sheet of the browser. */
export function printStyle(palette: Palette, addressOf: (face: Face) => string): string {
  const rules = faces.map((face) => {
    const family = face.startsWith('head') ? 'Old Standard' : 'Plex Condensed'
    const style = face === 'head-italic' ? 'italic' : 'normal'
    return `@font-face{font-family:'${family}';font-weight:${weights[face]};font-style:${style};src:url(${addressOf(face)})}`
  })
  const inks = Object.entries(palette).map(([ink, colour]) => `--${ink}:${colour}`)
  return `${rules.join('')}:root{${inks.join(';')}}.card text{font-kerning:none;font-variant-ligatures:none}`
}
