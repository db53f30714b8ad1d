import { defineStore } from 'pinia'
import { ref, shallowRef, watch } from 'vue'
import type { useOpenedCard } from './opened-card'
import { useGame } from '../stores/game'
import { useDecksPanel } from '../decks/table/deck-table'
import type { ShipId } from '#shared/kernel/ids'

/** What may lie over the desk, beside the dialogue: tables of the rules, the umpire's tools, the whole log, the briefing. */
export type DeskPanel = 'reference' | 'umpire' | 'log' | 'briefing' | 'houseRules'

/** The one panel over the desk. It takes no keys from the dialogue, which continues where it was. */
export const useDeskPanel = defineStore('desk-sheet', () => {
  const game = useGame()
  const lies = ref<DeskPanel | null>(null)
  /** The table of the rules that was looked up, and the words whose rows are wanted. */
  const sought = shallowRef<{ readonly table: string; readonly words: string }>()

  watch(
    () => game.id,
    () => (lies.value = null),
  )

  /** Opens it over the desk, or closes it if it is open. */
  function turn(panel: DeskPanel): void {
    lies.value = lies.value === panel ? null : panel
    sought.value = undefined
  }

  /** Opens the tables of the rules at one of them. */
  function lookUp(table: string, words: string): void {
    sought.value = { table, words }
    lies.value = 'reference'
  }

  return { lies, sought, lookUp, turn, hide: () => void (lies.value = null) }
})

/**
 * What lies on the desk: a card, the fleet board, or the event decks over both. A card that is opened comes on top of these;
 * a panel of tables or tools stays over all until the player opens a ship.
 */
export function useDeskView(card: Pick<ReturnType<typeof useOpenedCard>, 'open' | 'next'>) {
  const deckTable = useDecksPanel()
  const desk = useDeskPanel()
  const board = ref(false)
  const game = useGame()

  watch(
    () => game.id,
    () => (board.value = false),
  )

  function cardOnTop(): void {
    board.value = false
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

  /** The fleet board in place of what lies on the desk, and back to the card. */
  function turnBoard(): void {
    board.value = deckTable.shown || desk.lies !== null || !board.value
    desk.hide()
    deckTable.hide()
  }

  /** The card again, whatever lies over it. */
  function turnCard(): void {
    desk.hide()
    cardOnTop()
  }

  return { deckTable, desk, board, open, look, next, turnBoard, turnCard }
}
