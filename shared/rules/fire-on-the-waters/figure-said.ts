import type { Phrase } from '../../kernel/phrase'
import { sentencesOf } from './sentence'

const says = sentencesOf('figures')

/** A modifier as a figure: `+2`, `−3`, `0`. */
export function signed(value: number): Phrase {
  if (value === 0) return says('zero')
  return says(value > 0 ? 'plus' : 'minus', { figure: Math.abs(value) })
}

/** A bare figure, its sign as in print. */
export function figure(value: number): Phrase {
  return value < 0 ? says('minus', { figure: -value }) : says('figure', { figure: value })
}

/** `14″` */
export function inches(value: number): Phrase {
  return value < 0 ? says('minusInches', { inches: -value }) : says('inches', { inches: value })
}

/** The same in a sentence: `+2`, `−3`, `0`. */
export const written = (value: number): string => (value > 0 ? `+${value}` : plain(value))

/** A figure in a sentence: `5`, `−3`. */
export const plain = (value: number): string => (value < 0 ? `−${-value}` : String(value))
