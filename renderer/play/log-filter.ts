import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import { useGame } from '../stores/game'
import type { ShipId } from '#shared/kernel/ids'
import type { LogTopic } from '#shared/log/log-topics'

/** What the log is looked through for; kept while the game is open, whatever lies over the log meanwhile. */
export const useLogFilter = defineStore('log-filter', () => {
  const game = useGame()
  const words = ref('')
  const ship = ref<ShipId | ''>('')
  const turn = ref<number | ''>('')
  const topic = ref<LogTopic | ''>('')
  /** Lines that have no row of their own too: openings of dialogues, what was undone, seals. */
  const everyLine = ref(false)

  const wanted = computed(() => words.value.trim().toLowerCase())
  const isOn = computed(() => [wanted.value, ship.value, turn.value, topic.value].some((each) => each !== ''))

  function clear(): void {
    words.value = ship.value = turn.value = topic.value = ''
  }
  watch(
    () => game.id,
    () => {
      clear()
      everyLine.value = false
    },
  )

  return { words, ship, turn, topic, everyLine, wanted, isOn, clear }
})
