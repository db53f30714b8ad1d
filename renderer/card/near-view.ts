/** How far beyond its scroller a card is made ready, so that a scroll never shows an empty frame. */
const margin = '60%'

const listeners = new WeakMap<Element, (near: boolean) => void>()
let observer: IntersectionObserver | undefined

/** Tells when an element comes near the part that is seen, and when it leaves. One observer serves every card. */
export function watchNearView(element: Element, listen: (near: boolean) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    listen(true)
    return () => undefined
  }
  observer ??= new IntersectionObserver(tell, { rootMargin: margin, scrollMargin: margin } as IntersectionObserverInit)
  listeners.set(element, listen)
  observer.observe(element)
  return () => {
    listeners.delete(element)
    observer?.unobserve(element)
  }
}

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const entry of entries) listeners.get(entry.target)?.(entry.isIntersecting)
}
