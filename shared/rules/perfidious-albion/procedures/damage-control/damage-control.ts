import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { choose, overridable, under, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import type { Procedure } from '../../../pack/procedure'
import { condition } from '../../ship/state'
import { onSheet } from '../../reference/look-up'
import { crewTest, crewTestNumber } from '../damage/crew-test'
import { ownerOf } from '../../../kit/owner'
import { crewTestOf, reckonTest } from '../test-reckoning'
import { acts } from '../turn/acting'
import { shipById } from '../../../kit/on-table'
import { isDoneThisTurn, note } from '../turn/once-a-turn'
import { says } from '../turn/says'
import { damageControlDue } from './due'
import { putRight } from './put-right'
import { repairs, testsAllowed, wanting, wantsAnything, type Repair, type Wanting } from './wanting'
import type { Input } from '../../../pack/input'

/** During firing: one crew test for each 5 flotation boxes left; the repair is named before the die. */
export const damageControl: Procedure = {
  name: 'damageControl',
  phases: ['gunnery'],
  lookUp: onSheet.damageControl.tests,
  fields(state) {
    const due = damageControlDue(state)
    const among = Object.values(state.ships)
      .filter((ship) => canRepair(state, ship))
      .map(({ id }) => id)
    return [{ kind: 'ship', name: 'ship', among, default: due[0] ?? among[0] ?? null }]
  },
  check(state, input) {
    const ship = shipById(state, input['ship'])
    if (!ship) return refused(input['ship'] === null ? 'nothing-to-repair-anywhere' : 'no-such-ship', { field: 'ship' })
    const values = { field: 'ship', ship: shipName(ship) }
    if (!acts(ship)) return refused('ship-out-of-action', values)
    if (isDoneThisTurn(state, 'repairs', ship.id)) return refused('damage-control-made', values)
    if (!wantsAnything(wanting(state, ship))) return refused('nothing-to-repair', values)
    const { left } = condition(ship)
    return testsAllowed(state, ship) > 0 ? done(null) : refused('too-little-flotation', { ...values, left })
  },
  reckoning(state, input) {
    const ship = input['ship'] as ShipId
    return reckonTest(state, crewTestOf(state, ship), (table) => crewTestNumber(table, ship))
  },
  run,
}

export function canRepair(state: GameState, ship: ShipInPlay): boolean {
  const mayStart = acts(ship) && !isDoneThisTurn(state, 'repairs', ship.id)
  return mayStart && wantsAnything(wanting(state, ship)) && testsAllowed(state, ship) > 0
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const id = input['ship'] as ShipId
  const values = { ship: shipName(table.ship(id)) }
  const tests = yield* numberOfTests(table, id)
  // Damage that waits is not repaired yet: what is wanting is read once, and counted down.
  let wants = wanting(table.settled, shipById(table.settled, id) ?? table.ship(id))
  let mended = 0
  for (let test = 1; test <= tests && wantsAnything(wants); test++) {
    const repair = yield* under(`test-${test}`, oneTest(table, id, wants, { test, tests }))
    if (repair === 'none') break
    if (repair === 'failed') continue
    wants = { ...wants, [repair]: wants[repair] - 1 }
    mended++
  }
  note(table, 'repairs', id)
  return says('repairs.done', { ...values, n: mended })
}

function* numberOfTests(table: RuleDraft, id: ShipId): Dialogue<number> {
  const ship = shipById(table.settled, id) ?? table.ship(id)
  const { left } = condition(ship)
  const tests = testsAllowed(table.settled, ship)
  const because = [says(left < 5 ? 'repairs.minimumOne' : 'repairs.eachFive', { left, n: tests })]
  const ask = says('repairs.tests', { ship: shipName(ship), n: tests })
  const answer = yield* overridable(
    'tests',
    tests,
    { least: 0, most: 8 },
    { to: ownerOf(table.state, id), ask, because },
  )
  table.because(...because)
  return answer
}

function* oneTest(
  table: RuleDraft,
  id: ShipId,
  wants: Wanting,
  count: { readonly test: number; readonly tests: number },
): Dialogue<Repair | 'none' | 'failed'> {
  const values = { ship: shipName(table.ship(id)), ...count }
  const possible = repairs.filter((repair) => wants[repair] > 0)
  const options = [...possible, 'none' as const].map((value) => ({ value, say: says(`repairs.what.${value}`) }))
  const { because } = crewTestNumber(table, id)
  const lookUp = onSheet.damageControl.tests
  const prompt = { to: ownerOf(table.state, id), ask: says('repairs.ask', values), because, lookUp }
  const repair = yield* choose<Repair | 'none'>('repair', options, possible[0] ?? 'none', { ...prompt, ends: 'none' })
  if (repair === 'none') return 'none'
  table.because(says(`repairs.tries.${repair}`, values))
  const passed = yield* crewTest(
    table,
    id,
    'crew',
    says(`repairs.roll.${repair}`, values),
    onSheet.damageControl[repair],
  )
  if (!passed) return 'failed'
  yield* putRight(table, id, repair)
  return repair
}
