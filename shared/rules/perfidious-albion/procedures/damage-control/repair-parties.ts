import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { under } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { form } from '../../../kit/form'
import { shipById } from '../../../kit/on-table'
import { procedure } from '../../../kit/procedure'
import { shipsWho, unmet } from '../../../kit/ship-who'
import { asWorkedOut, type Agreed } from '../../../pack/agreed'
import type { Reckoning } from '../../../pack/procedure'
import { onSheet } from '../../reference/look-up'
import { saysOfForms, saysOfSequence as says } from '../../sentence'
import { reckonCrewTest } from '../morale/crew-test'
import { mustAct } from '../turn/acting'
import {
  damageControlDue,
  makeRepairs,
  mayRepair,
  repairs,
  testsAllowed,
  wanting,
  type Plan,
  type Repair,
  type Wanting,
} from './damage-control'

const plans = ['worst', 'leaks', 'fires', 'engines', 'asked'] as const

/** What is tried before what; the gear and the rest come in the order of the card. */
const firstOf: Readonly<Record<'leaks' | 'fires' | 'engines', readonly Repair[]>> = {
  leaks: ['flooding', 'fire'],
  fires: ['fire', 'flooding'],
  engines: ['propulsion', 'steering', 'flooding', 'fire'],
}

/** Damage control of several ships in one form: what is repaired first is chosen once, and then their dice are rolled. */
export const repairParties = procedure({
  name: 'repairParties',
  phases: ['gunnery'],
  lookUp: onSheet.damageControl.tests,
  form: form()
    .ships(
      'ships',
      (state) => {
        const due = damageControlDue(state).flatMap((id) => shipById(state, id) ?? [])
        const others = shipsWho(state, [mustAct, ...mayRepair]).filter((ship) => !due.includes(ship))
        return { among: [...due, ...others], default: due }
      },
      (state, { ships }) => {
        if (ships.length === 0) return refused('nothing-to-repair-anywhere')
        return ships.map((ship) => unmet(state, ship, [mustAct, ...mayRepair])).find((refusal) => refusal)
      },
    )
    .choice('first', (state, { ships = [] }) =>
      ships.some((ship) => kindsWanted(wanting(state, ship)) > 1) ? { among: plans, wrong: 'no-such-plan' } : undefined,
    ),
  reckoning: (state, { ships }, agreed) => ships.flatMap((ship) => reckonRepairs(state, ship, agreed)),
  *run(table, { ships, first }) {
    const plan = planOf(first ?? 'worst')
    let last: Phrase | undefined
    for (const ship of ships) last = yield* under(ship.id, makeRepairs(table, ship, plan))
    return ships.length === 1 && last ? last : says('repairs.doneAll', { n: ships.length })
  },
})

/** What is broken in her, how many tests she has for it, and what each of them needs. */
function reckonRepairs(state: GameState, ship: ShipInPlay, agreed: Agreed = asWorkedOut): readonly Reckoning[] {
  const wants = wanting(state, ship)
  const n = agreed(`${ship.id}/tests`, testsAllowed(state, ship))
  return reckonCrewTest(state, ship).map((test) => ({
    ...test,
    title: saysOfForms('brokenIn', { ship: shipName(ship) }),
    short: saysOfForms('ship', { ship: shipName(ship) }),
    of: ship.id,
    lines: repairs.flatMap((repair) => {
      const figure = saysOfForms('figure', { figure: wants[repair] })
      return wants[repair] > 0 ? [{ say: saysOfForms(`broken.${repair}`), figure, is: 'modifier' as const }] : []
    }),
    total: saysOfForms('repairTests', { n }),
    means: saysOfForms('crewTests', test.total.values),
  }))
}

function kindsWanted(wants: Wanting): number {
  return Object.values(wants).filter((often) => often > 0).length
}

function planOf(first: (typeof plans)[number]): Plan | undefined {
  if (first === 'asked') return undefined
  return (wants, possible) => {
    const order = first === 'worst' ? (wants.fire > wants.flooding ? firstOf.fires : firstOf.leaks) : firstOf[first]
    return order.find((repair) => possible.includes(repair)) ?? possible[0]!
  }
}
