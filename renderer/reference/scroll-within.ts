/** Brings something into view inside of what scrolls, and moves nothing around it: a table beyond the edge stays put. */
export function scrollWithin(scrolls: HTMLElement, place: Element, at: 'start' | 'middle'): void {
  const frame = scrolls.getBoundingClientRect()
  const { top, height } = place.getBoundingClientRect()
  const above = at === 'start' ? 0 : Math.max(0, (frame.height - height) / 2)
  scrolls.scrollTop += top - frame.top - above
}
