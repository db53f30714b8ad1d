/** How far beyond its scroller a card is made ready, as a part of the window, so that a scroll never shows an empty frame. */
const margin = 0.6

type Listen = (near: boolean) => void

const listeners = new WeakMap<Element, Listen>()
let observer: IntersectionObserver | undefined
let fresh: Element[] = []

/**
 * Calls back when an element comes near the visible part and when it leaves. One observer serves every card. What is
 * new on the page is looked at before its first frame, all at once, so that a card in view is never seen empty.
 */
export function watchNearView(element: Element, listen: Listen): () => void {
  const options = { rootMargin: `${margin * 100}%`, scrollMargin: `${margin * 100}%` }
  observer ??= new IntersectionObserver(notifyListeners, options)
  listeners.set(element, listen)
  observer.observe(element)
  if (fresh.push(element) === 1) queueMicrotask(checkFresh)
  return () => {
    listeners.delete(element)
    observer?.unobserve(element)
  }
}

function notifyListeners(entries: readonly Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>[]): void {
  for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting)
}

/** Measures first and paints then: one layout for all. */
function checkFresh(): void {
  const near = fresh.filter(isNearWindow)
  fresh = []
  notifyListeners(near.map((target) => ({ target, isIntersecting: true })))
}

function isNearWindow(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}
