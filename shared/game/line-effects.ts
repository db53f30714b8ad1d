import type { Effect } from './effect'
import type { Entry, JournalLine } from './journal-line'

/** All that an entry changes on the table, at once or later; for an amend, what it changes instead. */
export function effectsOf(line: JournalLine | Entry): readonly Effect[] {
  if (line.kind === 'step') return line.effects
  if (line.kind !== 'pending' && line.kind !== 'amend') return []
  const { effects, atOnce } = line.outcome
  return atOnce ? [...atOnce.effects, ...effects] : effects
}

/** The dialogue that a line or an entry ends, finished or broken off. */
export function dialogueEndedBy(line: JournalLine | Entry): string | undefined {
  switch (line.kind) {
    case 'dialogue':
      return line.is === 'abandoned' ? line.dialogue : undefined
    case 'step':
      return line.dialogue
    case 'pending':
    case 'amend':
      return line.outcome.dialogue
    default:
      return undefined
  }
}

/** How much work an effect is, one for a mark: a deck is as many as its cards. */
export function costOf(effect: Effect): number {
  switch (effect.type) {
    case 'deckLaid':
      return effect.cards
    case 'deckShuffled':
      return effect.taken.length
    default:
      return 1
  }
}

/** Whether a line changes which lines before it count, so that it cannot be read without them. */
export function looksBack({ kind }: Pick<JournalLine, 'kind'>): boolean {
  return kind === 'strike' || kind === 'restore' || kind === 'amend'
}
