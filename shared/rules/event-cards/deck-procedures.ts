import { onceEach } from '../../kernel/once-each'
import type { Procedure } from '../pack/procedure'
import type { RulesPack } from '../pack/rules-pack'
import { eventCard } from './event-card'

/** The dialogues of cards: there under every pack, without a pack having to list them. */
export const deckProcedures = onceEach((pack: RulesPack): readonly Procedure[] => [eventCard(pack)])
