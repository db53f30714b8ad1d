import type { GameState, ShipInPlay } from '../../../game/state'
import type { ShipId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import type { Gone } from '../acting'

/** Who shoots at whom at first: all at the leading ship, or each at her opposite number in line. */
export const aims = ['leader', 'opposite'] as const
export type Aim = (typeof aims)[number]

/** The first target of each ship; who has no opposite number fires at the last ship of the line. */
export function firstTargets(
  ships: readonly ShipInPlay[],
  line: readonly ShipInPlay[],
  aim: Aim,
): ReadonlyMap<ShipId, ShipId> {
  const targets = new Map<ShipId, ShipId>()
  for (const [place, { id }] of ships.entries()) {
    const target = aim === 'leader' ? line[0] : (line[place] ?? line.at(-1))
    if (target) targets.set(id, target.id)
  }
  return targets
}

/** At whom a ship fires now: her first target while that one fights, else the next in line, and after the last the van. */
export function targetNow(
  state: GameState,
  line: readonly ShipId[],
  first: ShipId,
  fights: Gone['fights'],
): ShipInPlay | undefined {
  const from = line.indexOf(first)
  for (let step = 0; step < line.length; step++) {
    const ship = own(state.ships, line[(from + step) % line.length]!)
    if (ship && fights(ship)) return ship
  }
  return undefined
}

/** Targets with the ships that fire at them now. */
export function targetsNow(
  state: GameState,
  firstTargetOf: ReadonlyMap<ShipId, ShipId>,
  line: readonly ShipId[],
  fights: Gone['fights'],
): ReadonlyMap<ShipInPlay, readonly ShipInPlay[]> {
  const byTarget = new Map<ShipInPlay, ShipInPlay[]>()
  for (const [id, first] of firstTargetOf) {
    const ship = own(state.ships, id)
    if (!ship || !fights(ship)) continue
    const target = targetNow(state, line, first, fights)
    if (!target) continue
    const others = byTarget.get(target)
    if (others) others.push(ship)
    else byTarget.set(target, [ship])
  }
  return byTarget
}
