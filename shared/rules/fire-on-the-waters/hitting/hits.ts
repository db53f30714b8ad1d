import { gathered } from '../../kit/gathered'
import { chitAutomaticHits, chitsBelow } from '../tables/gunnery'
import {
  highestHitNumber,
  highRows,
  lowColumns,
  lowestHitNumber,
  lowRows,
  middleColumns,
  middleRows,
  mostMounts,
  type HitRow,
  type Mounts,
} from '../tables/hit-resolution'

/** Rulings: below -20 a hit number reads as -20, above 18 as 18. */
export function withinTables(hitNumber: number): number {
  return Math.min(highestHitNumber, Math.max(lowestHitNumber, hitNumber))
}

/** Ruling: more than seven mounts are split, and fill with seven first. */
export function groupsOf(mounts: number): readonly Mounts[] {
  const full = Array.from({ length: Math.floor(mounts / mostMounts) }, (): Mounts => mostMounts)
  const rest = mounts % mostMounts
  return rest > 0 ? [...full, rest as Mounts] : full
}

/** A column of the tables: hits whatever the die shows, and the faces up to which there is one more, two more … */
interface HitColumn {
  readonly sure: number
  readonly upTo: readonly number[]
}

/** What one to seven mounts score by a D100; read once, since simulations ask by the million. */
function columnOf(hitNumber: number, mounts: Mounts): HitColumn {
  const column = withinTables(hitNumber)
  return (known[(column - lowestHitNumber) * mostMounts + mounts] ??= read(column, mounts))
}

const known: HitColumn[] = []

/** From 10 on every mount hits, and rolls for one more where the table says so. */
function read(column: number, mounts: Mounts): HitColumn {
  const high = highRows[column]
  if (high) {
    const more = high.extra === null ? { sure: 0, upTo: [] } : columnOf(high.extra, mounts)
    return { ...more, sure: more.sure + high.each * mounts }
  }
  const figures =
    column <= lowColumns.to
      ? [figureIn(lowRows[mounts], lowColumns.to - column)]
      : middleRows[mounts].map((row) => figureIn(row, middleColumns.to - column))
  const upTo = figures.filter((figure) => figure > 0 && figure < faces)
  return { sure: figures.filter((figure) => figure === faces).length, upTo }
}

const faces = 100

/** Rows end under the last column; one that does not reach so far cannot be scored. */
function figureIn(row: HitRow, beforeLast: number): number {
  return row[row.length - 1 - beforeLast] ?? 0
}

/** Hits of one to seven mounts on a D100: of the rows that the roll satisfies the highest counts. */
export function hitsOf(hitNumber: number, mounts: Mounts, face: number): number {
  const { sure, upTo } = columnOf(hitNumber, mounts)
  return sure + upTo.filter((figure) => face <= figure).length
}

/** From 10 on, where a die only decides on a mishap. */
export function isSure(hitNumber: number): boolean {
  return highRows[withinTables(hitNumber)]?.extra === null
}

/** By chits, from 10 on every mount hits by itself. */
export function chitHitsEach(hitNumber: number): number {
  return chitAutomaticHits.find(({ from, to }) => hitNumber >= from && hitNumber <= to)?.hitsPerMount ?? 0
}

/** `1: 1–49, 2: 1–10`: the faces for each number of hits or more; only automatic hits where the die adds none. */
export function facesOf(hitNumber: number, mounts: Mounts): string {
  const { sure, upTo } = columnOf(hitNumber, mounts)
  const rows = upTo.map((figure, at) => `${sure + at + 1}: ${figure === 1 ? '1' : `1–${figure}`}`)
  return [...(sure > 0 ? [`${sure}: 1–100`] : []), ...rows].join(', ') || '0: 1–100'
}

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
  const { sure, upTo } = columnOf(hitNumber, mounts)
  const bounds = [100, ...upTo, 0]
  return raisedBy(
    sure,
    bounds.slice(1).map((figure, at) => (bounds[at]! - figure) / 100),
  )
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

/** What is left in the cup, by the lowest of the hit numbers that a chit hits; those that hit none come last. */
interface Way {
  readonly chance: number
  readonly left: readonly number[]
  readonly hits: number
}

/** Pull after pull; ways that leave the same cup and the same hits are one. */
function pulled(cup: Cup, pulls: readonly Firing[]): HitOdds {
  const edges = [...new Set(pulls.map(({ hitNumber }) => hitNumber))].sort((one, other) => one - other)
  const there = new Array<number>(edges.length + 1).fill(0)
  for (const { chit, count } of cup) {
    const kind = edges.findIndex((edge) => Number(chit) <= edge)
    there[kind < 0 ? edges.length : kind]! += count
  }
  let ways: readonly Way[] = [{ chance: 1, left: there, hits: 0 }]
  for (const { hitNumber, mounts } of pulls) {
    for (let mount = 0; mount < mounts; mount++) ways = onePull(ways, edges.indexOf(hitNumber))
  }
  const byHits = gathered(ways, ({ hits }) => hits)
  return Array.from({ length: Math.max(...byHits.keys()) + 1 }, (_, hits) => sumOf(byHits.get(hits) ?? []))
}

function onePull(ways: readonly Way[], edge: number): readonly Way[] {
  const next = ways.flatMap((way) => {
    const all = way.left.reduce((sum, count) => sum + count, 0)
    if (all === 0) return [way]
    return way.left.flatMap((count, kind) =>
      count === 0
        ? []
        : [
            {
              chance: (way.chance * count) / all,
              left: way.left.with(kind, count - 1),
              hits: way.hits + (kind <= edge ? 1 : 0),
            },
          ],
    )
  })
  const alike = gathered(next, ({ hits, left }) => `${hits} ${left.join(' ')}`)
  return [...alike.values()].map((same) => ({ ...same[0]!, chance: sumOf(same) }))
}

const sumOf = (ways: readonly Way[]) => ways.reduce((sum, { chance }) => sum + chance, 0)
