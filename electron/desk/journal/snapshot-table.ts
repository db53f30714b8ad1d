import type { FoldRules } from '#shared/game/apply-effect'
import { fold, Folding, type Folded } from '#shared/game/fold'
import { looksBack } from '#shared/game/line-effects'
import type { HeadLine, JournalLine } from '#shared/game/journal-line'
import { labelOf, type Named } from '#shared/game/label'
import type { Session } from '#shared/game/session'
import type { GameState } from '#shared/game/state'
import type { GameRules } from './game-deps'
import { decodeSnapshot, tableIn, type Snapshot } from './snapshot'

/** The table of a snapshot, before the lines after it have been read: it can be marked, and names the next undo. */
export class SnapshotTable {
  /** Lines accepted since the snapshot. */
  readonly since: JournalLine[] = []
  private readonly firstSeq: number
  private folding: Folding | null = null
  /** How many of those lines are folded. */
  private done = 0

  constructor(
    private readonly rules: FoldRules,
    private latest: Folded,
    lastSeq: number,
    private undone: Named | null,
    private redone: Named | null,
  ) {
    this.firstSeq = lastSeq
  }

  get state() {
    return this.folded.state
  }

  get conflicts() {
    return this.folded.conflicts
  }

  get lastSeq() {
    return this.firstSeq + this.since.length
  }

  get undo() {
    return this.undone
  }

  get redo() {
    return this.redone
  }

  append(line: JournalLine): void {
    this.since.push(line)
    if (!isPlainAction(line)) return
    this.undone = { seq: line.seq, label: labelOf(line) }
    this.redone = null
  }

  /** Folds about so many effects and premises of the lines that are not folded yet; true if any are left. */
  catchUp(budget: number): boolean {
    const { length } = this.since
    if (this.done === length) return false
    const folding = (this.folding ??= new Folding(this.rules, this.latest, undefined, this.done))
    folding.run(this.since, length, budget)
    if (folding.reached < length || !folding.isIdle) return true
    this.latest = folding.finish()
    this.done = length
    this.folding = null
    return false
  }

  /** The table after more lines, none of which refers to an earlier one. */
  tableWith(more: readonly JournalLine[]): GameState {
    return fold(this.rules, this.folded, more).state
  }

  private get folded(): Folded {
    this.catchUp(Number.POSITIVE_INFINITY)
    return this.latest
  }
}

/** The table at the end of the journal; `undefined` if a line since the snapshot refers to one before it. */
export function sinceSnapshot(
  rules: FoldRules,
  snapshot: Snapshot,
  lines: readonly JournalLine[],
): SnapshotTable | undefined {
  if (lines.some(looksBack)) return undefined
  const { state, misfits, undo, redo, lastSeq } = snapshot
  const table = new SnapshotTable(rules, { state, conflicts: misfits }, lastSeq, undo, redo)
  for (const line of lines) table.append(line)
  return table
}

function isPlainAction(line: JournalLine): boolean {
  return line.kind === 'step' || line.kind === 'turn' || line.kind === 'note' || line.kind === 'pending'
}

/**
 * The table that a snapshot and the lines after it give, for a journal that has lost lines the snapshot knew.
 * `null` if the snapshot is of another journal, of another branch of this one (played on since elsewhere), or if a line
 * after it refers to one before it.
 */
export function tableKnownBy(
  bytes: Buffer,
  whole: { readonly head: HeadLine; readonly headCrc: string; readonly rules: GameRules; readonly session: Session },
): GameState | null {
  const { head, headCrc, rules, session } = whole
  const stored = decodeSnapshot(bytes)
  if (stored?.headCrc !== headCrc || stored.packVersion !== rules.version) return null
  const snapshot = tableIn(stored, head, rules)
  if (!snapshot) return null
  const last = session.lines[Math.min(session.lastSeq, snapshot.lastSeq)]
  if (!last || last.at > snapshot.lastAt) return null
  return sinceSnapshot(rules, snapshot, session.lines.slice(snapshot.lastSeq + 1))?.state ?? null
}
