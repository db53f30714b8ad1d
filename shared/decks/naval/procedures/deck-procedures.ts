import type { Procedure } from '../../../rules/procedure'
import type { RulesPack } from '../../../rules/rules-pack'
import { eventCard } from './event-card'

const known = new WeakMap<RulesPack, readonly Procedure[]>()

/** The dialogues of cards: there under every pack, without a pack having to list them. */
export function deckProcedures(pack: RulesPack): readonly Procedure[] {
  let procedures = known.get(pack)
  if (!procedures) known.set(pack, (procedures = [eventCard(pack)]))
  return procedures
}
