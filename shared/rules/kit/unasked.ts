import type { Dialogue } from '../../kernel/dialogue'
import type { Question } from '../../kernel/question'

const nothing: readonly Question[] = []

/** A dialogue without questions: its input is enough. */
export function* unasked<Outcome>(run: () => Outcome): Dialogue<Outcome> {
  yield* nothing
  return run()
}
