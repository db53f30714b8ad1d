import { isLegible, pageGrid, cutMarks, pageLines, type PageGrid } from './page-grid'
import type { PerPage, PrintPart } from './print-request'
import { done, refused, type Result } from '../kernel/result'
import {
  cardParts,
  cardsByPage,
  grouped,
  asPrinted,
  nameOf,
  type PrintedCard,
  type PrintedShips,
  formPart,
} from './printed-card'
import { onPage, type PagePart, type PrintPage } from './print-page'
import { type Mark, type Section, type Setting, tooSmall } from './section'
import { freshShip } from '../game/apply-effect'
import { shipId } from '../kernel/ids'
import type { RulesPack } from '../rules/pack/rules-pack'

export interface CardsSource extends PrintedShips {
  readonly perPage: PerPage
}

/**
 * Ship cards, with the requested number on a page. Refused: `print-ships-none`, and with the refusals of `tooSmall`.
 */
export function cardsSection({ cards: asked, fresh, perPage }: CardsSource, setting: Setting): Result<Section> {
  const { words } = setting
  const title = words('printing.part.cards')
  const [first] = asked
  if (first === undefined) return refused('print-ships-none')
  const legible = legibleGrid(title, first.pack, perPage, setting)
  if (!legible.ok) return legible
  const grid = legible.value
  const cards = asked.map((each) => asPrinted(each, fresh))
  const sheets = cardsByPage(cards, grid.cells.length)
  const pageOf = new Map(sheets.flatMap((onSheet, page) => onSheet.map((each) => [each, page] as const)))
  return done({
    title,
    marks: marksOf(cards, (each) => pageOf.get(each) ?? 0),
    pages: sheets.map((onSheet) => {
      const parts = onSheet.flatMap((each, cell) => cardParts(each, grid.cells[cell]!, words))
      return sheetOf(grid, parts, subjectOf(onSheet), setting)
    }),
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
  const sides = grouped(cards, 'side').map((side) => {
    const squadrons = grouped(side.cards, 'squadron').flatMap(({ name }) => name ?? [])
    return [side.name ?? '', squadrons.join(', ')].filter((part) => part !== '').join(' · ')
  })
  return sides.filter((side) => side !== '').join('; ')
}

export interface BlanksSource extends Pick<Extract<PrintPart, { readonly part: 'blanks' }>, 'copies' | 'perPage'> {
  readonly pack: RulesPack
}

/**
 * Empty cards to fill in with a pen: the form of the pack, or the card of its blank ship where it has none. Refused:
 * `print-form-none` where the pack has neither, and with the refusals of `tooSmall`.
 */
export function blanksSection({ pack, copies, perPage }: BlanksSource, setting: Setting): Result<Section> {
  const { words } = setting
  const named = words('printing.part.blanks')
  const drawn = formOf(pack, setting)
  if (!drawn) return refused('print-form-none', { rules: words(`rules.${pack.id}.name`) })
  const legible = legibleGrid(named, pack, perPage, setting)
  if (!legible.ok) return legible
  const grid = legible.value
  const sheets = Math.ceil(copies / grid.cells.length)
  return done({
    title: named,
    marks: [],
    pages: Array.from({ length: sheets }, (_, sheet) => {
      const cells = grid.cells.slice(0, copies - sheet * grid.cells.length)
      return sheetOf(grid, cells.flatMap(drawn), named, setting)
    }),
  })
}

/** The grid of a page for cards of a pack, where they can be read on it; refused by `tooSmall`. */
function legibleGrid(what: string, { card }: RulesPack, perPage: PerPage, setting: Setting): Result<PageGrid> {
  const { paper, marginsMm } = setting.profile
  const problem = tooSmall(what, setting, (...on) => isLegible(card, ...on, perPage))
  return problem ?? done(pageGrid(card, paper, perPage, marginsMm))
}

/** A page of cards, with its cut marks. */
function sheetOf(grid: PageGrid, parts: readonly PagePart[], subject: string, { title, words }: Setting): PrintPage {
  const { widthMm, heightMm, lines } = grid
  const cut = onPage(() => cutMarks(grid))
  return {
    ...{ widthMm, heightMm, parts: [cut, ...parts] },
    lines: (number) => pageLines(lines, { title, subject, ...number }, words),
  }
}

type Drawn = (cell: Parameters<typeof cardParts>[1]) => readonly PagePart[]

function formOf(pack: RulesPack, { words }: Setting): Drawn | undefined {
  const { form } = pack.card
  if (form) return (cell) => [formPart(pack, cell, () => form(words))]
  const blank = pack.editing?.blank()
  if (!blank) return undefined
  const ship = freshShip(pack, shipId('blank'), blank)
  return (cell) => cardParts({ pack, ship }, cell, words)
}
