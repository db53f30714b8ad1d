import { onceEach } from '../../kernel/once-each'
import type { Procedure } from '../pack/procedure'
import type { RulesPack } from '../pack/rules-pack'
import { eventCard } from './event-card'

/** The dialogues of cards: every pack has them without listing them. */
export const deckProcedures = onceEach((pack: RulesPack): readonly Procedure[] => [eventCard(pack)])
