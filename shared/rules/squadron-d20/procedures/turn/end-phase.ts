import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import type { Procedure } from '../../../pack/procedure'
import { unasked } from '../../../kit/unasked'
import { trackOf } from '../../ship/card-parts'
import { rulingOf } from '../../table/house-rules'
import { standsOn } from '../../ship/state'
import { says } from './says'
import { onTurn } from './look-up'

const kinds = ['splash', 'flak'] as const

/** Splash and flak markers are lifted off every card; fires burn on. */
export const clearMarkers: Procedure = {
  name: 'clearMarkers',
  phases: ['end'],
  lookUp: onTurn.endPhase,
  isPlayed: (state) => rulingOf(state, 'clearMarkers') === 'endPhase',
  fields: () => [],
  check: (state) => (markersOnCards(state) > 0 ? done(null) : refused('no-markers-on-cards')),
  run,
}

/** Splash and flak markers on cards. */
export function markersOnCards(state: GameState): number {
  return Object.values(state.ships).reduce((sum, stand) => sum + markersOn(stand), 0)
}

function markersOn(stand: ShipInPlay): number {
  return kinds.reduce((sum, kind) => sum + standsOn(stand, kind), 0)
}

function run(table: RuleDraft): Dialogue<Phrase> {
  return unasked(() => {
    const n = markersOnCards(table.settled)
    for (const stand of Object.values(table.settled.ships)) if (markersOn(stand) > 0) clear(table, stand)
    return says('clear.done', { n })
  })
}

function clear(table: RuleDraft, stand: ShipInPlay): void {
  for (const kind of kinds) {
    const n = standsOn(stand, kind) > 0 ? table.track(stand.id, trackOf(kind)) : 0
    if (n === 0) continue
    const why = says(`clear.${kind}`, { ship: shipName(stand), n })
    table.apply({ type: 'trackMoved', ship: stand.id, track: trackOf(kind), by: -n }, why)
  }
}
