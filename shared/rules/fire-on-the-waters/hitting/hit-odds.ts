import { chitsBelow } from '../tables/gunnery'
import { highestHitNumber, lowestHitNumber, mostMounts, type Mounts } from '../tables/hit-resolution'
import { chitHitsEach, groupsOf, hitsOf, withinTables } from './hits'

/** The chance, 0 to 1, of every number of hits, by its number. */
export type HitOdds = readonly number[]

export const noHits: HitOdds = [1]

/** Mounts that fire at one hit number. */
export interface Firing {
  readonly hitNumber: number
  readonly mounts: number
}

/** Hits of mounts of one or several kinds on D100: one roll for each kind and group of seven. */
export function hitOdds(kinds: readonly Firing[]): HitOdds {
  let odds = noHits
  for (const { hitNumber, mounts } of kinds) {
    for (const group of groupsOf(mounts)) odds = together(odds, groupOdds(hitNumber, group))
  }
  return odds
}

/** One roll of one to seven mounts. */
export function groupOdds(hitNumber: number, mounts: Mounts): HitOdds {
  return byColumn[(withinTables(hitNumber) - lowestHitNumber) * mostMounts + mounts - 1]!
}

/** Hits of both, neither knowing of the other. */
export function together(ones: HitOdds, others: HitOdds): HitOdds {
  if (ones.length === 1) return others
  const sums = new Array<number>(ones.length + others.length - 1).fill(0)
  for (let one = 0; one < ones.length; one++) {
    for (let other = 0; other < others.length; other++) sums[one + other]! += ones[one]! * others[other]!
  }
  return sums
}

/** One or the other, by their weights, which add up to 1. */
function mixed(ways: readonly { readonly chance: number; readonly odds: HitOdds }[]): HitOdds {
  const sums = new Array<number>(Math.max(1, ...ways.map(({ odds }) => odds.length))).fill(0)
  for (const { chance, odds } of ways) odds.forEach((each, hits) => (sums[hits]! += chance * each))
  return sums
}

export function expectedHits(odds: HitOdds): number {
  return odds.reduce((sum, chance, hits) => sum + chance * hits, 0)
}

/** A battery by what its initial roll has to be: it goes on at that D10 or less. */
export interface RolledBattery {
  readonly initial: number | 'A'
  readonly odds: HitOdds
}

const initialFaces = 10

/** One ship's hits: one D10 decides for all her batteries, so that they go on together or not at all. */
export function shipOdds(batteries: readonly RolledBattery[]): HitOdds {
  const least = ({ initial }: RolledBattery) =>
    initial === 'A' ? initialFaces : Math.min(initialFaces, Math.max(0, initial))
  const edges = [...new Set([0, ...batteries.map(least), initialFaces])].sort((one, other) => one - other)
  const ways = edges.slice(1).map((face, at) => ({
    chance: (face - edges[at]!) / initialFaces,
    odds: batteries
      .filter((battery) => least(battery) >= face)
      .reduce((odds, battery) => together(odds, battery.odds), noHits),
  }))
  return mixed(ways)
}

const byColumn = allGroups()

function allGroups(): readonly HitOdds[] {
  const columns: HitOdds[] = []
  for (let hitNumber = lowestHitNumber; hitNumber <= highestHitNumber; hitNumber++) {
    for (const mounts of [1, 2, 3, 4, 5, 6, 7] as const) columns.push(counted(hitNumber, mounts))
  }
  return columns
}

function counted(hitNumber: number, mounts: Mounts): HitOdds {
  const odds = new Array<number>(hitsOf(hitNumber, mounts, 1) + 1).fill(0)
  for (let face = 1; face <= 100; face++) odds[hitsOf(hitNumber, mounts, face)]! += 1 / 100
  return odds
}

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
