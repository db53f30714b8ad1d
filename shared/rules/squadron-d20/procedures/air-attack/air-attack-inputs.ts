import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { done, refused, type Result } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import type { FormField } from '../../../pack/procedure'
import { attackTypes, type AttackType } from '../../ship/aircraft'
import { worth } from '../../tables/scale'
import { airStandById, airStands, loadOf, type AirStand } from '../in-the-air/air-stand'
import { attackFields, checkAttack } from '../in-the-air/attack-fields'
import type { FromTheAir } from '../in-the-air/attack-modifiers'
import type { Input } from '../../../pack/input'

/** A stand, or some of its aircraft, attacks with what it carries. */
export interface AirAttackInputs extends FromTheAir {
  readonly stand: AirStand
  readonly target: ShipInPlay
  readonly attack: AttackType
  readonly aircraft: number
  /** D20s, by the scale of the aircraft that attack. */
  readonly dice: number
}

/** The attacks that a stand can make now: with its load, or any that its data list. */
function attacksOf(stand: AirStand): readonly AttackType[] {
  const load = loadOf(stand)
  if (!load) return []
  // Their guns attack by rules of their own (9.12).
  const can = [load, ...stand.data.loads.map(({ attack }) => attack)].filter((attack) => attack !== 'aircraftGuns')
  return [...new Set(can)]
}

export function airAttackFields(state: GameState, input: Input): readonly FormField[] {
  const stands = airStands(state).filter((stand) => attacksOf(stand).length > 0)
  return attackFields(state, input, stands, (by) => {
    const among = by ? attacksOf(by) : attackTypes
    return { kind: 'choice', name: 'attack', among, default: among[0] ?? null }
  })
}

export function checkAirAttack(state: GameState, input: Input): Result<null> {
  const checked = checkAttack(state, input)
  if (!checked.ok) return checked
  const stand = checked.value
  const values = { stand: shipName(stand.ship) }
  const can = attacksOf(stand)
  if (can.length === 0) return refused('air-no-load', { field: 'by', ...values })
  if (!can.some((each) => each === input['attack'])) return refused('air-no-such-load', { field: 'attack', ...values })
  return done(null)
}

/** What `checkAirAttack` has passed. */
export function readAirAttack(state: GameState, input: Input): AirAttackInputs {
  const stand = airStandById(state, input['by'])
  const target = shipById(state, input['target'])
  const attack = attackTypes.find((each) => each === input['attack'])
  if (!stand || !target || !attack) throw new Error('an air attack that was not checked')
  const aircraft = Number(input['aircraft'])
  const load = stand.data.loads.find((each) => each.attack === attack)
  return { stand, by: stand.ship, target, attack, aircraft, dice: worth(aircraft), torpedo: load?.modifier ?? 0 }
}
