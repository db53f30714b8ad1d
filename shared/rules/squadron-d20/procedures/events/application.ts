import type { NavalEffect } from '../../../../decks/naval/effect'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { choose, under, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { sideName } from '../../../event-cards/naming'
import type { EffectOf, DamageOf, EventApplication } from '../../../pack/event-application'
import { equipmentNames } from '../../ship/shape'
import type { AttackType } from '../../ship/ship'
import { dataOf } from '../../ship/stand-data'
import { has, standsOn, acts, floats } from '../../ship/state'
import { rangeBand, torpedoes } from '../../tables/gunnery'
import { worth } from '../../tables/turn'
import { attacksHit, takeHits } from '../criticals/take-hit'
import { scoreAirHits as scoreBombHits, attackSum } from '../in-the-air/air-attack'
import { onAircraft } from '../in-the-air/air-stands'
import { onFire } from '../may-fire/firing'
import { isNight } from '../may-fire/sight'
import { askVesselsLost, targetModifiers, targetRerolls, throwOnTarget, type OnTargetSum } from '../throws/on-target'
import { sizeInAttack } from '../torpedoes/attack'
import { says } from './by-card'
import { groupOf, hasTorpedoes, hasWeapons, mountsAtWork, lasts, takeFromCard } from './lasting'

/**
 * What event cards do under these rules. Bombers attack by the table of air attacks. Data have no sides of a ship, no
 * planes that spot for guns and no collisions: those are reported and left to the table.
 */
export const events: EventApplication = {
  hasAirRules: true,
  hasSteeringHits: true,
  isNight: (state) => isNight(state),
  meets,
  lasts,
  ends: takeFromCard,
  dealDamage: { bombers, torpedoes: torpedoAttack, mine },
}

function meets(_state: GameState, ship: ShipInPlay, effect: NavalEffect): boolean {
  const { kind } = dataOf(ship.document)
  if (kind === 'aircraft') return false
  switch (effect.code) {
    case 'silence':
      return acts(ship) && canFallSilent(ship, effect)
    case 'retarget':
      return acts(ship) && (effect.weapon === 'torpedoes' ? hasTorpedoes(ship) : hasMainGuns(ship))
    case 'fireOnFriend':
    case 'spotterBonus':
      return acts(ship) && hasMainGuns(ship)
    case 'localControl':
      return acts(ship) && hasMainGuns(ship) && standsOn(ship, 'fireControl') > 0
    case 'speedFactor':
      return acts(ship) && standsOn(ship, 'speed') > 0
    case 'steeringLost':
      return acts(ship) && standsOn(ship, 'speed') > 0 && standsOn(ship, 'steering') > 0
    case 'radarsOut':
      return acts(ship) && radars.some((name) => has(ship, name))
    case 'fire':
      return floats(ship) && (kind === 'ship' || kind === 'shore')
    case 'torpedoAttack':
    case 'mineHit':
    case 'collision':
      return floats(ship) && kind !== 'shore'
    default:
      return floats(ship)
  }
}

const radars = equipmentNames.filter((name) => name !== 'searchlights' && name !== 'smoke')

const hasMainGuns = (ship: ShipInPlay) => mountsAtWork(ship, 'main').length > 0

function canFallSilent(ship: ShipInPlay, effect: EffectOf<'silence'>): boolean {
  switch (effect.what) {
    case 'allWeapons':
      return hasWeapons(ship)
    case 'torpedoes':
      return effect.share === 1 ? hasTorpedoes(ship) : mountsAtWork(ship, 'torpedoes').length > 0
    default:
      return mountsAtWork(ship, groupOf[effect.what]).length > 0
  }
}

/** Bombers without crew quality: dice by the scale, and the modifiers of attack and target. */
function* bombers(table: RuleDraft, { kind, count, ship, by }: DamageOf<'bombers'>): Dialogue<void> {
  const target = table.ship(ship)
  const attack = yield* attackOf(kind, by)
  const who = sideName(table.state, by)
  const dice = worth(count)
  table.because(says(dice === 1 ? 'bombersOneDie' : 'bombers', { n: count, dice }))
  const sum = { ...attackSum(table.state, { target }, attack), of: says('bombersNeed') }
  const on = yield* throwOnTarget(table, { key: 'bombers', dice, who, to: by, sum, lookUp: onAircraft.airAttack })
  yield* under('bombs', scoreBombHits(table, { who, to: by, target, attack }, on))
}

const levels = ['mediumLevelBomber', 'lowLevelBomber', 'highLevelBomber'] as const

/** The card does not say how high its level bombers fly: the player of the card does. */
function* attackOf(kind: DamageOf<'bombers'>['kind'], by: DamageOf<'bombers'>['by']): Dialogue<AttackType> {
  if (kind === 'diveBombers') return 'diveBomber'
  if (kind === 'torpedoBombers') return 'torpedoBomber'
  const options = levels.map((value) => ({ value, say: says(`level.${value}`) }))
  const prompt = { to: by, ask: says('level.ask'), lookUp: onAircraft.airAttack }
  return yield* choose('level', options, levels[0], prompt)
}

/** One attack, whatever its number of torpedoes; the rule book says how many hit. */
function* torpedoAttack(table: RuleDraft, { rangeYards, count, ship, by }: DamageOf<'torpedoes'>): Dialogue<void> {
  const target = table.ship(ship)
  const sum = cardTorpedoSum(table.state, target, rangeYards)
  const who = sideName(table.state, by)
  const on = yield* throwOnTarget(table, { key: 'torpedoes', dice: 1, who, to: by, sum, lookUp: onFire.torpedoes })
  if (on === 0) return
  if (dataOf(target.document).kind === 'smallCraft') return yield* smallCraft(table, ship, 'torpedo')
  yield* attacksHit(table, {
    ...{ attacks: 1, most: count, hit: { target: ship, attack: 'torpedo' }, who, to: by },
    because: [says('torpedoes.fired', { n: count, yards: rangeYards })],
    lookUp: onFire.torpedoes,
  })
}

function* mine(table: RuleDraft, { ship, hits }: DamageOf<'mine'>): Dialogue<void> {
  if (dataOf(table.ship(ship).document).kind === 'smallCraft') return yield* smallCraft(table, ship, 'mine')
  yield* takeHits(table, hits, { target: ship, attack: 'mine' })
}

function* smallCraft(table: RuleDraft, ship: ShipId, attack: 'torpedo' | 'mine'): Dialogue<void> {
  const stand = shipName(table.ship(ship))
  const ask = (left: number) => says(`vessels.${attack}`, { stand, left })
  yield* askVesselsLost(table, ship, 1, { ask, lookUp: onFire.typeX })
}

/** A submarine that only a card knows fires at a target: range, size, steering and way, and no setting and no arc. */
function cardTorpedoSum(state: Pick<GameState, 'houseRules'>, target: ShipInPlay, rangeYards: number): OnTargetSum {
  const bands = Math.max(1, Math.ceil(rangeYards / rangeBand.yards))
  const row = torpedoes.needed.find((each) => each.bands >= bands) ?? torpedoes.needed[4]
  return {
    needed: row.needed,
    of: says('torpedoes.row', { bands }),
    modifiers: targetModifiers(target, sizeInAttack(state, target)),
    rerolls: targetRerolls(target),
  }
}
