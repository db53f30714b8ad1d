import type { RuleDraft } from '../../game/rule-draft'
import { shipName } from '../../game/ship-name'
import type { Dialogue } from '../../kernel/dialogue'
import type { Phrase } from '../../kernel/phrase'
import type { NavalEffect } from '../../decks/naval/effect'
import { cardDie } from './card-die'
import { placeLasting } from './place-lasting'
import { nameShip } from './naming'
import { cardOf, spent, eventLabel, type PlayedEvent } from './played-event'
import { eventRuling } from './rulings'
import { says } from './says'
import { opposing } from './ships-there'

/** Battery, engines, radar, fire control, a fire: one enemy ship, named by whoever plays the card, of those that meet the moment. */
export function* casualty(table: RuleDraft, play: PlayedEvent, effect: NavalEffect): Dialogue<Phrase> {
  const among = opposing(play, table.state, effect)
  const prompt = { to: play.player, ask: says('ask.struck'), because: cardOf(play) }
  const ship = yield* nameShip(table.state, 'ship', among, prompt)
  if (!ship) return spent(play)
  const on = shipName(ship)
  const noted = yield* notedFor(table, play, effect, on)
  yield* placeLasting(table, play, { ship: ship.id }, effect, noted)
  return eventLabel(play, on)
}

/** The die of the card, where it has one: a side of the ship, a course. */
function* notedFor(table: RuleDraft, play: PlayedEvent, effect: NavalEffect, on: string) {
  if (effect.code === 'silence' && 'side' in effect) return { side: yield* cardDie(table, play, on) }
  if (effect.code !== 'steeringLost') return {}
  if (steersByRules(table, play)) return { course: 'packTable' }
  return { course: yield* cardDie(table, play, on), rolledIn: table.state.turn }
}

/** House rule `steeringCasualty`: as a steering hit, where the rules in use say how such a ship moves. */
function steersByRules(table: RuleDraft, { pack }: PlayedEvent): boolean {
  return eventRuling(table.state, 'steeringCasualty') === 'packTable' && pack.events?.hasSteeringHits === true
}
