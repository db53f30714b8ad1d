import type { Effect } from './effect'
import type { Entry, JournalLine, Outcome } from './journal-line'

/** What a line does, at once or later; of an amend, what it does instead. */
export function outcomeOf(line: JournalLine | Entry): Outcome | undefined {
  if (line.kind === 'step') return line
  return line.kind === 'pending' || line.kind === 'amend' ? line.outcome : undefined
}

/** All that an entry changes on the table, at once or later; for an amend, what it changes instead. */
export function effectsOf(line: JournalLine | Entry): readonly Effect[] {
  if (line.kind === 'step') return line.effects
  if (line.kind !== 'pending' && line.kind !== 'amend') return []
  const { effects, atOnce } = line.outcome
  return atOnce ? [...atOnce.effects, ...effects] : effects
}

/** The dialogue that a line or an entry ends, finished or broken off. */
export function dialogueEndedBy(line: JournalLine | Entry): string | undefined {
  if (line.kind === 'dialogue') return line.is === 'abandoned' ? line.dialogue : undefined
  return outcomeOf(line)?.dialogue
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
