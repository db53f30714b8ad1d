import { defineStore } from 'pinia'
import { ref, watch } from 'vue'
import { useGame } from '../stores/game'

/** What may lie over the desk, beside the dialogue: the tables of the rules, or the umpire's tools. */
export type DeskPanel = 'reference' | 'umpire'

/** The one panel over the desk. It takes no keys from the dialogue, which continues where it was. */
export const useDeskPanel = defineStore('desk-sheet', () => {
  const game = useGame()
  const lies = ref<DeskPanel | null>(null)

  watch(
    () => game.id,
    () => (lies.value = null),
  )

  /** Opens it over the desk, or closes it if it is open. */
  function turn(panel: DeskPanel): void {
    lies.value = lies.value === panel ? null : panel
  }

  return { lies, turn, hide: () => void (lies.value = null) }
})
