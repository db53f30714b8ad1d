import { useEventListener, useMutationObserver, useResizeObserver } from '@vueuse/core'
import { ref, type Ref } from 'vue'

interface Edges {
  readonly top: number
  readonly bottom: number
}

interface Rows {
  /** What may not be cut, as selectors: a row each. */
  readonly each: string
  /** The rows that are counted. */
  readonly counted: string
}

/** So far from an edge lines are looked for: the highest of what stands beside each other. */
const reachPx = 96
/** The boxes of a line are taller than its letters, and those of close lines overlap. */
const looseShareOfLine = 0.12

/**
 * A list at rest shows whole rows: what its edges would cut through is clipped away, and the first row lies at the upper
 * edge. Without rows it is words that scroll, of which no line is cut. While it moves all of it is seen. Gives how many rows
 * lie out of sight.
 */
export function useWholeRows(list: Ref<HTMLElement | null>, rows?: Rows): Ref<{ above: number; below: number }> {
  const hidden = ref({ above: 0, below: 0 })
  let restedAt = 0

  function rest(): void {
    const box = list.value
    if (!box) return
    if (rows) align(box, [...box.querySelectorAll(rows.each)])
    const shown = rows
      ? wholeIn(box, boxesOf(box.querySelectorAll(rows.each)), 0)
      : wholeIn(box, linesNearEdges(box), looseShareOfLine)
    const { top, bottom } = scrollportOf(box)
    const [above, below] = [shown.top - top, bottom - shown.bottom]
    // Its sides keep their shadow.
    box.style.clipPath = above > 0 || below > 0 ? `inset(${above}px -1rem ${below}px)` : ''
    if (rows) hidden.value = countOutside(shown, boxesOf(box.querySelectorAll(rows.counted)))
  }

  /** The nearest row in the direction of the scroll comes to the upper edge; room below the last one lets it. */
  function align(box: HTMLElement, all: readonly Element[]): void {
    const zero = scrollportOf(box).top - box.scrollTop
    const tops = all.map((row) => row.getBoundingClientRect().top - zero)
    // Taken away and put back it would move the list.
    const room = Number.parseFloat(box.style.paddingBottom) || 0
    const most = box.scrollHeight - room - box.clientHeight
    const end = most > 0 ? (tops.find((top) => top >= most - 1) ?? most) : 0
    box.style.paddingBottom = end > most ? `${end - most}px` : ''
    const at = box.scrollTop
    if (at > 0) {
      const next = at >= restedAt ? tops.find((top) => top >= at - 1) : tops.findLast((top) => top <= at + 1)
      box.scrollTop = Math.min(end, Math.max(0, next ?? at))
    }
    restedAt = box.scrollTop
  }

  useResizeObserver(() => (list.value ? [list.value, ...([...list.value.children] as HTMLElement[])] : []), rest)
  useMutationObserver(list, rest, { childList: true })
  useEventListener(list, 'scroll', () => list.value && (list.value.style.clipPath = ''), { passive: true })
  useEventListener(list, 'scrollend', rest)
  return hidden
}

/** What is seen of a list without its borders. */
function scrollportOf(box: HTMLElement): Edges {
  const top = box.getBoundingClientRect().top + box.clientTop
  return { top, bottom: top + box.clientHeight }
}

function boxesOf(elements: Iterable<Element>): readonly Edges[] {
  return [...elements].map((element) => element.getBoundingClientRect())
}

/** The part of a list whose edges cut no row; one that is higher than half of the list may be cut. */
function wholeIn(box: HTMLElement, rows: readonly Edges[], looseShare: number): Edges {
  const port = scrollportOf(box)
  const low = rows.filter(({ top, bottom }) => bottom - top < (port.bottom - port.top) / 2)
  const cutAt = (edge: number) =>
    low.filter(({ top, bottom }) => {
      const loose = 1 + (bottom - top) * looseShare
      return top + loose < edge && edge < bottom - loose
    })
  const clear = (from: number, next: (cut: readonly Edges[]) => number) => {
    let edge = from
    for (let cut = cutAt(edge); cut.length > 0 && Math.abs(edge - from) < reachPx; cut = cutAt(edge)) edge = next(cut)
    return edge
  }
  const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 1
  return {
    top: box.scrollTop <= 0 ? port.top : clear(port.top, (cut) => Math.max(...cut.map(({ bottom }) => bottom))),
    bottom: isAtEnd ? port.bottom : clear(port.bottom, (cut) => Math.min(...cut.map(({ top }) => top))),
  }
}

/** Lines of words, and what is pressed, near the edges of a list. */
function linesNearEdges(box: HTMLElement): readonly Edges[] {
  const port = scrollportOf(box)
  const isNear = ({ top, bottom }: Edges) =>
    [port.top, port.bottom].some((edge) => top < edge + reachPx && bottom > edge - reachPx)
  const range = document.createRange()
  return [...box.querySelectorAll('*')].flatMap((element): readonly Edges[] => {
    const edges = element.getBoundingClientRect()
    if (!isNear(edges)) return []
    if (element.matches('button, input, select, textarea, svg')) return [edges]
    return [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent!.trim()) return []
      range.selectNodeContents(node)
      return [...range.getClientRects()].filter(isNear)
    })
  })
}

function countOutside(shown: Edges, rows: readonly Edges[]): { above: number; below: number } {
  return {
    above: rows.filter(({ top }) => top < shown.top - 1).length,
    below: rows.filter(({ bottom }) => bottom > shown.bottom + 1).length,
  }
}
