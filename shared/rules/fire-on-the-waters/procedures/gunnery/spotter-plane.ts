import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { sentencesOf } from '../../sentence'
import { itemsOf, shipOf } from '../../ship/ship-data'
import { isInPlay } from '../../table/house-rules'
import { isSpottedByCard } from '../events/in-force'
import { areGone, canBeSpottedFor } from './hit-number'

const says = sentencesOf('gunnery')

const planeKey = (ship: ShipId) => `planeUp:${ship}`

const isUp = (state: GameState, { id }: ShipInPlay) => own(state.table, planeKey(id)) === true

/** One of her own, where that rule is in play: it is up, or there is one left to send. */
function hasPlane(state: GameState, ship: ShipInPlay): boolean {
  const { document } = ship
  const form = shipOf(document)
  if (!isInPlay(state, 'spotterPlane') || form.aircraft === 0) return false
  return isUp(state, ship) || !areGone(ship, itemsOf(form, 'aircraft'))
}

/** A plane can spot for her: one of her own, or one that a card has sent. */
export function mayHavePlane(state: GameState, ship: ShipInPlay): boolean {
  return isSpottedByCard(state, ship.id) || hasPlane(state, ship)
}

/** A plane spots for her: it stays up until her players say otherwise, and helps while her radio and a director work. */
export function isSpottedByPlane(state: GameState, ship: ShipInPlay): boolean {
  const isThere = isSpottedByCard(state, ship.id) || (hasPlane(state, ship) && isUp(state, ship))
  return isThere && canBeSpottedFor(state, ship)
}

/** Keeps for the next turns which of these have their own plane up; of one that cannot be spotted for the form says nothing. */
export function notePlanes(table: RuleDraft, ships: readonly ShipInPlay[], areUp: boolean): void {
  for (const ship of ships) {
    // A plane that a card has sent is gone with the turn.
    if (!hasPlane(table.state, ship) || isSpottedByCard(table.state, ship.id)) continue
    if (!canBeSpottedFor(table.state, ship)) continue
    if ((table.fact(planeKey(ship.id)) === true) === areUp) continue
    const said = says(areUp ? 'planeUp' : 'planeDown', { ship: shipName(ship) })
    table.apply({ type: 'tableSet', key: planeKey(ship.id), to: areUp }, said)
  }
}
