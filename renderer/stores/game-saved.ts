import type { Refusal } from '#shared/kernel/result'
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

/** `line` is the last that the disk has, `count` the marks it lacks, `because` the reason. */
export function savedOf(line: number, count: number, because: Pick<Refusal, 'code' | 'values'> | null): Saved {
  if (because) return { is: 'unsaved', count, code: because.code, values: because.values }
  return count > 0 ? { is: 'saving', count } : { is: 'saved', line }
}
