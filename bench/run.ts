/** Runs every bench module in turn and prints one table: `npm run bench [-- --json FILE] [-- --only NAME]`. */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { BenchRow } from './bench-row'

const modules = [
  'cards',
  'decks',
  'dice',
  'fire-on-the-waters',
  'journal-append',
  'journal-open',
  'odds',
  'pdf',
  'print-book',
  'report',
  'squadron-d20',
  'table-view',
] as const

const { values: options } = parseArgs({ options: { json: { type: 'string' }, only: { type: 'string' } } })
const chosen = modules.filter((name) => options.only === undefined || name.includes(options.only))
const rows: BenchRow[] = []
for (const name of chosen) {
  process.stdout.write(`\n${name}\n`)
  const { measure } = (await import(`./${name}.ts`)) as { measure: () => Promise<BenchRow[]> }
  for (const row of await measure()) {
    rows.push(row)
    process.stdout.write(`${sentence(row)}\n`)
  }
}
if (options.json !== undefined) await writeFile(options.json, `${JSON.stringify(rows.map(figuresOf), null, 2)}\n`)
const missed = rows.filter((row) => !row.met)
process.stdout.write(`\n${rows.length} figures, ${missed.length} short of their target\n`)

/** A row as others read it; the spread is told on the screen alone. */
function figuresOf({ name, ours, peer, unit, ratio, target, met }: BenchRow): Omit<BenchRow, 'spread'> {
  return { name, ours, peer, unit, ratio, target, met }
}

function sentence(row: BenchRow): string {
  const spread = row.spread ? ` (${row.spread.map((figure) => figure.toFixed(2)).join(' to ')})` : ''
  const figures = `ours ${round(row.ours)} ${row.unit}, peer ${round(row.peer)} ${row.unit}`
  return `  ${row.met ? 'met  ' : 'SHORT'} ${row.name}: ratio ${row.ratio.toFixed(2)}${spread}, ${row.target}; ${figures}`
}

function round(figure: number): string {
  return figure >= 100 ? figure.toFixed(0) : figure.toPrecision(3)
}
