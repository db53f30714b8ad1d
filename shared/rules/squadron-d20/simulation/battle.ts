import type { FoldRules } from '../../../game/apply-effect'
import { RuleDraft } from '../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../game/state'
import type { Dialogue } from '../../../kernel/dialogue'
import type { Dice } from '../../../kernel/dice'
import { type ShipId, type MarkerId, shipId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import { usualPolicy, type Policy } from '../../../kernel/policy'
import { playOut } from '../../../kernel/sampled-odds'
import { battleSimulation as simulationOf, type EndOfTurn, type PlayedBattle } from '../../kit/battle/simulation'
import { targetNow } from '../../kit/battle/targets'
import { justTheTwo } from '../../kit/battle/two-squadrons'
import type { Input } from '../../pack/input'
import { fireGuns } from '../procedures/guns/guns'
import { allFiring } from '../procedures/guns/guns-form'
import { batteriesInPlay, batteryFault } from '../procedures/may-fire/firing'
import { bandAt } from '../procedures/may-fire/sight'
import { wreckDue, wreckTestAlone } from '../procedures/throws/wreck-test'
import { torpedoes } from '../procedures/torpedoes/attack'
import { attacksOnTable, settingsOf, attacksLeft, canLaunch, declareTorpedoes } from '../procedures/torpedoes/declare'
import { powerDue, powerTest, powerThisTurn } from '../procedures/turn/turn'
import { checkShip } from '../ship/check-ship'
import { trackOf, shape } from '../ship/shape'
import { dataOf } from '../ship/stand-data'
import { standsOn, strengthTrack, commandOf } from '../ship/state'
import { rulingOf } from '../table/house-rules'
import { initiative, signedWorth } from '../tables/turn'
import { battleForm, battleOf, bookLabel, isGone, isLost, says, fighting, type Battle, type Side } from './input'

const assumed = ['book', 'standStill', 'initiative', 'retarget', 'torpedoes', 'noAir', 'noMorale', 'noRepairs'] as const

/** She lies still, or none of her guns fires any more. */
function isOutOfAction(_state: GameState, stand: ShipInPlay): boolean {
  if (dataOf(stand.document).kind === 'ship' && standsOn(stand, 'speed') === 0) return true
  const batteries = batteriesInPlay(stand)
  return batteries.length > 0 && batteries.every((battery) => batteryFault(battery) !== undefined)
}

/** Two squadrons at a range for some turns, played by the usual dialogues with the figures of the form. */
export const battleSimulation = simulationOf({
  pack: 'squadron-d20',
  form: battleForm,
  label: (_state, field) => bookLabel(field),
  battle: battleOf,
  policy: usualPolicy.name,
  assumes: (_state, input) =>
    assumed
      .filter((name) => name !== 'torpedoes' || input['torpedoes'] !== false)
      .map((name) => says(`assumes.${name}`)),
  begin: (state, battle) => new BattlePlay(state, battle, usualPolicy),
  fates: {
    isGone,
    isLost,
    flotation: (stand) => standsOn(stand, strengthTrack(dataOf(stand.document))),
    countedSeparately: 'wreck',
    others: [
      { key: 'outOfAction', is: isOutOfAction },
      { key: 'burning', is: (_, stand) => standsOn(stand, 'fires') > 0 },
    ],
  },
})

const rules: FoldRules = { checkShip, shape }
const splash = trackOf('splash')

/**
 * A battle of two squadrons turn by turn, through the dialogues of guns and torpedoes: torpedoes are declared, one
 * squadron fires after the other as the initiative has it, then torpedoes hit. Nobody moves or tests morale.
 */
class BattlePlay implements PlayedBattle {
  private readonly start: GameState
  private readonly clearsSplash: boolean

  constructor(
    state: GameState,
    private readonly battle: Battle,
    private readonly policy: Policy,
  ) {
    this.start = startOf(state, battle)
    this.clearsSplash = rulingOf(this.start, 'clearMarkers') === 'endPhase'
  }

  play(dice: Dice, endOfTurn: EndOfTurn): void {
    const playDialogue = (asking: Dialogue<unknown>) => playOut(asking, dice, this.policy)
    const launched = new Set<ShipId>()
    let state = this.start
    for (let turn = 1; turn <= this.battle.turns; turn++) {
      const table = new RuleDraft(rules, { ...state, turn: state.turn + 1 }, [], 'table')
      const order = this.inOrder(table.state, dice)
      if (this.battle.hasTorpedoes) for (const side of order) this.launch(table, side, launched, playDialogue)
      for (const side of order) this.fire(table, side, playDialogue)
      this.strike(table, playDialogue)
      for (const { id } of wreckDue(table.state)) playDialogue(wreckTestAlone.run(table, { ship: id }))
      if (this.clearsSplash) this.clear(table)
      state = { ...table.state }
      endOfTurn(turn, state)
    }
  }

  /** The higher die, commanders counted, fires first; ties are thrown again. */
  private inOrder(state: GameState, dice: Dice): readonly [Side, Side] {
    const [first, second] = this.battle.sides
    const worth = [first, second].map(({ squadron }) => signedWorth(commandIn(state, squadron.order)))
    for (;;) {
      const [one, other] = [dice(initiative.die) + worth[0]!, dice(initiative.die) + worth[1]!]
      if (one !== other) return one > other ? [first, second] : [second, first]
    }
  }

  private fire(table: RuleDraft, side: Side, playDialogue: PlayDialogue): void {
    for (const [firer, target] of this.pairs(table.state, side)) {
      if (!hasPower(table, firer, playDialogue)) continue
      const [ship, at] = [table.ship(firer), table.ship(target)]
      const firing = allFiring(ship, at)
      const { rangeInches, isLit } = this.battle
      const lit = isLit || standsOn(at, 'fires') > 0
      const salvo = { ship, target: at, rangeInches, clear: true, lit, firing, bases: 0, raking: false }
      if (firing.length > 0) playDialogue(fireGuns(table, salvo))
    }
  }

  /** Each stand launches once, all that she has, at the first target within reach. */
  private launch(table: RuleDraft, side: Side, launched: Set<ShipId>, playDialogue: PlayDialogue): void {
    for (const [firer, target] of this.pairs(table.state, side)) {
      if (launched.has(firer)) continue
      if (launches(table, firer, target, this.battle, playDialogue)) launched.add(firer)
    }
  }

  /** What ran is resolved after the guns, if its target is still there; then it is gone. */
  private strike(table: RuleDraft, playDialogue: PlayDialogue): void {
    for (const attack of runningOf(table.state)) {
      const target = own(table.state.ships, attack.at)
      if (target && fighting.acts(target)) playDialogue(torpedoes.run(table, attack.input))
      if (table.state.markers.some(({ id }) => id === attack.id)) {
        table.apply({ type: 'markerLifted', marker: attack.id })
      }
    }
  }

  /** Who fires at whom now. A stand that is lost before her turn fires at nobody. */
  private *pairs(state: GameState, side: Side): Generator<readonly [ShipId, ShipId]> {
    const enemy = this.battle.sides.find((other) => other !== side)!
    for (const [id, first] of side.targets) {
      const firer = own(state.ships, id)
      if (!firer || !fighting.acts(firer)) continue
      const target = targetNow(state, enemy.squadron.order, first, (stand: ShipInPlay) => fighting.acts(stand))
      if (target) yield [id, target.id]
    }
  }

  private clear(table: RuleDraft): void {
    for (const { id, tracks } of Object.values(table.state.ships)) {
      if ((own(tracks, splash) ?? 0) > 0) table.apply({ type: 'trackSet', ship: id, track: splash, to: 0 })
    }
  }
}

/** Without power a crew test decides whether she does anything this turn. */
function hasPower(table: RuleDraft, firer: ShipId, playDialogue: PlayDialogue): boolean {
  if (powerDue(table.state).some(({ id }) => id === firer)) playDialogue(powerTest.run(table, { ship: firer }))
  return powerThisTurn(table.state, firer) !== 'failed'
}

function commandIn(state: GameState, order: readonly ShipId[]): number {
  return order.reduce((sum, id) => {
    const stand = own(state.ships, id)
    return sum + ((stand && commandOf(stand)) ?? 0)
  }, 0)
}

/** Inputs of the rule book count as remembered answers; tests are thrown, or never succeed. */
function startOf(state: GameState, { sides, facts, bookTests }: Battle): GameState {
  const tests = bookTests === 'd20' ? 'd20' : 'ask'
  const houseRules = {
    ...{ ...state.houseRules, fireTest: tests, magazineTest: tests, fuelTest: tests },
    ...{ underwaterColumn: 'd6', kamikazeProtection: 'd6', warshipCargo: 'd10', remember: 'never' },
  }
  const two = justTheTwo(
    state,
    sides.map(({ squadron }) => squadron),
  )
  return { ...two, houseRules, table: { ...state.table, ...facts } }
}

/** Declares all torpedoes of a stand at a target, aimed from the beam; false where none of them runs so far. */
function launches(
  table: RuleDraft,
  firer: ShipId,
  target: ShipId,
  { rangeInches, isLit }: Battle,
  playDialogue: PlayDialogue,
): boolean {
  const stand = table.ship(firer)
  const at = table.ship(target)
  if (!canLaunch(stand) || dataOf(at.document).kind === 'smallCraft') return false
  const [best] = settingsOf(stand)
    .filter(({ rangeBands }) => rangeBands >= bandAt(rangeInches))
    .toSorted((one, other) => other.modifier - one.modifier)
  if (!best) return false
  const left = attacksLeft(stand)
  const load = left === null ? {} : { attacks: left }
  const sight = { rangeInches, clear: true, lit: isLit || standsOn(at, 'fires') > 0 }
  const input = { ship: firer, target, spread: 'aimed', setting: String(best.knots), arc: 'beam', ...load, ...sight }
  if (!declareTorpedoes.check(table.state, input).ok) return false
  playDialogue(declareTorpedoes.run(table, input))
  return true
}

/** Running attacks, each with the input of its resolution. */
function runningOf(state: GameState): readonly { readonly id: MarkerId; readonly at: ShipId; readonly input: Input }[] {
  return attacksOnTable(state).map(({ id, at, arc, rangeInches }) => {
    return { id, at: shipId(at), input: { attack: id, target: at, arc, rangeInches } }
  })
}

type PlayDialogue = (asking: Dialogue<unknown>) => unknown
