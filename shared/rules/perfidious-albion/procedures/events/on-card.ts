import { inForceOf } from '../../../../game/decks/in-force'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { condition, speedByEvents } from '../../ship/state'

/** Her card while event cards slow her: half of what her engines give, and in whole figures, for half an inch is no speed. */
export function onCard(state: GameState, ship: ShipInPlay): ShipInPlay {
  return isSlowed(state, ship) ? slowed(ship) : ship
}

/** Two cards do not halve it twice. */
export function isSlowed(state: GameState, { id }: ShipInPlay): boolean {
  return inForceOf(state, id, 'speedFactor').length > 0
}

const known = new WeakMap<ShipInPlay, ShipInPlay>()

function slowed(ship: ShipInPlay): ShipInPlay {
  const had = known.get(ship)
  if (had) return had
  const half = Math.floor(condition(ship).maximumSpeed / 2)
  const shown = { ...ship, fields: { ...ship.fields, [speedByEvents]: half } }
  known.set(ship, shown)
  return shown
}
