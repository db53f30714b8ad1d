import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { exactly } from '../../../kit/exactly'
import { procedure } from '../../../kit/procedure'
import { dataOf } from '../../ship/stand-data'
import { damageForm, type DamageValues } from '../criticals/critical'
import { criticalTableOf, firstRow } from '../criticals/spend'
import { isDamageable, onDamage } from '../criticals/target'
import { says } from '../throws/crew-test'
import { exactRow } from '../throws/sum'
import { wreckReckoningOf } from '../throws/wreck-test'
import { takeHit } from './take-hit'

/** A hit called at the table, from any source: damage to F and S, the wreck test, and its critical. */
export const hit = procedure({
  name: 'hit',
  phases: ['action'],
  lookUp: [...onDamage.structural, ...onDamage.wreckTest],
  form: damageForm,
  reckoning: (state, { target }) => wreckReckoningOf(state, target),
  odds: exactly((_state, values: DamageValues) => firstRows(values)),
  *run(table: RuleDraft, { target, cause }): Dialogue<Phrase> {
    const { isGone } = yield* takeHit(table, { ...cause, target: target.id })
    return says(isGone ? 'done.hitGone' : 'done.hit', { ship: shipName(target) })
  },
})

/** Only the rule book knows the damage of a hit: its odds are what its critical damages first. */
function firstRows({ target, cause }: DamageValues) {
  const data = dataOf(target.document)
  if (!isDamageable(data)) return []
  const found = firstRow(data, criticalTableOf(data, cause), cause.column ?? null)
  return found.map(({ key, chance }) => exactRow(says(`odds.first.${key}`), chance))
}
