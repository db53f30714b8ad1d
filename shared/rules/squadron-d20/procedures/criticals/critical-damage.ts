import type { RuleDraft } from '../../../../game/rule-draft'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { says } from './says'
import { spendCritical, type Critical, type CriticalDone } from './spend'
import { targetOnTable } from './target-on-table'

/** A critical on a stand at the table: a ship or a place ashore, and a CV of 1 or more. */
export interface CriticalOn extends Critical {
  readonly target: ShipId
}

/**
 * Spends a critical value on a stand at the table, every step at once on the draft. Questions have keys of their own
 * once in a dialogue: a caller with several criticals gives each a prefix (`under`).
 */
export function* criticalDamage(table: RuleDraft, { target, ...critical }: CriticalOn): Dialogue<CriticalDone> {
  const struck = targetOnTable(table, target)
  struck.because(says('loop.begins', { ship: struck.name, cv: critical.cv }))
  return yield* spendCritical(struck, critical)
}
