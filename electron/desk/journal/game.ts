import type { Appended, GameReport, GameTrouble, LogPage, OpenGame } from '#shared/bridge/contract'
import { difference } from '#shared/game/difference'
import { looksBack, type Entry, type JournalLine } from '#shared/game/journal-line'
import { Session } from '#shared/game/session'
import type { GameState } from '#shared/game/state'
import type { GameId } from '#shared/kernel/ids'
import { done, refused, type Done, type Refusal, type Result } from '#shared/kernel/result'
import { admit, readEntries, writable } from './admit'
import type { DiskFile } from './disk'
import type { GameDeps } from './game-deps'
import { JournalFile } from './journal-file'
import { movedOn, type After, type Batch } from './last-seen'
import { encodeLine } from './line-format'
import type { Finding } from './line-reader'
import type { Lock } from './lock'
import { logPage } from './log-page'
import { readWhole, type LastLine, type OpenedJournal } from './open-journal'
import { sameValue } from '#shared/kernel/same-value'
import { SnapshotKeeper, snapshotLines } from './snapshot-keeper'
import type { SnapshotTable } from './snapshot-table'
import { Tidings } from './tidings'

/** So long after a mark was saved it is looked whether the journal is still where it was. */
const lookMs = 1_000

/** One open game: takes entries in, gives them number and time, and says when they are saved. */
export class Game {
  /** Settles when the whole journal has been read: undo, strike and looking back wait for it. */
  readonly verified: Promise<void>
  private table: Session | SnapshotTable
  private readonly file: JournalFile
  private readonly findings: Finding[]
  private lastAt: number
  private lastLine: LastLine
  private savedSeq: number
  private savedCrc: string
  private readonly snapshots: SnapshotKeeper
  /** Entries behind one that waits for the whole journal wait with it, so that order is kept. */
  private gate: Promise<void> | null = null
  private isVerified: boolean
  private readonly tidings: Tidings
  private isClosing = false
  private cancelLook: (() => void) | null = null

  constructor(
    readonly id: GameId,
    private readonly folder: string,
    private readonly deps: GameDeps,
    private readonly lock: Lock,
    private readonly opened: OpenedJournal,
    file: DiskFile | null,
  ) {
    this.tidings = new Tidings(id, deps)
    this.table = opened.table
    this.findings = [...opened.findings]
    this.lastAt = opened.lastAt
    this.lastLine = opened.last
    this.savedSeq = opened.table.lastSeq
    this.savedCrc = opened.last.crc
    this.isVerified = opened.table instanceof Session
    const host = { tell: this.tidings.tell, later: deps.later, remembered: this.remembered }
    this.file = new JournalFile(deps.disk, folder, host, file, opened.bytes, opened.mending)
    this.snapshots = new SnapshotKeeper(deps.disk, folder, opened, this.file, deps.snapshotEvery ?? snapshotLines)
    if (opened.known) this.recover(opened.known)
    this.verified = this.begin()
  }

  /** Entries as a page sent them, looked at here. Comes back when they are saved, and not before. */
  async append(after: After, sent: readonly unknown[], batch?: Batch): Promise<Result<Appended>> {
    const read = readEntries(sent)
    if (!read.ok) return read
    const entries = read.value
    if (!this.isVerified && entries.some(looksBack)) {
      this.gate ??= this.verified.then(() => {
        this.gate = null
      })
    }
    if (this.gate) await this.gate
    if (this.isClosing) return refused('game-closing')
    return new Promise((resolve) => {
      const refusal = this.take(after, entries, resolve, batch?.id)
      if (refusal) resolve(refusal)
      else batch?.taken()
    })
  }

  async lines(from: number, count: number): Promise<Result<LogPage>> {
    const session = await this.whole()
    if (!session.ok) return session
    return done(logPage(session.value, from, count))
  }

  async stateAt(seq: number): Promise<Result<GameState>> {
    const session = await this.whole()
    if (!session.ok) return session
    const { lastSeq } = session.value
    return seq > lastSeq ? refused('no-such-line', { seq, lastSeq }) : done(session.value.stateAt(seq))
  }

  describe(): Omit<OpenGame, 'taken'> {
    const { state, lastSeq, undo, redo, misfits } = this.table
    const { head } = this.opened
    const { savedSeq, trouble } = this
    return {
      game: this.id,
      head,
      state,
      lastSeq,
      lastCrc: this.lastLine.crc,
      savedSeq,
      trouble: trouble && { ...trouble, unsaved: this.unsavedLines },
      undo,
      redo,
      misfits,
      verified: this.isVerified,
      report: this.report,
    }
  }

  /** Why lines are not saved; `null` while nothing is wrong. */
  get trouble(): GameTrouble | null {
    return this.tidings.trouble
  }

  /** Lines taken in that are not on the disk. */
  get unsavedLines(): number {
    return this.file.unsavedLines
  }

  get title(): string {
    return this.table.state.title
  }

  /** Tries at once to save what is not saved; true if everything is. */
  retry(): Promise<boolean> {
    return this.file.settle()
  }

  /** Looks whether the journal is still where it was; where it is gone, that is told like a disk that refuses. */
  look(): Promise<void> {
    return this.file.inspect()
  }

  /** Refused while marks are not saved: the game stays open and goes on trying. Where none are, nothing keeps it open. */
  async close(): Promise<Result<null>> {
    this.isClosing = true
    let isSaved = false
    try {
      await this.verified
      await this.file.inspect()
      isSaved = (await this.file.settle()) || this.unsavedLines === 0
    } finally {
      this.isClosing = isSaved
    }
    if (!isSaved) return refused('marks-not-saved', { n: this.unsavedLines })
    this.cancelLook?.()
    await this.putAway()
    return done(null)
  }

  /** Every mark is saved: a fault of ours in what is left to do is reported and keeps no game open. */
  private async putAway(): Promise<void> {
    const reporting = (work: Promise<unknown>) => work.catch((problem: unknown) => this.deps.report?.(problem))
    await reporting(this.snapshots.finish(this.saved))
    await reporting(this.file.close().then((isClosed) => isClosed || this.file.abandon()))
    await reporting(this.lock.release())
  }

  private get report(): GameReport {
    return { findings: [...this.findings] }
  }

  private async whole(): Promise<Result<Session>> {
    await this.verified
    return this.table instanceof Session ? done(this.table) : refused('journal-unverified')
  }

  private get saved() {
    const { table, savedSeq, lastAt, lastLine } = this
    return { table, savedSeq, lastAt, lastLine }
  }

  /** Takes entries in, or says why not; `saved` is called when they are on the disk. */
  private take(
    after: After,
    entries: readonly Entry[],
    saved: (answer: Done<Appended>) => void,
    batch: string | null = null,
  ): Refusal | undefined {
    const { table } = this
    const { lastSeq } = table
    const behind = movedOn(after, { seq: lastSeq, crc: this.lastLine.crc })
    if (behind) return behind
    const { phases } = this.opened.rules
    const admitted = admit(entries, table instanceof Session ? table : null, phases)
    if (!admitted.ok) return admitted
    const lines = admitted.value.map((entry, index) => this.numbered(entry, lastSeq + 1 + index))
    const encoded = lines.map(encodeLine)
    const length = encoded.reduce((sum, line) => sum + line.bytes.length, this.file.wholeBytes)
    const unwritable = writable(lines, encoded, length)
    if (unwritable) return unwritable
    const last = encoded.at(-1)
    if (last) this.lastLine = { length: last.bytes.length, crc: last.crc }
    const bytes = encoded.length === 1 && last ? last.bytes : Buffer.concat(encoded.map((line) => line.bytes))
    // The disk sets to work first; the table is worked out while it does.
    this.file.append(bytes, lines.length, () => {
      this.savedSeq = appended.lastSeq
      this.savedCrc = appended.lastCrc
      const told = this.table === table ? appended : { ...appended, state: this.stateAfter(appended.lastSeq) }
      saved(done(told))
      this.tidings.notify('gameAppended', { game: this.id, ...told })
      this.lookSoon()
      if (this.isVerified) this.snapshots.keep(this.saved)
    })
    for (const line of lines) table.append(line)
    const appended = this.appended(lines, batch)
    return undefined
  }

  /** At most once a second: a folder that was moved away takes every mark without a word. */
  private lookSoon(): void {
    this.cancelLook ??= this.deps.later(lookMs, () => {
      this.cancelLook = null
      void this.look()
    })
  }

  private numbered(entry: Entry, seq: number): JournalLine {
    // A clock that was set back is read as standing still.
    this.lastAt = Math.max(this.lastAt, Math.trunc(this.deps.clock()))
    return { seq, at: this.lastAt, ...entry }
  }

  private appended(lines: readonly JournalLine[], batch: string | null): Appended {
    const { state, lastSeq, undo, redo, misfits } = this.table
    const lastCrc = this.lastLine.crc
    return { batch, lines, lastSeq, lastCrc, undo, redo, misfits, state: lines.some(looksBack) ? state : null }
  }

  /** The table after a line, for windows that have seen it worked out on a table that was corrected since. */
  private stateAfter(seq: number): GameState {
    return this.table instanceof Session ? this.table.stateAt(seq) : this.table.state
  }

  /** Mends the file if it needs it, and reads what a snapshot had spared us. */
  private async begin(): Promise<void> {
    await this.file.settle()
    if (!this.isVerified) {
      await this.verify().catch((error: unknown) => {
        this.findings.push({ code: 'journal-unverified', values: { error: String(error) } })
      })
      this.isVerified = true
      const { undo, redo, misfits } = this.table
      this.tidings.notify('gameVerified', { game: this.id, report: this.report, undo, redo, misfits })
    }
    this.snapshots.keep(this.saved)
  }

  private async verify(): Promise<void> {
    const { disk, rulesOf } = this.deps
    const known = { bytes: this.file.savedBytes, lastSeq: this.savedSeq }
    const whole = await readWhole(disk, this.folder, rulesOf, known)
    if (!whole.ok) {
      this.findings.push({ code: whole.code, values: whole.values })
      return
    }
    const { table: session, mending, findings } = whole.value
    const since = (this.table as SnapshotTable).since
    session.extend(since.filter((line) => line.seq > session.lastSeq))
    const shown = this.table.state
    this.table = session
    if (mending?.because === 'damaged') {
      this.findings.push(...findings.filter((finding) => finding.code !== 'journal-torn'))
      void this.file.mend(mending)
      this.recover(shown)
    } else if (!sameValue(session.state, shown)) this.findings.push({ code: 'snapshot-differs', values: {} })
    if (sameValue(session.state, shown)) return
    // As far as windows know it: what is still on its way to the disk they hear of when it is there.
    const { savedSeq: lastSeq, savedCrc: lastCrc } = this
    const correction = { ...this.appended([], null), lastSeq, lastCrc, state: session.stateAt(lastSeq) }
    this.tidings.notify('gameAppended', { game: this.id, ...correction })
  }

  /** Puts back, as one step that can be undone, what lost lines had done to the table as it was known. */
  private recover(known: GameState): void {
    const { state, lastSeq } = this.table
    const lost = this.findings.reduce((sum, { values }) => sum + (typeof values['n'] === 'number' ? values['n'] : 0), 0)
    const entries = difference(state, known, { key: 'steps.recovered', values: { n: lost } })
    if (entries.length === 0) return
    const refusal = this.take(lastSeq, entries, () => undefined)
    const { code, values } = refusal
      ? refused('journal-not-recovered')
      : { code: 'journal-recovered', values: { seq: lastSeq + 1 } }
    this.findings.push({ code, values })
  }

  private remembered = (): Buffer | undefined => {
    if (!(this.table instanceof Session)) return undefined
    return Buffer.concat(this.table.lines.slice(0, this.savedSeq + 1).map((line) => encodeLine(line).bytes))
  }
}
