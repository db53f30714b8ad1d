import type { Phrase } from '../../kernel/phrase'
import { sentencesOf as sentencesOfPack } from '../kit/sentence'
import type { SumLine } from '../pack/procedure'

/** The sentences of one part of these rules: `rules.fire-on-the-waters.<part>.<name>`. */
export const sentencesOf = (part: string) => sentencesOfPack('fire-on-the-waters', part)

const says = sentencesOf('figures')

/** A modifier as a figure: `+2`, `−3`, `0`. */
function signed(value: number): Phrase {
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

/** A modifier of a sum; one that comes to 0 is shown as nothing. */
export function modifierLine(say: Phrase, modifier: number): SumLine {
  return { say, figure: signed(modifier), is: modifier === 0 ? 'nothing' : 'modifier' }
}
