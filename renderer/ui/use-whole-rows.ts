import { unrefElement, useEventListener, useMutationObserver, useResizeObserver } from '@vueuse/core'
import { computed, ref, shallowRef, watch, type ComponentPublicInstance, type Ref } from 'vue'
import { boxesOf, clipOf, countOutside, scrollportOf, wholeColumns, wholeIn } from './whole-rows'

interface Rows {
  /** What may not be cut, as selectors: a row each; without it, lines of words. */
  readonly each?: string
  /** The rows that are counted. */
  readonly counted: string
  /** The line under the list that says how many are out of sight; for its sake alone none is. */
  readonly foot?: Ref<HTMLElement | null>
}

/**
 * A list at rest shows whole rows: what its edges would cut through is clipped away, and the first row lies at the upper
 * edge. Without rows it is words that scroll, of which no line is cut. While it moves all of it is seen. Gives how many rows
 * lie out of sight.
 */
export function useWholeRows(
  at: Ref<HTMLElement | ComponentPublicInstance | null>,
  rows?: Rows,
): Ref<{ above: number; below: number }> {
  const list = computed(() => (unrefElement(at.value) as HTMLElement | undefined) ?? null)
  const hidden = ref({ above: 0, below: 0 })
  let restedAt = 0

  function rest(): void {
    const box = list.value
    // Out of sight it has no edges.
    if (!box?.checkVisibility()) return
    if (rows?.each) box.style.clipPath = restOnRows(box, { each: rows.each, ...rows })
    else box.style.clipPath = restOnWords(box)
  }

  function restOnWords(box: HTMLElement): string {
    // What fits costs nothing.
    const columns = box.scrollHeight > box.clientHeight + 1 ? wholeColumns(box) : []
    const top = Math.max(...columns.map((each) => each.top))
    const bottom = Math.min(...columns.map((each) => each.bottom))
    const counted = rows && columns.length > 0 ? boxesOf(box.querySelectorAll(rows.counted)) : []
    hidden.value = countOutside({ top, bottom }, counted)
    return columns.length > 0 ? clipOf(box, columns) : ''
  }

  function restOnRows(box: HTMLElement, { each, counted, foot }: Rows & { readonly each: string }): string {
    align(box, [...box.querySelectorAll(each)])
    const shown = { ...scrollportOf(box), ...wholeIn(box, boxesOf(box.querySelectorAll(each)), false) }
    const isSpared = foot?.value && box.scrollHeight - roomBelow(box) <= box.clientHeight + foot.value.offsetHeight
    hidden.value = isSpared ? { above: 0, below: 0 } : countOutside(shown, boxesOf(box.querySelectorAll(counted)))
    return clipOf(box, [shown])
  }

  /** The nearest row in the direction of the scroll comes to the upper edge; room below the last one lets it. */
  function align(box: HTMLElement, all: readonly Element[]): void {
    const zero = scrollportOf(box).top - box.scrollTop
    const tops = all.map((row) => row.getBoundingClientRect().top - zero)
    // Room that is taken away and put back would move the list.
    const most = box.scrollHeight - roomBelow(box) - box.clientHeight
    const end = most > 0 ? (tops.find((top) => top >= most - 1) ?? most) : 0
    // In whole px, as the height of what scrolls is given: by parts of one it would move its own measure without end.
    box.style.paddingBottom = end > most ? `${Math.ceil(end - most)}px` : ''
    const at = box.scrollTop
    if (at > 0) {
      const next = at >= restedAt ? tops.find((top) => top >= at - 1) : tops.findLast((top) => top <= at + 1)
      box.scrollTop = Math.min(end, Math.max(0, next ?? at))
    }
    restedAt = box.scrollTop
  }

  const observed = shallowRef<HTMLElement[]>([])
  /** The list and what is in it now: what comes later grows too. */
  const observe = () =>
    (observed.value = list.value ? [list.value, ...([...list.value.children] as HTMLElement[])] : [])
  watch(list, observe, { flush: 'post', immediate: true })
  useResizeObserver(observed, rest)
  useMutationObserver(list, () => (observe(), rest()), { childList: true })
  useEventListener(list, 'scroll', () => list.value && (list.value.style.clipPath = ''), { passive: true })
  useEventListener(list, 'scrollend', rest)
  return hidden
}

const roomBelow = (box: HTMLElement) => Number.parseFloat(box.style.paddingBottom) || 0
