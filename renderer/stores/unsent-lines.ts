import { watch, type Ref } from 'vue'
import type { Bridge, SaveProblem } from '#shared/bridge/contract'
import type { GameId } from '#shared/kernel/ids'

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

  const stop = watch([lines, problem], () => {
    const now = problem.value ? lines.value : 0
    if (id.value === null || now === known) return
    known = now
    void bridge.gameUnsent({ game: id.value, lines: now }).catch(() => undefined)
  })

  return {
    stop,
    /** Another connection may be behind it now, which has had no report. */
    opened: () => void (problem.value && (known = null)),
    closed: () => void (known = 0),
  }
}
