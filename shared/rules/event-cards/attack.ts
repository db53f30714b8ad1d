import type { RuleDraft } from '../../game/rule-draft'
import { shipName } from '../../game/ship-name'
import type { ShipInPlay } from '../../game/state'
import { roll, rolls, type Dialogue } from '../../kernel/dialogue'
import type { Phrase } from '../../kernel/phrase'
import type { EventDamage } from '../pack/event-application'
import type { NavalEffect } from '../../decks/naval/effect'
import { cardOf, spent, eventLabel, type PlayedEvent } from './played-event'
import { says } from './says'
import { victimOf } from './victim'

type AirAttack = Extract<NavalEffect, { code: 'airAttack' }>
type SubAttack = Extract<NavalEffect, { code: 'torpedoAttack' }>
type MineHit = Extract<NavalEffect, { code: 'mineHit' }>

/** D6 bombers; under rules without aircraft the shells or torpedoes that the card names instead. */
export function* airAttack(table: RuleDraft, play: PlayedEvent, effect: AirAttack): Dialogue<Phrase> {
  const ship = yield* victimOf(table, play, effect)
  if (!ship) return spent(play)
  const { events } = play.pack
  const n = yield* dieOf(play, `ask.bombers.${effect.kind}`, 'bombers', ship)
  table.because(says(`bombers.${effect.kind}`, { n, ship: shipName(ship) }))
  const at = { ship: ship.id, by: play.player }
  if (events?.hasAirRules) {
    yield* strikes(table, play, { is: 'bombers', kind: effect.kind, count: n, ...at })
    return eventLabel(play, shipName(ship))
  }
  yield* strikes(table, play, yield* instead(table, play, effect, n, ship))
  return eventLabel(play, shipName(ship))
}

/** Shells or torpedoes as many as the die of the bombers shows; those of level bombers are rolled afresh. */
function* instead(
  table: RuleDraft,
  play: PlayedEvent,
  { else: other }: AirAttack,
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
  const prompt = { to: play.player, ask: says('ask.shells', { ship: shipName(ship) }), because: cardOf(play) }
  const faces = yield* rolls('shells', 'D6', 3, prompt)
  return faces.reduce((sum, face) => sum + face, 0)
}

/** D6 torpedoes from D6 thousand yards, of the kind most submarines of the side that plays the card carry. */
export function* submarineAttack(table: RuleDraft, play: PlayedEvent, effect: SubAttack): Dialogue<Phrase> {
  const ship = yield* victimOf(table, play, effect)
  if (!ship) return spent(play)
  const count = yield* dieOf(play, 'ask.torpedoes', 'torpedoes', ship)
  const rangeYards = 1000 * (yield* dieOf(play, 'ask.range', 'range', ship))
  table.because(says('submarine', { n: count, ship: shipName(ship), yards: rangeYards }))
  const at = { ship: ship.id, by: play.player }
  yield* strikes(table, play, { is: 'torpedoes', weapon: 'submarineTorpedo', rangeYards, count, ...at })
  return eventLabel(play, shipName(ship))
}

/** A drifting mine; under rules without mines one hit by a torpedo. */
export function* mineAttack(table: RuleDraft, play: PlayedEvent, effect: MineHit): Dialogue<Phrase> {
  const ship = yield* victimOf(table, play, effect)
  if (!ship) return spent(play)
  table.because(says('mine', { ship: shipName(ship) }))
  yield* strikes(table, play, { is: 'mine', ship: ship.id, by: play.player, hits: effect.else.hits })
  return eventLabel(play, shipName(ship))
}

function* dieOf(play: PlayedEvent, ask: string, key: string, ship: ShipInPlay): Dialogue<number> {
  const prompt = { to: play.player, ask: says(ask, { ship: shipName(ship) }), because: cardOf(play) }
  return yield* roll(key, 'D6', prompt)
}

function* strikes(table: RuleDraft, { pack }: PlayedEvent, strike: EventDamage): Dialogue<void> {
  const isDone = pack.events ? yield* pack.events.dealDamage(table, strike) : false
  if (!isDone) table.because(says('tableDoes'))
}
