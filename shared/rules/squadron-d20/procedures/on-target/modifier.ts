import type { Phrase } from '../../../../kernel/phrase'
import type { Scalar } from '../../../../kernel/scalar'
import type { SumLine } from '../../../pack/procedure'
import { signed } from '../throws/crew-test'
import { says as saysOfGuns } from './says'

/** One modifier of a throw: its figure, its name, and its name with the figure as a reason. */
export interface Modifier {
  readonly id: string
  readonly modifier: number
  readonly row: Phrase
  readonly line: Phrase
}

type Says = (name: string, values?: Readonly<Record<string, Scalar>>) => Phrase

/** Modifiers of one part of the rules: the sentences are `row.<id>` and, with `figure`, `line.<id>`. */
export function modifiersOf(says: Says) {
  return (id: string, modifier: number, values: Readonly<Record<string, Scalar>> = {}): Modifier => ({
    id,
    // A step that does not count is nothing, and not less than nothing.
    modifier: modifier === 0 ? 0 : modifier,
    row: says(`row.${id}`, values),
    line: says(`line.${id}`, { ...values, figure: signed(modifier) }),
  })
}

/** A modifier of ships that shoot. */
export const counts = modifiersOf(saysOfGuns)

export function sumOf(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, { modifier }) => sum + modifier, 0)
}

/** As a line of the sum that a form shows. */
export function lineOf({ row, modifier }: Modifier): SumLine {
  return { say: row, figure: figureSaid(signed(modifier)), is: modifier === 0 ? 'nothing' : 'modifier' }
}

/** A figure as it is written: `6+`, `+1`. */
export function figureSaid(figure: string): Phrase {
  return saysOfGuns('figure', { figure })
}
