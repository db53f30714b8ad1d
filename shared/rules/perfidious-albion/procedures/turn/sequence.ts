import { callShip } from '../../../../game/commands'
import type { GameState } from '../../../../game/state'
import { duesBy } from '../../../kit/dues'
import { initiativeHolder } from '../../../kit/initiative'
import { squadronById, squadronName } from '../../../kit/on-table'
import type { Procedure } from '../../../pack/procedure'
import type { Due, Passes } from '../../../pack/rules-pack'
import { saysOfForms, saysOfSequence as says } from '../../sentence'
import { rulingOf } from '../../table/house-rules'
import { phases } from '../../table/table-facts'
import { damageControl, damageControlDue } from '../damage-control/damage-control'
import { repairParties } from '../damage-control/repair-parties'
import {
  burningOut,
  fireGrows,
  firesOfOneTurn,
  firesOut,
  floodingTakes,
  growing,
  leaking,
} from '../damage/fire-flash-flooding'
import { hit } from '../damage/shell'
import { silent, squadronHasFired } from '../gunnery/guns'
import { crewTestAlone } from '../morale/crew-test'
import { detachShip, moraleDue, moraleTest } from '../morale/morale'
import { allMove, steadySquadrons } from '../movement/all-move'
import { emergencyTurn, moveSquadron, yetToMove } from '../movement/move-squadron'
import { launchTorpedoes, runningOn, testTorpedoes, torpedoesRunOn } from '../torpedoes/templates'
import { actingShips, isDoneThisTurn } from './acting'
import { damageCounts, firingOrder, hasFired, restPass, salvosWaiting } from './firing-order'
import { hazard, hazardOf, hazardsFlagged } from './hazard'
import { initiative, weather } from './initiative'

const { due, dueSaid } = duesBy(phases, says)

/** The procedures of the turn beside gunnery, in the order of the printed sequence. */
export const sequenceProcedures: readonly Procedure[] = [
  floodingTakes,
  torpedoesRunOn,
  launchTorpedoes,
  initiative,
  weather,
  allMove,
  moveSquadron,
  emergencyTurn,
  detachShip,
  testTorpedoes,
  hazard,
  hit,
  crewTestAlone,
  hasFired,
  restPass,
  damageCounts,
  repairParties,
  damageControl,
  firesOut,
  fireGrows,
  moraleTest,
]

/**
 * What the sequence offers now: in the firing step the squadron that is next, and before her the repairs of the last; in
 * the movement step the squadrons that have not moved, of the side that moves first first.
 */
export function offeredNow(state: GameState): readonly Due[] {
  const due = dueNow(state)
  const repairs = due.filter(({ procedure }) => procedure === 'repairParties')
  const others = due.filter(({ procedure }) => procedure !== 'repairParties')
  return [...repairs, ...firingOffered(state), ...others, ...movementOffered(state)]
}

/** Said before the key is pressed: a squadron that nobody has given a speed begins at its top speed. */
function allMoveDue(steady: ReturnType<typeof steadySquadrons>): Due {
  const said = steady.some(({ isFirst }) => isFirst) ? 'allMoveFirst' : 'allMove'
  return due('movement', 'allMove', saysOfForms(said, { n: steady.length }))
}

function movementOffered(state: GameState): readonly Due[] {
  if (state.phase !== 'movement') return []
  const all = steadySquadrons(state)
  return [
    ...(all.length > 1 ? [allMoveDue(all)] : []),
    ...yetToMove(state).map(({ id, name }) =>
      due('movement', 'moveSquadron', saysOfForms('moves', { squadron: name }), { squadron: id }),
    ),
  ]
}

/** What holds the fire of the squadron that is next, and of all that are left; in the movement step all go on as they did. */
export function passes(state: GameState): Passes | undefined {
  const steady = state.phase === 'movement' ? steadySquadrons(state) : []
  if (steady.length > 0) return { rest: allMoveDue(steady) }
  const waiting = state.phase === 'gunnery' ? firingOrder(state).waiting : []
  const squadron = squadronById(state, waiting[0])
  if (!squadron) return undefined
  return {
    next: due('gunnery', 'hasFired', saysOfForms('holdsFire', { squadron: squadron.name }), { squadron: squadron.id }),
    rest: due('gunnery', 'restPass', saysOfForms('restHoldFire', { n: waiting.length })),
  }
}

/** The next squadron fires, or has fired; with guns left she may fire again before she is done. */
function firingOffered(state: GameState): readonly Due[] {
  const squadron = state.phase === 'gunnery' ? squadronById(state, firingOrder(state).waiting[0]) : undefined
  if (!squadron) return []
  const ships = actingShips(state, squadron)
  const hasBegun = squadronHasFired(state, squadron)
  const isAble = ships.some((ship) => !silent(state, ship))
  const offer = (procedure: string, said: string) =>
    due('gunnery', procedure, saysOfForms(said, { squadron: squadron.name }), { squadron: squadron.id })
  const fires = isAble ? [offer('salvo', hasBegun ? 'firesOn' : 'fires')] : []
  const isDone = offer('hasFired', hasBegun ? 'isDone' : 'holdsFire')
  return hasBegun ? [isDone, ...fires] : [...fires, isDone]
}

/** All that is due now, the turn's steps in order: what the phase asks for, and what an earlier one has left undone. */
export function dueNow(state: GameState): readonly Due[] {
  const reached = phaseNumber(state.phase)
  return dueThisTurn(state).filter(({ phase }) => phaseNumber(phase) <= reached)
}

/** Everything that the table asks for this turn, whatever the phase. */
export function dueThisTurn(state: GameState): readonly Due[] {
  const runs = runningOn(state).length
  const waiting = salvosWaiting(state)
  const grow = growing(state).length
  const isOver = state.phase === 'morale' || firingOrder(state).waiting.length === 0
  const isGrown = isDoneThisTurn(state, 'firesGrown', 'fleet')
  const nobodyLeads = initiativeHolder(state) === undefined && state.sides.length > 1
  return [
    ...(runs > 0 ? [dueSaid('torpedoes', 'torpedoesRunOn', { n: runs })] : []),
    ...floodingDue(state),
    ...(nobodyLeads ? [dueSaid('initiative', 'initiative')] : []),
    ...hazardsFlagged(state).map(({ ship, kind }) =>
      dueSaid('hazards', 'hazard', { ship: callShip(state, ship), kind }, { ship, hazard: hazardOf[kind] }),
    ),
    // When all have fired: before damage control and fires, which depend on it.
    ...(waiting > 0 && isOver ? [dueSaid('gunnery', 'damageCounts', { n: waiting })] : []),
    ...repairsDue(state),
    ...firesOutDue(state, isOver),
    // When all have fired and what waited counts.
    ...(grow > 0 && isOver && waiting === 0 && !isGrown ? [dueSaid('gunnery', 'fireGrows', { n: grow })] : []),
    ...moraleDue(state).map(({ squadron, trigger }) => {
      const say = says(`due.morale.${trigger}`, { squadron: squadronName(state, squadron) })
      return due('morale', 'moraleTest', say, { squadron, trigger })
    }),
  ]
}

/** Of all ships at once, the worst of each squadron first. */
function repairsDue(state: GameState): readonly Due[] {
  const ships = damageControlDue(state)
  const [first] = ships
  if (first === undefined) return []
  const said = { n: ships.length, ship: callShip(state, first) }
  return [dueSaid('gunnery', 'repairParties', said, { ships: ships.join(' ') })]
}

/** Where flooding is worked out at the start of the turn, a new leak costs nothing more once ships have moved. */
function floodingDue(state: GameState): readonly Due[] {
  const n = leaking(state).length
  if (n === 0 || isDoneThisTurn(state, 'floodingTaken', 'fleet')) return []
  if (rulingOf(state, 'floodingMoment') === 'turnEnd') return [dueSaid('morale', 'floodingTakes', { n })]
  const hasBegun = phaseNumber(state.phase) > phaseNumber('movement')
  const hasMoved = Object.values(state.ships).some(({ id }) => isDoneThisTurn(state, 'moved', id))
  return !hasBegun && !hasMoved ? [dueSaid('torpedoes', 'floodingTakes', { n })] : []
}

/** At the end of the firing, or as soon as it is seen that it was forgotten. */
function firesOutDue(state: GameState, isFiringOver: boolean): readonly Due[] {
  const burning = burningOut(state)
  const isForgotten = burning.some(({ id }) => firesOfOneTurn(state, id).some(({ turnsLeft }) => turnsLeft !== 1))
  const isDue = burning.length > 0 && (isForgotten || isFiringOver)
  return isDue ? [dueSaid('gunnery', 'firesOut', { n: burning.length })] : []
}

function phaseNumber(name: string): number {
  return phases.findIndex((phase) => phase === name)
}
