import type { ReadsClaims } from '../words/claims'
import type { BattleProblem } from './battle-problem'
import { textProblems } from './chart-problems'
import type { BattleDraft } from './draft'
import { battleProblems, type Known } from './problems'

/** What its maker may well have meant so. */
const matters = new Set(['squadron-empty', 'mixed-speeds', 'orders-empty', 'unequal'])

/** What stops a battle, and what in it cannot be meant: for whoever looks at it without changing it. */
export function battleRemarks(
  draft: BattleDraft,
  known: Known,
  read: ReadsClaims,
): readonly (BattleProblem & { readonly sentence?: string })[] {
  const found = battleProblems(draft, known).filter(({ code }) => !matters.has(code))
  return [...found, ...textProblems(draft, known.words, read)]
}
