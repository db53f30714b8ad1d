import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import type { Procedure } from '../../../pack/procedure'
import { checkDamageInput, damageFields, damageInputs } from '../criticals/damage-form'
import { reckoningOf } from '../criticals/reckoning'
import { onDamage } from '../criticals/look-up'
import { oddsOfHit } from './odds'
import { says } from './says'
import { takeHit } from './take-hit'
import type { Input } from '../../../pack/input'

/** A hit called at the table, from any source: damage to F and S, the wreck test, and its critical. */
export const hit: Procedure = {
  name: 'hit',
  phases: ['action'],
  lookUp: [...onDamage.structural, ...onDamage.wreckTest],
  fields: damageFields,
  check: checkDamageInput,
  reckoning: reckoningOf,
  odds: oddsOfHit,
  run,
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const inputs = damageInputs(input)
  const ship = shipName(table.ship(inputs.target))
  const { isGone } = yield* takeHit(table, inputs)
  return says(isGone ? 'done.hitGone' : 'done.hit', { ship })
}
