import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { duesBy } from '../../../kit/dues'
import { form } from '../../../kit/form'
import { ownerOf } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { unasked } from '../../../kit/unasked'
import type { Due, Passes } from '../../../pack/rules-pack'
import { phases, type Phase } from '../../table/table-facts'
import { gunsToFire } from '../guns/guns-form'
import { nextToFireAt } from '../in-the-air/aa'
import { giveUp, hasHadOrders, sideName, sidesToOrder, toAct, usualOrders } from '../in-the-air/air-orders'
import { airStands } from '../in-the-air/air-stands'
import { holdFire, lastAimOf } from '../may-fire/firing'
import { note, onTurn, says } from './turn'

const { due, dueSaid } = duesBy<Phase>(phases, says)

/** What somebody can pass over: a stand its mission, the guns a stand that comes, a ship the fire of her guns. */
const passed = ['stands', 'raiders', 'ships'] as const
type Passed = (typeof passed)[number]

/** One thing that is due of a stand or at it. */
interface Task {
  readonly is: Passed
  readonly of: ShipInPlay
  readonly due: Due
}

/** Interceptions; then guns at what comes, whose flak markers count in its attack; then attacks; then the guns of ships. */
function steps(state: GameState): readonly (readonly Task[])[] {
  if (state.phase !== 'action') return []
  const { intercept, attack } = toAct(state)
  return [
    intercept.map((stand) => task('stands', stand, 'airCombat', { combat: 'intercept', by: stand.id })),
    attack.flatMap((stand) => {
      const firer = nextToFireAt(state, stand)
      return firer ? [task('raiders', stand, 'antiAircraft', { by: firer.id, at: stand.id })] : []
    }),
    attack.map((stand) => task('stands', stand, 'airAttack', { by: stand.id })),
    gunsToFire(state).map((ship) => {
      const { target } = lastAimOf(state, ship.id)
      return task('ships', ship, 'guns', { ship: ship.id }, { target: target ? shipName(target) : '' })
    }),
  ]
}

const tasks = (state: GameState): readonly Task[] => steps(state).flat()

function task(is: Passed, of: ShipInPlay, procedure: string, input: Due['input'], values: Due['input'] = {}): Task {
  return { is, of, due: dueSaid('action', procedure, { ship: shipName(of), ...values }, input) }
}

function ordersDue(state: GameState, side: string): Due {
  const all = airStands(state)
  const those = all.filter(({ id }) => ownerOf(state, id) === side)
  const said = { n: those.length, side: sideName(state, side) }
  return dueSaid('aircraftMovement', 'airOrders', said, those.length < all.length ? { side } : {})
}

/** Orders of each side once a turn while anything flies; in the action phase what was ordered, and guns at what they fired at. */
export function tasksDue(state: GameState): readonly Due[] {
  const sides = sidesToOrder(state)
  if (sides.length > 0) return sides.map((side) => ordersDue(state, side))
  return tasks(state).map((each) => each.due)
}

/** In aircraft movement all go on as they did last turn; in the action phase one after another does nothing, or all that intercept, all guns at aircraft, all that attack or all that fire. */
export function passes(state: GameState): Passes | undefined {
  if (sidesToOrder(state).length > 0)
    return {
      rest: due(
        'aircraftMovement',
        'airOrders',
        says(hasHadOrders(state) ? 'passes.orders' : 'passes.firstOrders'),
        usualOrders(state),
      ),
    }
  const all = steps(state).find((alike) => alike.length > 0)
  const [first] = all ?? []
  if (!all || !first) return undefined
  const next = says(`passes.${first.is}`, { ship: shipName(first.of) })
  const rest = says(`passes.rest.${first.is}`, { n: all.length })
  return { next: due('action', 'pass', next, inputOf([first])), rest: due('action', 'pass', rest, inputOf(all)) }
}

function inputOf(those: readonly Task[]): Due['input'] {
  const ids = (wanted: Passed) => those.filter(({ is }) => is === wanted).map(({ of }) => of.id)
  return Object.fromEntries(passed.map((is) => [is, ids(is).join(' ')]))
}

/** Those who can pass, all of them unless somebody chooses; not asked where there are none. */
function offer(state: GameState, wanted: Passed) {
  const among = tasks(state).flatMap(({ is, of }) => (is === wanted ? [of] : []))
  return among.length > 0 ? { among } : undefined
}

/** What is due of them does not happen this turn: stands do nothing more, no guns fire at raiders, ships hold their fire. */
export const pass = procedure({
  name: 'pass',
  phases: ['action'],
  lookUp: onTurn.actionPhase,
  form: form()
    .refuses((state) => (tasks(state).length > 0 ? undefined : refused('nobody-to-pass')))
    .ships('stands', (state) => offer(state, 'stands'))
    .ships('raiders', (state) => offer(state, 'raiders'))
    .ships('ships', (state) => offer(state, 'ships')),
  run: (table: RuleDraft, { stands = [], raiders = [], ships = [] }): Dialogue<Phrase> =>
    unasked(() => {
      for (const stand of stands) giveUp(table, stand)
      for (const { id } of raiders) note(table, 'pastGuns', id)
      for (const { id } of ships) holdFire(table, id)
      return done([
        ...stands.map((of) => ({ is: 'stands', of }) as const),
        ...raiders.map((of) => ({ is: 'raiders', of }) as const),
        ...ships.map((of) => ({ is: 'ships', of }) as const),
      ])
    }),
})

function done(those: readonly Omit<Task, 'due'>[]): Phrase {
  const [first] = those
  const n = new Set(those.map(({ of }) => of)).size
  return first && n === 1 ? says(`pass.${first.is}`, { ship: shipName(first.of) }) : says('pass.several', { n })
}
