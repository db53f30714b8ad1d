import { useResizeObserver } from '@vueuse/core'
import { nextTick, ref, watch, type Ref } from 'vue'

/**
 * How many entries of a row fit into its first line. The row wraps and shows one line alone; where not all fit, the keys of
 * the last entries go first (`data-keyless`), one after another. Entries keep their place in the layout, so that measuring
 * changes nothing. It is measured again when `words`, all that the entries say, becomes another.
 */
export function useOverflow(row: Ref<HTMLElement | null>, words: () => string): Ref<number> {
  const fitting = ref(Number.POSITIVE_INFINITY)

  function measure(): void {
    const list = row.value
    if (!list) return
    const all = [...list.children] as HTMLElement[]
    const inFirstLine = () => {
      const [first, ...others] = all
      const middle = (first?.offsetTop ?? 0) + (first?.offsetHeight ?? 0) / 2
      const wrapped = others.findIndex((entry) => entry.offsetTop > middle)
      return wrapped < 0 ? all.length : wrapped + 1
    }
    for (const entry of all) entry.removeAttribute('data-keyless')
    for (const entry of all.toReversed()) {
      if (inFirstLine() === all.length) break
      entry.setAttribute('data-keyless', '')
    }
    fitting.value = inFirstLine()
  }

  // Its own width follows the window, that of an entry the letters.
  useResizeObserver(
    () => (row.value ? [row.value, ...([...row.value.children].slice(0, 1) as HTMLElement[])] : []),
    measure,
  )
  watch(words, () => void nextTick(measure))
  return fitting
}
