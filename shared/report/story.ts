import { fold, initialState, type Folded } from '../game/fold'
import { History } from '../game/history'
import type { HeadLine, JournalLine, Outcome, RolledDie } from '../game/journal-line'
import { outcomeOf } from '../game/line-effects'
import type { GameState } from '../game/state'
import { battleSentence, newsOf } from '../log/battle-sentence'
import { phraseInWords } from '../log/phrase'
import { readLine } from '../log/log-line'
import { packWords } from '../words/pack-words'
import { severities, type BattleNews } from '../rules/pack/battle-news'
import type { OutcomeStatistics } from '../rules/pack/outcome-statistics'
import type { RulesPack } from '../rules/pack/rules-pack'
import type { Words } from '../words/speak'
import { writesReport } from '../log/captions'
import type { ReportEntry } from './report'

/** A turn as it was played: its entries that count, and the table before and after it. */
export interface Chapter {
  readonly turn: number
  readonly phases: readonly { readonly phase: string; readonly entries: readonly ReportEntry[] }[]
  /** The gravest of what happened to ships; `null` where nothing is lost for good. */
  readonly gravest: Grave | null
  readonly before: GameState
  readonly after: GameState
}

/** The gravest news of a turn: how grave, of which ships, in headlines; of ships that are gone all are named. */
interface Grave {
  readonly severity: number
  readonly headlines: readonly { readonly ships: readonly string[]; readonly said: string }[]
}

/** A result that was rolled for, as the tallies want it. */
export interface Rolled {
  readonly dice: readonly RolledDie[]
  readonly statistics: OutcomeStatistics | undefined
  /** The table on which it came about. */
  readonly state: GameState
  /** It in a sentence. */
  readonly sentence: string
}

export interface Story {
  readonly chapters: readonly Chapter[]
  readonly rolled: readonly Rolled[]
  /** The table at the end: the game's own state. */
  readonly end: GameState
}

/**
 * One pass over the lines that count in the end. What was struck out is left out; what was amended is reported as
 * amended.
 */
export function composeStory(pack: RulesPack, head: HeadLine, lines: readonly JournalLine[], words: Words): Story {
  const history = new History()
  history.take(head)
  for (const line of lines) history.take(line)
  const builder = new StoryBuilder(pack, words, initialState(pack, head, pack.phases[0] ?? ''))
  for (const line of lines) builder.take(line, history)
  return builder.story()
}

class StoryBuilder {
  private readonly chapters: Chapter[] = []
  private readonly rolled: Rolled[] = []
  private folded: Folded
  private before: GameState
  private phases: { phase: string; entries: ReportEntry[] }[] = []
  private gravest: Grave | null = null

  constructor(
    private readonly pack: RulesPack,
    private readonly words: Words,
    initial: GameState,
  ) {
    this.folded = { state: initial, conflicts: [] }
    this.before = initial
  }

  take(line: JournalLine, history: History): void {
    const was = this.folded.state
    const counted = history.counts(line)
    // What no longer fits is listed by the log; a story needs no list of it.
    this.folded = { ...fold(this.pack, this.folded, [line], history.counts), conflicts: [] }
    if (!counted) return
    if (this.folded.state.turn !== was.turn) this.close(was)
    const shown = lineOf(line, counted)
    if (isReported(shown)) this.addEntry(shown)
  }

  story(): Story {
    // A turn that has only just begun is no part of it.
    if (this.phases.length > 0 || this.chapters.length === 0) this.close(this.folded.state)
    return { chapters: this.chapters, rolled: this.rolled, end: this.folded.state }
  }

  private close(after: GameState): void {
    const phases = this.phases.filter(({ entries }) => entries.length > 0)
    const isTurn = phases.length > 0 || this.before.turn !== this.folded.state.turn || this.chapters.length > 0
    if (isTurn) this.chapters.push({ turn: after.turn, phases, gravest: this.gravest, before: this.before, after })
    this.phases = []
    this.gravest = null
    this.before = after
  }

  private addEntry(line: JournalLine): void {
    const { state } = this.folded
    const { text, why, dice, isRoutine } = readLine(line, state, this.words)
    const phase = packWords(state.pack, this.words).phase(state.phase)
    let at = this.phases.at(-1)
    if (at?.phase !== phase) this.phases.push((at = { phase, entries: [] }))
    const outcome = outcomeOf(line)
    const { sentence, severity, sums } = outcome && !isRoutine ? this.sentenceOf(outcome) : noNews
    const is = isOf(line, outcome)
    at.entries.push({
      seq: line.seq,
      is,
      text,
      sentence: is === 'note' || is === 'lost' ? text : isCard(outcome) ? `${text}.` : sentence,
      severity,
      why,
      sums,
      dice: dice.map(({ die, rolled, by }) => ({ die, rolled, by })),
    })
    if (!outcome) return
    const statistics = this.pack.outcomeStatistics?.(outcome.label, outcome.why ?? [])
    if (dice.length > 0 || statistics) this.rolled.push({ dice, statistics, state, sentence })
  }

  /** What is news of the battle has a sentence; the gravest of a turn is what the turn was about. */
  private sentenceOf(outcome: Outcome): typeof noNews {
    const { state } = this.folded
    const news = newsOf(outcome, state)
    if (!news || !isOfTheBattle(news)) return noNews
    const worst = news.came.at(-1)
    const grave = worst?.is ?? news.grave
    const severity = grave ? severities.indexOf(grave) : -1
    if (severity >= leastGrave && severity >= (this.gravest?.severity ?? 0)) {
      const { head } = battleSentence(outcome, state, 'screen', this.words)
      const gone = news.came.flatMap((each) => (each.is === 'gone' ? [each.ship || news.at] : []))
      const isAsGrave = gone.length > 0 && this.gravest?.severity === severity
      // A wreck that sinks in the same turn is lost once.
      const before = (isAsGrave ? this.gravest!.headlines : []).filter(
        ({ ships }) => !ships.every((ship) => gone.includes(ship)),
      )
      const ships = gone.length > 0 ? gone : [worst?.ship || news.at]
      this.gravest = { severity, headlines: [...before, { ships, said: head }] }
    }
    const sums = news.sums.map((each) => phraseInWords(each, state, this.pack, this.words))
    return { sentence: battleSentence(outcome, state, 'report', this.words).whole, severity, sums }
  }
}

const noNews = { sentence: '', severity: -1, sums: [] as readonly string[] }

/** Below this nothing is lost for good. */
const leastGrave = severities.indexOf('water')

/** Shots and what they did; orders and movement are no news. */
function isOfTheBattle({ kind, hits, came, grave }: BattleNews): boolean {
  if (kind === 'event' || grave) return true
  return kind !== 'movement' && (hits !== null || came.length > 0)
}

/** The line for what counts: an amended outcome in the place of the original. */
function lineOf(line: JournalLine, counted: JournalLine | Outcome): JournalLine {
  if ('seq' in counted) return counted
  return { kind: 'step', seq: line.seq, at: line.at, ...counted }
}

function isReported(line: JournalLine): boolean {
  switch (line.kind) {
    case 'step':
      return !writesReport(line.effects)
    case 'pending':
    case 'note':
    case 'lost':
      return true
    default:
      return false
  }
}

/** An event card that was played or spent: the cards of every pack share their sentences. */
function isCard(outcome: Outcome | undefined): boolean {
  return outcome?.label.key.startsWith('eventDialogues.') === true
}

function isOf(line: JournalLine, outcome: Outcome | undefined): ReportEntry['is'] {
  if (line.kind === 'lost') return 'lost'
  if (line.kind === 'note') return 'note'
  return outcome?.by === 'rule' ? 'result' : 'hand'
}
