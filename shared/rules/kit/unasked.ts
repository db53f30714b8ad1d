import type { Dialogue } from '../../kernel/dialogue'
import type { Question } from '../../kernel/question'

const nothing: readonly Question[] = []

/** A dialogue without questions: its input is enough. */
export function* unasked<Outcome>(run: () => Outcome): Dialogue<Outcome> {
  yield* nothing
  return run()
}

/** What a rule gives that may ask, or has its outcome at once. */
export type MayAsk<Outcome> = Dialogue<Outcome> | Outcome

export function* asking<Outcome>(given: MayAsk<Outcome>): Dialogue<Outcome> {
  return isDialogue(given) ? yield* given : given
}

function isDialogue<Outcome>(given: MayAsk<Outcome>): given is Dialogue<Outcome> {
  return typeof given === 'object' && given !== null && Symbol.iterator in given
}
