import type { RuleDraft } from '../../../game/rule-draft'
import { number, type Dialogue } from '../../../kernel/dialogue'
import type { Phrase } from '../../../kernel/phrase'
import { says } from '../says'
import { sideName } from '../ships-there'
import { askAll, type Said } from './procedure-asks'
import { textOf, type PlayedCard } from './procedure-card'
import { placeReminders } from './procedure-reminder'

/** Asks what the card asks, in order; a lasting card becomes a reminder on what was named. */
export function* ownCard(table: RuleDraft, play: PlayedCard): Dialogue<Phrase> {
  const said = yield* askAll(table, play)
  const turns = yield* turnsOf(play, said)
  placeReminders(table, play, said, turns)
  const on = said.names.length > 0 ? said.names.join(', ') : sideName(table.state, play.player)
  return says('done.own', { title: play.card.title, on })
}

/** Asks how many turns a card lasts that does not ask itself. */
function* turnsOf(play: PlayedCard, { turns }: Said): Dialogue<number | undefined> {
  const { card, player } = play
  if (card.lasts === 'turn') return 1
  if (card.lasts !== 'turns') return undefined
  const range = { least: 1, most: 99, usual: 1 }
  return turns ?? (yield* number('lasts', range, { to: player, ask: says('own.turns'), because: textOf(card) }))
}
