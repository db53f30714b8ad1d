import { packId } from '../../kernel/ids'
import type { RulesPack } from '../pack/rules-pack'
import { aids } from './aids'
import { callMarker } from './call-marker'
import { waterCard } from './card'
import { checkHouseRule } from './check-house-rules'
import { checkSetup } from './check-setup'
import { checkShip } from './check-ship'
import { waterEditing } from './editing'
import { explainBox } from './explain'
import { fieldWords } from './field-words'
import { hitPlace } from './hit-place'
import { houseRules } from './house-rules'
import { readStatistics } from './outcome-statistics'
import { phases } from './phases'
import { packProcedures } from './procedures'
import { events } from './procedures/events/application'
import { eventsDue } from './procedures/events/end-events'
import { offeredNow } from './procedures/turn/offered'
import { firingOrder } from './procedures/turn/firing-order'
import { reference, referenceFor } from './reference'
import { shape } from './shape'
import { waterShip } from './ship'
import { silhouette } from './silhouette'
import { battleSimulation } from './simulation'
import { squadronStrength } from './squadron-strength'
import { condition } from './state'
import { summary } from './summary'
import { tableFacts } from './table-facts'

/** Ships of 1939 to 1945 on data forms of 36 locations. */
export const fireOnTheWaters: RulesPack = {
  id: packId('fire-on-the-waters'),
  version: '1.0.0',
  phases,
  shipData: waterShip,
  checkShip,
  shape,
  card: waterCard,
  editing: waterEditing,
  table: tableFacts,
  /** The sheet's torpedo runs and speeds imply a thousand yards an inch and eight knots an inch a turn. */
  scale: { yardsPerInch: 1000 },
  houseRules,
  checkHouseRule,
  condition,
  silhouette,
  hitPlace,
  explainBox,
  fieldWords,
  reference,
  referenceFor,
  summary,
  squadronStrength,
  checkSetup,
  procedures: packProcedures,
  due: (state) => [...offeredNow(state), ...eventsDue(state)],
  firingOrder,
  callMarker,
  events,
  aids,
  outcomeStatistics: readStatistics,
  simulation: battleSimulation,
}
