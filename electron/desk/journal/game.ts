import type { Appended, GameReport, LogPage, NoticePayloads, OpenGame } from '#shared/bridge/contract'
import type { Notice } from '#shared/bridge/channels'
import { entrySchema } from '#shared/documents/journal-line'
import { isPlainLine } from '#shared/documents/plain-line'
import type { Entry, JournalLine } from '#shared/game/journal-line'
import { Session } from '#shared/game/session'
import type { GameState } from '#shared/game/state'
import type { GameId } from '#shared/kernel/ids'
import { done, refused, type Refusal, type Result } from '#shared/kernel/result'
import { foldVersion } from '#shared/game/fold'
import { admit } from './admit'
import type { Disk, DiskFile } from './disk'
import type { RulesOf } from './game-rules'
import { JournalFile } from './journal-file'
import { encodeLine } from './line-format'
import type { Finding } from './line-reader'
import type { Lock } from './lock'
import { readWhole, type LastLine, type OpenedJournal } from './open-journal'
import { sameValue } from './same-value'
import { writeSnapshot } from './snapshot'
import { looksBack, type SnapshotTable } from './snapshot-table'

/** A snapshot is written after so many lines; opening reads at most about as many behind it. */
const snapshotLines = 500

export interface GameDeps {
  readonly disk: Disk
  readonly rulesOf: RulesOf
  /** Unix time in milliseconds. */
  readonly clock: () => number
  readonly snapshotEvery?: number
  readonly later: (ms: number, run: () => void) => () => void
  readonly notify: <Name extends Notice>(notice: Name, payload: NoticePayloads[Name]) => void
}

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
  private snapshotSeq: number
  private snapshotting: Promise<void> = Promise.resolve()
  /** Entries behind one that waits for the whole journal wait with it, so that order is kept. */
  private gate: Promise<void> | null = null
  private isVerified: boolean
  private isClosing = false

  constructor(
    readonly id: GameId,
    private readonly folder: string,
    private readonly deps: GameDeps,
    private readonly lock: Lock,
    private readonly opened: OpenedJournal,
    file: DiskFile | null,
  ) {
    this.table = opened.table
    this.findings = [...opened.findings]
    this.lastAt = opened.lastAt
    this.lastLine = opened.last
    this.savedSeq = opened.table.lastSeq
    this.snapshotSeq = opened.snapshotSeq
    this.isVerified = opened.table instanceof Session
    const host = { tell: this.tell, later: deps.later, remembered: this.remembered }
    this.file = new JournalFile(deps.disk, folder, host, file, opened.bytes, opened.mending)
    this.verified = this.begin()
  }

  /** Entries as the interface sends them. Comes back when they are saved, and not before. */
  async append(after: number, entries: readonly Entry[]): Promise<Result<Appended>> {
    if (!this.isVerified && entries.some((entry) => looksBack(entry as JournalLine))) {
      this.gate ??= this.verified.then(() => {
        this.gate = null
      })
    }
    if (this.gate) await this.gate
    const taken = this.take(after, entries)
    if (!taken.ok) return taken
    const { appended, bytes } = taken.value
    return new Promise((resolve) => {
      this.file.append(bytes, appended.lines.length, () => {
        this.savedSeq = appended.lastSeq
        resolve(done(appended))
        this.deps.notify('gameAppended', { game: this.id, ...appended })
        this.snapshotIfDue()
      })
    })
  }

  async lines(from: number, count: number): Promise<Result<LogPage>> {
    const session = await this.whole()
    if (!session.ok) return session
    const { lines, history, lastSeq } = session.value
    const page = lines.slice(from, from + count)
    const seqs = page.map((line) => line.seq)
    return done({
      lines: page,
      struck: seqs.filter((seq) => history.isStruck(seq)),
      amended: seqs.filter((seq) => history.isAmended(seq)),
      lastSeq,
    })
  }

  async stateAt(seq: number): Promise<Result<GameState>> {
    const session = await this.whole()
    if (!session.ok) return session
    const { lastSeq } = session.value
    return seq > lastSeq ? refused('no-such-line', { seq, lastSeq }) : done(session.value.stateAt(seq))
  }

  describe(): OpenGame {
    const { state, lastSeq, undo, redo, misfits } = this.table
    const { head } = this.opened
    return {
      game: this.id,
      head,
      state,
      lastSeq,
      undo,
      redo,
      misfits,
      verified: this.isVerified,
      report: this.report,
    }
  }

  /** Tries at once to save what is not saved; true if everything is. */
  retry(): Promise<boolean> {
    return this.file.settle()
  }

  /** Refused while marks are not saved: the game stays open and goes on trying. */
  async close(): Promise<Result<null>> {
    this.isClosing = true
    await this.verified
    if (!(await this.file.settle())) {
      this.isClosing = false
      return refused('marks-not-saved', { n: this.file.unsavedLines })
    }
    await this.snapshotting
    if (this.savedSeq > this.snapshotSeq) await this.snapshot()
    await this.file.close()
    await this.lock.release()
    return done(null)
  }

  private get report(): GameReport {
    return { findings: [...this.findings] }
  }

  private async whole(): Promise<Result<Session>> {
    await this.verified
    return this.table instanceof Session ? done(this.table) : refused('journal-unverified')
  }

  private take(
    after: number,
    entries: readonly Entry[],
  ): Result<{ readonly appended: Appended; readonly bytes: Buffer }> {
    const { table } = this
    if (this.isClosing) return refused('game-closing')
    if (after !== table.lastSeq) return refused('game-moved-on', { after, lastSeq: table.lastSeq })
    for (const entry of entries) {
      const checked = checkEntry(entry)
      if (checked) return checked
    }
    const admitted = admit(entries, table instanceof Session ? table : null)
    if (!admitted.ok) return admitted
    const lines = admitted.value.map((entry, index) => this.numbered(entry, after + 1 + index))
    const encoded = lines.map(encodeLine)
    for (const line of lines) table.append(line)
    const last = encoded.at(-1)
    if (last) this.lastLine = { length: last.bytes.length, crc: last.crc }
    const bytes = encoded.length === 1 && last ? last.bytes : Buffer.concat(encoded.map((line) => line.bytes))
    return done({ appended: this.appended(lines), bytes })
  }

  private numbered(entry: Entry, seq: number): JournalLine {
    // A clock that was set back is read as standing still.
    this.lastAt = Math.max(this.lastAt, Math.trunc(this.deps.clock()))
    return { seq, at: this.lastAt, ...entry }
  }

  private appended(lines: readonly JournalLine[]): Appended {
    const { state, lastSeq, undo, redo, misfits } = this.table
    return { lines, lastSeq, undo, redo, misfits, state: lines.some(looksBack) ? state : null }
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
      this.deps.notify('gameVerified', { game: this.id, report: this.report, undo, redo, misfits })
    }
    this.snapshotIfDue()
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
    const isAsShown = sameValue(session.state, this.table.state)
    this.table = session
    if (mending?.because === 'damaged') {
      this.findings.push(...findings.filter((finding) => finding.code !== 'journal-torn'))
      void this.file.mend(mending)
    } else if (!isAsShown) this.findings.push({ code: 'snapshot-differs', values: {} })
    if (!isAsShown) this.deps.notify('gameAppended', { game: this.id, ...this.appended([]), state: session.state })
  }

  private tell = (trouble: Refusal | null, unsaved: number): void => {
    const { id } = this
    const told = trouble && { code: trouble.code, values: trouble.values, unsaved }
    this.deps.notify('gameTrouble', { game: id, trouble: told })
  }

  private remembered = (): Buffer | undefined => {
    if (!(this.table instanceof Session)) return undefined
    return Buffer.concat(this.table.lines.slice(0, this.savedSeq + 1).map((line) => encodeLine(line).bytes))
  }

  private snapshotIfDue(): void {
    if (this.savedSeq - this.snapshotSeq < (this.deps.snapshotEvery ?? snapshotLines) || !this.isVerified) return
    this.snapshotting = this.snapshotting.then(() => this.snapshot())
  }

  /** Only of what is on the disk: a snapshot must never know more than its journal. Its failure costs time, no marks. */
  private async snapshot(): Promise<void> {
    const { table, file, opened } = this
    if (!file.isIdle || table.lastSeq !== this.savedSeq) return
    const { state, lastSeq, undo, redo, misfits } = table
    const bytes = file.savedBytes
    this.snapshotSeq = lastSeq
    const snapshot = {
      foldVersion,
      packVersion: opened.rules.version,
      headBytes: opened.headBytes,
      headCrc: opened.headCrc,
      lastStart: bytes - this.lastLine.length,
      lastSeq,
      lastAt: this.lastAt,
      lastCrc: this.lastLine.crc,
      bytes,
      state,
      undo,
      redo,
      misfits,
    }
    await writeSnapshot(this.deps.disk, this.folder, opened.head, snapshot).catch(() => undefined)
  }
}

function checkEntry(entry: Entry): Refusal | undefined {
  if (!('seq' in entry) && !('at' in entry) && isPlainLine({ ...entry, seq: 1, at: 0 })) return undefined
  const checked = entrySchema.safeParse(entry)
  if (checked.success) return undefined
  const issue = checked.error.issues[0]
  return refused('entry-wrong', { where: issue?.path.join('.') ?? '', what: issue?.message ?? '' })
}
