import type { PrintRequest } from '#shared/bridge/contract'
import type { Operation } from '#shared/card/operations'
import { sparing } from '#shared/card/saving'
import { openCard, operationsMarkup } from '#shared/card/svg'
import type { DeckPage } from '#shared/decks/paper/deck-page'

/** A page of a deck as SVG, a group for each of its parts. What comes again is drawn once and written again. */
export function pageMarkup(page: DeckPage, ink: PrintRequest['ink'], label: string): string {
  const struck = new Map<string, string>()
  const markup = (operations: readonly Operation[]) =>
    operationsMarkup(ink === 'saving' ? sparing(operations) : operations)
  const groups = page.parts.map(({ x, y, draw, struck: kept }) => {
    const drawn = (kept && struck.get(kept.key)) ?? markup(draw())
    if (kept) struck.set(kept.key, drawn)
    return `<g transform="translate(${x} ${y})">${drawn}</g>`
  })
  const { widthMm, heightMm } = page
  return `${openCard({ widthMm, heightMm, label })}${groups.join('')}</svg>`
}
