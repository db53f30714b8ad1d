import { inForceOf } from '../../../../game/decks/in-force'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { rulingOf } from '../../table/house-rules'
import { planOf } from './hull-plan'
import { isIdle, worksAgain } from './marks-on'
import { says } from './says'

const key = (ship: ShipId) => `steeringDamaged:${ship}`

/** A hit on the steering gear or the conning tower: marked, and her movement prompts for it by `steeringDamage`. */
export function damageSteering(table: RuleDraft, ship: ShipId): void {
  if (table.fact(key(ship)) === true) return
  const said = says(`steeringDamaged.${String(rulingOf(table.state, 'steeringDamage'))}`, {
    ship: shipName(table.ship(ship)),
  })
  table.apply({ type: 'tableSet', key: key(ship), to: true }, said)
}

/** Whether helm or conning tower give her trouble: by a hit, or by gear that was marked by hand. */
export function steeringDamaged(state: GameState, ship: ShipId): boolean {
  return (
    helmIsHit(state, ship) ||
    inForceOf(state, ship, 'steeringLost').some(({ event }) => event.noted['course'] === 'packTable')
  )
}

/** Whether damage control has something to repair: an event of one turn ends by itself. */
export function steeringWantsMending(state: GameState, ship: ShipId): boolean {
  return helmIsHit(state, ship) || untilRepaired(state, ship).length > 0
}

/** By damage, and not by an event alone. */
export function helmIsHit(state: GameState, ship: ShipId): boolean {
  if (own(state.table, key(ship)) === true) return true
  const inPlay = state.ships[ship]
  return inPlay !== undefined && brokenGear(inPlay).length > 0
}

function untilRepaired(state: GameState, ship: ShipId) {
  return inForceOf(state, ship, 'steeringLost').filter(({ event }) => event.endsBy === 'repair')
}

/** The mark goes when the gear is repaired. */
export function mendSteering(table: RuleDraft, ship: ShipId): void {
  if (table.fact(key(ship)) === true) table.apply({ type: 'tableSet', key: key(ship), to: false })
  for (const { event } of untilRepaired(table.state, ship)) table.apply({ type: 'markerLifted', marker: event.marker })
  for (const { box } of brokenGear(table.ship(ship))) worksAgain(table, ship, box)
}

function brokenGear(ship: GameState['ships'][ShipId]) {
  return planOf(ship.document).cells.filter(
    ({ box, holds }) => holds.some(({ kind }) => kind === 'steering') && isIdle(ship, box),
  )
}
