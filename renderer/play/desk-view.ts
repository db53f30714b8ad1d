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
