import type { Scalar } from '../../kernel/scalar'

/** What a dialogue is started with; flat, so that the journal keeps it. Ships of a list are parted by blanks. */
export type Input = Readonly<Record<string, Scalar>>
