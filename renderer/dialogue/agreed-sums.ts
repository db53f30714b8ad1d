import { answerInWords } from './answer-options'
import { sumInTurn, type ShownLine, type ShownSum } from './form/sum-rows'
import type { GameState } from '#shared/game/state'
import { sameValue } from '#shared/kernel/same-value'
import { isDiceQuestion } from '#shared/kernel/replay-dialogue'
import type { Phrase } from '#shared/kernel/phrase'
import type { OverridableQuestion } from '#shared/kernel/question'
import type { Scalar } from '#shared/kernel/scalar'
import { asWorkedOut, type Agreed } from '#shared/rules/pack/agreed'
import type { Reckoning } from '#shared/rules/pack/procedure'
import type { ReplayedProcedure } from '#shared/rules/run/replay-procedure'

type Answered = ReplayedProcedure['progress']['answered']

/**
 * The sums of a form with the figures that its dialogue agreed on: what somebody has overridden, or a die has changed since
 * the form was filled in, keeps what it was, and so does every figure that follows from it. One that no sum counts has a line
 * of its own.
 */
export function agreedSums(
  reckon: (agreed: Agreed) => readonly Reckoning[],
  answered: Answered,
  state: GameState,
): readonly ShownSum[] {
  const figures = new Map<string, Scalar>()
  const worked = reckon((question, value) => {
    figures.set(question, value)
    return asWorkedOut(question, value)
  })
  const overridden = overriddenIn(answered, figures)
  if (overridden.size === 0) return worked
  const counted = new Set<string>()
  const agreed: Agreed = (question, value) => {
    counted.add(question)
    const given = overridden.get(question)?.answer
    return typeof given === typeof value ? (given as typeof value) : value
  }
  const sums = reckon(agreed).map((sum, column) => changedFrom(worked[column], sum))
  for (const [key, { question, answer }] of overridden) {
    if (counted.has(key)) continue
    const was: Phrase = {
      key: 'dialogue.judged.figure',
      values: { figure: answerInWords(question, question.value, state) },
    }
    const now: Phrase = { key: 'dialogue.judged.figure', values: { figure: answerInWords(question, answer, state) } }
    const line: ShownLine = { say: question.ask, figure: now, was, is: 'modifier' }
    const turn = sumInTurn(sums, key)
    for (const [column, sum] of sums.entries()) {
      if (turn === undefined || turn === column) sums[column] = { ...sum, lines: [...sum.lines, line] }
    }
  }
  return sums
}

/** Figures of the sums that came to something else, and others before the first die that were changed. */
function overriddenIn(answered: Answered, figures: ReadonlyMap<string, Scalar>) {
  const first = answered.findIndex(({ question }) => isDiceQuestion(question))
  const isChanged = (question: OverridableQuestion, answer: unknown, at: number) =>
    figures.has(question.key)
      ? answer !== figures.get(question.key)
      : answer !== question.value && (first < 0 || at < first)
  return new Map(
    answered.flatMap(({ question, answer }, at): [string, { question: OverridableQuestion; answer: Scalar }][] =>
      question.kind === 'judge' && isChanged(question, answer, at)
        ? [[question.key, { question, answer: answer as Scalar }]]
        : [],
    ),
  )
}

/** Lines of the same name are the same line. */
function changedFrom(worked: Reckoning | undefined, sum: Reckoning): ShownSum {
  const before = [...(worked?.lines ?? [])]
  const lines = sum.lines.map((line): ShownLine => {
    const at = before.findIndex(({ say }) => sameValue(say, line.say))
    const [same] = at < 0 ? [] : before.splice(at, 1)
    return same && !sameValue(same.figure, line.figure) ? { ...line, was: same.figure } : line
  })
  const isChanged = worked && !sameValue(worked.total, sum.total)
  return { ...sum, lines, ...(isChanged && { was: worked.total }) }
}
