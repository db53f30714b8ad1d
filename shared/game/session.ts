import type { FoldRules } from './apply-effect'
import { fold, Folding, initialState, type Folded } from './fold'
import { History } from './history'
import { looksBack } from './line-effects'
import type { HeadLine, JournalLine } from './journal-line'
import type { Named } from './label'
import type { GameState } from './state'
import { addTo, nothingAdded } from './table-limits'

/** As many lines at least lie between two tables that are kept. */
const keptEvery = 256

/** What the first so many lines come to. */
interface Kept {
  readonly lines: number
  readonly folded: Folded
}

/**
 * A whole journal in memory: its lines, which of them count, and the resulting table. Lines are taken in at once and
 * folded when the table is read, or before that by `catchUp`, a bounded share at a time.
 */
export class Session {
  readonly lines: JournalLine[]
  readonly history = new History()
  /** How much its lines have ever added to the table, struck or not. */
  readonly added = nothingAdded()
  /**
   * Earlier tables, from the first one: fewer the older they are, so that going back costs at most twice the minimum.
   */
  private readonly kept: Kept[]
  /** The newest that is folded. */
  private last: Kept
  /** A fold that is under way from there on, and how far it is to go before its table is kept. */
  private under: { readonly folding: Folding; readonly until: number } | null = null

  constructor(
    private readonly rules: FoldRules,
    readonly head: HeadLine,
    private readonly firstPhase: string,
    rest: Iterable<JournalLine> = [],
  ) {
    this.lines = [head]
    this.last = { lines: 1, folded: { state: initialState(rules, head, firstPhase), conflicts: [] } }
    this.kept = [this.last]
    this.extend(rest)
  }

  get state(): GameState {
    return this.folded.state
  }

  get conflicts(): Folded['conflicts'] {
    return this.folded.conflicts
  }

  get undo(): Named | null {
    return this.history.undo
  }

  get redo(): Named | null {
    return this.history.redo
  }

  get lastSeq(): number {
    return this.lines.length - 1
  }

  /** Takes the next line in. Its number must be `lastSeq + 1`. */
  append(line: JournalLine): void {
    if (line.seq !== this.lines.length) throw new Error(`line ${line.seq} after ${this.lastSeq}`)
    this.lines.push(line)
    this.history.take(line)
    addTo(this.added, line)
  }

  /** Takes the next lines in. Their numbers go on from `lastSeq`. */
  extend(lines: Iterable<JournalLine>): void {
    for (const line of lines) this.append(line)
  }

  /** Works off about so many effects and premises of the lines that are not folded yet; says whether any are left. */
  catchUp(budget: number): boolean {
    this.dropChanged()
    let left = budget
    while (left > 0 && this.last.lines < this.lines.length) left = this.foldSome(left)
    return this.last.lines < this.lines.length
  }

  /** The table right after a line, with what was struck at that time. */
  stateAt(seq: number): GameState {
    return this.upTo(seq).state
  }

  /** The table that more lines would bring about. */
  tableWith(more: readonly JournalLine[]): GameState {
    if (!more.some(looksBack)) return fold(this.rules, this.folded, more).state
    return new Session(this.rules, this.head, this.firstPhase, [...this.lines.slice(1), ...more]).state
  }

  /** The game as it was then. */
  upTo(seq: number): Session {
    if (seq >= this.lastSeq) return this
    return new Session(this.rules, this.head, this.firstPhase, this.lines.slice(1, seq + 1))
  }

  private get folded(): Folded {
    this.catchUp(Number.POSITIVE_INFINITY)
    return this.last.folded
  }

  /** Goes back before the first line that counts otherwise than when it was folded. */
  private dropChanged(): void {
    const changed = this.history.takeChanges()
    if (changed === undefined) return
    if (changed < (this.under?.folding.reached ?? 0)) this.under = null
    if (changed >= this.last.lines) return
    while (this.kept.at(-1)!.lines > Math.max(1, changed)) this.kept.pop()
    this.last = this.kept.at(-1)!
    this.under = null
  }

  private foldSome(budget: number): number {
    const { rules, history, last } = this
    const { folding, until } = (this.under ??= {
      folding: new Folding(rules, last.folded, history.counts, last.lines),
      until: this.nextKept(),
    })
    const left = folding.run(this.lines, until, budget)
    if (folding.reached === until && folding.isIdle) {
      this.under = null
      this.keep({ lines: until, folded: folding.finish() })
    }
    return left
  }

  /** Of many lines the first half is folded in one go: a table kept on the way costs a copy of all that has changed. */
  private nextKept(): number {
    const { length } = this.lines
    const left = length - this.last.lines
    return left <= 2 * keptEvery ? length : length - Math.floor(left / 2)
  }

  private keep(folded: Kept): void {
    const { kept } = this
    this.last = folded
    if (folded.lines - kept.at(-1)!.lines < keptEvery) return
    kept.push(folded)
    for (let at = kept.length - 2; at > 0; at--) {
      const [before, after] = [kept[at - 1]!, kept[at + 1]!]
      if (after.lines - before.lines <= folded.lines - after.lines) kept.splice(at, 1)
    }
  }
}
