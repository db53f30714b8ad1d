import type { PrintPart } from './request/print-job'
import { footLine, textPaper, titleBlock, titleHeightMm, type TextPaper } from './decks/text-page'
import type { ShipDocument } from '../documents/ship'
import { done, refused, type Result } from '../kernel/result'
import type { ReferenceTable, RulesPack } from '../rules/pack/rules-pack'
import type { Words } from '../words/speak'
import { onPage } from './print-page'
import { fitsWidth, packedPages, type PackedPage } from './reference/packed-pages'
import type { Section, Setting } from './section'
import { tooSmall } from './too-small'

export interface ReferenceSource extends Pick<Extract<PrintPart, { readonly part: 'reference' }>, 'tables'> {
  readonly pack: RulesPack
  /** The ships in play, where the sheet is to be cut down to them. */
  readonly documents: readonly ShipDocument[] | null
}

/**
 * Tables of the rules in columns, on as few pages as they take while they can be read. Refused: `print-tables-none`,
 * and what `tooSmall` refuses.
 */
export function referenceSection(source: ReferenceSource, setting: Setting): Result<Section> {
  const { pack, documents } = source
  const { profile, words } = setting
  const rules = words(`rules.${pack.id}.name`)
  const tables = chosen(source, words)
  if (tables.length === 0) return refused('print-tables-none', { rules })
  const title = words('printing.part.reference')
  const problem = tooSmall(title, setting, (...on) => fitsWidth(tables, roomOn(textPaper(...on)).widthMm))
  if (problem) return problem
  const page = textPaper(profile.paper, profile.marginsMm)
  const packed = packedPages(tables, roomOn(page), words)
  const under = documents !== null && pack.referenceFor ? words('printing.reference.fleet') : ''
  return done({
    title,
    marks: packed.flatMap((placed, at) => marksOn(placed, at)),
    pages: packed.map((placed, at) => {
      const top = page.top + (at === 0 ? titleHeightMm : 0)
      return {
        widthMm: page.widthMm,
        heightMm: page.heightMm,
        parts: [
          ...(at === 0 ? [onPage(() => titleBlock(page, rules, under === '' ? title : under))] : []),
          ...placed.map(({ table, x, y }) => ({ x: page.left + x, y: top + y, draw: () => table.draw() })),
        ],
        lines: (number) => footLine(page, `${rules}, ${title}`, number, words),
      }
    }),
  })
}

function chosen({ pack, documents, tables }: ReferenceSource, words: Words): readonly ReferenceTable[] {
  const all = (documents && pack.referenceFor?.(documents, words)) ?? pack.reference(words)
  return tables === 'all' ? all : all.filter(({ key }) => tables.includes(key))
}

function roomOn({ left, right, top, bottom }: TextPaper) {
  const heightMm = bottom - top
  return { widthMm: right - left, heightMm, firstHeightMm: heightMm - titleHeightMm }
}

function marksOn(placed: PackedPage, page: number) {
  return placed.flatMap(({ table }) => (table.isContinued ? [] : [{ title: table.title, page, below: [] }]))
}
