import { packId } from '../../kernel/ids'
import type { RulesPack } from '../pack/rules-pack'
import { checkSetup } from './table/check-setup'
import { due } from './due'
import { checkHouseRules, houseRules, rulingIn } from './table/house-rules'
import { noShips } from './no-ships'
import { phases } from './table/phases'
import { playHeld } from './procedures/play-held'
import { turnEvent } from './procedures/turn-event'
import { reference } from './reference/reference'

/** The random events of a land battle between an attacker and a defender. All else stays with the rule book. */
export const fieldBattle: RulesPack = {
  id: packId('field-battle'),
  version: '1.0.0',
  isShipless: true,
  phases,
  ...noShips,
  table: {},
  houseRules,
  rulingIn,
  checkHouseRule: (standing, rule, to) => checkHouseRules({ ...standing, [rule]: to }),
  reference,
  checkSetup,
  procedures: [turnEvent, playHeld],
  due,
  firingOrder: () => [],
  aids: [],
}
