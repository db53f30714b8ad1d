import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, Squadron } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'
import { asMember, own } from '../../../../kernel/own'
import { mountsOf, type Mount } from './mounts'

const prefix = 'fired:'

/** A simulation asks for these names by the million: they are made once. */
const keys = new WeakMap<Mount, Map<ShipId, string>>()

/**
 * Holds the turn in which the guns fired last, so that a new turn loads them without clearing anything; `3:1` where one
 * of them fired in turn 3.
 */
function keyOf(ship: ShipId, mount: Mount): string {
  let ofMount = keys.get(mount)
  if (!ofMount) keys.set(mount, (ofMount = new Map()))
  let key = ofMount.get(ship)
  if (key === undefined) ofMount.set(ship, (key = asMember(`${prefix}${ship}:${mount.key}`)))
  return key
}

/** How many guns of a mount have fired this turn: each fires once. */
function gunsFired(state: GameState, ship: ShipId, mount: Mount): number {
  const last = own(state.table, keyOf(ship, mount))
  if (last === undefined) return 0
  if (last === state.turn) return mount.guns
  const [turn, guns] = typeof last === 'string' ? last.split(':').map(Number) : []
  return turn === state.turn && guns !== undefined && guns > 0 ? Math.min(guns, mount.guns) : 0
}

/** The guns of a mount that have yet to fire. */
export function gunsLeft(state: GameState, ship: ShipId, mount: Mount): number {
  return mount.guns - gunsFired(state, ship, mount)
}

/** Notes that so many guns of a mount have fired. */
export function noteFired(table: RuleDraft, ship: ShipId, mount: Mount, guns: number): void {
  const fact = keyOf(ship, mount)
  table.fact(fact)
  const { turn } = table.state
  const fired = gunsFired(table.state, ship, mount) + guns
  table.apply({ type: 'tableSet', key: fact, to: fired < mount.guns ? `${turn}:${fired}` : turn })
}

/** Whether any gun of hers has fired this turn. */
export function shipHasFired(state: GameState, id: ShipId): boolean {
  const ship = own(state.ships, id)
  return ship !== undefined && mountsOf(ship.document).some((mount) => gunsFired(state, id, mount) > 0)
}

/** Whether any ship of hers has, one that was lost since among them. */
export function squadronHasFired(state: GameState, { order }: Squadron): boolean {
  return order.some((id) => shipHasFired(state, id))
}

/** A fact that only notes guns fired, and is no damage. */
export function isFiredFact(fact: string): boolean {
  return fact.startsWith(prefix)
}
