import type { Scalar } from './scalar'

/** A sentence as data: a key of the words catalogue and the values it names. */
export interface Phrase {
  readonly key: string
  readonly values?: Readonly<Record<string, Scalar>>
}
