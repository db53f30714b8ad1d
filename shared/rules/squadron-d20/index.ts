import { declarePack } from '../kit/declare-pack'
import { aids } from './aids'
import { callMarker } from './table/call-marker'
import { squadronCard } from './card'
import { checkSetup } from './table/check-setup'
import { checkShip } from './ship/check-ship'
import { squadronEditing } from './editing'
import { explainBox } from './ship/explain'
import { fieldWords } from './ship/field-words'
import { hitPlace } from './ship/hit-place'
import { houseRules } from './table/house-rules'
import { readStatistics } from './outcome-statistics'
import { phases, phasesIn } from './table/phases'
import { packProcedures } from './procedures'
import { dueNow, firingOrder } from './procedures/turn'
import { events } from './procedures/events/application'
import { reference, referenceFor } from './reference/reference'
import { shape } from './ship/shape'
import { silhouette } from './ship/silhouette'
import { battleSimulation } from './simulation'
import { squadronStrength } from './ship/squadron-strength'
import { standSchema } from './ship/stand'
import { condition } from './ship/state'
import { summary } from './ship/summary'
import { tableFacts } from './table/table-facts'
import { rangeBand } from './tables/gunnery'

const centimetresPerInch = 2.54

/** Ships, small craft, aircraft and air bases of the Second World War, on data sheets. */
export const squadronD20 = declarePack({
  id: 'squadron-d20',
  version: '1.0.0',
  phases,
  phasesIn,
  shipData: standSchema,
  checkShip,
  shape,
  card: squadronCard,
  editing: squadronEditing,
  table: tableFacts,
  /** 25 cm of table are 5,000 yards. */
  scale: { yardsPerInch: rangeBand.yards / (rangeBand.centimetres / centimetresPerInch) },
  houseRules,
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
  due: dueNow,
  firingOrder,
  callMarker,
  events,
  aids,
  outcomeStatistics: readStatistics,
  simulation: battleSimulation,
})
