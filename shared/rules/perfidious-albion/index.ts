import { packId } from '../../kernel/ids'
import { saysWhyNobody } from '../kit/nobody'
import type { RulesPack } from '../pack/rules-pack'
import { aids } from './aids'
import { perfidiousCard } from './card'
import { checkHouseRule } from './check-house-rules'
import { checkSetup } from './check-setup'
import { checkShip } from './check-ship'
import { perfidiousEditing } from './editing'
import { explainBox } from './explain'
import { readStatistics } from './gunnery-statistics'
import { hitPlace } from './hit-place'
import { houseRules, rulingIn } from './house-rules'
import { phases } from './phases'
import { events } from './procedures/events/application'
import { salvo } from './procedures/gunnery/salvo'
import { strengthOf } from './procedures/morale/strength'
import { callEventMarker } from '../../game/decks/lasting-words'
import { callMarker } from './procedures/torpedoes/templates'
import { offeredNow } from './procedures/turn/offered'
import { firingTurns } from './procedures/turn/firing-order'
import { sequenceProcedures } from './procedures/turn/procedures'
import { reference } from './reference'
import { referenceFor } from './reference-for'
import { shape } from './shape'
import { perfidiousShip } from './ship'
import { silhouette } from './silhouette'
import { battleSimulation } from './simulation'
import { condition } from './state'
import { summary } from './summary'
import { tableFacts } from './table-facts'

/** Pre-dreadnought squadron actions on cards of 10 sections by 6 decks. */
export const perfidiousAlbion: RulesPack = {
  id: packId('perfidious-albion'),
  version: '1.0.0',
  phases,
  shipData: perfidiousShip,
  checkShip,
  shape,
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
  procedures: [salvo, ...sequenceProcedures].map(saysWhyNobody),
  due: offeredNow,
  firingOrder: firingTurns,
  callMarker: (state, marker) => callMarker(state, marker) ?? callEventMarker(state, marker),
  events,
  aids,
  outcomeStatistics: readStatistics,
  simulation: battleSimulation,
}
