import type { GameState, ShipInPlay } from '#shared/game/state'
import type { ShipId } from '#shared/kernel/ids'
import { findPack } from '#shared/rules/index'
import { onCard } from '#shared/rules/kit/on-card'

/** A ship of a table in the report, as her card showed her then. */
export function cardOf(table: GameState, ship: ShipId): ShipInPlay | undefined {
  const pack = findPack(table.pack)
  return pack && onCard(pack, table, ship)
}
