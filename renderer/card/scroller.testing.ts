import { vi } from 'vitest'

type Notify = (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void

/** What the one observer of all cards calls back. */
const watching: Notify[] = []

/** The observer of a window without a scroller: of a test that scrolls, every card is in view until it is scrolled away. */
export class HeldObserver {
  constructor(notify: Notify) {
    watching.push(notify)
  }
  observe(_card: Element): void {}
  unobserve(): void {}
  disconnect(): void {}
}

export function scroll(target: Element, isIntersecting: boolean): void {
  for (const notify of watching) notify([{ target, isIntersecting }])
}

/** From now on a card is near the view from the first. */
export function everyCardInView(): void {
  vi.spyOn(HeldObserver.prototype, 'observe').mockImplementation((card) => scroll(card, true))
}
