import { answerInWords } from './answer-options'
import type { Row } from './dialogue-rows'
import type { QuestionNames } from './question-names'
import { phraseInWords } from '../words/phrase'
import type { GameState } from '#shared/game/state'

/** A line of the panel for screen readers: what it is about, what was answered, what came of it. */
export function rowInWords(row: Row, names: QuestionNames, state: GameState): string {
  const last = row.asked.findLast(({ is }) => is === 'answered')
  if (!last || last.answer === undefined) return ''
  const name = names.of(last.question) ?? phraseInWords(last.question.ask, state)
  const reasons = row.reasons.map((why) => phraseInWords(why, state))
  return [`${name}: ${answerInWords(last.question, last.answer, state)}.`, ...reasons].join(' ')
}
