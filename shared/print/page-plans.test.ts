import { expect, test } from 'vitest'
import type { Operation } from '../card/operations'
import { layoutPrintJob } from './print-job-layout'
import { everyPart } from './print-parts.testing'
import type { PagePart, PrintPage } from './print-page'
import { printJobWith } from './printed-fleet.testing'
import type { Mark } from './section'

/** The content of a page: how many operations of each kind, every line of text with its place and size. */
function planOf(page: PrintPage, at: number, pages: number) {
  const lines: PagePart = { x: 0, y: 0, draw: () => page.lines({ page: at + 1, pages }) }
  const kinds: Record<string, number> = {}
  const said: string[] = []
  for (const { x, y, scale = 1, draw, struck } of [...page.parts, lines]) {
    for (const each of draw()) {
      kinds[each.op] = (kinds[each.op] ?? 0) + 1
      if (each.op === 'text' && struck === undefined) said.push(lineOf(each, x, y, scale))
    }
  }
  return { paper: `${page.widthMm} x ${page.heightMm}`, kinds, said }
}

function lineOf({ x, y, text, size }: Extract<Operation, { op: 'text' }>, left: number, top: number, scale: number) {
  const two = (value: number) => String(Math.round(value * 100) / 100)
  return `${two(left + x * scale)} ${two(top + y * scale)} ${two(size * scale)} ${text}`
}

const marked = ({ title, page, below }: Mark): readonly string[] => [
  `${title} ${page + 1}`,
  ...below.flatMap(marked).map((line) => `  ${line}`),
]

/** Two pages of each part are enough to see a plan by. Reports have goldens of their own. */
test('the layout of every part is unchanged', async () => {
  const plans = Object.fromEntries(
    everyPart.flatMap(([name, part]) => {
      if (part.part === 'report') return []
      const book = layoutPrintJob(printJobWith({ parts: [part] }))
      if (!book.ok) throw new Error(`${name}: ${book.code}`)
      const { pages, sections } = book.value
      const plan = pages.slice(0, 2).map((page, at) => planOf(page, at, pages.length))
      return [[name, { pages: pages.length, marks: sections.flatMap(({ marks }) => marks.flatMap(marked)), plan }]]
    }),
  )
  await expect(`${JSON.stringify(plans, null, 2)}\n`).toMatchFileSnapshot('page-plans.golden.json')
})
