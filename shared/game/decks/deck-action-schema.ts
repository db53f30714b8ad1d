import { z } from 'zod'
import { lineId } from '../../json/line-bounds'
import type { Read } from '../../json/read'
import { deckPlan } from '../../decks/deck-plan'
import { deckRulesSchema, mostCardsPerTurn } from '../../decks/deck-rules'
import { token } from '../../decks/pile-schema'
import { deckId } from '../../kernel/ids'

const deck = lineId.transform(deckId)
const ofCard = { deck, card: token }

/** What a player can do with a deck at the table. The service turns it into entries: it alone knows every face. */
export const deckAction = z.discriminatedUnion('do', [
  /** Shuffles a deck and puts it on the table; one under the same id is replaced, its hand stays. */
  z.strictObject({ do: z.literal('lay'), deck, plan: deckPlan }),
  z.strictObject({ do: z.literal('draw'), deck, count: z.int().min(1).max(mostCardsPerTurn) }),
  /** Turned face up onto the discards: played with its effect, or because its moment has passed. */
  z.strictObject({ do: z.literal('play'), ...ofCard }),
  z.strictObject({ do: z.literal('discard'), ...ofCard }),
  /** Face down to the discards: one card too many. */
  z.strictObject({ do: z.literal('giveUp'), ...ofCard }),
  /** From the discards back into the hand of cards. */
  z.strictObject({ do: z.literal('takeBack'), ...ofCard }),
  /** Back among the undrawn, which are shuffled. */
  z.strictObject({ do: z.literal('return'), ...ofCard }),
  z.strictObject({ do: z.literal('toBottom'), ...ofCard }),
  z.strictObject({ do: z.literal('shuffle'), deck }),
  z.strictObject({ do: z.literal('rule'), deck, rules: deckRulesSchema }),
])
export type DeckAction = Read<typeof deckAction>
