import type { OddsRow } from '../../../pack/odds'
import { says } from './says'

/** The chance, 0 to 1, of every number of something, by its number. */
export type Counts = readonly number[]

/** The number of successes among independent throws of equal chance: the binomial distribution. */
export function countsOf(throws: number, chance: number): Counts {
  let counts = [1]
  for (let each = 0; each < throws; each++) {
    const more = new Array<number>(counts.length + 1).fill(0)
    counts.forEach((likely, n) => {
      more[n]! += likely * (1 - chance)
      more[n + 1]! += likely * chance
    })
    counts = more
  }
  return counts
}

/** The same, limited to `most`: the chances above it are added to the last. */
export function atMost(counts: Counts, most: number): Counts {
  if (counts.length <= most + 1) return counts
  const last = counts.slice(most).reduce((sum, chance) => sum + chance, 0)
  return [...counts.slice(0, most), last]
}

/** Larger numbers share one row. */
const mostRows = 6

/** A row for every possible number: `odds.<name>`, and `odds.<name>OrMore` for the last. */
export function rowsOf(
  name: string,
  counts: Counts,
  values: Readonly<Record<string, string>> = {},
): readonly OddsRow[] {
  const row = (key: string, chance: number, n: number): OddsRow => {
    return { say: says(`odds.${key}`, { ...values, n }), chance, error: null }
  }
  const shown = counts.slice(0, mostRows).flatMap((chance, n) => (chance > 0 ? [row(name, chance, n)] : []))
  const more = counts.slice(mostRows).reduce((sum, chance) => sum + chance, 0)
  return more > 0 ? [...shown, row(`${name}OrMore`, more, mostRows)] : shown
}
