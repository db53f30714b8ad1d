import type { FoldRules } from '../../../game/apply-effect'
import { RuleDraft } from '../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../game/state'
import type { Dialogue } from '../../../kernel/dialogue'
import type { Dice } from '../../../kernel/dice'
import { trackId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import type { Phrase } from '../../../kernel/phrase'
import { usualPolicy, type Policy } from '../../../kernel/policy'
import { playOut } from '../../../kernel/sampled-odds'
import { battleSimulation as simulationOf, type EndOfTurn, type PlayedBattle } from '../../kit/battle/simulation'
import { justTheTwo } from '../../kit/battle/two-squadrons'
import { canRepair, makeRepairs, wanting, wantsAnything } from '../procedures/damage-control/damage-control'
import {
  fights,
  fireGrows,
  floodingTakes,
  growing,
  isGone,
  isLost,
  leaking,
} from '../procedures/damage/fire-flash-flooding'
import { checkShip } from '../ship/check-ship'
import { shape } from '../ship/shape'
import { shipOf } from '../ship/ship-data'
import { rulingOf } from '../table/house-rules'
import { battleForm, labelOf, readBattle, type Battle, type Fighting } from './battle-form'
import { SquadronFire, type Played } from './fire'

const rules: FoldRules = { checkShip, shape }
const flooding = trackId('flooding')

const fire = trackId('fire')
const flotation = trackId('flotation')
const assumed = ['standStill', 'fireOrder', 'retarget', 'noMorale', 'noTorpedoes'] as const

/** Two squadrons at a range for some turns, played by the dialogues of the sheet. */
export const battleSimulation = simulationOf({
  pack: 'perfidious-albion',
  inputs: (state, input) => battleForm.fields(state, input),
  label: labelOf,
  read: readBattle,
  policy: { key: 'odds.policy.usualWithRepairs' },
  assumes: () => assumed.map((name): Phrase => ({ key: `rules.perfidious-albion.simulation.assumes.${name}` })),
  begin: (state, battle) => new BattlePlay(state, battle, usualPolicy),
  fates: {
    isGone,
    isLost,
    flotation: (ship) => own(ship.tracks, flotation) ?? shipOf(ship.document).flotation,
  },
})

interface Side {
  readonly fighting: Fighting
  readonly fire: SquadronFire
}

/**
 * A battle of two squadrons turn by turn, through the dialogues of the sheet: flooding, gunnery in turn with damage
 * control between, fires that grow. Nobody moves, takes morale tests or fires torpedoes.
 */
class BattlePlay implements PlayedBattle {
  private readonly start: GameState
  private readonly sides: readonly [Side, Side]
  /** Ships as they came, until something is done to them: what is done makes another of them. */
  private readonly wantsNothing: ReadonlySet<ShipInPlay>

  constructor(
    state: GameState,
    private readonly battle: Battle,
    private readonly policy: Policy,
  ) {
    this.start = justTheTwo(
      state,
      battle.sides.map(({ squadron }) => squadron),
    )
    const ships = Object.values(this.start.ships)
    this.wantsNothing = new Set(ships.filter((ship) => !wantsAnything(wanting(this.start, ship))))
    const [first, second] = battle.sides
    this.sides = [
      { fighting: first, fire: new SquadronFire(this.start, first, second, battle) },
      { fighting: second, fire: new SquadronFire(this.start, second, first, battle) },
    ]
  }

  play(dice: Dice, endOfTurn: EndOfTurn): void {
    const played = { dice, policy: this.policy }
    let state = this.start
    for (let turn = 1; turn <= this.battle.turns; turn++) {
      // What is noted of the turn that is under way binds no turn of the battle: it begins with the next.
      const from = { ...state, turn: state.turn + 1 }
      const table = new RuleDraft(rules, from, [], 'table')
      this.turn(table, from, played)
      state = { ...table.state }
      endOfTurn(turn, state)
    }
  }

  private turn(table: RuleDraft, from: GameState, played: Played): void {
    const does = (asking: Dialogue<unknown>) => playOut(asking, played.dice, played.policy)
    const atStart = rulingOf(from, 'floodingMoment') !== 'turnEnd'
    if (atStart) this.floods(table, does)
    const order = this.inOrder(played.dice)
    if (rulingOf(from, 'fireTiming') === 'simultaneous') this.firesTogether(table, order, played, does)
    else this.firesInTurn(table, order, played, does)
    if (someTrack(table.state, fire) && growing(table.state).length > 0) does(fireGrows.run(table, {}))
    if (!atStart) this.floods(table, does)
  }

  private floods(table: RuleDraft, does: Does): void {
    if (someTrack(table.state, flooding) && leaking(table.state).length > 0) does(floodingTakes.run(table, {}))
  }

  /** The higher D6 has the initiative and fires first; ties are rolled again. */
  private inOrder(dice: Dice): readonly [Side, Side] {
    const [first, second] = this.sides
    for (;;) {
      const [one, other] = [dice('D6'), dice('D6')]
      if (one !== other) return one > other ? [first, second] : [second, first]
    }
  }

  private firesInTurn(table: RuleDraft, order: readonly Side[], played: Played, does: Does): void {
    const isAfterOwnFire = rulingOf(table.state, 'damageControlMoment') !== 'endOfFiring'
    for (const side of order) {
      side.fire.resolve(table, side.fire.aim(table.state), played)
      if (isAfterOwnFire) this.repairs(table, side, does)
    }
    if (!isAfterOwnFire) for (const side of order) this.repairs(table, side, does)
  }

  /** Firing and damage control do not read the damage that waits: guns are aimed and repairs made before any of it. */
  private firesTogether(table: RuleDraft, order: readonly Side[], played: Played, does: Does): void {
    const aimed = order.map((side) => ({ side, fire: side.fire.aim(table.state) }))
    for (const side of order) this.repairs(table, side, does)
    for (const { side, fire } of aimed) side.fire.resolve(table, fire, played)
  }

  private repairs(table: RuleDraft, { fighting }: Side, does: Does): void {
    if (!this.battle.damageControl) return
    for (const id of fighting.squadron.order) {
      const ship = own(table.state.ships, id)
      if (!ship || !fights(ship) || this.wantsNothing.has(ship)) continue
      if (canRepair(table.state, ship)) does(makeRepairs(table, ship))
    }
  }
}

type Does = (asking: Dialogue<unknown>) => void

function someTrack(state: GameState, track: typeof flooding): boolean {
  for (const ship of Object.values(state.ships)) if ((own(ship.tracks, track) ?? 0) > 0) return true
  return false
}
