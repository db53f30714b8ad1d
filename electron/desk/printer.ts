import type { PrintRequest } from '#shared/bridge/contract'
import type { ShipInPlay } from '#shared/game/state'
import type { Result } from '#shared/kernel/result'
import type { RulesPack } from '#shared/rules/rules-pack'

/** One card to print: the ship as she is now, or fresh, and where she belongs on the roster. */
export interface PrintSource {
  readonly ship: ShipInPlay
  readonly side: string | null
  readonly squadron: string | null
}

export interface PrintJob {
  readonly request: PrintRequest
  readonly pack: RulesPack
  /** In printing order. */
  readonly sources: readonly PrintSource[]
  /** The file to make; it must not be there yet and appears whole or not at all. */
  readonly path: string
  /** Unix time in ms: the date in the document. */
  readonly now: number
  readonly signal: AbortSignal
  readonly progress: (done: number, of: number) => void
}

/** Makes the file, or refuses: `print-cancelled`, `disk-full` … */
export type Printer = (job: PrintJob) => Promise<Result<{ readonly pages: number; readonly bytes: number }>>
