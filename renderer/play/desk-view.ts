import { ref } from 'vue'
import type { useOpenedCard } from './opened-card'
import { useDeskPanel } from './desk-panel'
import { useDecksPanel } from '../decks/table/deck-table'
import type { ShipId } from '#shared/kernel/ids'

/**
 * What lies on the desk: a card, all of them, or the event decks over both. A card that is opened comes on top of these;
 * a panel of tables or tools stays over all until the player opens a ship.
 */
export function useDeskView(card: Pick<ReturnType<typeof useOpenedCard>, 'open' | 'next'>) {
  const deckTable = useDecksPanel()
  const desk = useDeskPanel()
  const overview = ref(false)

  function cardOnTop(): void {
    overview.value = false
    deckTable.hide()
  }

  function open(id: ShipId): void {
    card.open(id)
    cardOnTop()
  }

  /** The player opens her. */
  function look(id: ShipId): void {
    desk.hide()
    open(id)
  }

  function next(way: 1 | -1): void {
    desk.hide()
    card.next(way)
    cardOnTop()
  }

  function showOverview(): void {
    desk.hide()
    overview.value = deckTable.shown || !overview.value
    deckTable.hide()
  }

  return { deckTable, desk, overview, open, look, next, showOverview }
}

/** How large the opened card may be asked to be: 0 fits the desk, else percent. */
export const cardZooms = [0, 100, 125, 150] as const

/** The next larger or smaller. */
export function zoomed(zoom: number, way: 1 | -1): number {
  const at = cardZooms.findIndex((each) => each === zoom)
  return cardZooms[Math.min(cardZooms.length - 1, Math.max(0, at + way))] ?? 0
}
