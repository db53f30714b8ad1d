import { declarePack } from '../kit/declare-pack'
import { aids } from './aids/aids'
import { squadronCard, squadronEditing } from './card'
import { readNews } from './battle-news'
import { readStatistics } from './outcome-statistics'
import { packProcedures } from './procedures'
import { events } from './procedures/events/application'
import { callMarker } from './procedures/torpedoes/declare'
import { dueNow } from './procedures/turn/due'
import { passes } from './procedures/turn/passes'
import { recipe } from './recipe/recipe'
import { readiness } from './procedures/turn/readiness'
import { reference, referenceFor } from './reference/reference'
import { checkShip } from './ship/check-ship'
import { explainBox, fieldWords, summary } from './ship/explain'
import { figures } from './ship/figures'
import { shape } from './ship/shape'
import { standSchema } from './ship/ship'
import { hitPlace, plate, silhouette } from './ship/silhouette'
import { isHarmless } from './ship/harmless'
import { squadronStrength, condition } from './ship/state'
import { battleSimulation } from './simulation/battle'
import { checkSetup } from './table/check-setup'
import { houseRules } from './table/house-rules'
import { phases, phasesIn, tableFacts } from './table/table-facts'
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
  recipe,
  table: tableFacts,
  /** 25 cm of table are 5,000 yards. */
  scale: { yardsPerInch: rangeBand.yards / (rangeBand.centimetres / centimetresPerInch) },
  houseRules,
  condition,
  isHarmless,
  readiness,
  silhouette,
  plate,
  figures,
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
  saysWhatIsLeft: true,
  passes,
  callMarker,
  events,
  aids,
  outcomeStatistics: readStatistics,
  news: readNews,
  simulation: battleSimulation,
})
