import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { trackId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { casualtiesOf, type Casualty } from '../../../kit/casualties'
import { form } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import { unasked } from '../../../kit/unasked'
import { sentencesOf } from '../../sentence'
import { condensersId, presentSpeed } from '../../ship/speed'
import { callCasualty, casualtiesIn, mostSpeed, replaceCasualty, slowDown } from '../damage/casualties'
import { speedBoundTo } from '../damage/effective-hit'
import { floats, isDoneThisTurn, note } from './acting'

const says = sentencesOf('sequence')

const speed = trackId('speed')

/**
 * The end of a turn: casualties of some turns are over, ships without condensers lose way, and those whose engines have
 * stopped come down to the speed of the next turn.
 */
export const turnEnds = procedure({
  name: 'turnEnds',
  phases: ['damageControl'],
  form: form().refuses((state) => {
    if (isDoneThisTurn(state, 'turnEnded', 'fleet')) return refused('turn-has-ended')
    return runningOut(state).length > 0 ? undefined : refused('nothing-runs-out')
  }),
  run: (table) => unasked(() => endTurn(table)),
})

/** Ships on which something changes with the turn. */
export function runningOut(state: GameState): readonly ShipInPlay[] {
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
  return bound !== undefined && bound < (own(ship.tracks, speed) ?? 0) ? bound : undefined
}

function endTurn(table: RuleDraft): Phrase {
  const ships = runningOut(table.state)
  for (const ship of ships) endTurnOf(table, ship)
  note(table, 'turnEnded', 'fleet')
  return says('turnEnds.done', { n: ships.length })
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
  const by = bound - table.track(ship.id, speed)
  table.apply({ type: 'trackMoved', ship: ship.id, track: speed, by }, says('turnEnds.coasts', { ship: name, bound }))
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
