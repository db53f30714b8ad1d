import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import type { OddsRow } from '../../../pack/odds'
import type { Procedure } from '../../../pack/procedure'
import { standsOn, strengthTrack } from '../../ship/state'
import { dataOf } from '../../ship/stand-data'
import { reckoningOf } from '../criticals/reckoning'
import { onDamage } from '../criticals/look-up'
import { isDamageable, targetOnTable } from '../criticals/target-on-table'
import { targetStateOf as figuresOf, TargetInFigures } from '../criticals/target-in-figures'
import { survivesWreckTest } from '../damage/survives'
import { exactly } from '../../../kit/exactly'
import { chanceOfWreckTest } from '../throws/wreck-test'
import { isWreckTested } from '../throws/wreck-tested'
import { floats } from './acting'
import { says } from './says'
import type { Input } from '../../../pack/input'

/** A wreck test alone (10.2): of a ship whose F was set to 0 by hand, or that is tested again. */
export const wreckTestAlone: Procedure = {
  name: 'wreckTest',
  nobody: { ship: 'no-wreck-test-needed' },
  phases: ['action'],
  lookUp: onDamage.wreckTest,
  fields(state) {
    const among = Object.values(state.ships).filter(canSink)
    const usual = wreckDue(state)[0] ?? among[0]
    return [{ kind: 'ship', name: 'ship', among: among.map(({ id }) => id), default: usual?.id ?? null }]
  },
  check(state, input) {
    const ship = shipById(state, own(input, 'ship'))
    if (!ship) return refused('no-such-ship', { field: 'ship' })
    const values = { field: 'ship', ship: shipName(ship) }
    if (!floats(ship)) return refused('stand-out-of-action', values)
    if (!isDamageable(dataOf(ship.document))) return refused('no-wreck-test', values)
    return canSink(ship) ? done(null) : refused('wreck-test-afloat', { ...values, left: strengthOf(ship) })
  },
  warnings: (state, { ship }) =>
    isWreckTested(state, ship as ShipId) ? [says('warning.wreckTested', { ship: nameIn(state, ship) })] : [],
  reckoning: (state, { ship }) => reckoningOf(state, { target: ship ?? null }),
  odds: exactly(odds),
  run,
}

function odds(state: GameState, input: Input): readonly OddsRow[] {
  const ship = shipById(state, input['ship'])
  const figures = ship && figuresOf(state, ship)
  const chance = figures ? chanceOfWreckTest(new TargetInFigures(figures)) : 0
  return [
    { say: says('odds.floats'), chance, error: null },
    { say: says('odds.goes'), chance: 1 - chance, error: null },
  ]
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const ship = input['ship'] as ShipId
  const values = { ship: shipName(table.ship(ship)) }
  const floatsOn = yield* survivesWreckTest(table, targetOnTable(table, ship))
  return says(floatsOn ? 'wreck.floats' : 'wreck.goes', values)
}

/** F of a ship, S of a place ashore. */
function strengthOf(ship: ShipInPlay): number {
  return standsOn(ship, strengthTrack(dataOf(ship.document)))
}

function canSink(ship: ShipInPlay): boolean {
  return floats(ship) && isDamageable(dataOf(ship.document)) && strengthOf(ship) === 0
}

/** Ships at F 0, places ashore at S 0, that no test has tried. */
export function wreckDue(state: GameState): readonly ShipInPlay[] {
  return Object.values(state.ships).filter((ship) => canSink(ship) && !isWreckTested(state, ship.id))
}

function nameIn(state: GameState, id: unknown): string {
  const ship = shipById(state, id)
  return ship ? shipName(ship) : ''
}
