import { answerInWords } from './answer-options'
import { rowsOf, type Row } from './dialogue-rows'
import { questionNames, type QuestionNames } from './question-names'
import { phraseInWords } from '../words/phrase'
import { finishedDialogue } from '../stores/finished-dialogue'
import { say } from '../words'
import type { Bridge } from '#shared/bridge/contract'
import type { GameState } from '#shared/game/state'
import type { GameId } from '#shared/kernel/ids'
import type { Question } from '#shared/kernel/question'
import { done, refused, type Result } from '#shared/kernel/result'
import { replayProcedure } from '#shared/rules/run/replay-procedure'
import type { RulesPack } from '#shared/rules/pack/rules-pack'

/** One answer of an old dialogue that can be changed. */
export interface AmendChoice {
  readonly question: string
  /** `Section: 6`. */
  readonly label: string
}

interface Game {
  readonly id: GameId | null
  readonly pack: RulesPack | null
}

/**
 * What was answered in the dialogue that came to an entry. Refused as `entry-no-dialogue` where none did, as
 * `entry-no-answers` where it asked nothing, and as the dialogue is refused where it cannot be replayed any more.
 */
export async function amendChoices(
  bridge: Bridge,
  { id, pack }: Game,
  seq: number,
): Promise<Result<readonly AmendChoice[]>> {
  if (id === null || !pack) return refused('game-not-open')
  const found = await finishedDialogue(bridge, id, seq)
  if (!found.ok) return found
  const { dialogue, base } = found.value
  const replayed = replayProcedure(pack, base, dialogue)
  if (!replayed.ok) return replayed
  const names = questionNames(pack.id)
  const together = (questions: readonly Question[]) => names.together(questions) !== undefined
  const { rows } = rowsOf({ replayed: replayed.value, dialogue, editing: null, coming: undefined, together })
  const choices = rows.flatMap((row) =>
    row.asked.flatMap(({ question, answer, given }) => {
      if (answer === undefined) return []
      const name = nameInRow(row, question, names, base)
      const label = say('dialogue.log.amendDie', { name, answer: answerInWords(question, answer, base) })
      return [{ question: question.key, label, given }]
    }),
  )
  if (choices.length === 0) return refused('entry-no-answers', { seq })
  // Figures that nobody overruled are found on the panel; they are offered here only where there is nothing else.
  const given = choices.filter((choice) => choice.given)
  return done(given.length > 0 ? given : choices)
}

/** A die of several in its row is named with the row: `Straddle 1, Z, section`. */
function nameInRow(row: Row, question: Question, names: QuestionNames, state: GameState): string {
  const own = names.of(question) ?? phraseInWords(question.ask, state)
  const ofRow = row.asked.length > 1 ? names.together(row.asked.map((each) => each.question)) : undefined
  return ofRow === undefined ? own : say('dialogue.log.ofRow', { row: ofRow, name: own.toLowerCase() })
}
