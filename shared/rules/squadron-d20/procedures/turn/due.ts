import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import type { Scalar } from '../../../../kernel/scalar'
import { form } from '../../../kit/form'
import { shipById } from '../../../kit/on-table'
import { procedure } from '../../../kit/procedure'
import { unasked } from '../../../kit/unasked'
import type { Input } from '../../../pack/input'
import type { Due } from '../../../pack/rules-pack'
import { trackOf } from '../../ship/shape'
import { standsOn } from '../../ship/state'
import { rulingOf } from '../../table/house-rules'
import { phases, type Phase } from '../../table/table-facts'
import { eventsDue } from '../events/lasting'
import { targetsOf } from '../may-fire/firing'
import { squadronsDue, standsDue } from '../morale/morale'
import { wreckDue } from '../throws/wreck-test'
import { attackName, attacksOnTable, torpedoTargets } from '../torpedoes/declare'
import { holderNow } from './initiative'
import { helmDue, powerDue, says, onTurn } from './turn'

/** What the cards and the phase call for now, and the initiative if it was not thrown for. */
export function dueNow(state: GameState): readonly Due[] {
  return [
    ...wreckDue(state).map((ship) => ofShip('action', 'wreckTest', ship)),
    ...initiativeDue(state),
    ...inPhase(state, 'shipMovement', () => helmDue(state).map((ship) => ofShip('shipMovement', 'helmTest', ship))),
    ...torpedoesDue(state),
    ...inPhase(state, 'action', () => powerDue(state).map((ship) => ofShip('action', 'powerTest', ship))),
    ...inPhase(state, 'end', () => endDue(state)),
    ...eventsDue(state),
  ]
}

/** A scenario may have phases of its own: then everything is due in any phase. */
function inPhase(state: GameState, phase: Phase, due: () => readonly Due[]): readonly Due[] {
  return state.phase === phase || !phases.some((each) => each === state.phase) ? due() : []
}

/** Declared in ship movement and resolved in the action phase; what was left undone stays on the list. */
function torpedoesDue(state: GameState): readonly Due[] {
  const reached = phases.findIndex((phase) => phase === state.phase)
  const isTime = reached < 0 || reached >= phases.indexOf('action')
  return attacksOnTable(state)
    .filter(({ by, turnLaid }) => (isTime || turnLaid < state.turn) && hasTargets(state, by))
    .map((attack) => due('action', 'torpedoes', attackName(state, attack), { attack: attack.id }))
}

/** Whether anything is left that her torpedoes may run into. */
function hasTargets(state: GameState, by: string): boolean {
  const firer = shipById(state, by)
  return firer !== undefined && targetsOf(state, firer, torpedoTargets).length > 0
}

function initiativeDue(state: GameState): readonly Due[] {
  return state.sides.length > 1 && holderNow(state) === undefined
    ? [due('initiative', 'initiative', says('due.initiative'))]
    : []
}

/** Morale, and after it the markers. */
function endDue(state: GameState): readonly Due[] {
  const morale = [
    ...standsDue(state).map(({ stand, cause }) =>
      due('end', 'moraleTest', says(`due.morale.${cause}`, { ship: shipName(stand) }), { ship: stand.id, cause }),
    ),
    ...squadronsDue(state).map(({ id, name }) =>
      due('end', 'squadronMorale', says('due.squadronMorale', { squadron: name }), { squadron: id }),
    ),
  ]
  const n = markersOnCards(state)
  if (morale.length > 0 || n === 0 || rulingOf(state, 'clearMarkers') !== 'endPhase') return morale
  return [due('end', 'clearMarkers', says('due.clearMarkers', { n }))]
}

function ofShip(phase: Phase, procedure: string, ship: ShipInPlay): Due {
  return due(phase, procedure, says(`due.${procedure}`, { ship: shipName(ship) }), { ship: ship.id })
}

function due(phase: Phase, procedure: string, say: Due['say'], input: Input & Record<string, Scalar> = {}): Due {
  return { phase, procedure, input, say }
}

const kinds = ['splash', 'flak'] as const

/** Splash and flak markers are lifted off every card; fires burn on. */
export const clearMarkers = procedure({
  name: 'clearMarkers',
  phases: ['end'],
  lookUp: onTurn.endPhase,
  isPlayed: (state) => rulingOf(state, 'clearMarkers') === 'endPhase',
  form: form().refuses((state) => (markersOnCards(state) > 0 ? undefined : refused('no-markers-on-cards'))),
  run(table: RuleDraft): Dialogue<Phrase> {
    return unasked(() => {
      const n = markersOnCards(table.settled)
      for (const stand of Object.values(table.settled.ships)) if (markersOn(stand) > 0) clear(table, stand)
      return says('clear.done', { n })
    })
  },
})

/** Splash and flak markers on cards. */
function markersOnCards(state: GameState): number {
  return Object.values(state.ships).reduce((sum, stand) => sum + markersOn(stand), 0)
}

function markersOn(stand: ShipInPlay): number {
  return kinds.reduce((sum, kind) => sum + standsOn(stand, kind), 0)
}

function clear(table: RuleDraft, stand: ShipInPlay): void {
  for (const kind of kinds) {
    const n = standsOn(stand, kind) > 0 ? table.track(stand.id, trackOf(kind)) : 0
    if (n === 0) continue
    const why = says(`clear.${kind}`, { ship: shipName(stand), n })
    table.apply({ type: 'trackMoved', ship: stand.id, track: trackOf(kind), by: -n }, why)
  }
}
