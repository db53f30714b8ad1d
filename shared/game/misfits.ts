import type { Scalar } from '../kernel/scalar'
import type { Missing } from './apply-effect'
import type { Effect, Premise } from './effects'

/** An entry that no longer sits on what it was made on. It is listed, never dropped in silence. */
export type Misfit =
  | { readonly seq: number; readonly is: 'premise'; readonly premise: Premise; readonly now: Scalar | undefined }
  | { readonly seq: number; readonly is: 'effect'; readonly effect: Effect; readonly missing: Missing }
  /** The last of a list that would be longer than anyone reads: how many more there are, from this line on. */
  | { readonly seq: number; readonly is: 'more'; readonly n: number }

/** As many misfits as are listed by themselves. */
export const mostMisfits = 1000

/** The misfits of a fold. The list it goes on from stays as it was. */
export class MisfitList {
  private isCopied = false

  constructor(private misfits: readonly Misfit[]) {}

  get list(): readonly Misfit[] {
    this.isCopied = false
    return this.misfits
  }

  add(misfit: Exclude<Misfit, { is: 'more' }>): void {
    const misfits = this.own()
    const last = misfits.at(-1)
    if (last?.is === 'more') misfits[misfits.length - 1] = { ...last, n: last.n + 1 }
    else misfits.push(misfits.length < mostMisfits ? misfit : { seq: misfit.seq, is: 'more', n: 1 })
  }

  private own(): Misfit[] {
    if (!this.isCopied) this.misfits = [...this.misfits]
    this.isCopied = true
    return this.misfits as Misfit[]
  }
}
