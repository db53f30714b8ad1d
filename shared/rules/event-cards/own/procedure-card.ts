import type { OwnCard } from '../../../decks/own-card'
import type { DeckId, SideId } from '../../../kernel/ids'
import type { Phrase } from '../../../kernel/phrase'
import type { RulesPack } from '../../pack/rules-pack'
import { says } from '../says'

/** A card of a custom deck as it is played. */
export interface PlayedCard {
  readonly pack: RulesPack
  readonly deck: DeckId
  readonly card: OwnCard
  readonly player: SideId
}

/** The text of the card, shown beside each of its questions. */
export function textOf({ title, text }: OwnCard): readonly Phrase[] {
  return text === '' ? [says('own.title', { title })] : [says('own.title', { title }), says('own.text', { text })]
}
