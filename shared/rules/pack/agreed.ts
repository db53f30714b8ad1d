import type { Scalar } from '../../kernel/scalar'

/**
 * What counts of a figure that a dialogue works out and a player may change, by the key of its question: what was worked
 * out, or what it was changed to.
 */
export type Agreed = <Value extends Scalar>(question: string, value: Value) => Value

export const asWorkedOut: Agreed = (_question, value) => value
