import type { PrintPart } from './print-request'
import { measure } from '../card/measure'
import { drawChart } from '../chart/draw-chart'
import { firstLines } from '../chart/first-lines'
import { chartOf } from '../chart/of-battle'
import { chartUnitMm, leastTextMm, textPaper, textWidth, type TextPaper } from './text-page'
import type { ScenarioSetup } from '../documents/scenario'
import { victoryInWords } from '../documents/victory'
import { done, refused, type Result } from '../kernel/result'
import { own } from '../kernel/own'
import { blocksOnPages, titledPages, type Block } from './blocks'
import type { RulesPack } from '../rules/pack/rules-pack'
import { capitalised } from '../words/decapitalised'
import { packWords } from '../words/pack-words'
import type { Words } from '../words/speak'
import { whitePage, type PrintPage } from './print-page'
import {
  besideHeading,
  columnsOf,
  factLine,
  linesToWriteOn,
  type ProseColumn,
  turnHeading,
  tableBlocks,
} from './text-blocks'
import { type Mark, type Section, type Setting, tooNarrow } from './section'
import { freshShip } from '../game/apply-effect'
import { commanderOf } from '../game/ship-name'
import { nameOf, withRating } from './printed-card'
import type { Scalar } from '../kernel/scalar'

export interface BriefingSource extends Pick<Extract<PrintPart, { readonly part: 'briefing' }>, 'orders'> {
  readonly pack: RulesPack
  readonly setup: ScenarioSetup
}

const leastWidthMm = 78

/**
 * What the players read: setting, briefing, victory, notes, order of battle, then the requested orders. Orders are
 * secret: those of each side begin on a new page, and on a new sheet where both sides are printed on. Refused:
 * `print-side-missing`, and with the refusals of `tooSmall`.
 */
export function briefingSection(source: BriefingSource, setting: Setting): Result<Section> {
  const { setup, orders } = source
  const { profile, words } = setting
  const title = words('printing.part.briefing')
  const problem = tooNarrow(title, setting, leastWidthMm)
  if (problem) return problem
  const asked = typeof orders === 'object' ? setup.sides.filter(({ id }) => id === orders.side) : setup.sides
  if (asked.length === 0) return refused('print-side-missing', { side: typeof orders === 'object' ? orders.side : '' })
  const page = textPaper(profile.paper, profile.marginsMm)
  const said = fewestPages(page, (column) => common(column, source, words), chartBlocks(page, source))
  const beside = fitsTitle(page, setup.setting) ? setup.setting : ''
  const pages: PrintPage[] = [...titledPages(page, { title: setup.title, under: beside, blocks: said }, words)]
  const marks: Mark[] = []
  for (const { id, name } of orders === 'none' ? [] : asked) {
    const orders = own(setup.orders, id) ?? ''
    if (orders === '') continue
    if (setting.isTwoSided && pages.length % 2 === 1) pages.push(whitePage(page))
    const heading = words('printing.briefing.orders', { side: name })
    marks.push({ title: heading, page: pages.length, below: [] })
    const said = fewestPages(page, (column) => besideHeading(column, words('printing.briefing.ordersCaption'), orders))
    const blocks = [...said, ...linesToWriteOn(page, said, words('printing.briefing.ownNotes'))]
    pages.push(...titledPages(page, { title: heading, under: setup.title, blocks }, words))
  }
  return done({ title, pages, marks, ...(setting.isTwoSided && marks.length > 0 ? { isTurnedOver: true } : {}) })
}

/** Set as large as takes no page more than the smallest letters would; the chart after them. */
function fewestPages(
  page: TextPaper,
  blocksIn: (column: ProseColumn) => readonly Block[],
  charts: readonly Block[] = [],
): readonly Block[] {
  const settings = columnsOf(page).flatMap((column) => {
    const blocks = blocksIn(column)
    return charts.length === 0 ? [blocks] : charts.map((chart) => [chart, ...blocks])
  })
  const pagesOf = (blocks: readonly Block[]) => blocksOnPages(blocks, page).length
  const fewest = Math.min(...settings.map(pagesOf))
  return settings.find((blocks) => pagesOf(blocks) === fewest) ?? []
}

const chartHeightsMm = [76, 66, 56, 48] as const
const leastForChartMm = 120

/** The chart of the action over the width of the page, in each of its heights; none on narrow paper. */
function chartBlocks(page: TextPaper, { pack, setup }: BriefingSource): readonly Block[] {
  const widthMm = textWidth(page)
  if (widthMm < leastForChartMm || setup.squadrons.every(({ ships }) => ships.length === 0)) return []
  const chart = chartOf(setup, ({ document }: Squadron['ships'][number]) => pack.silhouette(document).width)
  const of = { ...chart, leastText: leastTextMm / chartUnitMm }
  return chartHeightsMm.map((heightMm) => {
    const size = { width: Math.round(widthMm / chartUnitMm), height: Math.round(heightMm / chartUnitMm) }
    const parts = (y: number) => [{ x: page.left, y, scale: chartUnitMm, draw: () => drawChart({ ...of, ...size }) }]
    return { heightMm: heightMm + 3, parts }
  })
}

/** A setting that is too long to go beside the title goes under it. */
function fitsTitle(page: TextPaper, setting: string): boolean {
  return measure('head-italic', 2.9, setting) <= textWidth(page) / 2
}

function common(column: ProseColumn, { setup, pack }: BriefingSource, words: Words): readonly Block[] {
  const { page } = column
  const { subtitle, players, hours, briefing, notes } = setup
  const played = players === '' ? '' : words('printing.briefing.players', { players })
  const situation = [firstLines(setup, words), briefing].filter((each) => each !== '').join('\n\n')
  const how = [words(`rules.${pack.id}.name`), played, hours]
  return [
    ...factLine(page, fitsTitle(page, setup.setting) ? '' : setup.setting, 'large'),
    ...factLine(page, subtitle, 'large'),
    ...factLine(page, how.filter((each) => each !== '').join(' · '), 'small'),
    ...besideHeading(column, words('printing.briefing.situation'), situation),
    ...besideHeading(column, words('printing.briefing.conditions'), conditionsSaid(pack, setup.table, words)),
    ...besideHeading(column, words('printing.briefing.victory'), victoryInWords(setup, words)),
    ...besideHeading(column, words('printing.briefing.notes'), notes),
    ...orderOfBattle(page, pack, setup, words),
  ]
}

type Squadron = ScenarioSetup['squadrons'][number]

/** Every side with its squadrons and ships as they leave harbour: what each is, what she carries, who commands her. */
function orderOfBattle(page: TextPaper, pack: RulesPack, setup: ScenarioSetup, words: Words): readonly Block[] {
  if (setup.squadrons.every(({ ships }) => ships.length === 0)) return []
  const isNarrow = textWidth(page) < 150
  const shown = isNarrow ? onNarrow : columns
  const tables = setup.sides.map(({ id, name }) => {
    const squadrons = setup.squadrons.filter(({ side }) => side === id)
    const rows = squadrons.flatMap((squadron) => rowsOf(squadron, pack, words))
    return {
      key: id,
      title: name,
      columns: shown.map((column) => ({ title: words(`printing.briefing.column.${column}`), is: 'text' as const })),
      rows: rows.map((row) => shown.map((column) => row[column])),
      notes: [],
    }
  })
  const among = tables.flatMap(({ rows }) => rows)
  return [
    turnHeading(page, words('printing.briefing.orderOfBattle')),
    ...tables.flatMap((table) => (table.rows.length === 0 ? [] : tableBlocks(page, table, among))),
  ]
}

const columns = ['ship', 'squadron', 'kind', 'guns', 'commander'] as const
const onNarrow = ['ship', 'squadron', 'kind'] as const
type Row = Readonly<Record<(typeof columns)[number], string>>

/** The name of the squadron is beside its first ship alone. */
function rowsOf({ name, ships }: Squadron, pack: RulesPack, words: Words): readonly Row[] {
  return ships.map((ship, at) => ({ ...rowOf(ship, pack, words), squadron: at === 0 ? name : '' }))
}

function rowOf(
  { id, document, fields }: Squadron['ships'][number],
  pack: RulesPack,
  words: Words,
): Omit<Row, 'squadron'> {
  const ship = freshShip(pack, id, document, fields)
  const { line, guns } = pack.summary(document, words)
  return { ship: nameOf({ pack, ship }), kind: line, guns, commander: withRating(ship, commanderOf(ship) ?? '', words) }
}

/** Wind, sea and visibility as a scenario has them, in a line; '' for rules that know none. What names itself is said once. */
function conditionsSaid(pack: RulesPack, table: Readonly<Record<string, Scalar>>, words: Words): string {
  const named = packWords(pack.id, words)
  return Object.entries(pack.table)
    .map(([name, fact]) => {
      const value = own(table, name) ?? fact.fresh
      const isRange = fact.kind === 'number' && fact.unit === 'inches'
      const said = isRange ? words('printing.briefing.inches', { inches: value }) : named.value('table', name, value)
      const is = named.fact(name)
      if (said.toLowerCase().includes(is.toLowerCase())) return capitalised(said)
      return words('printing.briefing.fact', { fact: is, value: said.replace(/^-/, '−') })
    })
    .join(' · ')
}
