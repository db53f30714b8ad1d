/** The odds of a squadron's salvo and battles played many times over, beside plain loops and beside what a player waits. */
import { RuleDraft } from '#shared/game/rule-draft'
import { usualPolicy } from '#shared/kernel/policy'
import { playOut } from '#shared/kernel/sampled-odds'
import { seededDice } from '#shared/kernel/seeded-dice'
import { salvo } from '#shared/rules/perfidious-albion/procedures/gunnery/salvo'
import { salvoForm } from '#shared/rules/perfidious-albion/procedures/gunnery/salvo-form'
import { beforeDice, salvoOdds, straddleOdds } from '#shared/rules/perfidious-albion/procedures/gunnery/salvo-odds'
import { battleSimulation } from '#shared/rules/perfidious-albion/simulation/battle'
import {
  measured,
  millisecondsOf,
  roundsOf,
  rowsOf,
  shareOfPeer,
  timesAsFast,
  timesOf,
  type Measure,
} from './bench-row'
import { albion, starterAction, twoSquadrons } from './game-material'

const loop = 10_000
const exchangesMs = 2_000

export const measure: Measure = async (size) => {
  // A part of the loop where all of it would take seconds a round.
  const part = timesOf(size, 1_000)
  const state = twoSquadrons()
  const input = salvoForm.withDefaults(state, { squadron: 'red' })
  const reckon = () => beforeDice(albion, state, salvoForm.read(state, input))
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
  function allFates(): void {
    const odds = salvoOdds(reckon(), { dice, policy: usualPolicy })
    while (!odds.next().done);
  }
  const plainSalvo = () => playOut(salvo.run(new RuleDraft(albion, state, [], 'table'), input), dice, usualPolicy)
  const exchange = battleSimulation.play(state, { turns: 1 }, 1898)
  const starterExchange = battleSimulation.play(starterAction(), { turns: 1 }, 1898)

  const figures = await measured(roundsOf(size, 9), (round) => ({
    exact: millisecondsOf(() => straddleOdds(concentrations), timesOf(size, 2_000)),
    reckoned: millisecondsOf(() => straddleOdds(reckon().concentrations), timesOf(size, 200)),
    plain: millisecondsOf(plainStraddles, timesOf(size, 3)),
    fates: millisecondsOf(allFates),
    salvoes: millisecondsOf(plainSalvo, part) * loop,
    starter: millisecondsOf(() => starterExchange(round * part, part)) * (loop / part),
    exchanges: millisecondsOf(() => exchange(round * part, part)) * (loop / part),
  }))
  const { exact, reckoned, plain, fates, salvoes, starter, exchanges } = figures
  const straddles = 'exact straddles of eight ships'
  const fate = 'to flood, burn, sink or blow up within a point'
  return rowsOf('ms', {
    [`${straddles}, against a plain Monte Carlo loop of 10 000`]: timesAsFast(20, exact, plain),
    [`${straddles} with their sums reckoned, against 1 ms`]: shareOfPeer(1, reckoned, 1),
    [`${fate}, against 10 000 salvoes played out`]: timesAsFast(5, fates, salvoes),
    [`${fate}, against 150 ms`]: shareOfPeer(1, fates, 150),
    '10 000 exchanges of the starter scenario (squadrons of three), against 2 s': shareOfPeer(1, starter, exchangesMs),
    '10 000 exchanges of two squadrons of eight, against 2 s': shareOfPeer(1, exchanges, exchangesMs),
  })
}
