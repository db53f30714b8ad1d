import type { Space } from '../ship/ship'
import type { ShipFacts } from './facts'
import { words } from './facts'

/** Words of a hull line that are one space each. */
const plain: Readonly<Record<string, Space>> = {
  '.': { kind: 'stores' },
  fuel: { kind: 'fuel' },
  gas: { kind: 'aviationGas' },
  helm: { kind: 'steering' },
  plot: { kind: 'plot' },
  cic: { kind: 'cic' },
  cargo: { kind: 'cargo' },
}

/** The hull line of a ship, read: `B1` a boiler room, `E1` an engine room, `m-a` her magazine of that letter. */
export function hullSpaces(facts: ShipFacts): readonly Space[] {
  return words(facts.hull).map((word) => {
    const known = plain[word]
    if (known) return known
    if (word in facts.boilers) return { kind: 'boilerRoom', room: word }
    if (word in facts.engines) return { kind: 'engineRoom', room: word }
    const feeds = word.startsWith('m-') ? facts.magazines?.[word.slice(2)] : undefined
    if (feeds === undefined) throw new Error(`${facts.slug}: nothing in the hull is called ${word}`)
    return { kind: 'magazine', feeds: [...words(feeds)], serves: served(facts, words(feeds)) }
  })
}

/** `Y`, or where it feeds a whole battery its size: `4.7″`. */
function served({ batteries }: ShipFacts, feeds: readonly string[]): string {
  const whole = batteries.find(({ mounts }) => words(mounts).every((mount) => feeds.includes(mount.split(':')[0]!)))
  const isWhole = whole && words(whole.mounts).length === feeds.length && feeds.length > 1
  return isWhole ? `${whole.inches}″` : shortList(feeds)
}

/** `S1–S4` for more than three in a row. */
function shortList(feeds: readonly string[]): string {
  return feeds.length > 3 ? `${feeds[0]}–${feeds.at(-1)}` : feeds.join(' ')
}
