import type { BattleProblem } from '#shared/battle/battle-problem'
import { hasWords, say, sayReason } from '.'

/** What is wrong with a battle, in the words of its editor or of the rules that refuse it. */
export function sayProblem({ code, values }: Pick<BattleProblem, 'code' | 'values'>): string {
  const key = `battle.problems.${code}`
  return hasWords(key) ? say(key, values) : sayReason({ code, values })
}
