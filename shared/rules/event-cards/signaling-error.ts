import type { RuleDraft } from '../../game/rule-draft'
import type { Dialogue } from '../../kernel/dialogue'
import type { Phrase } from '../../kernel/phrase'
import type { NavalEffect } from '../../decks/naval/effect'
import { cardDie } from './card-die'
import { placeLasting } from './place-lasting'
import { nameFormation } from './naming'
import { cardOf, spent, eventLabel, type PlayedEvent } from './played-event'
import { says } from './says'
import { formationsOf } from './ships-there'

/** One enemy formation, named by whoever plays the card, moves at random. */
export function* signalingError(table: RuleDraft, play: PlayedEvent, effect: NavalEffect): Dialogue<Phrase> {
  const among = formationsOf(play.pack, table.state, (side) => side !== play.player)
  const prompt = { to: play.player, ask: says('ask.formation'), because: cardOf(play) }
  const formation = yield* nameFormation('formation', among, prompt)
  if (!formation) return spent(play)
  const course = yield* cardDie(table, play, formation.name)
  const noted = { course, rolledIn: table.state.turn }
  yield* placeLasting(table, play, { squadron: formation.id }, effect, noted)
  return eventLabel(play, formation.name)
}
