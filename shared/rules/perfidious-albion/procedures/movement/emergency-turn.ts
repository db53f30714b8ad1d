import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import type { Procedure } from '../../../pack/procedure'
import { onSheet } from '../../reference/look-up'
import { crewTest, crewTestNumber } from '../damage/crew-test'
import { crewTestOf, reckonTest } from '../test-reckoning'
import { acts } from '../turn/acting'
import { shipById } from '../../../kit/on-table'
import { isDoneThisTurn, note } from '../turn/once-a-turn'
import { says } from '../turn/says'
import { turningCircles } from './turning-circle'
import type { Input } from '../../../pack/input'

/** Emergency turn: pass a crew test to use the next smaller turning circle. She tries it once a turn. */
export const emergencyTurn: Procedure = {
  name: 'emergencyTurn',
  phases: ['movement'],
  lookUp: onSheet.emergencyTurn,
  fields(state) {
    const ships = Object.values(state.ships).filter((ship) => acts(ship) && mayTry(state, ship))
    const among = ships.map(({ id }) => id)
    return [{ kind: 'ship', name: 'ship', among, default: among[0] ?? null }]
  },
  check(state, input) {
    const ship = shipById(state, input['ship'])
    if (!ship) return refused('no-such-ship', { field: 'ship' })
    const values = { field: 'ship', ship: shipName(ship) }
    if (!acts(ship)) return refused('ship-out-of-action', values)
    if (turningCircles(state, ship).nextSmallerInches === undefined) return refused('no-smaller-turning-circle', values)
    return mayTry(state, ship) ? done(null) : refused('emergency-turn-tried', values)
  },
  reckoning(state, input) {
    const ship = input['ship'] as ShipId
    return reckonTest(state, crewTestOf(state, ship), (table) => crewTestNumber(table, ship))
  },
  run,
}

function mayTry(state: GameState, ship: ShipInPlay): boolean {
  const { nextSmallerInches } = turningCircles(state, ship)
  return nextSmallerInches !== undefined && !isDoneThisTurn(state, 'tightTurnTried', ship.id)
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const id = input['ship'] as ShipId
  const { inches, nextSmallerInches } = turningCircles(table.state, table.ship(id))
  const values = { ship: shipName(table.ship(id)), inches, smaller: nextSmallerInches ?? inches }
  const passed = yield* crewTest(table, id, 'crew', says('turn.ask', values), onSheet.emergencyTurn)
  note(table, 'tightTurnTried', id)
  if (!passed) return says('turn.failed', values)
  note(table, 'tightTurn', id)
  return says('turn.passed', values)
}
