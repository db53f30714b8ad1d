/** The hits of a nine-gun broadside of mixed mounts, exactly, beside a plain loop of 100,000 salvoes; and battles. */
import { hitOdds, shipOdds, chitOdds } from '#shared/rules/fire-on-the-waters/hitting/hit-odds'
import { hitsOf } from '#shared/rules/fire-on-the-waters/hitting/hits'
import { usualCup } from '#shared/rules/fire-on-the-waters/tables/gunnery'
import { battleSimulation } from '#shared/rules/fire-on-the-waters/simulation/index'
import { roundsOf, shareOfPeer, timesAsFast, type BenchRow, type BenchSize } from './bench-row'
import { nightAction } from './fleet-material'

const salvoes = 100_000
const budgetMs = 2
/** Gunnery turns of six ships, three against three. */
const turns = 10_000
const part = 500
const turnsBudgetMs = 3_000

/** Two triple mounts and a twin, and a single one forward: nine guns, three kinds of mount, each at a number of its own. */
const kinds = [
  { hitNumber: 4, mounts: 2 },
  { hitNumber: 2, mounts: 1 },
  { hitNumber: -1, mounts: 1 },
] as const
const initial = 7
const cup = Object.entries(usualCup).map(([chit, count]) => ({ chit, count }))

export function measure(size: BenchSize): Promise<BenchRow[]> {
  /** As it is written down without thinking: a D10 and three D100, a hundred thousand times. */
  function plainLoop(): readonly number[] {
    const seen: number[] = []
    for (let salvo = 0; salvo < salvoes; salvo++) {
      let hits = 0
      if (Math.ceil(Math.random() * 10) <= initial) {
        for (const { hitNumber, mounts } of kinds)
          hits += hitsOf(hitNumber, mounts, Math.ceil(Math.random() * 100) || 1)
      }
      seen[hits] = (seen[hits] ?? 0) + 1
    }
    return seen.map((times) => times / salvoes)
  }
  const battles = battleSimulation.play(nightAction(), { turns: 1 }, 1942)
  const took: Record<'exact' | 'chits' | 'plain' | 'battles', number[]> = {
    exact: [],
    chits: [],
    plain: [],
    battles: [],
  }
  for (const round of roundsOf(size, 9)) {
    const figures = {
      exact: millisecondsOf(() => shipOdds([{ initial, odds: hitOdds(kinds) }]), 2_000),
      chits: millisecondsOf(() => shipOdds([{ initial, odds: chitOdds(cup, kinds) }]), 200),
      plain: millisecondsOf(plainLoop, 3),
      battles: millisecondsOf(() => battles(round * part, part), 1) * (turns / part),
    }
    if (round < 0) continue
    took.exact.push(figures.exact)
    took.chits.push(figures.chits)
    took.plain.push(figures.plain)
    took.battles.push(figures.battles)
  }
  const budget = took.exact.map(() => budgetMs)
  const turnsBudget = took.exact.map(() => turnsBudgetMs)
  return Promise.resolve([
    timesAsFast(
      'exact hits of nine guns in mixed mounts, against a plain loop of 100 000 sampled salvoes',
      'ms',
      { ours: took.exact, peer: took.plain },
      100,
    ),
    shareOfPeer('exact hits of nine guns in mixed mounts, against 2 ms', 'ms', { ours: took.exact, peer: budget }, 1),
    shareOfPeer('the same by chits out of a cup, against 2 ms', 'ms', { ours: took.chits, peer: budget }, 1),
    shareOfPeer('10 000 gunnery turns of six ships, against 3 s', 'ms', { ours: took.battles, peer: turnsBudget }, 1),
  ])
}

function millisecondsOf(way: () => unknown, times: number): number {
  const start = performance.now()
  for (let time = 0; time < times; time++) way()
  return (performance.now() - start) / times
}
