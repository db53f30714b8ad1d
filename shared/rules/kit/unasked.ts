import type { Dialogue } from '../../kernel/dialogue'
import type { Question } from '../../kernel/question'

const nothing: readonly Question[] = []

/** A dialogue that has nothing to ask: what was laid down before it started says it all. */
export function* unasked<Outcome>(run: () => Outcome): Dialogue<Outcome> {
  yield* nothing
  return run()
}
