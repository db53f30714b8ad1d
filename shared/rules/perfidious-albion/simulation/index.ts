import type { Phrase } from '../../../kernel/phrase'
import { trackId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import { usualPolicy } from '../../../kernel/policy'
import { diceOfPlay } from '../../../kernel/seeded-dice'
import { plotsOf } from '../../battle-plots'
import { BattleTally, type Fates } from '../../battle-tally'
import type { Simulation } from '../../simulation'
import { isGone, isLost } from '../procedures/damage/gone'
import { shipOf } from '../ship-data'
import { BattlePlay } from './battle'
import { battleFields, battleOf, checkBattle, labelOf } from './input'

const assumed = ['standStill', 'fireOrder', 'retarget', 'noMorale', 'noTorpedoes'] as const

const flotation = trackId('flotation')
const fates: Fates = {
  isGone,
  isLost,
  flotation: (ship) => own(ship.tracks, flotation) ?? shipOf(ship.document).flotation,
}

/** Two squadrons at a range for some turns, played by the dialogues of the sheet. */
export const battleSimulation: Simulation = {
  inputs: battleFields,
  label: labelOf,
  check: checkBattle,
  policy: { key: 'odds.policy.usualWithRepairs' },
  assumes: () => assumed.map((name): Phrase => ({ key: `rules.perfidious-albion.simulation.assumes.${name}` })),
  play(state, input, seed) {
    const battle = battleOf(state, input)
    const play = new BattlePlay(state, battle, usualPolicy)
    return (from, battles) => {
      const tally = new BattleTally(state, battle, fates)
      for (let number = from; number < from + battles; number++) {
        let end = state
        play.play(diceOfPlay(seed, number), (turn, table) => tally.endOfTurn(turn, (end = table)))
        tally.endOfBattle(end)
      }
      return tally.counted
    }
  },
  plots: (state, input, counts) => plotsOf('perfidious-albion', state, battleOf(state, input), fates, counts),
}
