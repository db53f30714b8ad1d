import type { PrintPart } from './print-request'
import { isLegible, pageGrid, cutMarks, pageLines } from './page-grid'
import { freshShip } from '../game/apply-effect'
import { done, refused, type Result } from '../kernel/result'
import { shipId } from '../kernel/ids'
import type { RulesPack } from '../rules/pack/rules-pack'
import { cardParts, formPart } from './printed-card'
import { onPage, type PagePart } from './print-page'
import { type Section, type Setting, tooSmall } from './section'

export interface BlanksSource extends Pick<Extract<PrintPart, { readonly part: 'blanks' }>, 'copies' | 'perPage'> {
  readonly pack: RulesPack
}

/**
 * Empty cards to fill in with a pen: the form of the pack, or the card of its blank ship where it has none. Refused:
 * `print-form-none` where the pack has neither, and with the refusals of `tooSmall`.
 */
export function blanksSection({ pack, copies, perPage }: BlanksSource, setting: Setting): Result<Section> {
  const { profile, title, words } = setting
  const named = words('printing.part.blanks')
  const drawn = formOf(pack, setting)
  if (!drawn) return refused('print-form-none', { rules: words(`rules.${pack.id}.name`) })
  const problem = tooSmall(named, setting, (paper, margins) => isLegible(pack.card, paper, margins, perPage))
  if (problem) return problem
  const grid = pageGrid(pack.card, profile.paper, perPage, profile.marginsMm)
  const sheets = Math.ceil(copies / grid.cells.length)
  return done({
    title: named,
    marks: [],
    pages: Array.from({ length: sheets }, (_, sheet) => {
      const cells = grid.cells.slice(0, copies - sheet * grid.cells.length)
      return {
        widthMm: grid.widthMm,
        heightMm: grid.heightMm,
        parts: [onPage(() => cutMarks(grid)), ...cells.flatMap(drawn)],
        lines: (number) => pageLines(grid.lines, { title, subject: named, ...number }, words),
      }
    }),
  })
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
