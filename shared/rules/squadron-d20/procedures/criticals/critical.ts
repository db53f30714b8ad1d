import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import type { Procedure } from '../../../pack/procedure'
import { criticalDamage } from './critical-damage'
import { criticalOf } from './critical-of'
import { checkDamageInput, damageFields } from './damage-form'
import { oddsOfCritical } from './odds'
import { reckoningOf } from './reckoning'
import { says } from './says'
import { onDamage } from './look-up'
import type { Input } from '../../../pack/input'

/** The range of critical values that a rule book may give. */
const criticalValues = { least: 1, most: 99, default: 5 } as const

/** A critical alone: its CV is known, and is spent result by result. */
export const critical: Procedure = {
  name: 'critical',
  phases: ['action'],
  lookUp: onDamage.structural,
  fields(state, input) {
    const fields = damageFields(state, input)
    const isUnder = fields.some(({ name }) => name === 'column')
    return [
      ...fields,
      { kind: 'number', name: 'cv', ...criticalValues },
      ...(isUnder ? [{ kind: 'yesNo' as const, name: 'flashover', default: false }] : []),
    ]
  },
  check(state: GameState, input: Input) {
    const checked = checkDamageInput(state, input)
    if (!checked.ok) return checked
    const { cv } = input
    const { least, most } = criticalValues
    const isValue = typeof cv === 'number' && Number.isInteger(cv) && cv >= least && cv <= most
    return isValue ? done(null) : refused('no-critical-value', { field: 'cv', least, most })
  },
  reckoning: reckoningOf,
  odds: oddsOfCritical,
  run,
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const critical = criticalOf(input)
  const ship = shipName(table.ship(critical.target))
  const { isGone } = yield* criticalDamage(table, critical)
  return says(isGone ? 'done.criticalGone' : 'done.critical', { ship, cv: critical.cv })
}
