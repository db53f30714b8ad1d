import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Asking } from '../../../../kernel/asking'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import type { Procedure } from '../../../procedure'
import { unasked } from '../../../unasked'
import { casualtiesOf, type Casualty } from '../../casualties'
import { condensersId } from '../../plant/speed-casualties'
import { presentSpeed } from '../../plant/speed'
import { casualtiesIn, replaceCasualty } from '../damage/add-casualty'
import { callCasualty } from '../damage/call-casualty'
import { mostSpeed, slowDown } from '../damage/slow-down'
import { floats } from './acting'
import { isDoneThisTurn, note } from './done-this-turn'
import { says } from './says'

/** The end of a turn: what lasted for so many turns is over, and ships without condensers lose way. */
export const turnEnds: Procedure = {
  name: 'turnEnds',
  phases: ['damageControl'],
  inputs: () => [],
  check(state) {
    if (isDoneThisTurn(state, 'turnEnded', 'fleet')) return refused('turn-has-ended')
    return runningOut(state).length > 0 ? done(null) : refused('nothing-runs-out')
  },
  run,
}

/** Ships on which something changes with the turn. */
export function runningOut(state: GameState): readonly ShipInPlay[] {
  return Object.values(state.ships).filter(
    (ship) => floats(ship) && (overOn(ship, state.turn).length > 0 || losesWay(state, ship)),
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

function* run(table: RuleDraft): Asking<Phrase> {
  return yield* unasked(() => {
    const ships = runningOut(table.state)
    for (const ship of ships) endTurnOf(table, ship)
    note(table, 'turnEnded', 'fleet')
    return says('turnEnds.done', { n: ships.length })
  })
}

function endTurnOf(table: RuleDraft, ship: ShipInPlay): void {
  const name = shipName(ship)
  for (const casualty of overOn(ship, table.state.turn)) {
    replaceCasualty(table, ship.id, casualty, null)
    table.because(says('turnEnds.over', { ship: name }), callCasualty(casualty))
  }
  if (!losesWay(table.state, ship)) return
  const before = mostSpeed(table, ship.id)
  const condensers = casualtiesIn(table, ship.id).find(isCondensers)
  if (!condensers) return
  const turns = (Number(condensers.of) || 0) + 1
  replaceCasualty(table, ship.id, condensers, { ...condensers, of: String(turns) })
  table.because(says('turnEnds.condensers', { ship: name }))
  slowDown(table, ship.id, before)
}
