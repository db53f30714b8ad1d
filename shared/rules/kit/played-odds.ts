import type { Phrase } from '../../kernel/phrase'
import { errorOf, usualSamples } from '../../kernel/sampled-odds'
import type { OddsFound, OddsRow } from '../pack/odds'

/** Odds that have no closed form: a dialogue is played out many times, and what was so afterwards is counted. */
interface PlayedOdds {
  /** Plays it once: the names of all that was so. */
  readonly sample: () => Iterable<string>
  /** In the order in which they are shown. */
  readonly rows: readonly { readonly name: string; readonly say: Phrase }[]
  /** Samples between two results: some milliseconds. */
  readonly atOnce: number
  /** Enough before the usual number of samples: so many at least, and no row with a larger error, 0 to 1. */
  readonly sure?: { readonly samples: number; readonly error: number }
  /** Rows that were never so are left out. */
  readonly seenAlone?: boolean
}

export function* playedOdds({ sample, rows, atOnce, sure, seenAlone }: PlayedOdds): Generator<OddsFound, OddsFound> {
  const times = new Map<string, number>()
  for (let samples = atOnce; ; samples += atOnce) {
    for (let played = 0; played < atOnce; played++) {
      for (const name of sample()) times.set(name, (times.get(name) ?? 0) + 1)
    }
    const found = { rows: rows.flatMap(({ name, say }) => rowOf(say, times.get(name) ?? 0, samples)), samples }
    const isSure = sure && samples >= sure.samples && found.rows.every(({ error }) => (error ?? 0) <= sure.error)
    if (isSure || samples >= usualSamples) return found
    yield found
  }

  function rowOf(say: Phrase, seen: number, samples: number): readonly OddsRow[] {
    const chance = seen / samples
    return seenAlone && seen === 0 ? [] : [{ say, chance, error: errorOf(chance, samples) }]
  }
}
