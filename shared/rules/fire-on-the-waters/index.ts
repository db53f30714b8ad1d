import { packId } from '../../kernel/ids'
import type { RulesPack } from '../rules-pack'
import { checkHouseRule } from './check-house-rules'
import { checkSetup } from './check-setup'
import { checkShip } from './check-ship'
import { houseRules } from './house-rules'
import { phases } from './phases'
import { shape } from './shape'
import { condition } from './state'
import { tableFacts } from './table-facts'

/** Ships of 1939 to 1945 on data forms of 36 locations. */
export const fireOnTheWaters = {
  id: packId('fire-on-the-waters'),
  version: '1.0.0',
  phases,
  checkShip,
  shape,
  table: tableFacts,
  /** Torpedo runs and speeds of the sheet come to a thousand yards an inch and eight knots an inch a turn. */
  scale: { yardsPerInch: 1000 },
  houseRules,
  checkHouseRule,
  condition,
  checkSetup,
} satisfies Partial<RulesPack>
