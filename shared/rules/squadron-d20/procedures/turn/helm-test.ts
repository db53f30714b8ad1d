import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import type { Procedure } from '../../../pack/procedure'
import { trackOf } from '../../ship/card-parts'
import { paceOf, standsOn } from '../../ship/state'
import { dataOf } from '../../ship/stand-data'
import { crewTest } from '../throws/crew-test'
import { acts } from './acting'
import { isDoneThisTurn, note } from './once-a-turn'
import { oddsOfCrewTest, reckonCrewTest } from './crew-reckoning'
import { says } from './says'
import { onTurn } from './look-up'
import type { Input } from '../../../pack/input'

/** With SV 0 every turn that she makes needs a crew test. */
export const helmTest: Procedure = {
  name: 'helmTest',
  nobody: { ship: 'every-helm-answers' },
  phases: ['shipMovement'],
  lookUp: [...onTurn.shipMovement, { table: 'structuralWarship', row: 'steering' }],
  fields(state) {
    const among = steeringOut(state).map(({ id }) => id)
    const due = helmDue(state)[0]
    return [{ kind: 'ship', name: 'ship', among, default: due?.id ?? among[0] ?? null }]
  },
  check(state, input) {
    const ship = shipById(state, own(input, 'ship'))
    if (!ship) return refused('no-such-ship', { field: 'ship' })
    const values = { field: 'ship', ship: shipName(ship) }
    if (!acts(ship)) return refused('stand-out-of-action', values)
    return isSteeringOut(ship) ? done(null) : refused('helm-answers', values)
  },
  reckoning: reckonCrewTest,
  odds: oddsOfCrewTest,
  run,
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const ship = input['ship'] as ShipId
  const values = { ship: shipName(table.ship(ship)) }
  table.track(ship, trackOf('steering'))
  const test = { key: 'crew', ask: says('helm.ask', values), lookUp: onTurn.shipMovement }
  const passed = yield* crewTest(table, ship, test)
  note(table, 'helmTested', ship)
  return says(passed ? 'helm.turns' : 'helm.straightOn', values)
}

function isSteeringOut(ship: ShipInPlay): boolean {
  return dataOf(ship.document).kind === 'ship' && standsOn(ship, 'steering') === 0
}

function steeringOut(state: GameState): readonly ShipInPlay[] {
  return Object.values(state.ships).filter((ship) => acts(ship) && isSteeringOut(ship))
}

/** Ships with way on that may want to turn and have not tried this turn. */
export function helmDue(state: GameState): readonly ShipInPlay[] {
  return steeringOut(state).filter(
    (ship) => paceOf(ship) !== 'stopped' && !isDoneThisTurn(state, 'helmTested', ship.id),
  )
}
