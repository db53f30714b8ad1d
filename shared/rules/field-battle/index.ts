import { declarePack } from '../kit/declare-pack'
import { checkSetup } from './table/check-setup'
import { due } from './due'
import { checkHouseRules, houseRules, rulingIn } from './table/house-rules'
import { phases } from './table/phases'
import { playHeld } from './procedures/play-held'
import { turnEvent } from './procedures/turn-event'
import { reference } from './reference/reference'

/** The random events of a land battle between an attacker and a defender. All else stays with the rule book. */
export const fieldBattle = declarePack({
  id: 'field-battle',
  version: '1.0.0',
  phases,
  houseRules,
  rulingIn,
  checkHouseRule: (standing, rule, to) => checkHouseRules({ ...standing, [rule]: to }),
  reference,
  checkSetup,
  procedures: [turnEvent, playHeld],
  due,
})
