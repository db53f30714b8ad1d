import type { Scalar } from '../kernel/scalar'
import type { Missing } from './apply-effect'
import type { Effect, Premise } from './effect'

/** An entry whose premises no longer hold. It is listed, never dropped in silence. */
export type Conflict =
  | { readonly seq: number; readonly is: 'premise'; readonly premise: Premise; readonly now: Scalar | undefined }
  | { readonly seq: number; readonly is: 'effect'; readonly effect: Effect; readonly missing: Missing }
  /** The last of a list that is cut off: how many more there are, from this line on. */
  | { readonly seq: number; readonly is: 'more'; readonly n: number }

/** As many conflicts as are listed one by one. */
export const mostConflicts = 1000

/** The conflicts of a fold. The list it starts from is not changed. */
export class ConflictList {
  private isCopied = false

  constructor(private conflicts: readonly Conflict[]) {}

  get list(): readonly Conflict[] {
    this.isCopied = false
    return this.conflicts
  }

  add(conflict: Exclude<Conflict, { is: 'more' }>): void {
    const conflicts = this.own()
    const last = conflicts.at(-1)
    if (last?.is === 'more') conflicts[conflicts.length - 1] = { ...last, n: last.n + 1 }
    else conflicts.push(conflicts.length < mostConflicts ? conflict : { seq: conflict.seq, is: 'more', n: 1 })
  }

  private own(): Conflict[] {
    if (!this.isCopied) this.conflicts = [...this.conflicts]
    this.isCopied = true
    return this.conflicts as Conflict[]
  }
}
