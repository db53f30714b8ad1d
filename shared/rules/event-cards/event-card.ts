import type { GameState } from '../../game/state'
import type { DeckId } from '../../kernel/ids'
import { onceEach } from '../../kernel/once-each'
import { own } from '../../kernel/own'
import { done, refused, type Refusal, type Result } from '../../kernel/result'
import type { Procedure } from '../pack/procedure'
import type { RulesPack } from '../pack/rules-pack'
import { isBlack } from '../../decks/face'
import { ownCard, type PlayedCard } from './own-card'
import { pileOf } from '../../decks/pile'
import { navalEventOf } from '../../decks/naval/events'
import type { PlayedEvent } from './played-event'
import { applyEvent } from './naval-events'
import type { Input } from '../pack/input'

/** The dialogues of cards: every pack has them without listing them. */
export const deckProcedures = onceEach((pack: RulesPack): readonly Procedure[] => [eventCard(pack)])

export const eventCardName = 'event-card'

/** Started by the card that was played: its deck, the number on its back, its face, and the side that plays it. */
const eventCardTakes = ['deck', 'card', 'face', 'player'] as const

/** A card is played: what it asks, who is affected, and the result under the rules of a pack. */
function eventCard(pack: RulesPack): Procedure {
  return {
    name: eventCardName,
    phases: [],
    takes: eventCardTakes,
    fields: () => [],
    check: (state, input) => read(pack, state, input, () => null),
    *run(table, input) {
      const played = read(pack, table.state, input, (play) => play)
      if (!played.ok) throw new Error('a card that was not checked')
      return 'event' in played.value ? yield* applyEvent(table, played.value) : yield* ownCard(table, played.value)
    },
  }
}

/** What was played. Refused with `field` where the table has no such deck, card or side. */
function read<Value>(
  pack: RulesPack,
  state: GameState,
  input: Input,
  gives: (play: PlayedEvent | PlayedCard) => Value,
): Result<Value> {
  const deck = String(own(input, 'deck') ?? '') as DeckId
  const pile = pileOf(state.decks, deck)
  if (!pile) return refused('deck-unknown', { field: 'deck', what: deck })
  const player = state.sides.find(({ id }) => id === own(input, 'player'))?.id
  if (player === undefined) return refused('event-player-unknown', { field: 'player' })
  const token = own(input, 'card')
  const face = own(input, 'face')
  if (typeof token !== 'number' || typeof face !== 'string') return noSuchCard(face)
  const shown = own(pile.shown as Readonly<Record<string, string>>, String(token))
  if (shown !== undefined && shown !== face) return refused('event-card-other', { field: 'face', what: shown })
  if (isBlack(face)) return refused('event-card-black', { field: 'face' })
  const event = navalEventOf(face)
  if (event) return done(gives({ pack, deck, pile, event, player }))
  const card = pile.printed?.find(({ id }) => id === face)
  return card ? done(gives({ pack, deck, card, player })) : noSuchCard(face)
}

function noSuchCard(face: unknown): Refusal {
  return refused('deck-card-unknown', { field: 'face', what: String(face ?? '') })
}
