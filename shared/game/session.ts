import type { FoldRules } from './apply-effect'
import { fold, layOut, type Folded } from './fold'
import { History, type Named } from './history'
import type { HeadLine, JournalLine } from './journal-line'
import type { GameState } from './state'

/** Every so many lines a state is kept, so that an undo folds a few hundred lines and not the whole evening. */
const checkpointEvery = 256

/** A whole journal in memory: its lines, which of them count, and the table they come to. */
export class Session {
  readonly lines: JournalLine[]
  readonly history = new History()
  private folded: Folded
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
    for (const line of rest) {
      this.lines.push(line)
      this.history.take(line)
    }
    this.refold(0)
  }

  get state(): GameState {
    return this.folded.state
  }

  get misfits(): Folded['misfits'] {
    return this.folded.misfits
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
    const changed = this.history.take(line)
    if (changed === undefined) {
      this.folded = fold(this.rules, this.folded, [line], this.history.counts)
      this.keep(this.lines.length)
    } else this.refold(changed)
  }

  /** The table as it stood right after a line, with what was struck at that time. */
  stateAt(seq: number): GameState {
    if (seq >= this.lastSeq) return this.state
    const first = this.checkpoints[0]!.state.phase
    return new Session(this.rules, this.head, first, this.lines.slice(1, seq + 1)).state
  }

  private refold(from: number): void {
    this.checkpoints.length = Math.max(1, Math.min(this.checkpoints.length, Math.floor(from / checkpointEvery) + 1))
    this.folded = this.checkpoints.at(-1)!
    let at = (this.checkpoints.length - 1) * checkpointEvery
    while (at < this.lines.length) {
      const until = Math.min(this.lines.length, at + checkpointEvery)
      this.folded = fold(this.rules, this.folded, this.lines.slice(at, until), this.history.counts)
      at = until
      this.keep(at)
    }
  }

  private keep(count: number): void {
    if (count % checkpointEvery === 0) this.checkpoints[count / checkpointEvery] = this.folded
  }
}
