import { declarePack } from '../kit/declare-pack'
import { gunneryCardAid } from './aids/gunnery-card'
import { movementTables } from './aids/movement'
import { perfidiousCard, perfidiousEditing } from './card'
import { checkHouseRule, houseRules, rulingIn } from './table/house-rules'
import { checkSetup } from './table/check-setup'
import { checkShip } from './ship/check-ship'
import { explainBox, hitPlace, summary } from './ship/explain'
import { readStatistics } from './outcome-statistics'
import { phases, tableFacts } from './table/table-facts'
import { events } from './procedures/events/event-cards'
import { salvo } from './procedures/gunnery/salvo'
import { strengthOf } from './procedures/morale/detached'
import { callEventMarker } from '../../game/decks/lasting-words'
import { callMarker } from './procedures/torpedoes/templates'
import { offeredNow, sequenceProcedures } from './procedures/turn/sequence'
import { firingTurns } from './procedures/turn/firing-order'
import { reference, referenceFor } from './reference/reference'
import { marks, shape } from './ship/shape'
import { perfidiousShip } from './ship/ship'
import { silhouette } from './ship/silhouette'
import { battleSimulation } from './simulation/battle'
import { condition } from './ship/state'

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
  table: tableFacts,
  houseRules,
  rulingIn,
  checkHouseRule,
  condition,
  silhouette,
  hitPlace,
  explainBox,
  reference,
  referenceFor,
  summary,
  squadronStrength: strengthOf,
  checkSetup,
  procedures: [salvo, ...sequenceProcedures],
  due: offeredNow,
  firingOrder: firingTurns,
  callMarker: (state, marker) => callMarker(state, marker) ?? callEventMarker(state, marker),
  events,
  aids: [movementTables, gunneryCardAid],
  outcomeStatistics: readStatistics,
  simulation: battleSimulation,
})
