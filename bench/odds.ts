/** The odds of a squadron's salvo and battles played many times over, beside plain loops and beside what a player waits. */
import { RuleDraft } from '#shared/game/rule-draft'
import { usualPolicy } from '#shared/kernel/policy'
import { playOut } from '#shared/kernel/sampled-odds'
import { seededDice } from '#shared/kernel/seeded-dice'
import { salvo } from '#shared/rules/perfidious-albion/procedures/gunnery/salvo'
import { salvoForm } from '#shared/rules/perfidious-albion/procedures/gunnery/salvo-form'
import { beforeDice, salvoOdds, straddleOdds } from '#shared/rules/perfidious-albion/procedures/gunnery/salvo-odds'
import { battleSimulation } from '#shared/rules/perfidious-albion/simulation/battle'
import { roundsOf, shareOfPeer, timesAsFast, type BenchRow, type BenchSize } from './bench-row'
import { foldRules, starterAction, twoSquadrons } from './fleet-material'

const loop = 10_000
/** A part of the loop where all of it would take seconds a round. */
const part = 1_000

const budgetMs = { straddles: 1, fates: 150, exchanges: 2_000 } as const

export async function measure(size: BenchSize): Promise<BenchRow[]> {
  const state = twoSquadrons()
  const input = salvoForm.withDefaults(state, { squadron: 'red' })
  const reckon = () => beforeDice(foldRules, state, salvoForm.read(state, input))
  const { concentrations } = reckon()
  const dice = seededDice(1898)

  /** As it is written down without thinking: ten thousand times, how many straddles. */
  function plainStraddles(): readonly number[] {
    const seen: number[] = []
    for (let time = 0; time < loop; time++) {
      let straddles = 0
      for (const { percent } of concentrations) {
        straddles += Math.floor(percent / 100) + (Math.random() * 100 < percent % 100 ? 1 : 0)
      }
      seen[straddles] = (seen[straddles] ?? 0) + 1
    }
    return seen.map((times) => times / loop)
  }
  function fates(): void {
    const odds = salvoOdds(reckon(), { dice, policy: usualPolicy })
    while (!odds.next().done);
  }
  function plainSalvoes(): void {
    for (let time = 0; time < part; time++) {
      playOut(salvo.run(new RuleDraft(foldRules, state, [], 'table'), input), dice, usualPolicy)
    }
  }
  const exchange = battleSimulation.play(state, { turns: 1 }, 1898)
  const starterExchange = battleSimulation.play(starterAction(), { turns: 1 }, 1898)

  const took = { exact: [], reckoned: [], plain: [], fates: [], salvoes: [], starter: [], exchanges: [] } as Record<
    string,
    number[]
  >
  for (const round of roundsOf(size, 9)) {
    const figures = {
      exact: millisecondsOf(() => straddleOdds(concentrations), 2_000),
      reckoned: millisecondsOf(() => straddleOdds(reckon().concentrations), 200),
      plain: millisecondsOf(plainStraddles, 3),
      fates: millisecondsOf(fates, 1),
      salvoes: millisecondsOf(plainSalvoes, 1) * (loop / part),
      starter: millisecondsOf(() => starterExchange(round * part, part), 1) * (loop / part),
      exchanges: millisecondsOf(() => exchange(round * part, part), 1) * (loop / part),
    }
    if (round >= 0) for (const [name, ms] of Object.entries(figures)) took[name]!.push(ms)
  }
  const budget = (ms: number) => took['exact']!.map(() => ms)
  const {
    exact,
    reckoned,
    plain,
    fates: fate,
    salvoes,
    starter,
    exchanges,
  } = took as Record<string, readonly number[]> as {
    readonly [name in 'exact' | 'reckoned' | 'plain' | 'fates' | 'salvoes' | 'starter' | 'exchanges']: readonly number[]
  }
  return Promise.resolve([
    timesAsFast(
      'exact straddles of eight ships, against a plain Monte Carlo loop of 10 000',
      'ms',
      { ours: exact, peer: plain },
      20,
    ),
    shareOfPeer(
      'exact straddles of eight ships with their sums reckoned, against 1 ms',
      'ms',
      { ours: reckoned, peer: budget(budgetMs.straddles) },
      1,
    ),
    timesAsFast(
      'to flood, burn, sink or blow up within a point, against 10 000 salvoes played out',
      'ms',
      { ours: fate, peer: salvoes },
      5,
    ),
    shareOfPeer(
      'to flood, burn, sink or blow up within a point, against 150 ms',
      'ms',
      { ours: fate, peer: budget(budgetMs.fates) },
      1,
    ),
    shareOfPeer(
      '10 000 exchanges of the starter scenario (squadrons of three), against 2 s',
      'ms',
      { ours: starter, peer: budget(budgetMs.exchanges) },
      1,
    ),
    shareOfPeer(
      '10 000 exchanges of two squadrons of eight, against 2 s',
      'ms',
      { ours: exchanges, peer: budget(budgetMs.exchanges) },
      1,
    ),
  ])
}

function millisecondsOf(way: () => unknown, times: number): number {
  const start = performance.now()
  for (let time = 0; time < times; time++) way()
  return (performance.now() - start) / times
}
