import type { RuleDraft } from '../../../../game/rule-draft'
import type { Dialogue } from '../../../../kernel/dialogue'
import { rulingOf } from '../../table/house-rules'
import type { Target } from '../criticals/target'
import { wreckTestOf } from '../throws/wreck-test'
import { says } from './says'

/** A wreck test outside a critical. Print does not say what a failure does: ruling `wreckFailure`. */
export function* survivesWreckTest(table: Pick<RuleDraft, 'state'>, target: Target): Dialogue<boolean> {
  if (yield* wreckTestOf(target, 'wreck')) return true
  const end = rulingOf(table.state, 'wreckFailure') === 'sunk' ? 'sunk' : 'wreck'
  target.ends(end, says(`hit.${end}`, { ship: target.name }))
  return false
}
