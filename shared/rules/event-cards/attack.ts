import type { NavalEffect } from '../../decks/naval/effect'
import { namesVictim } from '../../decks/naval/house-rules'
import type { RuleDraft } from '../../game/rule-draft'
import { shipName } from '../../game/ship-name'
import type { ShipInPlay } from '../../game/state'
import { roll, rolls, type Dialogue } from '../../kernel/dialogue'
import { facesOf, type DieName } from '../../kernel/dice'
import type { Phrase } from '../../kernel/phrase'
import type { EffectOf, EventDamage } from '../pack/event-application'
import { nameShip, opponentOf, shipsThatMeet } from './naming'
import { asking, eventLabel, eventRuling, facesSaid, says, spent, type PlayedEvent } from './played-event'

/** D6 bombers; under rules without aircraft the shells or torpedoes that the card names instead. */
export function* airAttack(table: RuleDraft, play: PlayedEvent, effect: EffectOf<'airAttack'>): Dialogue<Phrase> {
  const ship = yield* victimOf(table, play, effect)
  if (!ship) return spent(play)
  const count = yield* dieOf(play, `bombers.${effect.kind}`, 'bombers', ship)
  table.because(says(`bombers.${effect.kind}`, { n: count, ship: shipName(ship) }))
  const strike: EventDamage = play.pack.events?.hasAirRules
    ? { is: 'bombers', kind: effect.kind, count, ship: ship.id, by: play.player }
    : yield* instead(table, play, effect, count, ship)
  yield* strikes(table, play, strike)
  return eventLabel(play, shipName(ship))
}

/** Shells or torpedoes as many as the die of the bombers shows; those of level bombers are rolled afresh. */
function* instead(
  table: RuleDraft,
  play: PlayedEvent,
  { else: other }: EffectOf<'airAttack'>,
  bombers: number,
  ship: ShipInPlay,
): Dialogue<EventDamage> {
  const at = { ship: ship.id, by: play.player }
  if (other.weapon === 'torpedo18Inch') {
    table.because(says('instead.torpedo18Inch', { n: bombers, yards: other.rangeYards }))
    return { is: 'torpedoes', weapon: other.weapon, rangeYards: other.rangeYards, count: bombers, ...at }
  }
  const count = other.count === '3D6' ? yield* threeDice(play, ship) : bombers
  table.because(says(`instead.${other.weapon}`, { n: count, percent: other.hitPercent }))
  return { is: 'shells', weapon: other.weapon, hitPercent: other.hitPercent, count, ...at }
}

function* threeDice(play: PlayedEvent, ship: ShipInPlay): Dialogue<number> {
  const faces = yield* rolls('shells', 'D6', 3, asking(play, 'shells', { ship: shipName(ship) }))
  return faces.reduce((sum, face) => sum + face, 0)
}

/** D6 torpedoes from D6 thousand yards, of the kind most submarines of the side that plays the card carry. */
export function* submarineAttack(
  table: RuleDraft,
  play: PlayedEvent,
  effect: EffectOf<'torpedoAttack'>,
): Dialogue<Phrase> {
  const ship = yield* victimOf(table, play, effect)
  if (!ship) return spent(play)
  const count = yield* dieOf(play, 'torpedoes', 'torpedoes', ship)
  const rangeYards = 1000 * (yield* dieOf(play, 'range', 'range', ship))
  table.because(says('submarine', { n: count, ship: shipName(ship), yards: rangeYards }))
  const at = { ship: ship.id, by: play.player }
  yield* strikes(table, play, { is: 'torpedoes', weapon: 'submarineTorpedo', rangeYards, count, ...at })
  return eventLabel(play, shipName(ship))
}

/** A drifting mine; under rules without mines one hit by a torpedo. */
export function* mineAttack(table: RuleDraft, play: PlayedEvent, effect: EffectOf<'mineHit'>): Dialogue<Phrase> {
  const ship = yield* victimOf(table, play, effect)
  if (!ship) return spent(play)
  table.because(says('mine', { ship: shipName(ship) }))
  yield* strikes(table, play, { is: 'mine', ship: ship.id, by: play.player, hits: effect.else.hits })
  return eventLabel(play, shipName(ship))
}

function* dieOf(play: PlayedEvent, ask: string, key: string, ship: ShipInPlay): Dialogue<number> {
  return yield* roll(key, 'D6', asking(play, ask, { ship: shipName(ship) }))
}

/** Damage of a card under the rules in use; where they do not know it, the players do it. */
export function* strikes(table: RuleDraft, { pack }: PlayedEvent, strike: EventDamage): Dialogue<void> {
  const deal = pack.events?.dealDamage[strike.is] as ((...of: [RuleDraft, EventDamage]) => Dialogue<void>) | undefined
  if (deal) yield* deal(table, strike)
  else table.because(says('tableDoes'))
}

/** The ship that an air, submarine or mine attack strikes: named as `victimChosenBy` says. */
function* victimOf(table: RuleDraft, play: PlayedEvent, effect: NavalEffect): Dialogue<ShipInPlay | undefined> {
  const side = yield* opponentOf(play, table.state)
  if (!side) return undefined
  const among = shipsThatMeet(play, table.state, (each) => each === side, effect)
  const by = namesVictim(eventRuling(table.state, 'victimChosenBy'))
  if (by === 'chance') return yield* byChance(table, play, among)
  const to = by === 'struckSide' ? side : play.player
  return yield* nameShip(table.state, 'ship', among, asking(play, 'victim', undefined, to))
}

/** Smallest first: the die with a face for every ship, as many for each. */
const dice: readonly DieName[] = ['D6', 'D10', 'D20', 'D100']

/** A face without a ship is rolled again, but not without end. */
const mostRolls = 20

function* byChance(
  table: RuleDraft,
  play: PlayedEvent,
  among: readonly ShipInPlay[],
): Dialogue<ShipInPlay | undefined> {
  if (among.length < 2) return among[0]
  const die = dice.find((each) => facesOf(each).length >= among.length)
  const each = die ? Math.floor(facesOf(die).length / among.length) : 0
  const because = among.map((ship, at) =>
    says('byDie', { ship: shipName(ship), faces: facesSaid(at * each + 1, (at + 1) * each) }),
  )
  for (let again = 1; die && again <= mostRolls; again++) {
    const prompt = { to: play.player, ask: says('ask.victimByDie'), because }
    const ship = among[Math.ceil((yield* roll(`victim/${again}`, die, prompt)) / each) - 1]
    if (!ship) continue
    table.because(says('byDieStruck', { ship: shipName(ship) }))
    return ship
  }
  return yield* nameShip(table.state, 'ship', among, asking(play, 'victim', undefined, 'umpire'))
}
