import type { AnswerLine, DialogueLine, JournalLine } from './journal-line'
import type { KeptAnswer, OpenDialogue } from './state'
import type { StateDraft } from './state-draft'

/** More lie open on no table. What a journal opens beyond that is read as a line and not led. */
export const mostOpen = 100
/** More than any dialogue asks: every die of eight ships at point-blank is a quarter of it. */
const mostAnswers = 2000

/**
 * Keeps the table's dialogues in step with a line. A dialogue that has ended has ended for good: its step may be struck
 * and restored, it is not asked again.
 */
export function followDialogue(draft: StateDraft, line: JournalLine): void {
  switch (line.kind) {
    case 'dialogue':
      if (line.is === 'abandoned') end(draft, line.dialogue)
      else open(draft, line)
      return
    case 'answer': {
      const dialogue = find(draft, line.dialogue)
      if (dialogue) replace(draft, answered(dialogue, line))
      return
    }
    case 'step':
      return end(draft, line.dialogue)
    case 'pending':
    case 'amend':
      return end(draft, line.outcome.dialogue)
    default:
      return
  }
}

/** A dialogue right after it was opened. A table that was not yet laid cannot be read: then it is the one before it. */
export function openedBy({ dialogue, seq, base, procedure, packVersion, input, amends }: DialogueLine): OpenDialogue {
  const place = { id: dialogue, seq, procedure, packVersion, base: Math.min(base ?? seq, seq - 1), input }
  return { ...place, answers: [], withdrawn: [], ...(amends === undefined ? {} : { amends }) }
}

/** An answer given, given anew, or taken back with all that came after it. */
export function answered(dialogue: OpenDialogue, line: AnswerLine): OpenDialogue {
  if (line.answer === null) return takenBack(dialogue, line.question)
  const { question, answer, dice, drawn } = line
  const kept: KeptAnswer = { question, answer, ...(dice ? { dice } : {}), ...(drawn ? { drawn } : {}) }
  const at = dialogue.answers.findIndex((each) => each.question === question)
  if (at < 0 && dialogue.answers.length >= mostAnswers) return dialogue
  const answers = at < 0 ? [...dialogue.answers, kept] : dialogue.answers.with(at, kept)
  return { ...dialogue, answers, withdrawn: without(dialogue.withdrawn, question) }
}

function takenBack(dialogue: OpenDialogue, question: string): OpenDialogue {
  const from = dialogue.answers.findIndex((each) => each.question === question)
  if (from < 0) return dialogue
  const rolled = dialogue.answers.slice(from).filter(isOfTheApp)
  const anew = new Set(rolled.map((die) => die.question))
  const others = dialogue.withdrawn.filter((each) => !anew.has(each.question))
  return {
    ...dialogue,
    answers: dialogue.answers.slice(0, from),
    withdrawn: [...others, ...rolled].slice(-mostAnswers),
  }
}

/** Its die or its lot comes back with the question: nobody fishes for a better one. */
function isOfTheApp({ dice, drawn }: KeptAnswer): boolean {
  return drawn === 'app' || (dice?.some(({ by }) => by === 'app') ?? false)
}

function without(answers: readonly KeptAnswer[], question: string): readonly KeptAnswer[] {
  return answers.some((each) => each.question === question)
    ? answers.filter((each) => each.question !== question)
    : answers
}

function open(draft: StateDraft, line: DialogueLine): void {
  const { dialogues } = draft.state
  if (dialogues.length < mostOpen && !find(draft, line.dialogue)) draft.set('dialogues', [...dialogues, openedBy(line)])
}

function find(draft: StateDraft, id: string): OpenDialogue | undefined {
  return draft.state.dialogues.find((dialogue) => dialogue.id === id)
}

function replace(draft: StateDraft, dialogue: OpenDialogue): void {
  draft.set(
    'dialogues',
    draft.state.dialogues.map((each) => (each.id === dialogue.id ? dialogue : each)),
  )
}

function end(draft: StateDraft, id: string | undefined): void {
  if (id === undefined || !find(draft, id)) return
  draft.set(
    'dialogues',
    draft.state.dialogues.filter((dialogue) => dialogue.id !== id),
  )
}
