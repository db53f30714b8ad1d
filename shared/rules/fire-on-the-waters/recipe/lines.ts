import type { Item, Space } from '../ship/ship'
import { factWords } from '../../kit/facts'
import { readMounts, type ShipFacts } from './facts'

/** Words of a hull line that are one space each. */
const plainSpaces: Readonly<Record<string, Space>> = {
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
  return factWords(facts.hull).map((word) => {
    const known = plainSpaces[word]
    if (known) return known
    if (word in facts.plant.boilers) return { kind: 'boilerRoom', room: word }
    if (word in facts.plant.engines) return { kind: 'engineRoom', room: word }
    const feeds = word.startsWith('m-') ? facts.magazines?.[word.slice(2)] : undefined
    if (feeds === undefined) throw new Error(`${facts.head.name}: nothing in the hull is called ${word}`)
    return { kind: 'magazine', feeds: [...factWords(feeds)], serves: served(facts, factWords(feeds)) }
  })
}

/** `Y`, or where it feeds a whole battery its size: `4.7″`. */
function served({ batteries }: ShipFacts, feeds: readonly string[]): string {
  const whole = batteries.find(({ mounts }) => factWords(mounts).every((mount) => feeds.includes(mount.split(':')[0]!)))
  const isWhole = whole && factWords(whole.mounts).length === feeds.length && feeds.length > 1
  return isWhole ? `${whole.inches}″` : shortList(feeds)
}

/** `S1–S4` for more than three in a row. */
function shortList(feeds: readonly string[]): string {
  return feeds.length > 3 ? `${feeds[0]}–${feeds.at(-1)}` : feeds.join(' ')
}

/** Words of an upper line that are one item each; any other is a mount or a radar of the ship. */
const plainItems: Readonly<Record<string, Item | null>> = {
  '-': null,
  bridge: { kind: 'bridge' },
  flag: { kind: 'flagPlot' },
  cic: { kind: 'cic' },
  radio: { kind: 'radio' },
  funnel: { kind: 'funnel' },
  boats: { kind: 'boats' },
  aamg: { kind: 'aamg' },
  light: { kind: 'searchlight' },
  plane: { kind: 'aircraft' },
  reloads: { kind: 'torpedoReloads' },
  fore: { kind: 'director', director: 'mainFore' },
  after: { kind: 'director', director: 'mainAft' },
  secondary: { kind: 'director', director: 'secondary' },
  sightP: { kind: 'director', director: 'torpedoPort' },
  sightS: { kind: 'director', director: 'torpedoStarboard' },
}

/** The things above the hull of a ship, bow to stern. */
export function itemsAbove(facts: ShipFacts): readonly (Item | null)[] {
  const guns = new Set(facts.batteries.flatMap(({ mounts }) => readMounts(mounts).map(({ id }) => id)))
  const tubes = new Set(readMounts(facts.torpedoes?.mounts).map(({ id }) => id))
  return factWords(facts.above).map((word) => {
    const known = plainItems[word]
    if (known !== undefined) return known
    if (guns.has(word)) return { kind: 'mount', mount: word }
    if (tubes.has(word)) return { kind: 'torpedoMount', mount: word }
    return radar(facts, word)
  })
}

function radar({ head, radars, batteries }: ShipFacts, word: string): Item {
  const set = radars?.[word]
  if (set === undefined) throw new Error(`${head.name}: nothing above is called ${word}`)
  const battery = batteries.find(({ id }) => set.endsWith(` ${id}`))
  if (!battery) return { kind: 'searchRadar', set }
  return { kind: 'fireControlRadar', set: set.slice(0, -battery.id.length - 1), battery: battery.id }
}
