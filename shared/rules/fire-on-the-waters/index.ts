import { declarePack } from '../kit/declare-pack'
import { callEventMarker } from '../../game/decks/lasting-words'
import type { Marker } from '../../game/mark'
import type { GameState } from '../../game/state'
import type { Phrase } from '../../kernel/phrase'
import { gunneryCard } from './aids/gunnery-card'
import { torpedoCard } from './aids/torpedo-card'
import { spreadById, spreadName } from './procedures/torpedoes/spreads'
import { callHits, waitingHits } from './table/markers'
import { waterCard } from './card'
import { checkHouseRule, houseRules } from './table/house-rules'
import { checkSetup } from './table/check-setup'
import { checkShip } from './ship/check-ship'
import { waterEditing } from './editing'
import { explainBox, fieldWords, summary } from './ship/explain'
import { hitPlace, silhouette } from './ship/silhouette'
import { readStatistics } from './outcome-statistics'
import { phases, tableFacts } from './table/table-facts'
import { packProcedures } from './procedures'
import { events } from './procedures/events/application'
import { eventsDue } from './procedures/events/ended'
import { offeredNow } from './procedures/turn/offered'
import { firingOrder } from './procedures/turn/firing-order'
import { reference, referenceFor } from './reference/reference'
import { shape } from './ship/shape'
import { waterShip } from './ship/ship'
import { battleSimulation } from './simulation'
import { squadronStrength, condition } from './ship/state'

/** Ships of 1939 to 1945 on data forms of 36 locations. */
export const fireOnTheWaters = declarePack({
  id: 'fire-on-the-waters',
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
  aids: [gunneryCard, torpedoCard],
  outcomeStatistics: readStatistics,
  simulation: battleSimulation,
})

/** What a marker is called in a list: a spread that runs, hits that wait, an event that lasts. */
function callMarker(state: GameState, marker: Marker): Phrase | undefined {
  const spread = spreadById(state, marker.id)
  if (spread) return spreadName(state, spread)
  const hits = waitingHits(state).find(({ id }) => id === marker.id)
  return hits ? callHits(state, hits) : callEventMarker(state, marker)
}
