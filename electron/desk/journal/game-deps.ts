import type { NoticePayloads } from '#shared/bridge/contract'
import type { Notice } from '#shared/bridge/channels'
import type { Disk } from './disk'
import type { RulesOf } from './game-rules'

/** What an open game needs from outside: disk, rules, time and callbacks. */
export interface GameDeps {
  readonly disk: Disk
  readonly rulesOf: RulesOf
  /** Unix time in milliseconds. */
  readonly clock: () => number
  readonly snapshotEvery?: number
  readonly later: (ms: number, run: () => void) => () => void
  /** Called with our own faults that cost no mark: a window that throws at a notice. */
  readonly report?: (problem: unknown) => void
  /** Lets the rest of the program have its turn; what takes long asks for it between bounded shares of its work. */
  readonly giveWay?: () => Promise<unknown>
  readonly notify: <Name extends Notice>(notice: Name, payload: NoticePayloads[Name]) => void
}
