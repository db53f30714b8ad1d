import { gameAtHand } from '../stores/print-at-hand'
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
  const hand = gameAtHand({ title: live.title, game, pack: pack.id, headCrc }, pack.isShipless === true)
  if (!hand.ships || !ship) return print.ask(hand)
  print.ask(hand, cardsPart({ ...hand.ships, ships: [ship.id] }))
}
