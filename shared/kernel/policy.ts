import type { Phrase } from './phrase'
import type { Answer, Question } from './question'

/** A question that is decided and neither rolled nor drawn. */
type Decision = Exclude<Question, { readonly kind: 'roll' | 'rolls' | 'chance' | 'draw' }>

/** How odds and simulations decide where a player would; its name is shown beside every figure it made. */
export interface Policy {
  readonly name: Phrase
  decide(question: Decision): Answer
}

/** The usual answer, every time. */
export const usualPolicy: Policy = {
  name: { key: 'odds.policy.usual' },
  decide: (question) => (question.kind === 'judge' ? question.value : question.usual),
}
