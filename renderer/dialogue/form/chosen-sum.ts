import { computed, ref, watch } from 'vue'
import type { Reckoning } from '#shared/rules/pack/procedure'

/** Which of several sums is read out in the big figure: the one in turn, until another is chosen. */
export function useChosenSum(sums: () => readonly Reckoning[], turn: () => number | undefined = () => undefined) {
  const chosen = ref(turn() ?? 0)
  watch(turn, (now) => now !== undefined && (chosen.value = now))
  const shown = computed(() => Math.min(chosen.value, sums().length - 1))
  const answer = computed(() => sums()[shown.value])
  return { shown, answer, choose: (column: number) => void (chosen.value = column) }
}
