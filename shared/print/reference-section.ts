import type { PrintPart } from './print-request'
import { fittedText } from '../card/fit'
import type { Operation, TextOp } from '../card/operations'
import { leastTextMm, textPaper, titleBlock, titleHeightMm, type TextPaper, textPage } from './text-page'
import type { ShipDocument } from '../documents/ship'
import { done, refused, type Result } from '../kernel/result'
import type { ReferenceTable, RulesPack } from '../rules/pack/rules-pack'
import type { Words } from '../words/speak'
import { onPage, type PagePart } from './print-page'
import { type Section, type Setting, tooSmall } from './section'
import { leastWidth, layoutTable, type TableLayout } from './reference-table-layout'

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
  const bare = packedPages(tables, roomOn(page), words)
  const hulls = documents ? packedPages([...tables, hullsTable(pack, documents, words)], roomOn(page), words) : bare
  // The ships are looked at where they cost no page.
  const packed = hulls.length > bare.length ? bare : hulls
  const under = documents !== null && pack.referenceFor ? words('printing.reference.fleet') : ''
  return done({
    title,
    marks: packed.flatMap((placed, at) => marksOn(placed, at)),
    pages: packed.map((placed, at) => {
      const top = page.top + (at === 0 ? titleHeightMm : 0)
      const parts = [
        ...(at === 0 ? [onPage(() => titleBlock(page, rules, under === '' ? title : under))] : []),
        ...placed.flatMap(({ table, x, y }): readonly PagePart[] => {
          const place = { x: page.left + x, y: top + y }
          const { picture } = table
          const corner = { x: place.x + (picture?.x ?? 0), y: place.y + (picture?.y ?? 0) }
          return [
            { ...place, draw: () => table.draw() },
            ...(picture ? [{ ...corner, draw: () => picture.drawing.operations }] : []),
          ]
        }),
      ]
      return textPage(page, parts, `${rules}, ${title}`, words)
    }),
  })
}

function chosen({ pack, documents, tables }: ReferenceSource, words: Words): readonly ReferenceTable[] {
  const all = (documents && pack.referenceFor?.(documents, words)) ?? pack.reference(words)
  return tables === 'all' ? all : all.filter(({ key }) => tables.includes(key))
}

const [hullsMm, hullMm, hullRowMm] = [52, 22, 7.5]

/** The hulls of the ships in play at one scale, each beside her name, once where several are alike. */
function hullsTable(pack: RulesPack, documents: readonly ShipDocument[], words: Words): ReferenceTable {
  const ships = [...new Map(documents.map((ship) => [ship.slug, ship])).values()]
  const drawn = ships.map((ship) => pack.silhouette(ship))
  const scale = Math.min(...drawn.map(({ width, waterline }) => Math.min(hullMm / width, (hullRowMm - 1) / waterline)))
  const operations = ships.flatMap((ship, at): readonly Operation[] => {
    const { fill, lines, waterline } = drawn[at]!
    const bottom = (at + 1) * hullRowMm - 0.5
    const place = { x: 0, y: bottom - waterline * scale, scaleX: scale, scaleY: scale }
    const name: TextOp = {
      op: 'text',
      x: hullMm + 2,
      y: bottom,
      text: ship.name,
      size: 2.9,
      face: 'work-500',
      ink: 'ink',
    }
    return [
      { op: 'path', d: lines, ...place, stroke: { ink: 'ink', width: 0.16 } },
      { op: 'path', d: fill, ...place, fill: 'ink' },
      { op: 'path', d: `M0 ${bottom}H${hullMm}`, stroke: { ink: 'ink-3', width: 0.15 } },
      fittedText(name, hullsMm - hullMm - 2, leastTextMm),
    ]
  })
  const picture = { widthMm: hullsMm, heightMm: ships.length * hullRowMm, operations }
  return { key: 'ships', title: words('printing.reference.ships'), columns: [], rows: [], notes: [], picture }
}

function roomOn({ left, right, top, bottom }: TextPaper) {
  const heightMm = bottom - top
  return { widthMm: right - left, heightMm, firstHeightMm: heightMm - titleHeightMm }
}

function marksOn(placed: PackedPage, page: number) {
  return placed.flatMap(({ table }) => (table.isContinued ? [] : [{ title: table.title, page, below: [] }]))
}

/** The free area of a page, in mm: the first page has less of it. */
interface Room {
  readonly widthMm: number
  readonly heightMm: number
  readonly firstHeightMm: number
}

interface PlacedTable {
  readonly table: TableLayout
  /** From the upper left corner of the free area. */
  readonly x: number
  readonly y: number
}

type PackedPage = readonly PlacedTable[]

/** Em sizes in mm: from ten point down to seven, the smallest that can be read at a table. */
const [largestSizeMm, stepMm] = [3.5, 0.1]
const smallestSizeMm = 2.5
const gutterMm = 6
/** A column narrower than this is a ribbon, in ems. */
const leastColumnEms = 22
const mostColumns = 4

/** Whether every table can be read in this width. */
function fitsWidth(tables: readonly ReferenceTable[], widthMm: number): boolean {
  return tables.every((table) => leastWidth(table, smallestSizeMm) <= widthMm)
}

/** What is packed: in the order of the rules, or the largest first, which leaves less of a page empty. */
interface ToPack {
  readonly tables: readonly ReferenceTable[]
  readonly room: Room
  readonly words: Words
  readonly order: 'printed' | 'largestFirst'
}

/** The tables in the order of the rules, unless another takes fewer pages. */
function packedPages(tables: readonly ReferenceTable[], room: Room, words: Words): readonly PackedPage[] {
  const printed = packedLarge({ tables, room, words, order: 'printed' })
  if (printed.length === 1) return printed
  const largestFirst = packedLarge({ tables, room, words, order: 'largestFirst' })
  const isFewer = largestFirst.length > 0 && largestFirst.length < printed.length
  return isFewer ? largestFirst : printed
}

/**
 * The tables on as few pages as they take where they can be read, and on those as large as they can be: the size is
 * found by halving, since larger letters never take fewer pages.
 */
function packedLarge(toPack: ToPack): readonly PackedPage[] {
  let best = packedAt(toPack, smallestSizeMm)
  let [fits, over] = [0, Math.round((largestSizeMm - smallestSizeMm) / stepMm) + 1]
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2)
    const pages = packedAt(toPack, smallestSizeMm + middle * stepMm)
    const isAsFew = pages.length > 0 && pages.length <= best.length
    if (isAsFew) [best, fits] = [pages, middle]
    else over = middle
  }
  return best
}

/** In the number of columns that takes the fewest pages; no page where a table is too wide at this size. */
function packedAt(toPack: ToPack, size: number): readonly PackedPage[] {
  let best: readonly PackedPage[] = []
  for (let columns = mostColumns; columns >= 1; columns--) {
    if (columns > 1 && columnWidth(toPack.room, columns) < leastColumnEms * size) continue
    const pages = packedIn(toPack, columns, size)
    if (pages && (best.length === 0 || pages.length < best.length)) best = pages
  }
  return best
}

function columnWidth({ widthMm }: Pick<Room, 'widthMm'>, columns: number): number {
  return (widthMm - (columns - 1) * gutterMm) / columns
}

/** `undefined` where a table is too wide at this size, or has to be parted out of order. */
function packedIn(
  { tables, room, words, order }: ToPack,
  columns: number,
  size: number,
): readonly PackedPage[] | undefined {
  const column = columnWidth(room, columns)
  const widthOf = (span: number) => span * column + (span - 1) * gutterMm
  const stretches: { readonly table: TableLayout; readonly span: number }[] = []
  for (const table of tables) {
    const least = leastWidth(table, size)
    let span = 1
    while (span <= columns && widthOf(span) < least - 1e-6) span++
    if (span > columns) return undefined
    // What does not fit under the title goes to the next page whole.
    const isFirst = stretches.length === 0 || order === 'largestFirst'
    const mostMm = isFirst ? room.firstHeightMm : room.heightMm
    let layouts = layoutTable(table, { size, widthMm: widthOf(span), mostMm }, words)
    // Wider before it is parted.
    while (layouts.length > 1 && span < columns) {
      span++
      layouts = layoutTable(table, { size, widthMm: widthOf(span), mostMm }, words)
    }
    // The stretches of one keep their order.
    if (layouts.length > 1 && order === 'largestFirst') return undefined
    for (const each of layouts) stretches.push({ table: each, span })
  }
  const area = ({ table, span }: (typeof stretches)[number]) => table.heightMm * span
  if (order === 'largestFirst') stretches.sort((one, other) => area(other) - area(one))
  const pages: Packing[] = []
  for (const { table, span } of stretches) place(table, span)
  return pages.map(({ placed }) => placed)

  function place(table: TableLayout, span: number): void {
    for (const page of pages) if (page.take(table, span, column + gutterMm)) return
    const page = new Packing(columns, pages.length === 0 ? room.firstHeightMm : room.heightMm)
    if (!page.take(table, span, column + gutterMm)) page.force(table)
    pages.push(page)
  }
}

/** A page under way: how far down each of its columns is taken. */
class Packing {
  readonly placed: PlacedTable[] = []
  private readonly taken: number[]

  constructor(
    columns: number,
    private readonly heightMm: number,
  ) {
    this.taken = Array.from({ length: columns }, () => 0)
  }

  /** Sets a table as high up as it goes, in the leftmost of places as good; false where there is no room. */
  take(table: TableLayout, span: number, pitchMm: number): boolean {
    let best: { readonly at: number; readonly y: number } | undefined
    for (let at = 0; at + span <= this.taken.length; at++) {
      const y = Math.max(...this.taken.slice(at, at + span))
      if (!best || y < best.y - 1e-6) best = { at, y }
    }
    if (!best || best.y + table.heightMm > this.heightMm + 1e-6) return false
    this.placed.push({ table, x: best.at * pitchMm, y: best.y })
    this.taken.fill(best.y + table.heightMm, best.at, best.at + span)
    return true
  }

  /** A row alone that is higher than a page. */
  force(table: TableLayout): void {
    this.placed.push({ table, x: 0, y: 0 })
    this.taken.fill(Infinity)
  }
}
