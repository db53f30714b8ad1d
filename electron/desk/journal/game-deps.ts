import { setImmediate } from 'node:timers/promises'
import type { NoticePayloads } from '#shared/bridge/contract'
import type { Notice } from '#shared/bridge/channels'
import type { Disk } from './disk'
import type { FoldRules } from '#shared/game/apply-effect'
import type { FactRules } from '#shared/rules/kit/setup-problem'
import type { ScenarioSetup } from '#shared/documents/scenario'
import type { Result } from '#shared/kernel/result'
import type { PackId } from '#shared/kernel/ids'

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

/** Effects and premises folded in one go: a few milliseconds. */
export const shareOfWork = 2000

/** Folds what a table has taken in, and lets the rest of the program have its turn meanwhile. */
export async function foldAll(
  table: { catchUp(budget: number): boolean },
  { giveWay = setImmediate }: Pick<GameDeps, 'giveWay'>,
): Promise<void> {
  while (table.catchUp(shareOfWork)) await giveWay()
}

/** The part of a rules pack that keeping a game needs. */
export interface GameRules extends FoldRules, FactRules {
  readonly version: string
  /** The first is where a turn begins. */
  readonly phases: readonly string[]
  checkSetup(setup: ScenarioSetup): Result<ScenarioSetup>
}

/** `undefined` for a pack this program does not have. */
export type RulesOf = (pack: PackId) => GameRules | undefined
