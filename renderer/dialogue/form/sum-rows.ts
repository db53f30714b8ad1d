import type { Phrase } from '#shared/kernel/phrase'
import type { Reckoning, SumLine } from '#shared/rules/pack/procedure'

/** A line of a sum; where a figure was overridden, or follows from one, also what it was. */
export interface ShownLine extends SumLine {
  readonly was?: Phrase
}

/** A sum as a form or its dialogue shows it, and what it came to before a figure was overridden. */
export interface ShownSum extends Reckoning {
  readonly lines: readonly ShownLine[]
  readonly was?: Phrase
}

/** One reason of several sums side by side: what each makes of it, where it counts there at all. */
export interface SumRow {
  readonly key: string
  readonly say: Phrase
  readonly is: SumLine['is']
  readonly cells: readonly (ShownLine | undefined)[]
}

/** Several sums as one table: a reason that they share is one row, in the order of the sums. */
export function sumRows(sums: readonly ShownSum[], inWords: (phrase: Phrase) => string): readonly SumRow[] {
  const rows: { key: string; say: Phrase; is: SumLine['is']; cells: (ShownLine | undefined)[] }[] = []
  for (const [column, { lines }] of sums.entries()) {
    let after = -1
    for (const line of lines) {
      const key = reasonOf(line, inWords)
      let at = rows.findIndex((row) => row.key === key && row.cells[column] === undefined)
      if (at < 0) {
        at = after + 1
        rows.splice(at, 0, { key, say: line.say, is: line.is, cells: sums.map(() => undefined) })
      }
      const row = rows[at]!
      row.cells[column] = line
      if (row.is === 'nothing') row.is = line.is
      after = at
    }
  }
  return rows
}

/** A laptop shows as many beside the fields of a form. */
const mostRows = 8

/** Of a long sum the reasons that count for nothing share a line, so that it is seen whole. */
export function foldedRows(rows: readonly SumRow[]): Record<'rows' | 'nothing', readonly SumRow[]> {
  if (rows.length <= mostRows) return { rows, nothing: [] }
  const isNothing = ({ is }: SumRow) => is === 'nothing'
  return { rows: rows.filter((row) => !isNothing(row)), nothing: rows.filter(isNothing) }
}

/** What reads the same is the same reason. Tables and totals are the same reason whatever their figures are. */
function reasonOf({ say, is, field }: SumLine, inWords: (phrase: Phrase) => string): string {
  if (is === 'table') return 'table'
  return is === 'total' || field !== undefined ? say.key : inWords(say)
}

/** The sum that the questions with this key are about, by the most of the key; `undefined` where it is about all of them. */
export function sumInTurn(sums: readonly Reckoning[], question: string | undefined): number | undefined {
  const named = sums.filter(({ of }) => of !== undefined && `/${question}/`.includes(`/${of}/`))
  const [nearest] = named.toSorted((one, other) => other.of!.length - one.of!.length)
  return nearest && sums.indexOf(nearest)
}

/** The sums that are shown while a question waits: one of a later throw alone, in its turn; else those of the form. */
export function sumsShown<Shown extends Reckoning>(sums: readonly Shown[], question?: string): readonly Shown[] {
  const turn = sumInTurn(sums, question)
  const inTurn = turn === undefined ? undefined : sums[turn]
  return inTurn?.isLater ? [inTurn] : sums.filter(({ isLater }) => !isLater)
}

/** So many columns fit beside the reasons, if the longest words of their heads have no more letters in all. */
export const mostColumns = 5
const mostLetters = 34
/** A column is wider than its longest word. */
const besideWord = 2

/** The columns that are shown, by their heads: the one in turn among them, and as many as leave the reasons whole. */
export function columnsShown(heads: readonly string[], turn: number): { readonly from: number; readonly to: number } {
  const letters = heads.map((head) => besideWord + Math.max(...head.split(' ').map(({ length }) => length)))
  const around = (most: number) => {
    const from = Math.max(0, Math.min(turn - Math.floor(most / 2), heads.length - most))
    return { from, to: Math.min(heads.length, from + most) }
  }
  const fits = (most: number) => {
    const { from, to } = around(most)
    return letters.slice(from, to).reduce((sum, each) => sum + each, 0) <= mostLetters
  }
  let most = mostColumns
  while (most > 1 && !fits(most)) most--
  return around(most)
}
