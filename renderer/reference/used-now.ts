import type { LookUp, Question } from '#shared/kernel/question'
import type { ReplayedProcedure } from '#shared/rules/run/replay-procedure'
import type { Procedure } from '#shared/rules/pack/procedure'

interface Under {
  /** What waits for an answer. */
  readonly question: Question | undefined
  readonly replayed: Pick<ReplayedProcedure, 'progress' | 'procedure'> | undefined
  /** The procedure whose form is open. */
  readonly form: Procedure | null
  readonly phase: string
}

/**
 * Where the current rule is: that of the question asked now, else of the one answered last, else of the
 * procedure. With nothing under way it is the step of the turn.
 */
export function usedNow({ question, replayed, form, phase }: Under): readonly LookUp[] {
  if (replayed) {
    const last = replayed.progress.answered.findLast((answered) => answered.question.lookUp)
    return question?.lookUp ?? last?.question.lookUp ?? replayed.procedure.lookUp ?? []
  }
  return form?.lookUp ?? [{ table: 'turn', row: phase }]
}
