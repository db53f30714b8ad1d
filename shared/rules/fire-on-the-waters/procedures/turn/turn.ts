import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import { casualtiesOf, type Casualty, casualtiesIn } from '../../../kit/casualties'
import { duesBy } from '../../../kit/dues'
import { fleetStep } from '../../../kit/fleet-step'
import type { Due } from '../../../pack/rules-pack'
import { sentencesOf } from '../../sentence'
import { tracks } from '../../ship/ship'
import { condensersId, presentSpeed } from '../../ship/speed'
import { allThatWait, callHits, waitingHits } from '../../table/markers'
import { phases } from '../../table/table-facts'
import { callCasualty, mostSpeed, replaceCasualty, slowDown } from '../damage/casualties'
import { speedBoundTo } from '../damage/effective-hit'
import { gunfireDue } from '../gunnery/gunfire'
import { movementDue } from '../movement/move-divisions'
import { randomMovers, wildShips } from '../movement/random-courses'
import { lookOutsDue } from '../spotting/look-outs'
import { isSpent, spentSpreads, spreadName, spreadsOnTable } from '../torpedoes/spreads'
import { flagsToShift } from './shift-flag'
import { floats, isDoneThisTurn, note } from './acting'

const says = sentencesOf('sequence')
const { due, dueSaid, dueOf, hasReached } = duesBy(phases, says)

/**
 * The end of a turn: casualties of some turns are over, ships without condensers lose way, and those whose engines have
 * stopped come down to the speed of the next turn.
 */
export const turnEnds = fleetStep({
  name: 'turnEnds',
  phases: ['damageControl'],
  of: runningOut,
  nothing: 'nothing-runs-out',
  refuses: (state) => (isDoneThisTurn(state, 'turnEnded', 'fleet') ? 'turn-has-ended' : undefined),
  each: endTurnOf,
  done(table, ships) {
    note(table, 'turnEnded', 'fleet')
    return says('turnEnds.done', { n: ships.length })
  },
})

/** Ships on which something changes with the turn. */
function runningOut(state: GameState): readonly ShipInPlay[] {
  return Object.values(state.ships).filter(
    (ship) =>
      floats(ship) &&
      (overOn(ship, state.turn).length > 0 || losesWay(state, ship) || coasts(ship, state.turn) !== undefined),
  )
}

function overOn(ship: ShipInPlay, turn: number): readonly Casualty[] {
  return casualtiesOf(ship).filter(({ untilTurn }) => untilTurn !== undefined && untilTurn <= turn)
}

const isCondensers = ({ id }: Casualty) => id === condensersId

/** Until she stops. */
function losesWay(state: GameState, ship: ShipInPlay): boolean {
  return casualtiesOf(ship).some(isCondensers) && presentSpeed(ship, state).most > 0
}

/** The speed that stopped engines leave her next turn, where she makes more. */
function coasts(ship: ShipInPlay, turn: number): number | undefined {
  const bound = speedBoundTo(ship, turn + 1)
  return bound !== undefined && bound < (own(ship.tracks, tracks.speed) ?? 0) ? bound : undefined
}

function endTurnOf(table: RuleDraft, ship: ShipInPlay): void {
  const name = shipName(ship)
  for (const casualty of overOn(ship, table.state.turn)) {
    replaceCasualty(table, ship.id, casualty, null)
    table.because(says('turnEnds.over', { ship: name }), callCasualty(casualty))
  }
  if (losesWay(table.state, ship)) loseWay(table, ship, name)
  const bound = coasts(table.ship(ship.id), table.state.turn)
  if (bound === undefined) return
  const by = bound - table.track(ship.id, tracks.speed)
  table.apply(
    { type: 'trackMoved', ship: ship.id, track: tracks.speed, by },
    says('turnEnds.coasts', { ship: name, bound }),
  )
}

function loseWay(table: RuleDraft, ship: ShipInPlay, name: string): void {
  const before = mostSpeed(table, ship.id)
  const condensers = casualtiesIn(table, ship.id).find(isCondensers)
  if (!condensers) return
  const turns = (Number(condensers.of) || 0) + 1
  replaceCasualty(table, ship.id, condensers, { ...condensers, of: String(turns) })
  table.because(says('turnEnds.condensers', { ship: name }))
  slowDown(table, ship.id, before)
}

/** Everything due now: in this phase, and left over from earlier ones. */
export function dueNow(state: GameState): readonly Due[] {
  return [...lookOutsDue(state), ...gunfireDue(state), ...dueThisTurn(state)].filter(({ phase }) =>
    hasReached(state, phase),
  )
}

/** Everything due this turn, whatever the phase. */
function dueThisTurn(state: GameState): readonly Due[] {
  return [...coursesDue(state), ...spreadsDue(state), ...hitsDue(state), ...flagsDue(state), ...turnEndDue(state)]
}

/** While ships move: who loses her helm or her signals later in the turn is rolled for in the next. */
function coursesDue(state: GameState): readonly Due[] {
  const isOver = phases.findIndex((each) => each === state.phase) > phases.indexOf('movement')
  if (isOver) return []
  return [
    ...wildShips(state).map((ship) => dueOf('movement', 'wildCourse', ship)),
    ...movementDue(state),
    ...randomMovers(state).map((ship) => dueOf('movement', 'moveAlone', ship)),
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
    ...(spent > 0 ? [dueSaid('movement', 'liftSpreads', { n: spent })] : []),
    ...running.map((spread) => due(phase, 'torpedoAttack', spreadName(state, spread), { spread: spread.id })),
  ]
}

function hitsDue(state: GameState): readonly Due[] {
  const waiting = waitingHits(state)
  const [first] = waiting
  if (!first) return []
  const n = waiting.reduce((sum, { count }) => sum + count, 0)
  const all = dueSaid('damage', 'damage', { n }, { hits: allThatWait })
  if (waiting.length === 1) return [{ ...all, say: callHits(state, first) }]
  return [all, ...waiting.map((hits) => due('damage', 'damage', callHits(state, hits), { hits: hits.id }))]
}

const flagsDue = (state: GameState) => flagsToShift(state).map((ship) => dueOf('damage', 'shiftFlag', ship))

/** Before the turn ends, the hits of it count. */
function turnEndDue(state: GameState): readonly Due[] {
  const n = runningOut(state).length
  if (n === 0 || isDoneThisTurn(state, 'turnEnded', 'fleet') || waitingHits(state).length > 0) return []
  return [dueSaid('damageControl', 'turnEnds', { n })]
}
