import type { RuleDraft } from '../../game/rule-draft'
import { shipName } from '../../game/ship-name'
import type { ShipInPlay } from '../../game/state'
import type { Dialogue } from '../../kernel/dialogue'
import type { Phrase } from '../../kernel/phrase'
import type { NavalEffect } from '../../decks/naval/effect'
import { cardDie } from './card-die'
import { placeLasting } from './place-lasting'
import { nameShip } from './naming'
import { cardOf, spent, eventLabel, type PlayedEvent } from './played-event'
import { says } from './says'
import { opposing, shipsOf, sideOf } from './ships-there'

/** Her main battery or torpedoes get another target than ordered: one of the two ships nearest to it. */
export function* retarget(
  table: RuleDraft,
  play: PlayedEvent,
  effect: Extract<NavalEffect, { code: 'retarget' }>,
): Dialogue<Phrase> {
  const { state } = table
  const naming = { to: play.player, ask: says('ask.struck'), because: cardOf(play) }
  const ship = yield* nameShip(state, 'ship', opposing(play, state, effect), naming)
  if (!ship) return spent(play)
  const side = sideOf(state, ship.id)
  const enemies = shipsOf(play.pack, state, (each) => each !== side)
  const values = { ship: shipName(ship) }
  const declared = { to: side, ask: says('ask.ordered', values), because: cardOf(play) }
  const ordered = yield* nameShip(state, 'ordered', enemies, declared)
  const target = ordered && (yield* anotherThan(table, play, ordered))
  if (!target) {
    table.because(says('orderStands', { ...values, target: ordered ? shipName(ordered) : '–' }))
    return spent(play)
  }
  table.because(says(`goesFor.${effect.weapon}`, { ...values, target: shipName(target) }))
  // Torpedoes are away at once; guns fire on the wrong ship all turn.
  if (play.event.lasts === 'turn') yield* placeLasting(table, play, { ship: ship.id }, effect, { target: target.id })
  return eventLabel(play, shipName(ship))
}

/** D6 1–3 the nearer of the two, 4–6 the other; the only other ship of that side; with none the order is kept. */
function* anotherThan(table: RuleDraft, play: PlayedEvent, ordered: ShipInPlay): Dialogue<ShipInPlay | undefined> {
  const { state } = table
  const side = sideOf(state, ordered.id)
  const others = shipsOf(play.pack, state, (each) => each === side).filter(({ id }) => id !== ordered.id)
  const prompt = (ask: string) => ({
    to: play.player,
    ask: says(`ask.${ask}`, { target: shipName(ordered) }),
    because: cardOf(play),
  })
  const nearer = yield* nameShip(state, 'nearer', others, prompt('nearer'))
  if (!nearer || others.length === 1) return nearer
  const rest = others.filter(({ id }) => id !== nearer.id)
  const other = yield* nameShip(state, 'other', rest, prompt('other'))
  const on = shipName(ordered)
  return (yield* cardDie(table, play, on)) === 'first' ? nearer : other
}
