import type { Operation } from '../../card/operations'
import type { Words } from '../../words/speak'
import type { Copied } from './deck-contents'
import { onPage, type DeckPage } from './deck-page'
import { headHeightMm, tableColumns, tableHead } from './table-columns'
import { rowLayouts, type RowLayout } from './table-row'
import { footLine, titleBlock, titleHeightMm, type TextPaper } from './text-page'

export interface DeckListing {
  readonly title: string
  /** `26 events, 30 black cards`. */
  readonly under: string
  readonly contents: readonly Copied[]
  readonly page: TextPaper
  /** The events are rolled for and not drawn: a die takes the place of the card, and there are no copies. */
  readonly rolled: boolean
}

/** All cards of a deck as rows, on as many pages as needed. Every page repeats the headings; no row is split. */
export function deckListing({ title, under, contents, page, rolled }: DeckListing, words: Words): readonly DeckPage[] {
  const columns = tableColumns(contents, page.right - page.left, rolled, words)
  const pages: { readonly rows: RowLayout[]; readonly top: number }[] = []
  let left = 0
  for (const row of contents.flatMap((entry) => rowLayouts(entry, columns))) {
    const now = pages.at(-1)
    if (now && row.heightMm <= left) {
      now.rows.push(row)
      left -= row.heightMm
      continue
    }
    const top = page.top + (pages.length === 0 ? titleHeightMm : 0)
    pages.push({ rows: [row], top })
    left = page.bottom - top - headHeightMm - row.heightMm
  }
  return pages.map(({ rows, top }, place) => ({
    widthMm: page.widthMm,
    heightMm: page.heightMm,
    bookmark: {
      title: words('printDeck.tableBookmark', { page: place + 1 }),
      below: rows.flatMap(({ title: named }) => named ?? []),
    },
    parts: [
      ...(place === 0 ? [onPage(() => titleBlock(page, title, under))] : []),
      { x: page.left, y: top, draw: () => tableHead(columns) },
      { x: page.left, y: top + headHeightMm, draw: () => stacked(rows) },
    ],
    lines: (number) => footLine(page, title, number, words),
  }))
}

function stacked(rows: readonly RowLayout[]): readonly Operation[] {
  let y = 0
  return rows.flatMap((row) => {
    const drawn = row.draw(y)
    y += row.heightMm
    return drawn
  })
}
