import { callEventMarker } from '../../game/decks/lasting-words'
import type { Marker } from '../../game/mark'
import type { GameState } from '../../game/state'
import type { Phrase } from '../../kernel/phrase'
import { declarePack } from '../kit/declare-pack'
import { gunneryCard, torpedoCard } from './aids/ship-cards'
import { sightCard } from './aids/sight-card'
import { waterCard, waterEditing } from './card'
import { readNews } from './battle-news'
import { readStatistics } from './outcome-statistics'
import { packProcedures } from './procedures'
import { events } from './procedures/events/application'
import { eventsDue } from './procedures/events/ended'
import { passes } from './procedures/gunnery/hold-fire'
import { spreadById, spreadName } from './procedures/torpedoes/spreads'
import { readiness } from './procedures/turn/readiness'
import { dueNow } from './procedures/turn/turn'
import { reference, referenceFor } from './reference/reference'
import { checkShip } from './ship/check-ship'
import { recipe } from './recipe/recipe'
import { boxOf, explainBox, fieldWords, isHarmless, summary } from './ship/explain'
import { figures } from './ship/figures'
import { shape } from './ship/shape'
import { waterShip } from './ship/ship'
import { hitPlace, plate, silhouette } from './ship/silhouette'
import { condition, squadronStrength } from './ship/state'
import { battleSimulation } from './simulation'
import { checkSetup } from './table/check-setup'
import { houseRules } from './table/house-rules'
import { callHits, waitingHits } from './table/markers'
import { phases, tableFacts } from './table/table-facts'

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
  recipe,
  table: tableFacts,
  /** The sheet's torpedo runs and speeds imply a thousand yards an inch and eight knots an inch a turn. */
  scale: { yardsPerInch: 1000 },
  houseRules,
  condition,
  readiness,
  silhouette,
  plate,
  figures,
  hitPlace,
  boxOf,
  isHarmless,
  explainBox,
  fieldWords,
  reference,
  referenceFor,
  summary,
  squadronStrength,
  checkSetup,
  procedures: packProcedures,
  due: (state) => [...dueNow(state), ...eventsDue(state)],
  // Without their dice nobody sees anybody this turn.
  saysWhatIsLeft: ['spotting'],
  passes,
  callMarker,
  events,
  aids: [gunneryCard, torpedoCard, sightCard],
  outcomeStatistics: readStatistics,
  news: readNews,
  simulation: battleSimulation,
})

/** What a marker is called in a list: a spread that runs, hits that wait, an event that lasts. */
function callMarker(state: GameState, marker: Marker): Phrase | undefined {
  const spread = spreadById(state, marker.id)
  if (spread) return spreadName(state, spread)
  const hits = waitingHits(state).find(({ id }) => id === marker.id)
  return hits ? callHits(state, hits) : callEventMarker(state, marker)
}
