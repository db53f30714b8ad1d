import { highestHitNumber, lowestHitNumber, mostMounts, type Mounts } from '../tables/hit-resolution'
import { groupsOf, hitsOf, withinTables } from './hits'

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
export function mixed(ways: readonly { readonly chance: number; readonly odds: HitOdds }[]): HitOdds {
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
