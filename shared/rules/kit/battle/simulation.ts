import type { GameState } from '../../../game/state'
import type { Dice } from '../../../kernel/dice'
import { own } from '../../../kernel/own'
import type { Phrase } from '../../../kernel/phrase'
import { done, type Result } from '../../../kernel/result'
import { diceOfPlay } from '../../../kernel/seeded-dice'
import type { FormField } from '../../pack/procedure'
import type { Simulation } from '../../pack/simulation'
import { plotsOf } from './plots'
import { BattleTally, type CountedBattle, type Fates } from './tally'
import type { Input } from '../../pack/input'

/** The battles of a pack; how often they are played, and what is counted and shown of them, is the same for all. */
export interface BattleRules<Battle extends CountedBattle> {
  readonly pack: string
  inputs(state: GameState, input: Input): readonly FormField[]
  label?(state: GameState, field: string): Phrase | undefined
  /** The battle from its inputs, every field in it. Refused with `field`. */
  read(state: GameState, input: Input): Result<Battle>
  readonly policy: Phrase
  assumes(state: GameState, input: Input): readonly Phrase[]
  /** Computes once what is the same for all battles, and plays them one after the other. */
  begin(state: GameState, battle: Battle): PlayedBattle
  readonly fates: Fates
}

/** Plays one battle; each begins on the same table. */
export interface PlayedBattle {
  play(dice: Dice, endOfTurn: EndOfTurn): void
}

/** The table at the end of a turn of a battle, 1 the first. */
export type EndOfTurn = (turn: number, state: GameState) => void

/** The battle of an input, with usual values for missing fields. */
function read<Battle extends CountedBattle>(
  rules: Pick<BattleRules<Battle>, 'inputs' | 'read'>,
  state: GameState,
  input: Input,
): Result<Battle> {
  const fields = rules.inputs(state, input)
  return rules.read(
    state,
    Object.fromEntries(fields.map(({ name, default: usual }) => [name, own(input, name) ?? usual])),
  )
}

/** Throws for an input that the check refuses. */
export function battleOf<Battle extends CountedBattle>(
  rules: Pick<BattleRules<Battle>, 'inputs' | 'read'>,
  state: GameState,
  input: Input,
): Battle {
  const battle = read(rules, state, input)
  if (!battle.ok) throw new Error(`a battle that was not checked: ${battle.code}`)
  return battle.value
}

/** Battles of two squadrons as a simulation of a pack. */
export function battleSimulation<Battle extends CountedBattle>(rules: BattleRules<Battle>): Simulation {
  const { pack, fates, policy } = rules
  return {
    inputs: (state, input) => rules.inputs(state, input),
    label: (state, field) => rules.label?.(state, field),
    check(state, input) {
      const battle = read(rules, state, input)
      return battle.ok ? done(null) : battle
    },
    policy,
    assumes: (state, input) => rules.assumes(state, input),
    play(state, input, seed) {
      const battle = battleOf(rules, state, input)
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
    plots: (state, input, counts) => plotsOf(pack, state, battleOf(rules, state, input), fates, counts),
  }
}
