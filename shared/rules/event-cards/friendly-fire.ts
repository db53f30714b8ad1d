import type { RuleDraft } from '../../game/rule-draft'
import { shipName } from '../../game/ship-name'
import type { Dialogue } from '../../kernel/dialogue'
import type { Phrase } from '../../kernel/phrase'
import type { NavalEffect } from '../../decks/naval/effect'
import { placeLasting } from './place-lasting'
import { nameShip, nameShipOrNone } from './naming'
import { cardOf, spent, eventLabel, type PlayedEvent } from './played-event'
import { says } from './says'
import { opposing, shipsOf, sideOf, squadronOf } from './ships-there'

/**
 * Her guns fire on her own side: whoever plays the card names the firing ship, her owner the target, of the three ships
 * of his nearest the enemy and none of her formation. With no such ship there is no effect and the card is spent.
 */
export function* friendlyFire(table: RuleDraft, play: PlayedEvent, effect: NavalEffect): Dialogue<Phrase> {
  const { state } = table
  const firing = { to: play.player, ask: says('ask.firer'), because: cardOf(play) }
  const firer = yield* nameShip(state, 'firer', opposing(play, state, effect), firing)
  if (!firer) return spent(play)
  const owner = sideOf(state, firer.id)
  const formation = squadronOf(state, firer.id)
  const friends = shipsOf(play.pack, state, (side) => side === owner).filter(({ id }) => !formation?.order.includes(id))
  const values = { ship: shipName(firer) }
  const naming = { to: owner, ask: says('ask.friend', values), because: cardOf(play) }
  const target = yield* nameShipOrNone(state, 'target', friends, naming)
  if (!target) {
    table.because(says('noFriend', values))
    return spent(play)
  }
  table.because(says('firesOn', { ...values, target: shipName(target) }))
  yield* placeLasting(table, play, { ship: firer.id }, effect, { target: target.id })
  return eventLabel(play, shipName(firer))
}
