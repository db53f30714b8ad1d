import { watch, type Ref } from 'vue'
import type { Refusal } from '#shared/kernel/result'
import type { Scalar } from '#shared/kernel/scalar'
import type { Bridge, SaveProblem } from '#shared/bridge/contract'
import type { GameId } from '#shared/kernel/ids'

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

interface Unsent {
  readonly id: Ref<GameId | null>
  readonly problem: Ref<SaveProblem | null>
  /** Lines that have not been handed over. */
  readonly lines: Ref<number>
}

/**
 * Reports how many lines are unsent while the disk is in trouble, for when the program is ended. While nothing
 * is wrong a mark costs no message.
 */
export function reportUnsent(bridge: Bridge, { id, problem, lines }: Unsent) {
  let known: number | null = 0

  watch([lines, problem], () => {
    const now = problem.value ? lines.value : 0
    if (id.value === null || now === known) return
    known = now
    void bridge.gameUnsent({ game: id.value, lines: now }).catch(() => undefined)
  })

  return {
    /** Another connection may be behind it now, which has had no report. */
    opened: () => void (problem.value && (known = null)),
    closed: () => void (known = 0),
  }
}
