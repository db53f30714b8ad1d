import { headingOf } from './outlook-words'
import type { RolledDie } from '#shared/game/journal-line'
import type { OpenDialogue } from '#shared/game/state'
import { isDiceQuestion, type DiceQuestion } from '#shared/kernel/replay-dialogue'
import type { Phrase } from '#shared/kernel/phrase'
import type { Answer, OverridableQuestion, Question } from '#shared/kernel/question'
import type { Reckoning } from '#shared/rules/pack/procedure'
import type { ReplayedProcedure } from '#shared/rules/run/replay-procedure'

/** A question as the panel shows it: answered, waiting for its answer, or known to come next. */
export interface Asked<Kind extends Question = Question> {
  readonly question: Kind
  readonly is: 'answered' | 'waiting' | 'coming'
  readonly answer: Answer | undefined
  /** False where the app answered for itself. */
  readonly given: boolean
  readonly dice: readonly RolledDie[]
  /** A lot that the app drew. */
  readonly drawn?: boolean
}

/** What came of an answer. */
interface Said {
  readonly reasons: readonly Phrase[]
  /** They stand above what begins after it. */
  readonly headings: readonly Phrase[]
}

/** One line of the panel: dice of one throw, figures worked out one after another, or any other question. */
export type Row = Said & { readonly key: string } & (
    | { readonly kind: 'dice'; readonly asked: readonly Asked<DiceQuestion>[] }
    | { readonly kind: 'judged'; readonly asked: readonly Asked<OverridableQuestion>[] }
    | { readonly kind: 'ask'; readonly asked: readonly [Asked] }
  )

export interface Rows {
  readonly rows: readonly Row[]
  /** Reasons given before anything was asked. */
  readonly before: readonly Phrase[]
}

interface Shown {
  readonly replayed: ReplayedProcedure
  readonly dialogue: Pick<OpenDialogue, 'answers'>
  /** The key of an answer that is being given again. */
  readonly editing: string | null
  readonly coming: Question | undefined
  /** Whether two dice are one throw. */
  readonly together: (questions: readonly Question[]) => boolean
}

/** The questions of a dialogue in their order, with what came of each. */
export function rowsOf({ replayed, dialogue, editing, coming, together }: Shown): Rows {
  const { progress, changes, reasonsBefore } = replayed
  const reasonsOf = (at: number) => changes.why.slice(reasonsBefore[at], reasonsBefore[at + 1] ?? changes.why.length)
  const asked = progress.answered.map(({ question, answer, given }): Asked => {
    const kept = dialogue.answers.find((each) => each.question === question.key)
    const drawn = kept?.drawn === 'app'
    return {
      question,
      answer,
      given,
      dice: kept?.dice ?? [],
      drawn,
      is: question.key === editing ? 'waiting' : 'answered',
    }
  })
  if (progress.is === 'asking') asked.push(open(progress.question, editing === null ? 'waiting' : 'coming'))
  const last = asked.at(-1)?.question
  if (coming && last && editing === null && together([last, coming])) asked.push(open(coming, 'coming'))

  const said = new Set<string>()
  const rows: Row[] = []
  for (const [at, each] of asked.entries()) {
    if (each.question.kind === 'judge') sayAll(said, [each.question.ask, ...(each.question.because ?? [])])
    const why = at < progress.answered.length ? reasonsOf(at).filter((each) => !said.has(keyOf(each))) : []
    const fresh = {
      reasons: why.filter((each) => !headingOf(each)),
      headings: why.flatMap((each) => headingOf(each) ?? []),
    }
    const before = rows.at(-1)
    const joined = before && join(before, each, fresh, together)
    if (joined) rows[rows.length - 1] = joined
    else if (!(each.is === 'coming' && !isDiceQuestion(each.question))) rows.push(begin(each, fresh))
  }
  return { rows, before: changes.why.slice(0, reasonsBefore[0] ?? changes.why.length) }
}

/**
 * The sums after the one in turn whose dice are still to come: nothing was asked of them, or only whether they score, and
 * they do.
 */
export function sumsToCome(
  sums: readonly Reckoning[],
  turn: number | undefined,
  answered: ReplayedProcedure['progress']['answered'],
): readonly Reckoning[] {
  return sums.slice((turn ?? sums.length) + 1).filter(({ of, sure, chanceOfMore }) => {
    const own = answered.filter(({ question }) => of !== undefined && `/${question.key}/`.includes(`/${of}/`))
    const dice = own.filter(({ question }) => isDiceQuestion(question))
    if (dice.length === 0) return sure > 0 || chanceOfMore > 0
    const score = ({ question, answer }: (typeof own)[number]) =>
      question.kind === 'chance' && Number(answer) <= question.atMost
    return dice.every(({ question }) => question.kind === 'chance') && (sure > 0 || dice.some(score))
  })
}

function open(question: Question, is: 'waiting' | 'coming'): Asked {
  return { question, is, answer: undefined, given: false, dice: [] }
}

function begin(asked: Asked, fresh: Said): Row {
  const { key, kind } = asked.question
  if (isDiceQuestion(asked.question)) {
    return { key, ...fresh, kind: 'dice', asked: [asked as Asked<DiceQuestion>] }
  }
  if (kind === 'judge') return { key, ...fresh, kind: 'judged', asked: [asked as Asked<OverridableQuestion>] }
  return { key, ...fresh, kind: 'ask', asked: [asked] }
}

function join(
  row: Row,
  asked: Asked,
  fresh: Said,
  together: (questions: readonly Question[]) => boolean,
): Row | undefined {
  const { question } = asked
  const both: Said = {
    reasons: [...row.reasons, ...fresh.reasons],
    headings: [...row.headings, ...fresh.headings],
  }
  if (row.kind === 'judged' && question.kind === 'judge') {
    return { ...row, ...both, asked: [...row.asked, asked as Asked<OverridableQuestion>] }
  }
  if (row.kind !== 'dice' || question.kind !== 'roll') return undefined
  const isOneThrow = together([...row.asked.map((each) => each.question), question])
  return isOneThrow ? { ...row, ...both, asked: [...row.asked, asked as Asked<DiceQuestion>] } : undefined
}

function sayAll(said: Set<string>, phrases: readonly Phrase[]): void {
  for (const phrase of phrases) said.add(keyOf(phrase))
}

function keyOf(phrase: Phrase): string {
  return JSON.stringify(phrase)
}
