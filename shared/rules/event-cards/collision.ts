import type { RuleDraft } from '../../game/rule-draft'
import { shipName } from '../../game/ship-name'
import type { Dialogue } from '../../kernel/dialogue'
import type { Phrase } from '../../kernel/phrase'
import type { NavalEffect } from '../../decks/naval/effect'
import { lineOf, nameConsort, nameShipOrNone, opponentOf } from './naming'
import { cardOf, spent, type PlayedEvent } from './played-event'
import { says } from './says'
import { shipsOf, whoMeet } from './ships-there'

/**
 * Two neighbours of one formation, named by their owner, collide. Without two such ships there is no effect and
 * the card is spent.
 */
export function* collision(table: RuleDraft, play: PlayedEvent, effect: NavalEffect): Dialogue<Phrase> {
  const { state } = table
  const owner = yield* opponentOf(play, state)
  if (!owner) return spent(play)
  const ships = whoMeet(
    play,
    state,
    shipsOf(play.pack, state, (side) => side === owner),
    effect,
  )
  const paired = ships.filter((ship) => lineOf(play, state, ship, ships).length > 1)
  const prompt = { to: owner, because: cardOf(play) }
  const one = yield* nameShipOrNone(state, 'one', paired, { ...prompt, ask: says('ask.collides') })
  if (!one) {
    table.because(says('noNeighbours'))
    return spent(play)
  }
  const values = { ship: shipName(one) }
  const other = yield* nameConsort(lineOf(play, state, one, ships), one, {
    ...prompt,
    ask: says('ask.collidesWith', values),
  })
  if (!other) return spent(play)
  const both = { ...values, other: shipName(other) }
  table.because(says('collide', both))
  const isDone = play.pack.events
    ? yield* play.pack.events.dealDamage(table, { is: 'collision', ships: [one.id, other.id] })
    : false
  if (!isDone) table.because(says('tableDoes'))
  return says('collided', both)
}
