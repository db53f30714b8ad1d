import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import { casualtiesField, casualtiesOf } from '../../../kit/casualties'
import { shipById } from '../../../kit/on-table'
import type { Procedure } from '../../../pack/procedure'
import { powerFailure } from '../criticals/target-on-table'
import { crewTest } from '../throws/crew-test'
import { acts } from './acting'
import { oddsOfCrewTest, reckonCrewTest } from './crew-reckoning'
import { says } from './says'
import { onTurn } from './look-up'

/** Without power a crew test as she activates in the action phase, one each turn: failed, she does nothing in it. */
export const powerTest: Procedure = {
  name: 'powerTest',
  nobody: { ship: 'no-power-failed' },
  phases: ['action'],
  lookUp: onTurn.actionPhase,
  fields(state) {
    const among = withoutPower(state).map(({ id }) => id)
    const due = powerDue(state)[0]
    return [{ kind: 'ship', name: 'ship', among, default: due?.id ?? among[0] ?? null }]
  },
  check(state, input) {
    const ship = shipById(state, own(input, 'ship'))
    if (!ship) return refused('no-such-ship', { field: 'ship' })
    const values = { field: 'ship', ship: shipName(ship) }
    if (!acts(ship)) return refused('stand-out-of-action', values)
    if (!hasNoPower(ship)) return refused('power-has-not-failed', values)
    return powerThisTurn(state, ship.id) ? refused('power-tested', values) : done(null)
  },
  reckoning: reckonCrewTest,
  odds: oddsOfCrewTest,
  run,
}

function* run(table: RuleDraft, input: { readonly [name: string]: unknown }): Dialogue<Phrase> {
  const ship = input['ship'] as ShipId
  const values = { ship: shipName(table.ship(ship)) }
  table.field(ship, casualtiesField)
  const ask = says('power.ask', values)
  const passed = yield* crewTest(table, ship, { key: 'crew', ask, lookUp: onTurn.actionPhase })
  const to = `${table.state.turn} ${passed ? 'passed' : 'failed'}`
  table.apply({ type: 'tableSet', key: keyOf(ship), to })
  return says(passed ? 'power.passed' : 'power.failed', values)
}

const keyOf = (ship: ShipId) => `power:${ship}`

function hasNoPower(ship: ShipInPlay): boolean {
  return casualtiesOf(ship).some(({ id }) => id === powerFailure)
}

function withoutPower(state: GameState): readonly ShipInPlay[] {
  return Object.values(state.ships).filter((ship) => acts(ship) && hasNoPower(ship))
}

/** Ships without power that were not tried this turn. */
export function powerDue(state: GameState): readonly ShipInPlay[] {
  return withoutPower(state).filter(({ id }) => powerThisTurn(state, id) === undefined)
}

/** The result of her crew test this turn; `undefined` if she made none. */
export function powerThisTurn(state: Pick<GameState, 'table' | 'turn'>, ship: ShipId): 'passed' | 'failed' | undefined {
  const text = own(state.table, keyOf(ship))
  const [turn, came] = typeof text === 'string' ? text.split(' ') : []
  if (Number(turn) !== state.turn) return undefined
  return came === 'passed' ? 'passed' : 'failed'
}

/** Warnings before a ship without power acts in the action phase: her test is still due, or has failed. */
export function warnPower(state: GameState, ship: ShipInPlay): readonly Phrase[] {
  if (!hasNoPower(ship)) return []
  const came = powerThisTurn(state, ship.id)
  if (came === 'passed') return []
  return [says(came === 'failed' ? 'warning.powerFailed' : 'warning.noPower', { ship: shipName(ship) })]
}
