import { fold, type Folded } from '#shared/game/fold'
import type { FoldRules } from '#shared/game/apply-effect'
import type { Entry, JournalLine } from '#shared/game/journal-line'
import { labelOf, type Named } from '#shared/game/label'
import type { GameState } from '#shared/game/state'
import type { Appended } from '#shared/bridge/contract'

/** Entries sent together, not yet known to be on the disk. */
export interface PendingBatch {
  readonly entries: readonly Entry[]
  /** The same with the numbers they will have. */
  readonly lines: readonly JournalLine[]
  /** The table once they count. */
  readonly after: GameState
}

/** The number and the table every line of the journal is known up to. */
interface Confirmed {
  readonly lastSeq: number
  readonly state: GameState
}

/**
 * The table as the hand sees it: what the journal has confirmed, and over it what has been marked since. Marks count
 * here at once; the journal's word replaces them when it comes. Pure: it neither sends nor waits.
 */
export class GameTable {
  private batches: readonly PendingBatch[] = []

  constructor(
    private readonly rules: FoldRules,
    private confirmed: Confirmed,
  ) {}

  get live(): GameState {
    return this.batches.at(-1)?.after ?? this.confirmed.state
  }

  get confirmedSeq(): number {
    return this.confirmed.lastSeq
  }

  /** The number of the last line, those on their way included. */
  get lastSeq(): number {
    return this.batches.at(-1)?.lines.at(-1)?.seq ?? this.confirmed.lastSeq
  }

  get pending(): readonly PendingBatch[] {
    return this.batches
  }

  get pendingLines(): number {
    return this.batches.reduce((sum, batch) => sum + batch.lines.length, 0)
  }

  /** The newest marked step that undo would take back before any the journal knows; `unknown` while an undo is on its way. */
  get pendingUndo(): Named | 'unknown' | undefined {
    const lines = this.batches.flatMap((batch) => batch.lines)
    const struck = new Set(lines.flatMap((line) => (line.kind === 'strike' ? line.targets : [])))
    const newest = lines.findLast((line) => !struck.has(line.seq) && line.kind !== 'strike' && line.kind !== 'restore')
    if (newest) return { seq: newest.seq, label: labelOf(newest) }
    return lines.some((line) => line.kind === 'strike' || line.kind === 'restore') ? 'unknown' : undefined
  }

  /** Takes entries that the hand has just made. */
  push(entries: readonly Entry[]): PendingBatch {
    const first = this.lastSeq + 1
    // The journal gives the time; until then no one reads it.
    const lines = entries.map((entry, i) => ({ ...entry, seq: first + i, at: 0 }) as JournalLine)
    const batch = { entries, lines, after: this.counted(this.live, lines) }
    this.batches = [...this.batches, batch]
    return batch
  }

  /** Takes what the journal wrote. `false`: lines in between are missing, the game has to be read anew. */
  take({ lines, state, lastSeq }: Pick<Appended, 'lines' | 'state' | 'lastSeq'>): boolean {
    const fresh = lines.filter((line) => line.seq > this.confirmed.lastSeq)
    if (fresh.length === 0) return true
    if (fresh[0]!.seq !== this.confirmed.lastSeq + 1) return false
    const own = this.ownOf(fresh)
    const counted = state ?? (own ? own.after : fold(this.rules, bare(this.confirmed.state), fresh).state)
    this.confirmed = { lastSeq: Math.max(lastSeq, fresh.at(-1)!.seq), state: counted }
    if (own) this.batches = this.batches.slice(this.batches.indexOf(own) + 1)
    if (!own || state) this.rebase()
    return true
  }

  /** Lets go of a batch that was refused. */
  drop(batch: PendingBatch): void {
    this.batches = this.batches.filter((each) => each !== batch)
    this.rebase()
  }

  /** The journal as it is now; what is pending is laid over it anew, with new numbers. */
  restart(confirmed: Confirmed): readonly PendingBatch[] {
    this.confirmed = confirmed
    this.rebase()
    return this.batches
  }

  /** The batch that these lines end, if they are exactly what was pushed. */
  private ownOf(fresh: readonly JournalLine[]): PendingBatch | undefined {
    const wanted = fresh.at(-1)!.seq
    let at = 0
    for (const batch of this.batches) {
      for (const line of batch.lines) if (!isSame(line, fresh[at++])) return undefined
      if (batch.lines.at(-1)?.seq === wanted) return batch
      if (at >= fresh.length) return undefined
    }
    return undefined
  }

  private rebase(): void {
    const pending = this.batches
    this.batches = []
    for (const { entries } of pending) this.push(entries)
  }

  private counted(from: GameState, lines: readonly JournalLine[]): GameState {
    return fold(this.rules, bare(from), lines).state
  }
}

function bare(state: GameState): Folded {
  return { state, misfits: [] }
}

/** Whether the journal wrote what was sent. The time is the journal's own. */
function isSame(sent: JournalLine, written: JournalLine | undefined): boolean {
  if (sent.kind !== written?.kind || sent.seq !== written.seq) return false
  if (sent.kind === 'strike' && sent.targets.length === 0) return true
  return JSON.stringify({ ...sent, at: written.at }) === JSON.stringify({ ...sent, ...written })
}
