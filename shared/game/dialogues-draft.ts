import { KeyedList } from './keyed-list'
import type { OpenDialogue } from './state'
import { DialogueDraft } from './dialogue-draft'
import type { DialogueLine, AnswerLine } from './journal-line'

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

export function openedBy({ dialogue, seq, base, procedure, packVersion, input, amends }: DialogueLine): OpenDialogue {
  const place = { id: dialogue, seq, procedure, packVersion, base: Math.min(base ?? seq, seq - 1), input }
  return { ...place, answers: [], withdrawn: [], ...(amends === undefined ? {} : { amends }) }
}

/** No table has more of them open. What a journal opens beyond that is read as a line and not replayed. */
export const mostOpen = 100
