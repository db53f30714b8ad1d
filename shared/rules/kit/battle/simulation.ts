import type { GameState } from '../../../game/state'
import type { Dice } from '../../../kernel/dice'
import type { Phrase } from '../../../kernel/phrase'
import { diceOfPlay } from '../../../kernel/seeded-dice'
import type { Simulation } from '../../pack/simulation'
import type { Form } from '../form'
import { plotsOf, BattleTally, type CountedBattle, type Fates } from './tally'
import type { Input } from '../../pack/input'

/** The battles of a pack; how often they are played, and what is counted and shown of them, is the same for all. */
export interface BattleRules<Values, Battle extends CountedBattle> {
  readonly pack: string
  readonly form: Form<Values>
  label?(state: GameState, field: string): Phrase | undefined
  /** The battle that the values of the form come to. */
  battle(state: GameState, values: NoInfer<Values>): Battle
  readonly policy: Phrase
  assumes(state: GameState, input: Input): readonly Phrase[]
  /** Computes once what is the same for all battles, and plays them one after the other. */
  begin(state: GameState, battle: NoInfer<Battle>): PlayedBattle
  readonly fates: Fates
}

/** Plays one battle; each begins on the same table. */
export interface PlayedBattle {
  play(dice: Dice, endOfTurn: EndOfTurn): void
}

/** The table at the end of a turn of a battle, 1 the first. */
export type EndOfTurn = (turn: number, state: GameState) => void

/** Battles of two squadrons as a simulation of a pack. */
export function battleSimulation<Values, Battle extends CountedBattle>(rules: BattleRules<Values, Battle>): Simulation {
  const { pack, form, fates, policy } = rules
  const battleOf = (state: GameState, input: Input) => rules.battle(state, form.read(state, input))
  return {
    inputs: (state, input) => form.fields(state, input),
    label: (state, field) => rules.label?.(state, field),
    check: (state, input) => form.check(state, input),
    policy,
    assumes: (state, input) => rules.assumes(state, input),
    play(state, input, seed) {
      const battle = battleOf(state, input)
      const begun = rules.begin(state, battle)
      return (from, battles) => {
        const tally = new BattleTally(state, battle, fates)
        for (let number = from; number < from + battles; number++) {
          let end = state
          begun.play(diceOfPlay(seed, number), (turn, table) => tally.endOfTurn(turn, (end = table)))
          tally.endOfBattle(end)
        }
        return tally.counted
      }
    },
    plots: (state, input, counts) => plotsOf(pack, state, battleOf(state, input), fates, counts),
  }
}
