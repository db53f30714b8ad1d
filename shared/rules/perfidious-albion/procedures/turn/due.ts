import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Input } from '../../../pack/input'
import type { Due } from '../../../pack/rules-pack'
import { rulingOf } from '../../table/house-rules'
import { phases } from '../../table/phases'
import { damageControlDue } from '../damage-control/due'
import { burningOut } from '../events/fires-out'
import { firesOfOneTurn } from '../events/fires-of-one-turn'
import { moraleDue } from '../morale/triggers'
import { runningOn } from '../torpedoes/run-on'
import { squadronName } from '../../../kit/on-table'
import { isDoneThisTurn } from './once-a-turn'
import { salvosWaiting } from './damage-counts'
import { growing } from './fire-growth'
import { firingOrder } from './firing-order'
import { leaking } from './flooding'
import { hazardsFlagged } from './hazards-flagged'
import { initiativeHolder } from './initiative'
import { says } from './says'

/** All that is due now, the turn's steps in order: what the phase asks for, and what an earlier one has left undone. */
export function dueNow(state: GameState): readonly Due[] {
  const reached = phaseNumber(state.phase)
  return dueThisTurn(state).filter(({ phase }) => phaseNumber(phase) <= reached)
}

/** Everything that the table asks for this turn, whatever the phase. */
export function dueThisTurn(state: GameState): readonly Due[] {
  return [
    ...(runningOn(state).length > 0 ? [due('torpedoes', 'torpedoesRunOn', { n: runningOn(state).length })] : []),
    ...floodingDue(state),
    ...(initiativeHolder(state) === undefined && state.sides.length > 1 ? [due('initiative', 'initiative')] : []),
    ...hazardsFlagged(state).map(({ ship, kind }) =>
      due('hazards', 'hazard', { ship: callShip(state, ship), kind }, { ship, hazard: hazardOf[kind] }),
    ),
    ...damageCountsDue(state),
    ...damageControlDue(state).map((ship) =>
      due('gunnery', 'damageControl', { ship: callShip(state, ship) }, { ship }),
    ),
    ...firesOutDue(state),
    ...fireGrowthDue(state),
    ...moraleDue(state).map(({ squadron, trigger }) => ({
      ...due('morale', 'moraleTest', { squadron: squadronName(state, squadron) }, { squadron, trigger }),
      say: says(`due.morale.${trigger}`, { squadron: squadronName(state, squadron) }),
    })),
  ]
}

const hazardOf = { shore: 'grounding', ship: 'collision', minefield: 'minefield' } as const

/** Where flooding is worked out at the start of the turn, a new leak costs nothing more once ships have moved. */
function floodingDue(state: GameState): readonly Due[] {
  const n = leaking(state).length
  if (n === 0 || isDoneThisTurn(state, 'floodingTaken', 'fleet')) return []
  if (rulingOf(state, 'floodingMoment') === 'turnEnd') return [due('morale', 'floodingTakes', { n })]
  const hasBegun = phases.findIndex((phase) => phase === state.phase) > phases.indexOf('movement')
  const hasMoved = Object.values(state.ships).some(({ id }) => isDoneThisTurn(state, 'moved', id))
  return !hasBegun && !hasMoved ? [due('torpedoes', 'floodingTakes', { n })] : []
}

/** When all have fired: before damage control and fires, which depend on it. */
function damageCountsDue(state: GameState): readonly Due[] {
  const n = salvosWaiting(state)
  return n > 0 && isFiringOver(state) ? [due('gunnery', 'damageCounts', { n })] : []
}

function isFiringOver(state: GameState): boolean {
  return state.phase === 'morale' || firingOrder(state).waiting.length === 0
}

/** At the end of the firing, or as soon as it is seen that it was forgotten. */
function firesOutDue(state: GameState): readonly Due[] {
  const burning = burningOut(state)
  const n = burning.length
  const isForgotten = burning.some(({ id }) => firesOfOneTurn(state, id).some(({ turnsLeft }) => turnsLeft !== 1))
  if (n === 0 || (!isForgotten && !isFiringOver(state))) return []
  return [due('gunnery', 'firesOut', { n })]
}

/** When all have fired and what waited counts. */
function fireGrowthDue(state: GameState): readonly Due[] {
  const n = growing(state).length
  if (n === 0 || !isFiringOver(state) || salvosWaiting(state) > 0 || isDoneThisTurn(state, 'firesGrown', 'fleet'))
    return []
  return [due('gunnery', 'fireGrows', { n })]
}

function due(phase: (typeof phases)[number], procedure: string, values: Input = {}, input: Input = {}): Due {
  return { phase, procedure, input, say: says(`due.${procedure}`, values) }
}

function callShip(state: GameState, id: ShipId): string {
  const ship = own(state.ships, id)
  return ship ? shipName(ship) : id
}

function phaseNumber(name: string): number {
  return phases.findIndex((phase) => phase === name)
}
