import { DialogueDraft } from './dialogue-draft'
import type { AnswerLine, DialogueLine, JournalLine } from './journal-line'
import type { OpenDialogue } from './state'
import type { StateDraft } from './state-draft'
import { openedBy } from './dialogues-draft'

/**
 * Keeps the table's dialogues in step with a line. A dialogue that has ended has ended for good: its step may be struck
 * and restored, it is not asked again.
 */
export function followDialogue(draft: StateDraft, line: JournalLine): void {
  if (line.kind === 'dialogue' && line.is === 'opened') draft.dialogues.begin(line)
  else if (line.kind === 'answer') draft.dialogues.answer(line)
  else {
    const ended = endedBy(line)
    if (ended !== undefined) draft.dialogues.end(ended)
  }
}

/** The dialogue that a line ends, finished or broken off. */
function endedBy(line: JournalLine): string | undefined {
  switch (line.kind) {
    case 'dialogue':
    case 'step':
      return line.dialogue
    case 'pending':
    case 'amend':
      return line.outcome.dialogue
    default:
      return undefined
  }
}

/** A dialogue from its lines. A table that does not exist yet cannot be read: then the one before it is used. */
export function dialogueOf(opened: DialogueLine, answers: readonly AnswerLine[] = []): OpenDialogue {
  const draft = new DialogueDraft(openedBy(opened))
  for (const answer of answers) draft.take(answer)
  return draft.dialogue
}
