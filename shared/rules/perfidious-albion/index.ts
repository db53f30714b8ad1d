import { callEventMarker } from '../../game/decks/lasting-words'
import { declarePack } from '../kit/declare-pack'
import { gunneryCardAid, movementTables } from './aids/aids'
import { perfidiousCard, perfidiousEditing } from './card'
import { readNews } from './battle-news'
import { readStatistics } from './outcome-statistics'
import { recipe } from './recipe/recipe'
import { events } from './procedures/events/event-cards'
import { salvo } from './procedures/gunnery/salvo'
import { strengthOf } from './procedures/morale/morale'
import { callMarker } from './procedures/torpedoes/templates'
import { firingTurns } from './procedures/turn/firing-order'
import { readiness } from './procedures/turn/readiness'
import { offeredNow, passes, sequenceProcedures } from './procedures/turn/sequence'
import { reference, referenceFor } from './reference/reference'
import { checkShip } from './ship/check-ship'
import { boxOf, explainBox, hitPlace, summary } from './ship/explain'
import { figures } from './ship/figures'
import { marks, shape } from './ship/shape'
import { perfidiousShip } from './ship/ship'
import { plate, silhouette } from './ship/silhouette'
import { condition } from './ship/state'
import { battleSimulation } from './simulation/battle'
import { checkSetup } from './table/check-setup'
import { checkHouseRule, houseRules, rulingIn } from './table/house-rules'
import { phases, tableFacts } from './table/table-facts'

/** Pre-dreadnought squadron actions on cards of 10 sections by 6 decks. */
export const perfidiousAlbion = declarePack({
  id: 'perfidious-albion',
  version: '1.0.0',
  phases,
  shipData: perfidiousShip,
  checkShip,
  shape,
  marks,
  card: perfidiousCard,
  editing: perfidiousEditing,
  recipe,
  table: tableFacts,
  houseRules,
  rulingIn,
  checkHouseRule,
  condition,
  readiness,
  silhouette,
  plate,
  figures,
  hitPlace,
  boxOf,
  explainBox,
  reference,
  referenceFor,
  summary,
  squadronStrength: strengthOf,
  checkSetup,
  procedures: [salvo, ...sequenceProcedures],
  due: offeredNow,
  saysWhatIsLeft: ['initiative'],
  firingOrder: firingTurns,
  passes,
  callMarker: (state, marker) => callMarker(state, marker) ?? callEventMarker(state, marker),
  events,
  aids: [movementTables, gunneryCardAid],
  outcomeStatistics: readStatistics,
  news: readNews,
  simulation: battleSimulation,
})
