import { printableGame } from '../stores/print-at-hand'
import { cardsPart } from '../stores/print-fresh-parts'
import type { useGame } from '../stores/game'
import type { usePrint } from '../stores/print'
import type { ShipInPlay } from '#shared/game/state'

/** Prints the open game with everything of it at hand: the card of one ship first, or those of all. */
export function printFromDesk(
  print: ReturnType<typeof usePrint>,
  table: ReturnType<typeof useGame>,
  ship: ShipInPlay | undefined,
): void {
  const { id: game, live, pack, headCrc } = table
  if (!game || !live || !pack) return
  const printable = printableGame({ title: live.title, game, pack: pack.id, headCrc }, pack.isShipless === true)
  if (!printable.ships || !ship) return print.ask(printable)
  print.ask(printable, cardsPart({ ...printable.ships, ships: [ship.id] }))
}
