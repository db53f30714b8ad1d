import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { duesBy } from '../../../kit/dues'
import { fleetStep } from '../../../kit/fleet-step'
import { initiativeHolder } from '../../../kit/initiative'
import { shipById } from '../../../kit/on-table'
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
import { tasksDue } from './passes'
import { helmDue, powerDue, says, onTurn } from './turn'

const { due, dueSaid, dueOf, hasReached } = duesBy<Phase>(phases, says)

/** What the cards and the phase call for now, and the initiative if it was not thrown for. */
export function dueNow(state: GameState): readonly Due[] {
  return [
    ...wreckDue(state).map((ship) => dueOf('action', 'wreckTest', ship)),
    ...initiativeDue(state),
    ...inPhase(state, 'shipMovement', () => helmDue(state).map((ship) => dueOf('shipMovement', 'helmTest', ship))),
    // A ship without power first: until her test she does nothing, nor shoots at aircraft.
    ...inPhase(state, 'action', () => powerDue(state).map((ship) => dueOf('action', 'powerTest', ship))),
    ...tasksDue(state),
    ...torpedoesDue(state),
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
  const isTime = hasReached(state, 'action')
  return attacksOnTable(state)
    .filter(({ by, at, turnLaid }) => (isTime || turnLaid < state.turn) && hasTargets(state, by, at))
    .map((attack) => due('action', 'torpedoes', attackName(state, attack), { attack: attack.id }))
}

/** Whether her torpedoes have a target: the declared one, though she is lost, or any that is left. */
function hasTargets(state: GameState, by: string, at: string): boolean {
  const firer = shipById(state, by)
  if (!firer) return false
  return (
    shipById(state, at) !== undefined || targetsOf(state, firer, { kinds: torpedoTargets, friendsToo: true }).length > 0
  )
}

function initiativeDue(state: GameState): readonly Due[] {
  const isDue = state.sides.length > 1 && initiativeHolder(state) === undefined
  return isDue ? [dueSaid('initiative', 'initiative')] : []
}

/** Morale, and after it the markers. */
function endDue(state: GameState): readonly Due[] {
  const morale = [
    ...standsDue(state).map(({ stand, cause }) =>
      due('end', 'moraleTest', says(`due.morale.${cause}`, { ship: shipName(stand) }), { ship: stand.id, cause }),
    ),
    ...squadronsDue(state).map(({ id, name }) =>
      dueSaid('end', 'squadronMorale', { squadron: name }, { squadron: id }),
    ),
  ]
  const n = markersOnCards(state)
  if (morale.length > 0 || n === 0 || rulingOf(state, 'clearMarkers') !== 'endPhase') return morale
  return [dueSaid('end', 'clearMarkers', { n })]
}

const kinds = ['splash', 'flak'] as const

/** Splash and flak markers are lifted off every card; fires burn on. */
export const clearMarkers = fleetStep({
  name: 'clearMarkers',
  phases: ['end'],
  lookUp: onTurn.endPhase,
  isPlayed: (state) => rulingOf(state, 'clearMarkers') === 'endPhase',
  of: ({ ships }) => Object.values(ships).filter((stand) => markersOn(stand) > 0),
  nothing: 'no-markers-on-cards',
  each: clear,
  done: (_table, stands) => says('clear.done', { n: sumOf(stands, markersOn) }),
})

/** Splash and flak markers on cards. */
function markersOnCards(state: GameState): number {
  return sumOf(Object.values(state.ships), markersOn)
}

function markersOn(stand: ShipInPlay): number {
  return sumOf(kinds, (kind) => standsOn(stand, kind))
}

function sumOf<Thing>(things: readonly Thing[], figure: (thing: Thing) => number): number {
  return things.reduce((sum, thing) => sum + figure(thing), 0)
}

function clear(table: RuleDraft, stand: ShipInPlay): void {
  for (const kind of kinds) {
    const n = standsOn(stand, kind) > 0 ? table.track(stand.id, trackOf(kind)) : 0
    if (n === 0) continue
    const why = says(`clear.${kind}`, { ship: shipName(stand), n })
    table.apply({ type: 'trackMoved', ship: stand.id, track: trackOf(kind), by: -n }, why)
  }
}
