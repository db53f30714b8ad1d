import type { Item } from '../ship/ship'
import { readMounts, words, type ShipFacts } from './facts'

/** Words of an upper line that are one item each; any other is a mount or a radar of the ship. */
const plain: Readonly<Record<string, Item | null>> = {
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
  const tubes = new Set(readMounts(facts.torpedoes?.mounts ?? '').map(({ id }) => id))
  return words(facts.above).map((word) => {
    const known = plain[word]
    if (known !== undefined) return known
    if (guns.has(word)) return { kind: 'mount', mount: word }
    if (tubes.has(word)) return { kind: 'torpedoMount', mount: word }
    return radar(facts, word)
  })
}

function radar({ slug, radars, batteries }: ShipFacts, word: string): Item {
  const set = radars?.[word]
  if (set === undefined) throw new Error(`${slug}: nothing above is called ${word}`)
  const battery = batteries.find(({ id }) => set.endsWith(` ${id}`))
  if (!battery) return { kind: 'searchRadar', set }
  return { kind: 'fireControlRadar', set: set.slice(0, -battery.id.length - 1), battery: battery.id }
}
