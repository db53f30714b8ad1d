import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { mountsOf, type Mount } from './mounts'

const prefix = 'fired:'

/** Holds the turn in which the guns fired last, so that a new turn loads them without clearing anything. */
const key = (ship: ShipId, mount: Mount) => `${prefix}${ship}:${mount.key}`

/** A gun fires once a turn. */
export function hasFired(state: GameState, ship: ShipId, mount: Mount): boolean {
  return own(state.table, key(ship, mount)) === state.turn
}

export function noteFired(table: RuleDraft, ship: ShipId, mount: Mount): void {
  const fact = key(ship, mount)
  table.fact(fact)
  table.does({ type: 'tableSet', key: fact, to: table.state.turn })
}

/** Whether any gun of hers has fired this turn. */
export function shipHasFired(state: GameState, id: ShipId): boolean {
  const ship = own(state.ships, id)
  return ship !== undefined && mountsOf(ship.document).some((mount) => hasFired(state, id, mount))
}

/** A fact that is book-keeping of guns fired and no damage. */
export function isOfTheBook(fact: string): boolean {
  return fact.startsWith(prefix)
}
