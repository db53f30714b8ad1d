import type { GameState, ShipInPlay, Squadron } from '../../../game/state'
import { fieldId, type ShipId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import { isGone } from '../procedures/damage/gone'
import { actingShips } from '../procedures/turn/acting'

/** Who shoots at whom: all at the leading ship, or each at her opposite number in line. */
export const aims = ['opposite', 'leader'] as const
export type Aim = (typeof aims)[number]

/** The first target of each ship of a squadron; who has no opposite number fires at the last ship of the line. */
export function firstTargets(
  state: GameState,
  squadron: Squadron,
  enemy: Squadron,
  aim: Aim,
): ReadonlyMap<ShipId, ShipId> {
  const line = actingShips(state, enemy)
  const targets = new Map<ShipId, ShipId>()
  for (const [place, { id }] of actingShips(state, squadron).entries()) {
    const target = aim === 'leader' ? line[0] : (line[place] ?? line.at(-1))
    if (target) targets.set(id, target.id)
  }
  return targets
}

const standing = fieldId('standing')

/** She still obeys orders. The same as `acts`, told without reckoning her speed: battles ask by the million. */
export function fights(ship: ShipInPlay): boolean {
  return !isGone(ship) && own(ship.fields, standing) !== 'struck'
}

/** At whom a ship fires now: her first target while that one is there, else the next in line, and after the last the van. */
export function targetNow(state: GameState, line: readonly ShipId[], first: ShipId): ShipInPlay | undefined {
  const from = line.indexOf(first)
  for (let step = 0; step < line.length; step++) {
    const ship = own(state.ships, line[(from + step) % line.length]!)
    if (ship && fights(ship)) return ship
  }
  return undefined
}
