import type { GameState, ShipInPlay } from '../../../../game/state'
import { casualtiesField, casualtiesOf, inForce, writeCasualties } from '../../ship/casualties'

/** Her card without what is over since its turn ended, and still waits there to be taken off. */
export function onCard({ turn }: GameState, ship: ShipInPlay): ShipInPlay {
  const lasting = inForce(ship, turn)
  return lasting.length === casualtiesOf(ship).length ? ship : without(ship, writeCasualties(lasting))
}

const known = new WeakMap<ShipInPlay, ShipInPlay>()

function without(ship: ShipInPlay, casualties: string | null): ShipInPlay {
  const had = known.get(ship)
  if (had?.fields[casualtiesField] === casualties) return had
  const shown = { ...ship, fields: { ...ship.fields, [casualtiesField]: casualties } }
  known.set(ship, shown)
  return shown
}
