import type { PrintPart } from './request/print-job'
import { measure } from '../card/measure'
import { footLine, textPaper, titleBlock, type TextPaper } from './decks/text-page'
import type { ScenarioSetup } from '../documents/scenario'
import { done, refused, type Result } from '../kernel/result'
import { own } from '../kernel/own'
import { blocksOnPages, stacked } from './report/block-pages'
import type { Block } from './report/report-page'
import type { RulesPack } from '../rules/pack/rules-pack'
import type { Words } from '../words/speak'
import { orderOfBattle } from './order-of-battle'
import { onPage, whitePage, type PrintPage } from './print-page'
import { besideHeading, columnsOf, factLine, linesToWriteOn, type ProseColumn } from './prose-blocks'
import type { Mark, Section, Setting } from './section'
import { conditionsSaid } from './table-facts-said'
import { tooSmall } from './too-small'

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
  const problem = tooSmall(title, setting, (...on) => {
    const { left, right } = textPaper(...on)
    return right - left >= leastWidthMm
  })
  if (problem) return problem
  const asked = typeof orders === 'object' ? setup.sides.filter(({ id }) => id === orders.side) : setup.sides
  if (asked.length === 0) return refused('print-side-missing', { side: typeof orders === 'object' ? orders.side : '' })
  const page = textPaper(profile.paper, profile.marginsMm)
  const said = fewestPages(page, (column) => common(column, source, words))
  const pages: PrintPage[] = [
    ...pagesOf(page, setup.title, fitsTitle(page, setup.setting) ? setup.setting : '', said, words),
  ]
  const marks: Mark[] = []
  for (const { id, name } of orders === 'none' ? [] : asked) {
    const orders = own(setup.orders, id) ?? ''
    if (orders === '') continue
    if (setting.isTwoSided && pages.length % 2 === 1) pages.push(whitePage(page))
    const heading = words('printing.briefing.orders', { side: name })
    marks.push({ title: heading, page: pages.length, below: [] })
    const said = fewestPages(page, (column) => besideHeading(column, words('printing.briefing.ordersCaption'), orders))
    const blocks = [...said, ...linesToWriteOn(page, said, words('printing.briefing.ownNotes'))]
    pages.push(...pagesOf(page, heading, setup.title, blocks, words))
  }
  return done({ title, pages, marks, ...(setting.isTwoSided && marks.length > 0 ? { isTurnedOver: true } : {}) })
}

/** Set as large as takes no page more than the smallest letters would. */
function fewestPages(page: TextPaper, blocksIn: (column: ProseColumn) => readonly Block[]): readonly Block[] {
  const settings = columnsOf(page).map(blocksIn)
  const pagesOf = (blocks: readonly Block[]) => blocksOnPages(blocks, page).length
  const fewest = Math.min(...settings.map(pagesOf))
  return settings.find((blocks) => pagesOf(blocks) === fewest) ?? []
}

/** A setting that is too long to go beside the title goes under it. */
function fitsTitle({ left, right }: TextPaper, setting: string): boolean {
  return measure('head-italic', 2.9, setting) <= (right - left) / 2
}

function common(column: ProseColumn, { setup, pack }: BriefingSource, words: Words): readonly Block[] {
  const { page } = column
  const { subtitle, players, hours, briefing, victory, notes } = setup
  const how = [
    words(`rules.${pack.id}.name`),
    players === '' ? '' : words('printing.briefing.players', { players }),
    hours,
  ]
  return [
    ...factLine(page, fitsTitle(page, setup.setting) ? '' : setup.setting, 'large'),
    ...factLine(page, subtitle, 'large'),
    ...factLine(page, how.filter((each) => each !== '').join(' · '), 'small'),
    ...besideHeading(column, words('printing.briefing.situation'), briefing),
    ...besideHeading(column, words('printing.briefing.conditions'), conditionsSaid(pack, setup.table, words)),
    ...besideHeading(column, words('printing.briefing.victory'), victory),
    ...besideHeading(column, words('printing.briefing.notes'), notes),
    ...orderOfBattle(page, pack, setup, words),
  ]
}

function pagesOf(
  page: TextPaper,
  title: string,
  under: string,
  blocks: readonly Block[],
  words: Words,
): readonly PrintPage[] {
  return blocksOnPages(blocks, page).map(({ blocks: here, top }, place) => ({
    widthMm: page.widthMm,
    heightMm: page.heightMm,
    parts: [...(place === 0 ? [onPage(() => titleBlock(page, title, under))] : []), ...stacked(here, top)],
    lines: (number) => footLine(page, title, number, words),
  }))
}
