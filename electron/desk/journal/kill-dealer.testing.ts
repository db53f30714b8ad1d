import { randomInt } from 'node:crypto'
import type { DeckAction } from '#shared/bridge/contract'
import { usualRules } from '#shared/decks/deck-rules'
import { entriesOf } from '#shared/game/decks/deck-action'
import { pileOf } from '#shared/decks/pile'
import type { DeckPlan } from '#shared/decks/deck-plan'
import type { GameState } from '#shared/game/state'
import { north } from '#shared/game/tiny-fleet.testing'
import { deckId } from '#shared/kernel/ids'
import { playUntilKilled } from './kill-play.testing'

const deck = deckId('north')
const plan: DeckPlan = {
  kind: 'naval',
  side: north,
  called: '',
  rules: usualRules,
  isOpen: true,
  reds: ['AH', '6H', '9H', 'QD', 'KD'],
  blacks: 7,
}

/** Something that a hand may do with the deck as it lies. */
function nextAction(state: GameState): DeckAction {
  const pile = pileOf(state.decks, deck)
  if (!pile) return { do: 'lay', deck, plan }
  const [held] = pile.hand
  const [gone] = pile.discards
  const ways: readonly (DeckAction | false | undefined)[] = [
    { do: 'draw', deck, count: 1 + randomInt(3) },
    { do: 'shuffle', deck },
    held !== undefined && { do: 'play', deck, card: held },
    held !== undefined && { do: 'return', deck, card: held },
    held !== undefined && { do: 'giveUp', deck, card: held },
    gone !== undefined && { do: 'takeBack', deck, card: gone },
  ]
  const able = ways.filter((way) => way !== undefined && way !== false)
  return able[randomInt(able.length)]!
}

const next = () => randomInt(2 ** 32)

// Cards are dealt, three actions in flight, as from three windows.
await playUntilKilled((games, game, _lastSeq, batch) =>
  [0, 1, 2].map((window) =>
    games.deal(
      game,
      (state) => entriesOf({ state, ownDeck: () => undefined, next }, nextAction(state)),
      `${process.pid}-${batch}-${window}`,
    ),
  ),
)
