import type { PrintedCard } from './printed-card'

/** The cards of one page, in the order of the job. Each side begins a new page, so that it can take its sheets. */
export function cardsByPage(cards: readonly PrintedCard[], perPage: number): readonly (readonly PrintedCard[])[] {
  const pages: PrintedCard[][] = []
  for (const card of cards) {
    const page = pages.at(-1)
    if (page && page.length < perPage && page[0]?.side === card.side) page.push(card)
    else pages.push([card])
  }
  return pages
}

/** A run of cards with one name in common; null where they have none. */
export interface Group {
  readonly name: string | null
  readonly cards: readonly PrintedCard[]
}

export function grouped(cards: readonly PrintedCard[], by: 'side' | 'squadron'): readonly Group[] {
  const groups = new Map<string | null, PrintedCard[]>()
  for (const card of cards) {
    const name = card[by] ?? null
    const group = groups.get(name)
    if (group) group.push(card)
    else groups.set(name, [card])
  }
  return [...groups].map(([name, members]) => ({ name, cards: members }))
}
