import { DialogueDraft } from './dialogue-draft'
import type { AnswerLine, DialogueLine, JournalLine } from './journal-line'
import { KeyedList } from './keyed-list'
import type { OpenDialogue } from './state'
import type { StateDraft } from './state-draft'

/** More lie open on no table. What a journal opens beyond that is read as a line and not led. */
export const mostOpen = 100

/** The dialogues of a state being folded. */
export class DialoguesDraft {
  private readonly open: KeyedList<OpenDialogue>
  private readonly drafts = new Map<string, DialogueDraft>()
  /** Dialogues that have been answered since the list was last read. */
  private readonly changed = new Set<string>()

  constructor(dialogues: readonly OpenDialogue[]) {
    this.open = new KeyedList(dialogues)
  }

  get list(): readonly OpenDialogue[] {
    for (const id of this.changed) this.open.put(this.drafts.get(id)!.dialogue)
    this.changed.clear()
    return this.open.list
  }

  begin(line: DialogueLine): void {
    if (this.open.size < mostOpen && !this.open.has(line.dialogue)) this.open.put(openedBy(line))
  }

  answer(line: AnswerLine): void {
    const { dialogue: id } = line
    const known = this.open.get(id)
    if (!known) return
    const draft = this.drafts.get(id) ?? new DialogueDraft(known)
    this.drafts.set(id, draft)
    draft.take(line)
    this.changed.add(id)
  }

  end(id: string): void {
    this.open.delete(id)
    this.drafts.delete(id)
    this.changed.delete(id)
  }
}

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

/** A dialogue as its lines have it. A table that was not yet laid cannot be read: then it is the one before it. */
export function dialogueOf(opened: DialogueLine, answers: readonly AnswerLine[] = []): OpenDialogue {
  const draft = new DialogueDraft(openedBy(opened))
  for (const answer of answers) draft.take(answer)
  return draft.dialogue
}

function openedBy({ dialogue, seq, base, procedure, packVersion, input, amends }: DialogueLine): OpenDialogue {
  const place = { id: dialogue, seq, procedure, packVersion, base: Math.min(base ?? seq, seq - 1), input }
  return { ...place, answers: [], withdrawn: [], ...(amends === undefined ? {} : { amends }) }
}
