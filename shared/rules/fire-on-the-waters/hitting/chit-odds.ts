import { chitHitsEach } from './chit-hits'
import { withinTables } from './hits'
import { chitsBelow } from '../tables/gunnery'
import { mixed, noHits, type Firing, type HitOdds } from './hit-odds'

/** A cup by what its chits say: a number, or a letter or blank that misses. */
export type Cup = readonly { readonly chit: string; readonly count: number }[]

const tenFaces = 10

/**
 * Hits of a battery that pulls a chit for each mount and puts none back. That larger mounts pull first changes nothing:
 * every order of the chits is equally likely.
 */
export function chitOdds(cup: Cup, kinds: readonly Firing[]): HitOdds {
  let ways: readonly { readonly chance: number; readonly pulls: readonly Firing[]; readonly sure: number }[] = [
    { chance: 1, pulls: [], sure: 0 },
  ]
  for (const { hitNumber: unread, mounts } of kinds) {
    const hitNumber = withinTables(unread)
    const each = chitHitsEach(hitNumber)
    ways = ways.flatMap((way) => {
      if (each > 0) return [{ ...way, sure: way.sure + each * mounts }]
      if (hitNumber >= chitsBelow.hitNumber) return [{ ...way, pulls: [...way.pulls, { hitNumber, mounts }] }]
      const raised = { hitNumber: hitNumber + chitsBelow.add, mounts }
      return [
        { ...way, chance: way.chance / tenFaces, pulls: [...way.pulls, raised] },
        { ...way, chance: way.chance * (1 - 1 / tenFaces) },
      ]
    })
  }
  return mixed(ways.map(({ chance, pulls, sure }) => ({ chance, odds: raisedBy(sure, pulled(cup, pulls)) })))
}

function raisedBy(sure: number, odds: HitOdds): HitOdds {
  return [...Array.from({ length: sure }, () => 0), ...odds]
}

/** Pull after pull; the number of chits of each kind that are out gives what is left in the cup. */
function pulled(cup: Cup, pulls: readonly Firing[]): HitOdds {
  const edges = [...new Set(pulls.map(({ hitNumber }) => hitNumber))].sort((one, other) => one - other)
  const kindOf = (chit: string) => {
    const figure = Number(chit)
    return Number.isNaN(figure) ? edges.length : firstAt(edges, figure)
  }
  const there = new Array<number>(edges.length + 1).fill(0)
  for (const { chit, count } of cup) there[kindOf(chit)]! += count
  const all = there.reduce((sum, count) => sum + count, 0)
  let ways = new Map<string, Way>([['', { chance: 1, out: there.map(() => 0), hits: 0 }]])
  let pulledSoFar = 0
  for (const { hitNumber, mounts } of pulls) {
    const edge = edges.indexOf(hitNumber)
    for (let mount = 0; mount < mounts && pulledSoFar < all; mount++, pulledSoFar++) {
      ways = onePull(ways, there, all - pulledSoFar, edge)
    }
  }
  const odds: number[] = []
  for (const { chance, hits } of ways.values()) odds[hits] = (odds[hits] ?? 0) + chance
  return odds.length > 0 ? Array.from(odds, (chance) => chance ?? 0) : noHits
}

interface Way {
  readonly chance: number
  readonly out: readonly number[]
  readonly hits: number
}

function onePull(ways: ReadonlyMap<string, Way>, there: readonly number[], left: number, edge: number) {
  const next = new Map<string, Way>()
  for (const { chance, out, hits } of ways.values()) {
    for (const [kind, count] of there.entries()) {
      const more = count - out[kind]!
      if (more === 0) continue
      const way = {
        chance: (chance * more) / left,
        out: out.with(kind, out[kind]! + 1),
        hits: hits + (kind <= edge ? 1 : 0),
      }
      const key = `${way.hits} ${way.out.join(' ')}`
      next.set(key, { ...way, chance: way.chance + (next.get(key)?.chance ?? 0) })
    }
  }
  return next
}

/** The first of the hit numbers that a chit of this figure hits. */
function firstAt(edges: readonly number[], figure: number): number {
  const at = edges.findIndex((edge) => figure <= edge)
  return at < 0 ? edges.length : at
}
