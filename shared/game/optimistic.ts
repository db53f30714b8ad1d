import type { FoldRules } from './apply-effect'
import { fold, type Folded } from './fold'
import { History } from './history'
import { KnownSteps, likeShown } from './known-steps'
import { looksBack } from './line-effects'
import type { Entry, JournalLine } from './journal-line'
import type { Named } from './label'
import { aimAgain, type Aimed } from './re-aim'
import type { GameState } from './state'
import { withChange, type TableChange } from './table-change'

/** The journal as far as it is known here. */
export interface Confirmed {
  readonly lastSeq: number
  readonly lastCrc: string
  readonly state: GameState
  /** What undo and redo would take. */
  readonly undo: Named | null
  readonly redo: Named | null
}

/** What the journal says it wrote and what that changed, or how it corrected the table. */
export interface Written extends Omit<Confirmed, 'state'> {
  /** Who sent the lines knows them by it; `null` for what no page sent. */
  readonly batch: string | null
  /** Empty when the table alone was corrected. */
  readonly lines: readonly JournalLine[]
  readonly change: TableChange | null
  /** Given when the table was corrected: the whole of it at `lastSeq`. */
  readonly state: GameState | null
}

/** What is sent next: the entries of one or more clicks, based on the last line that was seen. */
export interface Sending {
  readonly batch: string
  readonly after: { readonly seq: number; readonly crc: string }
  readonly entries: readonly Entry[]
}

/** One click: its entries, with the numbers they will have, and the table once they count. */
interface Press {
  readonly entries: readonly Entry[]
  readonly lines: readonly JournalLine[]
  readonly after: GameState
}

/** More entries than this do not go out together. */
const mostTogether = 200

/**
 * The table as the player sees it: what the journal has confirmed, and the marks made since. Marks count here at once;
 * the journal's answer replaces them when it comes. One batch is sent at a time; what is marked meanwhile waits and is
 * sent together. Pure: it neither sends nor waits.
 */
export class OptimisticTable {
  private presses: Press[] = []
  /** Lines in `presses`: counted, since thousands may wait while a disk is in trouble. */
  private pending = 0
  /** The pending lines that count, as far as known. */
  private counting: { readonly history: History; looksBack: boolean } | null = null
  /** The batch made of the first `presses`; `isOut` until its answer comes or its wire is cut. */
  private batch: { readonly id: string; readonly presses: number; readonly isOut: boolean } | null = null
  /** After a refusal so many presses go out one by one, so that the one that is wrong goes alone. */
  private singly = 0
  private readonly steps = new KnownSteps()

  constructor(
    private readonly rules: FoldRules,
    private confirmed: Confirmed,
  ) {}

  get live(): GameState {
    return this.presses.at(-1)?.after ?? this.confirmed.state
  }

  get confirmedSeq(): number {
    return this.confirmed.lastSeq
  }

  /** The number of the last line, those not confirmed included. */
  get lastSeq(): number {
    return this.presses.at(-1)?.lines.at(-1)?.seq ?? this.confirmed.lastSeq
  }

  get pendingLines(): number {
    return this.pending
  }

  /** Lines that have not gone out yet. */
  get waitingLines(): number {
    return this.pending - linesIn(this.presses.slice(0, this.batch?.presses ?? 0))
  }

  /** The batch that is out, or was when its wire was cut. */
  get unanswered(): string | null {
    return this.batch?.id ?? null
  }

  /** The entries of that batch, and the number of the last of them. */
  get sent(): readonly Entry[] {
    return this.presses.slice(0, this.batch?.presses ?? 0).flatMap(({ entries }) => entries)
  }

  get lastSentSeq(): number {
    return this.confirmed.lastSeq + this.sent.length
  }

  /**
   * The newest pending action that undo would take back before any the journal knows; `unknown` while lines that were
   * sent may change which of those count.
   */
  get pendingUndo(): Named | 'unknown' | undefined {
    if (!this.counting) {
      this.counting = { history: new History(), looksBack: false }
      for (const { lines } of this.presses) this.count(lines)
    }
    const { history, looksBack } = this.counting
    return history.undo ?? (looksBack ? 'unknown' : undefined)
  }

  /** Takes entries that the player has just made. */
  push(entries: readonly Entry[]): void {
    const first = this.lastSeq + 1
    // The journal gives the time; until then no one reads it.
    const lines = entries.map((entry, i) => ({ ...entry, seq: first + i, at: 0 }) as JournalLine)
    this.presses.push({ entries, lines, after: this.tableWith(lines) })
    this.pending += lines.length
    this.count(lines)
  }

  /** The table once these lines count: undo and redo of what was seen here show at once, other looks back with the answer. */
  private tableWith(lines: readonly JournalLine[]): GameState {
    const { live, steps } = this
    const after = steps.after(live, lines) ?? fold(this.rules, bare(live), lines).state
    if (lines.some(looksBack)) steps.forget(lines)
    else steps.learn(lines, live, after)
    return after
  }

  /**
   * The batch to send next; `null` while one is out, and when nothing waits. A batch that was cut off is sent again by
   * its name.
   */
  send(newId: () => string): Sending | null {
    if (this.batch?.isOut || this.presses.length === 0) return null
    this.batch = { id: this.batch?.id ?? newId(), presses: this.batch?.presses ?? this.together(), isOut: true }
    const { id, presses } = this.batch
    const { lastSeq: seq, lastCrc: crc } = this.confirmed
    return { batch: id, after: { seq, crc }, entries: this.presses.slice(0, presses).flatMap(({ entries }) => entries) }
  }

  /** Takes what the journal wrote, or how it corrected the table. */
  take(written: Written): Aimed | 'gap' {
    const { batch, lines, lastSeq, state, change } = written
    const own = this.batch?.id === batch ? this.landed() : []
    const { confirmed } = this
    const fresh = lines.filter((line) => line.seq > confirmed.lastSeq)
    if (fresh.length === 0 && (state === null || lines.length > 0))
      return own.length > 0 ? this.relay(false) : noneDropped
    if (lastSeq < confirmed.lastSeq) return 'gap'
    if (state === null && fresh[0]?.seq !== confirmed.lastSeq + 1) return 'gap'
    // A change covers the whole batch: its part up to the middle is not known separately.
    if (change !== null && fresh.length !== lines.length) return 'gap'
    const isAsSent = own.length > 0 && fresh.length === linesIn(own) && state === null && change === null
    const shown = own.at(-1)?.after ?? this.steps.after(confirmed.state, fresh)
    const now = isAsSent ? shown! : this.tableAfter(fresh, written, shown)
    // A corrected table is not what these lines alone have made of the one before.
    if (state) this.steps.forget(fresh)
    else if (!isAsSent) this.steps.learn(fresh, confirmed.state, now)
    this.confirmed = { lastSeq, lastCrc: written.lastCrc, state: now, undo: written.undo, redo: written.redo }
    return isAsSent ? noneDropped : this.relay(fresh.length > 0 && own.length === 0)
  }

  private tableAfter(lines: readonly JournalLine[], { state, change }: Written, shown?: GameState): GameState {
    const { confirmed, rules } = this
    if (state) return state
    if (!change) return fold(rules, bare(confirmed.state), lines).state
    const changed = withChange(confirmed.state, change)
    return shown ? likeShown(changed, shown) : changed
  }

  /** The batch was refused. A press that went alone is let go of; several go out again one by one, to find which it was. */
  refuse(batch: string): 'parted' | 'dropped' | 'other' {
    if (this.batch?.id !== batch) return 'other'
    const { presses } = this.batch
    this.batch = null
    this.singly = presses > 1 ? presses : 0
    if (presses > 1) return 'parted'
    this.takeOff(1)
    this.relay(false)
    return 'dropped'
  }

  /**
   * The journal as read again, with what it does not have yet on top. `taken`: it has the batch that was unanswered.
   */
  restart(confirmed: Confirmed, taken: boolean): Aimed {
    const own = taken ? this.landed() : []
    const before = this.confirmed
    this.confirmed = confirmed
    this.steps.forgetAll()
    if (this.batch) this.batch = { ...this.batch, isOut: false }
    const isStill =
      own.length > 0
        ? own.at(-1)!.lines.at(-1)!.seq === confirmed.lastSeq
        : before.lastSeq === confirmed.lastSeq && before.lastCrc === confirmed.lastCrc
    return this.relay(!isStill)
  }

  /** Takes the batch that is out off the pending presses: the journal has it. */
  private landed(): readonly Press[] {
    if (!this.batch) return []
    const { presses } = this.batch
    const own = this.takeOff(presses)
    this.singly = Math.max(0, this.singly - presses)
    this.batch = null
    return own
  }

  private takeOff(presses: number): readonly Press[] {
    const taken = this.presses.splice(0, presses)
    this.pending -= linesIn(taken)
    this.counting = null
    return taken
  }

  private count(lines: readonly JournalLine[]): void {
    const { counting } = this
    if (!counting) return
    for (const line of lines) counting.history.take(line)
    counting.looksBack ||= lines.some(looksBack)
  }

  /** How many presses may go out together: what speaks of earlier lines goes alone, the journal reads it after them. */
  private together(): number {
    if (this.singly > 0) return 1
    let entries = 0
    let presses = 0
    for (const press of this.presses) {
      entries += press.entries.length
      if (presses > 0 && (entries > mostTogether || press.entries.some(looksBack))) break
      presses++
      if (press.entries.some(looksBack)) break
    }
    return presses
  }

  /**
   * Puts what is pending on top of what is confirmed. `byOthers`: others wrote lines in between that the player had not
   * seen.
   */
  private relay(byOthers: boolean): Aimed {
    const aimed = aimAgain(this.presses, this.confirmed, byOthers)
    this.takeOff(this.presses.length)
    let isSent = 0
    aimed.presses.forEach((entries, at) => {
      if (entries.length === 0) return
      this.push(entries)
      if (at < (this.batch?.presses ?? 0)) isSent++
    })
    if (this.batch) this.batch = isSent > 0 ? { ...this.batch, presses: isSent } : null
    return aimed
  }
}

const noneDropped: Aimed = { presses: [], dropped: 0, ended: 0 }

function bare(state: GameState): Folded {
  return { state, conflicts: [] }
}

function linesIn(presses: readonly Press[]): number {
  return presses.reduce((sum, { lines }) => sum + lines.length, 0)
}
