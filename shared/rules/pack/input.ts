import type { Scalar } from '../../kernel/scalar'

/** The input of a dialogue; flat, so that the journal keeps it. Ships of a list are separated by spaces. */
export type Input = Readonly<Record<string, Scalar>>
