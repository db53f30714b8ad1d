import { roll, type Dialogue } from '../../../../kernel/dialogue'
import { rowOfDie, steeringHit, subOf, type SpecialRow } from '../../tables/special-damage'
import { addCasualty } from './add-casualty'
import type { Hit } from './hit'
import { says } from './says'
import { onDamage } from './look-up'
import { wildId } from './wild'

const rows: readonly SpecialRow[] = steeringHit

/** A hit on the steering gear: the steering table, once for a hit. */
export function* steeringHitOn({ table, ship, name, to }: Hit): Dialogue<void> {
  const prompt = { to, ask: says('ask.steering', { ship: name }), lookUp: onDamage.steering }
  const row = rowOfDie(rows, yield* roll('steering', 'D6', prompt))
  const asked = { to, ask: says(`ask.sub.${row.id}`, { ship: name }), lookUp: onDamage.steering }
  // The course of a wild helm is rolled every turn, and not now.
  const of = row.sub && row.id !== wildId ? subOf(row.sub, yield* roll('steering-sub', 'D6', asked)) : undefined
  const untilTurn = row.turns === undefined ? undefined : table.state.turn + row.turns
  addCasualty(
    table,
    ship,
    { id: row.id, ...(of !== undefined && { of }), ...(untilTurn !== undefined && { untilTurn }) },
    says('steeringHit', { ship: name }),
  )
}
