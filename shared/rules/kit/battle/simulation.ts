import type { FoldRules } from '../../../game/apply-effect'
import { RuleDraft } from '../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../game/state'
import type { Dialogue } from '../../../kernel/dialogue'
import type { Dice } from '../../../kernel/dice'
import { onceEach } from '../../../kernel/once-each'
import type { Phrase } from '../../../kernel/phrase'
import { usualPolicy } from '../../../kernel/policy'
import { playOut } from '../../../kernel/sampled-odds'
import { diceOfPlay } from '../../../kernel/seeded-dice'
import type { Input } from '../../pack/input'
import type { Simulation } from '../../pack/simulation'
import type { Form } from '../form'
import { plotsOf, BattleTally, type CountedBattle, type Fates } from './tally'
import { justTheTwo } from './two-squadrons'

/** The battles of a pack; how often they are played, and what is counted and shown of them, is the same for all. */
export interface BattleRules<Values, Battle extends CountedBattle> {
  readonly pack: string
  readonly rules: FoldRules
  readonly form: Form<Values>
  label?(state: GameState, field: string): Phrase | undefined
  /** The battle that the values of the form come to. */
  battle(state: GameState, values: NoInfer<Values>): Battle
  /** The name of the policy, where that of the usual one says too little. */
  readonly policy?: Phrase
  assumes(state: GameState, input: Input): readonly Phrase[]
  /** What is otherwise on the table of a battle. */
  starts?(two: GameState, battle: NoInfer<Battle>): GameState
  /** Works out once what is the same for all battles; what it returns begins one of them. */
  begin(start: GameState, battle: NoInfer<Battle>): () => BattleTurn
  readonly fates: Fates
}

/** Plays one turn of a battle on a table: `from` is the table as the turn found it. */
export type BattleTurn = (table: RuleDraft, played: Played, from: GameState) => void

/** The dice of a battle, and how a dialogue is answered with them by the usual policy. */
export interface Played {
  readonly dice: Dice
  answer<Outcome>(asking: Dialogue<Outcome>): Outcome
}

export function playedWith(dice: Dice): Played {
  return { dice, answer: (asking) => playOut(asking, dice, usualPolicy) }
}

/** Battles of two squadrons, turn by turn, as a simulation of a pack. Nothing else on the table takes part in them. */
export function battleSimulation<Values, Battle extends CountedBattle>(pack: BattleRules<Values, Battle>): Simulation {
  const { form, fates } = pack
  const battleOf = (state: GameState, input: Input) => pack.battle(state, form.read(state, input))
  return {
    inputs: (state, input) => form.fields(state, input),
    label: (state, field) => pack.label?.(state, field),
    check: (state, input) => form.check(state, input),
    policy: pack.policy ?? usualPolicy.name,
    assumes: (state, input) => pack.assumes(state, input),
    play(state, input, seed) {
      const battle = battleOf(state, input)
      const two = justTheTwo(state, battle)
      const start = pack.starts?.(two, battle) ?? two
      const begins = pack.begin(start, battle)
      return (from, battles) => {
        const tally = new BattleTally(state, battle, fates)
        for (let number = from; number < from + battles; number++) {
          const played = playedWith(diceOfPlay(seed, number))
          const turnOf = begins()
          let table = start
          for (let turn = 1; turn <= battle.turns; turn++) {
            table = playTurn(pack.rules, table, turnOf, played)
            tally.endOfTurn(turn, table)
          }
          tally.endOfBattle(table)
        }
        return tally.counted
      }
    },
    plots: (state, input, counts) => plotsOf(pack.pack, state, battleOf(state, input), fates, counts),
  }
}

/** What is noted of the turn that is under way binds no turn of a battle: it begins with the next. */
function playTurn(rules: FoldRules, state: GameState, turnOf: BattleTurn, played: Played): GameState {
  const from = { ...state, turn: state.turn + 1 }
  const draft = new RuleDraft(rules, from, [], 'table')
  turnOf(draft, played, from)
  return { ...draft.state }
}

/** Two sides in the order in which they fire: the higher roll first; ties are rolled again. */
export function inOrder<Side>([first, second]: readonly [Side, Side], roll: (side: Side) => number): [Side, Side] {
  for (;;) {
    const [one, other] = [roll(first), roll(second)]
    if (one !== other) return one > other ? [first, second] : [second, first]
  }
}

/** Figures of a ship by a key, kept for as long as she stays as she is: every battle begins with the same ships. */
export function keptOfShips<Made>(): (ship: ShipInPlay, key: string, make: () => Made) => Made {
  const keptOf = onceEach((_: ShipInPlay) => new Map<string, Made>())
  return (ship, key, make) => {
    const kept = keptOf(ship)
    if (!kept.has(key)) kept.set(key, make())
    return kept.get(key)!
  }
}
