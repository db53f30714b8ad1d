import { ref } from 'vue'
import type { useOpenedCard } from './opened-card'
import { useDeckTable } from '../decks/table/deck-table'
import type { ShipId } from '#shared/kernel/ids'

/** What lies on the desk: a card, all of them, or the event decks over both. A card that is opened comes on top. */
export function useDeskView(card: Pick<ReturnType<typeof useOpenedCard>, 'open' | 'next'>) {
  const deckTable = useDeckTable()
  const overview = ref(false)

  function cardOnTop(): void {
    overview.value = false
    deckTable.hide()
  }

  function open(id: ShipId): void {
    card.open(id)
    cardOnTop()
  }

  function next(way: 1 | -1): void {
    card.next(way)
    cardOnTop()
  }

  function showOverview(): void {
    overview.value = deckTable.shown || !overview.value
    deckTable.hide()
  }

  return { deckTable, overview, open, next, showOverview }
}
