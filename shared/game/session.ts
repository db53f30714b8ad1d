import type { FoldRules } from './apply-effect'
import { fold, layOut, type Folded } from './fold'
import { History } from './history'
import type { HeadLine, JournalLine } from './journal-line'
import type { Named } from './label'
import type { GameState } from './state'

/** Every so many lines a state is kept, so that an undo folds a few hundred lines and not the whole evening. */
const checkpointEvery = 256
/** What reaches back further than this is folded when the table is asked for: a journal may do so with every line. */
const foldedAtOnce = 8 * checkpointEvery

/** A whole journal in memory: its lines, which of them count, and the table they come to. */
export class Session {
  readonly lines: JournalLine[]
  readonly history = new History()
  /** The fold of the first `foldedLines` lines: all of them, unless a line has reached far back since it was asked for. */
  private folded: Folded
  private foldedLines = 1
  /** `checkpoints[i]` is the fold of the first `i * checkpointEvery` lines. */
  private checkpoints: Folded[]

  constructor(
    private readonly rules: FoldRules,
    readonly head: HeadLine,
    firstPhase: string,
    rest: Iterable<JournalLine> = [],
  ) {
    this.lines = [head]
    this.folded = { state: layOut(rules, head, firstPhase), misfits: [] }
    this.checkpoints = [this.folded]
    this.extend(rest)
  }

  get state(): GameState {
    return this.whole.state
  }

  get misfits(): Folded['misfits'] {
    return this.whole.misfits
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
    this.extend([line])
  }

  /** Takes the next lines in. Their numbers go on from `lastSeq`. */
  extend(lines: Iterable<JournalLine>): void {
    const from = this.lines.length
    let earliest = from
    for (const line of lines) {
      if (line.seq !== this.lines.length) throw new Error(`line ${line.seq} after ${this.lastSeq}`)
      this.lines.push(line)
      earliest = Math.min(earliest, this.history.take(line) ?? earliest)
    }
    if (earliest < from) this.dropFrom(earliest)
    if (from - this.foldedLines <= foldedAtOnce) this.foldOn()
  }

  /** The table as it stood right after a line, with what was struck at that time. */
  stateAt(seq: number): GameState {
    if (seq >= this.lastSeq) return this.state
    const first = this.checkpoints[0]!.state.phase
    return new Session(this.rules, this.head, first, this.lines.slice(1, seq + 1)).state
  }

  private get whole(): Folded {
    this.foldOn()
    return this.folded
  }

  /** Forgets what was folded from the lines after the last checkpoint that a change leaves standing. */
  private dropFrom(changed: number): void {
    this.checkpoints.length = Math.min(this.checkpoints.length, Math.floor(changed / checkpointEvery) + 1)
    this.folded = this.checkpoints.at(-1)!
    this.foldedLines = (this.checkpoints.length - 1) * checkpointEvery
  }

  private foldOn(): void {
    while (this.foldedLines < this.lines.length) {
      const at = this.foldedLines
      const until = Math.min(this.lines.length, (Math.floor(at / checkpointEvery) + 1) * checkpointEvery)
      this.folded = fold(this.rules, this.folded, this.lines.slice(at, until), this.history.counts)
      this.foldedLines = until
      if (until % checkpointEvery === 0) this.checkpoints[until / checkpointEvery] = this.folded
    }
  }
}
