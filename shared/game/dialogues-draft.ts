import type { JournalLine, LineOf } from './journal-line'
import { KeyedList } from './keyed-list'
import { dialogueEndedBy } from './line-effects'
import type { KeptAnswer, OpenDialogue } from './state'

/** No table has more of them open. What a journal opens beyond that is read as a line and not replayed. */
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

  /**
   * Keeps step with a line. A dialogue that has ended has ended for good: its step may be struck and restored, it is not
   * asked again.
   */
  follow(line: JournalLine): void {
    if (line.kind === 'dialogue' && line.is === 'opened') return this.begin(line)
    if (line.kind === 'answer') return this.answer(line)
    const ended = dialogueEndedBy(line)
    if (ended !== undefined) this.end(ended)
  }

  private begin(line: LineOf<'dialogue'>): void {
    if (this.open.size < mostOpen && !this.open.has(line.dialogue)) this.open.put(openedBy(line))
  }

  private answer(line: LineOf<'answer'>): void {
    const { dialogue: id } = line
    const known = this.open.get(id)
    if (!known) return
    const draft = this.drafts.get(id) ?? new DialogueDraft(known)
    this.drafts.set(id, draft)
    draft.take(line)
    this.changed.add(id)
  }

  private end(id: string): void {
    this.open.delete(id)
    this.drafts.delete(id)
    this.changed.delete(id)
  }
}

function openedBy({ dialogue, seq, base, procedure, packVersion, input, amends }: LineOf<'dialogue'>): OpenDialogue {
  const place = { id: dialogue, seq, procedure, packVersion, base: Math.min(base ?? seq, seq - 1), input }
  return { ...place, answers: [], withdrawn: [], ...(amends === undefined ? {} : { amends }) }
}

/** More than any dialogue needs: every die of eight ships at point-blank is a quarter of it. */
const mostAnswers = 2000

/** An open dialogue of a state being folded: an answer costs the same however many answers there are. */
class DialogueDraft {
  private readonly answers: KeptAnswer[]
  /** The place of the answer to each question. */
  private readonly places: Map<string, number>
  /** By question, in the order they were taken back. */
  private readonly withdrawn: Map<string, KeptAnswer>
  private made: OpenDialogue | undefined

  constructor(private readonly opened: OpenDialogue) {
    this.answers = [...opened.answers]
    this.places = new Map(opened.answers.map(({ question }, at) => [question, at]))
    this.withdrawn = new Map(opened.withdrawn.map((answer) => [answer.question, answer]))
    this.made = opened
  }

  get dialogue(): OpenDialogue {
    return (this.made ??= {
      ...this.opened,
      answers: [...this.answers],
      withdrawn: [...this.withdrawn.values()],
    })
  }

  /** An answer given, changed, or taken back with all that came after it. */
  take({ question, answer, dice, drawn }: LineOf<'answer'>): void {
    const at = this.places.get(question)
    if (answer === null) return at === undefined ? undefined : this.takeBack(at)
    if (at === undefined && this.answers.length >= mostAnswers) return
    const place = at ?? this.answers.length
    this.answers[place] = { question, answer, ...(dice ? { dice } : {}), ...(drawn ? { drawn } : {}) }
    this.places.set(question, place)
    this.withdrawn.delete(question)
    this.made = undefined
  }

  private takeBack(from: number): void {
    for (const kept of this.answers.splice(from)) {
      this.places.delete(kept.question)
      if (!isOfTheApp(kept)) continue
      this.withdrawn.delete(kept.question)
      this.withdrawn.set(kept.question, kept)
    }
    for (const oldest of this.withdrawn.keys()) {
      if (this.withdrawn.size <= mostAnswers) break
      this.withdrawn.delete(oldest)
    }
    this.made = undefined
  }
}

/** Its die or its lot comes back with the question, so that nobody can try for a better one. */
function isOfTheApp({ dice, drawn }: KeptAnswer): boolean {
  return drawn === 'app' || (dice?.some(({ by }) => by === 'app') ?? false)
}

/** A dialogue from its lines. A table that does not exist yet cannot be read: then the one before it is used. */
export function dialogueOf(opened: LineOf<'dialogue'>, answers: readonly LineOf<'answer'>[] = []): OpenDialogue {
  const draft = new DialogueDraft(openedBy(opened))
  for (const answer of answers) draft.take(answer)
  return draft.dialogue
}
