import type { ScenarioSetup } from '#shared/documents/scenario'
import type { FoldRules } from '#shared/game/apply-effect'
import type { PackId } from '#shared/kernel/ids'
import type { Result } from '#shared/kernel/result'
import type { FactRules } from '#shared/rules/kit/fact-problem'

/** The part of a rules pack that keeping a game needs. */
export interface GameRules extends FoldRules, FactRules {
  readonly version: string
  /** The first is where a turn begins. */
  readonly phases: readonly string[]
  checkSetup(setup: ScenarioSetup): Result<ScenarioSetup>
}

/** `undefined` for a pack this program does not have. */
export type RulesOf = (pack: PackId) => GameRules | undefined
