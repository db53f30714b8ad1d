import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Input } from '../../../pack/input'
import type { Due } from '../../../pack/rules-pack'
import { sentencesOf } from '../../sentence'
import { allThatWait, callHits, waitingHits } from '../../table/markers'
import { phases } from '../../table/table-facts'
import { firesOf } from '../damage-control/fires'
import { canRepair } from '../damage-control/repair'
import { gunfireDue } from '../gunnery/gunfire'
import { randomMovers, wildShips } from '../movement/random-courses'
import { isSpent, spentSpreads, spreadName, spreadsOnTable } from '../torpedoes/spreads'
import { floats, isDoneThisTurn } from './acting'
import { runningOut } from './turn-ends'

const says = sentencesOf('sequence')

type Phase = (typeof phases)[number]

/** Everything due now: in this phase, and left over from earlier ones. */
export function dueNow(state: GameState): readonly Due[] {
  // A scenario may have phases of its own: then everything is due at once.
  const reached = phases.findIndex((phase) => phase === state.phase)
  const due = [...gunfireDue(state), ...dueThisTurn(state)]
  return reached < 0 ? due : due.filter(({ phase }) => phases.findIndex((each) => each === phase) <= reached)
}

/** Everything due this turn, whatever the phase. */
function dueThisTurn(state: GameState): readonly Due[] {
  return [
    ...wildShips(state).map((ship) => ofShip('movement', 'wildCourse', ship)),
    ...randomMovers(state).map((ship) => ofShip('movement', 'moveAlone', ship)),
    ...spreadsDue(state),
    ...hitsDue(state),
    ...turnEndDue(state),
  ]
}

/**
 * Spreads that run may meet a ship while ships move, and their hits are rolled for up to the end of the torpedo phase;
 * those that have run their range are lifted.
 */
function spreadsDue(state: GameState): readonly Due[] {
  const phase = state.phase === 'movement' ? 'movement' : 'torpedoes'
  const isOver = phases.findIndex((each) => each === state.phase) > phases.indexOf('torpedoes')
  const running = spreadsOnTable(state).filter(
    (spread) => !isOver && spread.turnLaunched < state.turn && !isSpent(spread, state.turn),
  )
  const spent = spentSpreads(state).length
  return [
    ...(spent > 0 ? [due('movement', 'liftSpreads', says('due.liftSpreads', { n: spent }))] : []),
    ...running.map((spread) => due(phase, 'torpedoAttack', spreadName(state, spread), { spread: spread.id })),
  ]
}

function hitsDue(state: GameState): readonly Due[] {
  const waiting = waitingHits(state)
  const [first] = waiting
  if (!first) return []
  const n = waiting.reduce((sum, { count }) => sum + count, 0)
  const all = due('damage', 'damage', says('due.damage', { n }), { hits: allThatWait })
  if (waiting.length === 1) return [{ ...all, say: callHits(state, first) }]
  return [all, ...waiting.map((hits) => due('damage', 'damage', callHits(state, hits), { hits: hits.id }))]
}

/** Before the turn ends, the hits of it count. */
function turnEndDue(state: GameState): readonly Due[] {
  const n = runningOut(state).length
  if (n === 0 || isDoneThisTurn(state, 'turnEnded', 'fleet') || waitingHits(state).length > 0) return []
  return [due('damageControl', 'turnEnds', says('due.turnEnds', { n }))]
}

function ofShip(phase: Phase, procedure: string, ship: ShipInPlay): Due {
  return due(phase, procedure, says(`due.${procedure}`, { ship: shipName(ship) }), { ship: ship.id })
}

function due(phase: Phase, procedure: string, say: Due['say'], input: Input = {}): Due {
  return { phase, procedure, input, say }
}

/** What is due, and damage control in its phase, which is done by hand. */
export function offeredNow(state: GameState): readonly Due[] {
  return [...dueNow(state), ...damageControlOffered(state)]
}

function damageControlOffered(state: GameState): readonly Due[] {
  if (state.phase !== 'damageControl') return []
  const ships = Object.values(state.ships)
  const damaged = ships.filter(canRepair).length
  const burning = ships.filter((ship) => floats(ship) && firesOf(ship).length > 0).length
  return [
    ...(damaged > 0 ? [due('damageControl', 'repair', says('offered.repair', { n: damaged }))] : []),
    ...(burning > 0 ? [due('damageControl', 'fightFire', says('offered.fightFire', { n: burning }))] : []),
  ]
}
