import { checkAnswer } from './answer'
import type { Dialogue } from './dialogue'
import {
  ownAnswer,
  type Answer,
  type ChanceQuestion,
  type DrawQuestion,
  type Question,
  type RollQuestion,
  type RollsQuestion,
} from './question'
import type { Refusal } from './result'

export interface Answered {
  readonly question: Question
  readonly answer: Answer
  /** False where the app answered for itself: a figure nobody changed. */
  readonly given: boolean
}

/** How far a dialogue has come with the answers it has. */
export type DialogueProgress<Outcome> =
  | { readonly is: 'asking'; readonly question: Question; readonly answered: readonly Answered[] }
  | { readonly is: 'finished'; readonly outcome: Outcome; readonly answered: readonly Answered[] }
  /** An answer does not fit the question that now has its key: the rules or the table have changed. */
  | {
      readonly is: 'differs'
      readonly question: Question
      readonly refusal: Refusal
      readonly answered: readonly Answered[]
    }

/**
 * Replays a dialogue from its start as far as the answers reach. Answers to questions that do not come up are skipped:
 * they belong to a branch that was left, and count again if it comes back. `onQuestion` is called with each question
 * reached.
 */
export function replayDialogue<Outcome>(
  dialogue: Dialogue<Outcome>,
  answers: ReadonlyMap<string, Answer>,
  onQuestion?: (question: Question) => void,
): DialogueProgress<Outcome> {
  const answered: Answered[] = []
  let step = dialogue.next()
  while (!step.done) {
    const question = step.value
    onQuestion?.(question)
    const kept = answers.get(question.key)
    const answer = kept ?? ownAnswer(question)
    if (answer === undefined) return { is: 'asking', question, answered }
    const checked = checkAnswer(question, answer)
    if (!checked.ok) return { is: 'differs', question, refusal: checked, answered }
    answered.push({ question, answer, given: kept !== undefined })
    step = dialogue.next(answer)
  }
  return { is: 'finished', outcome: step.value, answered }
}

export type DiceQuestion = RollQuestion | RollsQuestion | ChanceQuestion

export function isDiceQuestion(question: Question): question is DiceQuestion {
  return question.kind === 'roll' || question.kind === 'rolls' || question.kind === 'chance'
}

/** Questions that chance answers: a die is rolled, a lot is drawn. */
export type BlindQuestion = DiceQuestion | DrawQuestion

export function isBlind(question: Question): question is BlindQuestion {
  return question.kind === 'draw' || isDiceQuestion(question)
}

/** Rolls and draws everything that is asked from here on, until someone has to decide; the answers in their order. */
export function rollAhead<Outcome>(
  dialogue: Dialogue<Outcome>,
  answers: ReadonlyMap<string, Answer>,
  roll: (question: BlindQuestion) => Answer,
): readonly { readonly question: BlindQuestion; readonly answer: Answer }[] {
  const rolled: { question: BlindQuestion; answer: Answer }[] = []
  let step = dialogue.next()
  while (!step.done) {
    const question = step.value
    const kept = answers.get(question.key) ?? ownAnswer(question)
    if (kept !== undefined && !checkAnswer(question, kept).ok) return rolled
    if (kept === undefined && !isBlind(question)) return rolled
    const answer = kept ?? roll(question as BlindQuestion)
    if (kept === undefined) rolled.push({ question: question as BlindQuestion, answer })
    step = dialogue.next(answer)
  }
  return rolled
}
