import type { Scalar } from '#shared/kernel/scalar'

/** What the disk has of the marks on the screen. */
export type Saved =
  /** All of them, up to this line. */
  | { readonly is: 'saved'; readonly line: number }
  /** So many are on their way. */
  | { readonly is: 'saving'; readonly count: number }
  /** So many are in memory only; `code` says why, under `refused`. */
  | {
      readonly is: 'unsaved'
      readonly count: number
      readonly code: string
      readonly values: Readonly<Record<string, Scalar>>
    }
