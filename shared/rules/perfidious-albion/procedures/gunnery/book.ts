import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, Squadron } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'
import { asMember, own } from '../../../../kernel/own'
import { mountsOf, type Mount } from './mounts'

const prefix = 'fired:'

/** A simulation asks for these names by the million: they are made once. */
const keys = new WeakMap<Mount, Map<ShipId, string>>()

/** Holds the turn in which the guns fired last, so that a new turn loads them without clearing anything. */
function keyOf(ship: ShipId, mount: Mount): string {
  let ofMount = keys.get(mount)
  if (!ofMount) keys.set(mount, (ofMount = new Map()))
  let key = ofMount.get(ship)
  if (key === undefined) ofMount.set(ship, (key = asMember(`${prefix}${ship}:${mount.key}`)))
  return key
}

/** A gun fires once a turn. */
export function hasFired(state: GameState, ship: ShipId, mount: Mount): boolean {
  return own(state.table, keyOf(ship, mount)) === state.turn
}

export function noteFired(table: RuleDraft, ship: ShipId, mount: Mount): void {
  const fact = keyOf(ship, mount)
  table.fact(fact)
  table.does({ type: 'tableSet', key: fact, to: table.state.turn })
}

/** Whether any gun of hers has fired this turn. */
export function shipHasFired(state: GameState, id: ShipId): boolean {
  const ship = own(state.ships, id)
  return ship !== undefined && mountsOf(ship.document).some((mount) => hasFired(state, id, mount))
}

/** Whether any ship of hers has, one that was lost since among them. */
export function squadronHasFired(state: GameState, { order }: Squadron): boolean {
  return order.some((id) => shipHasFired(state, id))
}

/** A fact that is book-keeping of guns fired and no damage. */
export function isOfTheBook(fact: string): boolean {
  return fact.startsWith(prefix)
}
