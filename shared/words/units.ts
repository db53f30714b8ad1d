import type { Scalar } from '../kernel/scalar'

/** `Words`, which themselves group figures by this file. */
type Say = (key: string, values: Readonly<Record<string, Scalar>>) => string

/** What a reader wants beside inches. */
export type BesideInches = 'none' | 'yards' | 'centimetres'

/** How far an inch on the table is at sea. */
export interface TableScale {
  readonly yardsPerInch: number
}

const centimetresPerInch = 2.54

/** Spaces between thousands, `14 890`, that do not break: thin ones have no glyph in the bundled faces. */
export function grouped(value: number): string {
  const [whole = '', part] = String(Math.abs(value)).split('.')
  const parted = whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  return `${value < 0 ? '−' : ''}${parted}${part === undefined ? '' : `.${part}`}`
}

/**
 * A distance in inches, with the reader's other unit beside it: `14″ (36 cm)`, `14″ (1 400 yd)`. Yards need the scale
 * of the rules; without one, inches alone.
 */
export function distance(inches: number, beside: BesideInches, scale: TableScale | undefined, words: Say): string {
  const plain = words('units.inches', { inches: grouped(inches) })
  const other = besideOf(inches, beside, scale, words)
  return other === null ? plain : words('units.beside', { plain, other })
}

function besideOf(inches: number, beside: BesideInches, scale: TableScale | undefined, words: Say): string | null {
  if (beside === 'centimetres') {
    const centimetres = inches * centimetresPerInch
    return words('units.centimetres', {
      centimetres: grouped(centimetres < 10 ? round(centimetres, 1) : round(centimetres, 0)),
    })
  }
  if (beside === 'yards' && scale)
    return words('units.yards', { yards: grouped(round(inches * scale.yardsPerInch, 0)) })
  return null
}

/** A length on a plate, to the tenth of a metre in which it is set: one from a file may have any digits. */
export const metres = (length: number, words: Say): string => words('plate.metres', { n: grouped(round(length, 1)) })

const round = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places
