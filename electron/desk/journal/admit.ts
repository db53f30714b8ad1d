import { checkLine, entrySchema, isPlainEntry } from '#shared/game/check-line'
import { highestSeq, mostTargets } from '#shared/json/line-bounds'
import { textProblem } from '#shared/game/entry-text'
import { effectsOf, looksBack } from '#shared/game/line-effects'
import type { Entry, JournalLine } from '#shared/game/journal-line'
import type { Session } from '#shared/game/session'
import type { GameState } from '#shared/game/state'
import { done, refused, type Refusal, type Result } from '#shared/kernel/result'
import { factProblem, type FactRules } from '#shared/rules/kit/setup-problem'
import { largestBytes, longestLineBytes, type EncodedLine } from './line-format'

/** The entries that a page sent, each within its limits and of a kind that a journal holds. All of them or none. */
export function readEntries(sent: readonly unknown[]): Result<readonly Entry[]> {
  const entries: Entry[] = []
  for (const each of sent) {
    const entry = readEntry(each)
    if (!entry.ok) return entry
    const unfit = textProblem(entry.value)
    if (unfit) return unfit
    entries.push(entry.value)
  }
  return done(entries)
}

function readEntry(sent: unknown): Result<Entry> {
  if (isPlainEntry(sent)) return done(sent)
  const checked = entrySchema.safeParse(sent)
  if (checked.success) return done(checked.data)
  const issue = checked.error.issues[0]
  return refused('entry-wrong', { where: issue?.path.join('.') ?? '', what: issue?.message ?? '' })
}

/** Checks entries against the rules, and those that refer to earlier lines against those lines. All of them or none. */
export function admit(
  entries: readonly Entry[],
  session: Session | null,
  phases: readonly string[],
): Result<readonly Entry[]> {
  const admitted: Entry[] = []
  for (const entry of entries) {
    if (entry.kind === 'turn' && !phases.includes(entry.phase)) return refused('phase-unknown', { phase: entry.phase })
    if (!looksBack(entry)) {
      admitted.push(entry)
      continue
    }
    if (!session) return refused('journal-unverified')
    const looking = admitLookingBack(entry, session)
    if (!looking.ok) return looking
    admitted.push(looking.value)
  }
  return done(admitted)
}

/** The first change of these entries that the table and its rules cannot read. */
export function unfitFor(state: GameState, rules: FactRules, entries: readonly Entry[]): Refusal | undefined {
  for (const entry of entries) {
    for (const effect of effectsOf(entry)) {
      const unfit = factProblem(rules, state.houseRules, effect)
      if (unfit) return unfit
    }
  }
  return undefined
}

/**
 * Nothing is written that the reader would refuse: checked once more as the lines will be written, `bytes`
 * being as long as the journal would become.
 */
export function writable(
  lines: readonly JournalLine[],
  encoded: readonly EncodedLine[],
  bytes: number,
): Refusal | undefined {
  if (bytes > largestBytes || (lines.at(-1)?.seq ?? 0) > highestSeq) return refused('journal-full')
  for (const line of lines) {
    const checked = checkLine(line)
    if (!checked.ok) return refused('entry-wrong', { where: '', what: '', ...checked.values })
  }
  const isTooLong = encoded.some((line) => line.bytes.length > longestLineBytes)
  return isTooLong ? refused('entry-wrong', { where: '', what: 'too long' }) : undefined
}

function admitLookingBack(entry: Entry, session: Session): Result<Entry> {
  const { history } = session
  switch (entry.kind) {
    case 'strike':
      if (entry.cause === 'restartTurn') {
        const targets = history.sinceTurnBegan()
        const n = targets.length
        if (n > mostTargets) return refused('restart-too-long', { n, limit: mostTargets })
        return n === 0 ? refused('nothing-to-restart') : done({ ...entry, targets })
      }
      if (entry.cause === 'undo' && !isOnly(entry.targets, history.undo?.seq)) return refused('undo-moved-on')
      return checkTargets(entry, (seq) => history.isStrikable(seq) && !history.isStruck(seq), 'not-strikable')
    case 'restore':
      if (entry.cause === 'redo' && !isOnly(entry.targets, history.redo?.seq)) return refused('undo-moved-on')
      return checkTargets(entry, (seq) => history.isStrikable(seq) && history.isStruck(seq), 'not-restorable')
    case 'amend':
      if (history.isAmendable(entry.target)) return done(entry)
      return refused('not-amendable', { seq: entry.target })
    default:
      return done(entry)
  }
}

function isOnly(targets: readonly number[], seq: number | undefined): boolean {
  return targets.length === 1 && targets[0] === seq
}

function checkTargets<Line extends Entry & { readonly targets: readonly number[] }>(
  entry: Line,
  may: (seq: number) => boolean,
  code: string,
): Result<Line> {
  if (entry.targets.length === 0) return refused(code, { seq: 0 })
  const wrong = entry.targets.find((seq) => !may(seq))
  return wrong === undefined ? done(entry) : refused(code, { seq: wrong })
}
