import type { Phrase } from '../../../kernel/phrase'
import { usualPolicy } from '../../../kernel/policy'
import { diceOfPlay } from '../../../kernel/seeded-dice'
import type { Simulation } from '../../simulation'
import { BattlePlay } from './battle'
import { battleFields, battleOf, checkBattle, labelOf } from './input'
import { plotsOf } from './plots'
import { BattleTally } from './tally'

const assumed = ['standStill', 'fireOrder', 'retarget', 'noMorale', 'noTorpedoes'] as const

/** Two squadrons at a range for some turns, played by the dialogues of the sheet. */
export const battleSimulation: Simulation = {
  inputs: battleFields,
  label: labelOf,
  check: checkBattle,
  policy: usualPolicy.name,
  assumes: () => assumed.map((name): Phrase => ({ key: `rules.perfidious-albion.simulation.assumes.${name}` })),
  play(state, input, seed) {
    const battle = battleOf(state, input)
    const play = new BattlePlay(state, battle, usualPolicy)
    return (from, battles) => {
      const tally = new BattleTally(state, battle)
      for (let number = from; number < from + battles; number++) {
        let end = state
        play.play(diceOfPlay(seed, number), (turn, table) => tally.endOfTurn(turn, (end = table)))
        tally.endOfBattle(end)
      }
      return tally.counted
    }
  },
  plots: (state, input, counts) => plotsOf(state, battleOf(state, input), counts),
}
