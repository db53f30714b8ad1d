import { isLegible, pageGrid, cutMarks, pageLines } from './page-grid'
import type { PerPage } from './print-request'
import { done, refused, type Result } from '../kernel/result'
import { cardParts, cardsByPage, grouped, asPrinted, nameOf, type PrintedCard, type PrintedShips } from './printed-card'
import { onPage } from './print-page'
import { type Mark, type Section, type Setting, tooSmall } from './section'

export interface CardsSource extends PrintedShips {
  readonly perPage: PerPage
}

/**
 * Ship cards, with the requested number on a page. Refused: `print-ships-none`, and with the refusals of `tooSmall`.
 */
export function cardsSection({ cards: asked, fresh, perPage }: CardsSource, setting: Setting): Result<Section> {
  const { profile, title, words } = setting
  const [first] = asked
  if (first === undefined) return refused('print-ships-none')
  const { card } = first.pack
  const problem = tooSmall(words('printing.part.cards'), setting, (paper, margins) =>
    isLegible(card, paper, margins, perPage),
  )
  if (problem) return problem
  const cards = asked.map((each) => asPrinted(each, fresh))
  const grid = pageGrid(card, profile.paper, perPage, profile.marginsMm)
  const sheets = cardsByPage(cards, grid.cells.length)
  const pageOf = new Map(sheets.flatMap((onSheet, page) => onSheet.map((each) => [each, page] as const)))
  return done({
    title: words('printing.part.cards'),
    marks: marksOf(cards, (each) => pageOf.get(each) ?? 0),
    pages: sheets.map((onSheet) => ({
      widthMm: grid.widthMm,
      heightMm: grid.heightMm,
      parts: [
        onPage(() => cutMarks(grid)),
        ...onSheet.flatMap((each, cell) => cardParts(each, grid.cells[cell]!, words)),
      ],
      lines: (number) => pageLines(grid.lines, { title, subject: subjectOf(onSheet), ...number }, words),
    })),
  })
}

/** Sides, squadrons, ships; a level without names is left out. */
function marksOf(cards: readonly PrintedCard[], pageOf: (card: PrintedCard) => number): readonly Mark[] {
  const page = ([first]: readonly PrintedCard[]) => (first === undefined ? 0 : pageOf(first))
  return grouped(cards, 'side').flatMap((side) => {
    const below = grouped(side.cards, 'squadron').flatMap((squadron) => {
      const ships = squadron.cards.map((card) => ({ title: nameOf(card), page: pageOf(card), below: [] }))
      return squadron.name === null ? ships : [{ title: squadron.name, page: page(squadron.cards), below: ships }]
    })
    return side.name === null ? below : [{ title: side.name, page: page(side.cards), below }]
  })
}

/** `Home Fleet · 1st Division, 2nd Division`: whose cards these are. */
function subjectOf(cards: readonly PrintedCard[]): string {
  const squadrons = [...new Set(cards.flatMap(({ squadron }) => squadron ?? []))].join(', ')
  return [cards[0]?.side ?? '', squadrons].filter((part) => part !== '').join(' · ')
}
