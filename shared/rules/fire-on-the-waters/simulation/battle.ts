import type { FoldRules } from '../../../game/apply-effect'
import { RuleDraft } from '../../../game/rule-draft'
import type { GameState } from '../../../game/state'
import type { Dice } from '../../../kernel/dice'
import type { ShipId } from '../../../kernel/ids'
import type { Policy } from '../../../kernel/policy'
import { playOut } from '../../../kernel/sampled-odds'
import type { EndOfTurn, PlayedBattle } from '../../kit/battle/simulation'
import { justTheTwo } from '../../kit/battle/two-squadrons'
import { resolveHits } from '../procedures/damage/damage'
import { checkShip } from '../ship/check-ship'
import { shape } from '../ship/shape'
import { rulingOf } from '../table/house-rules'
import type { Hits } from '../table/markers'
import { SquadronFire, type Battle, type Played } from './squadron-fire'

const rules: FoldRules = { checkShip, shape }
const nobody: ReadonlySet<ShipId> = new Set()

/**
 * A battle of two squadrons turn by turn: all fire in the state at the start of the turn, then all hits take effect
 * together. By ruling `damageTiming: atOnce` one squadron fires first, with an even chance for each, and the other with
 * what is left of it. Nobody moves, repairs or launches torpedoes.
 */
export class BattlePlay implements PlayedBattle {
  private readonly start: GameState
  private readonly fire: readonly SquadronFire[]
  private readonly isAtOnce: boolean

  constructor(
    state: GameState,
    private readonly battle: Battle,
    private readonly policy: Policy,
  ) {
    this.start = startOf(state, battle)
    this.isAtOnce = rulingOf(this.start, 'damageTiming') === 'atOnce'
    const [first, second] = battle.sides
    this.fire = [
      new SquadronFire(this.start, first, second, battle),
      new SquadronFire(this.start, second, first, battle),
    ]
  }

  play(dice: Dice, endOfTurn: EndOfTurn): void {
    const played = { dice, policy: this.policy }
    let state = this.start
    let wereHit = nobody
    for (let turn = 1; turn <= this.battle.turns; turn++) {
      const from = { ...state, turn: state.turn + 1 }
      const table = new RuleDraft(rules, from, [], 'table')
      const hits = this.isAtOnce ? this.inTurn(table, wereHit, played) : this.together(table, from, wereHit, played)
      wereHit = hits.length > 0 ? new Set(hits.map(({ target }) => target as ShipId)) : nobody
      state = { ...table.state }
      endOfTurn(turn, state)
    }
  }

  private together(table: RuleDraft, from: GameState, wereHit: ReadonlySet<ShipId>, played: Played): readonly Hits[] {
    const aimed = this.fire.map((fire) => fire.aims(from, wereHit))
    const hits = this.fire.flatMap((fire, side) => fire.fires(table, aimed[side]!, played))
    strike(table, hits, played)
    return hits
  }

  private inTurn(table: RuleDraft, wereHit: ReadonlySet<ShipId>, played: Played): readonly Hits[] {
    const order = played.dice('D6') <= 3 ? this.fire : this.fire.toReversed()
    return order.flatMap((fire) => {
      const hits = fire.fires(table, fire.aims({ ...table.state }, wereHit), played)
      strike(table, hits, played)
      return hits
    })
  }
}

/** Without the rule that counts the guns on each target: the simulation does not record them. */
function startOf(state: GameState, { sides }: Battle): GameState {
  const squadrons = sides.map(({ squadron }) => squadron)
  return { ...justTheTwo(state, squadrons), houseRules: { ...state.houseRules, notEngaged: 'off' } }
}

/** The damage of these hits, by its dialogue. */
function strike(table: RuleDraft, hits: readonly Hits[], { dice, policy }: Played): void {
  for (const each of hits) playOut(resolveHits(table, each), dice, policy)
}
