import type { RuleDraft } from '../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../game/state'
import { shipId, type ShipId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import { battleSimulation as simulationOf, inOrder, type BattleTurn, type Played } from '../../kit/battle/simulation'
import { targetNow } from '../../kit/battle/targets'
import type { Fighting } from '../../kit/battle/two-squadrons'
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
import { battleForm, battleOf, bookLabel, isGone, isLost, says, fighting, type Battle } from './input'

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
  rules: { checkShip, shape },
  form: battleForm,
  label: (_state, field) => bookLabel(field),
  battle: battleOf,
  assumes: (_state, input) =>
    assumed
      .filter((name) => name !== 'torpedoes' || input['torpedoes'] !== false)
      .map((name) => says(`assumes.${name}`)),
  starts: onTable,
  begin: turnsOf,
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

const splash = trackOf('splash')

/**
 * The turns of a battle, through the dialogues of guns and torpedoes: torpedoes are declared, one squadron fires after
 * the other as the initiative has it, then torpedoes hit. Nobody moves or tests morale.
 */
function turnsOf(start: GameState, battle: Battle): () => BattleTurn {
  const clearsSplash = rulingOf(start, 'clearMarkers') === 'endPhase'
  return () => {
    const launched = new Set<ShipId>()
    return (table, played) => {
      // The higher die, commanders counted, fires first.
      const order = inOrder(battle.sides, ({ squadron }) => {
        return played.dice(initiative.die) + signedWorth(commandIn(table.state, squadron.order))
      })
      // Each stand launches once, all that she has, at the first target within reach.
      for (const side of battle.hasTorpedoes ? order : []) {
        for (const [firer, target] of pairs(table.state, side, battle)) {
          if (!launched.has(firer) && launches(table, firer, target, battle, played)) launched.add(firer)
        }
      }
      for (const side of order) {
        for (const [firer, target] of pairs(table.state, side, battle)) fires(table, firer, target, battle, played)
      }
      strike(table, played)
      for (const { id } of wreckDue(table.state)) played.answer(wreckTestAlone.run(table, { ship: id }))
      if (clearsSplash) clear(table)
    }
  }
}

/** Who fires at whom now. A stand that is lost before her turn fires at nobody. */
function* pairs(state: GameState, side: Fighting, { sides }: Battle): Generator<readonly [ShipId, ShipId]> {
  const enemy = sides.find((other) => other !== side)!
  for (const [id, first] of side.targets) {
    const firer = own(state.ships, id)
    if (!firer || !fighting.acts(firer)) continue
    const target = targetNow(state, enemy.squadron.order, first, (stand) => fighting.acts(stand))
    if (target) yield [id, target.id]
  }
}

function fires(table: RuleDraft, firer: ShipId, target: ShipId, { rangeInches, isLit }: Battle, played: Played): void {
  if (!hasPower(table, firer, played)) return
  const [ship, at] = [table.ship(firer), table.ship(target)]
  const firing = allFiring(ship, at)
  const lit = isLit || standsOn(at, 'fires') > 0
  const salvo = { ship, target: at, rangeInches, clear: true, lit, firing, bases: 0, raking: false }
  if (firing.length > 0) played.answer(fireGuns(table, salvo))
}

/** What ran is resolved after the guns, if its target is still there; then it is gone. */
function strike(table: RuleDraft, { answer }: Played): void {
  for (const { id, at, arc, rangeInches } of attacksOnTable(table.state)) {
    const target = own(table.state.ships, shipId(at))
    if (target && fighting.acts(target)) answer(torpedoes.run(table, { attack: id, target: at, arc, rangeInches }))
    if (table.state.markers.some((marker) => marker.id === id)) table.apply({ type: 'markerLifted', marker: id })
  }
}

function clear(table: RuleDraft): void {
  for (const { id, tracks } of Object.values(table.state.ships)) {
    if ((own(tracks, splash) ?? 0) > 0) table.apply({ type: 'trackSet', ship: id, track: splash, to: 0 })
  }
}

/** Without power a crew test decides whether she does anything this turn. */
function hasPower(table: RuleDraft, firer: ShipId, { answer }: Played): boolean {
  if (powerDue(table.state).some(({ id }) => id === firer)) answer(powerTest.run(table, { ship: firer }))
  return powerThisTurn(table.state, firer) !== 'failed'
}

function commandIn(state: GameState, order: readonly ShipId[]): number {
  return order.reduce((sum, id) => {
    const stand = own(state.ships, id)
    return sum + ((stand && commandOf(stand)) ?? 0)
  }, 0)
}

/** Inputs of the rule book count as remembered answers; tests are thrown, or never succeed. */
function onTable(two: GameState, { facts, bookTests }: Battle): GameState {
  const tests = bookTests === 'd20' ? 'd20' : 'ask'
  const houseRules = {
    ...{ ...two.houseRules, fireTest: tests, magazineTest: tests, fuelTest: tests },
    ...{ underwaterColumn: 'd6', kamikazeProtection: 'd6', warshipCargo: 'd10', remember: 'never' },
  }
  return { ...two, houseRules, table: { ...two.table, ...facts } }
}

/** Declares all torpedoes of a stand at a target, aimed from the beam; false where none of them runs so far. */
function launches(
  table: RuleDraft,
  firer: ShipId,
  target: ShipId,
  { rangeInches, isLit }: Battle,
  { answer }: Played,
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
  answer(declareTorpedoes.run(table, input))
  return true
}
