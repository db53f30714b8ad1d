import type { Notice } from '#shared/bridge/channels'
import type { Appended, LogPage, NoticePayloads, OpenGame, SaveProblem } from '#shared/bridge/contract'
import type { Entry, JournalLine } from '#shared/game/journal-line'
import { looksBack } from '#shared/game/line-effects'
import { Session } from '#shared/game/session'
import type { GameState } from '#shared/game/state'
import { mayOverfill, nothingAdded, overfilled } from '#shared/game/table-limits'
import { takeLines, type Update } from '#shared/game/update'
import type { GameId } from '#shared/kernel/ids'
import { done, mapped, refused, type Done, type Refusal, type Result } from '#shared/kernel/result'
import { newestTouching, type Place } from '#shared/log/touching'
import { momentOf } from '../moment'
import { admit, readEntries, unfitFor, writable } from './admit'
import { BackgroundCheck } from './background-check'
import type { DiskFile } from './disk'
import { foldAll, type GameDeps } from './game-deps'
import { JournalFile } from './journal-file'
import { encodeLine } from './line-format'
import type { Lock } from './lock'
import type { LastLine, OpenedJournal } from './open-journal'
import { SnapshotKeeper, snapshotLines, type Saved } from './snapshot-keeper'
import type { SnapshotTable } from './snapshot-table'
import { movedOn, type After, type Batch } from './taken-batches'

/** So long after a mark was saved it is looked whether the journal is still where it was. */
const lookMs = 1_000

/** One open game: entries become lines with number and time, change the table and go to the disk. */
export class Game {
  readonly file: JournalFile
  private current: Session | SnapshotTable
  private lastAt: number
  private lastLine: LastLine
  private savedSeq: number
  private savedCrc: string
  private saveProblem: SaveProblem | null = null
  private readonly check: BackgroundCheck
  private readonly snapshots: SnapshotKeeper
  /** Entries behind one that waits for the whole journal wait with it, so that order is kept. */
  private gate: Promise<void> | null = null
  private isClosing = false
  private cancelFileCheck: (() => void) | null = null

  constructor(
    readonly id: GameId,
    readonly folder: string,
    readonly deps: GameDeps,
    private readonly lock: Lock,
    readonly opened: OpenedJournal,
    file: DiskFile | null,
  ) {
    this.current = opened.table
    this.lastAt = opened.lastAt
    this.lastLine = opened.last
    this.savedSeq = opened.table.lastSeq
    this.savedCrc = opened.last.crc
    const host = {
      reportProblem: this.reportProblem,
      later: deps.later,
      remembered: this.remembered,
      overwritten: (name: string) => this.check.add({ code: 'journal-overwritten', values: { file: name } }),
    }
    this.file = new JournalFile(deps.disk, folder, host, file, opened.content, opened.mending)
    const every = deps.snapshotEvery ?? snapshotLines
    this.snapshots = new SnapshotKeeper(deps.disk, folder, opened, this.file, every)
    this.check = new BackgroundCheck(this)
    void this.check.done.then(() => this.keepSnapshot())
  }

  get table(): Session | SnapshotTable {
    return this.current
  }

  get lastCrc(): string {
    return this.lastLine.crc
  }

  /** How far the journal is on the disk, and the table that a snapshot would be made of. */
  get saved(): Saved {
    const { current: table, savedSeq, lastAt, lastLine } = this
    return { table, savedSeq, lastAt, lastLine }
  }

  /** Why lines are not saved; `null` while nothing is wrong. */
  get problem(): SaveProblem | null {
    return this.saveProblem
  }

  /** Lines taken in that are not on the disk. */
  get unsavedLines(): number {
    return this.file.unsavedLines
  }

  get title(): string {
    return this.current.state.title
  }

  /** Entries as a page sent them, looked at here. Comes back when they are saved, and not before. */
  async append(after: After, sent: readonly unknown[], batch?: Batch): Promise<Result<Appended>> {
    const read = readEntries(sent)
    if (!read.ok) return read
    const entries = read.value
    if (!this.check.isDone && entries.some(looksBack)) {
      this.gate ??= this.check.done.then(() => {
        this.gate = null
      })
    }
    if (this.gate) await this.gate
    if (this.isClosing) return refused('game-closing')
    return this.takeOrSay(after, entries, batch)
  }

  /**
   * What only a table that knows every secret can make of itself: a card drawn, a deck shuffled. `make` reads the table
   * as it is when its turn comes, so that nothing comes between what it read and what is written.
   */
  async deal(make: (state: GameState) => Result<readonly Entry[]>, batch?: Batch): Promise<Result<Appended>> {
    if (this.gate) await this.gate
    if (this.isClosing) return refused('game-closing')
    const { state, lastSeq } = this.current
    const made = make(state)
    return made.ok ? this.takeOrSay(lastSeq, made.value, batch) : made
  }

  async lines(from: number, count: number): Promise<Result<LogPage>> {
    return mapped(await this.whole(), (session) => logPage(session, session.lines.slice(from, from + count)))
  }

  async touching(place: Place): Promise<Result<LogPage>> {
    return mapped(await this.whole(), (session) => logPage(session, newestTouching(session.lines, place)))
  }

  async stateAt(seq: number): Promise<Result<GameState>> {
    const session = await this.whole()
    if (!session.ok) return session
    const { lastSeq } = session.value
    if (seq > lastSeq) return refused('no-such-line', { seq, lastSeq })
    const past = session.value.upTo(seq)
    await foldAll(past, this.deps)
    return done(past.state)
  }

  describe(): Omit<OpenGame, 'taken'> {
    const { current, savedSeq, lastCrc, problem } = this
    const { state, lastSeq, undo, redo, conflicts } = current
    return {
      game: this.id,
      head: this.opened.head,
      headCrc: this.opened.headCrc,
      state,
      lastSeq,
      lastCrc,
      savedSeq,
      problem: problem && { ...problem, unsaved: this.unsavedLines },
      undo,
      redo,
      conflicts,
      verified: this.check.isDone,
      report: this.check.report,
    }
  }

  /** Tries at once to save what is not saved; true if everything is. */
  retry(): Promise<boolean> {
    return this.file.settle()
  }

  /** Checks that the journal is still where it was; a missing one is reported like a disk that refuses. */
  look(): Promise<void> {
    return this.file.inspect()
  }

  /** Refused while marks are not saved: the game stays open and keeps trying. Once all are saved it closes. */
  async close(): Promise<Result<null>> {
    this.isClosing = true
    let isSaved = false
    try {
      await this.check.done
      await this.look()
      isSaved = (await this.retry()) || this.unsavedLines === 0
    } finally {
      this.isClosing = isSaved
    }
    if (!isSaved) return refused('marks-not-saved', { n: this.unsavedLines })
    this.cancelFileCheck?.()
    await this.tearDown()
    return done(null)
  }

  /**
   * Takes entries in, or says why not; `saved` is called when they are on the disk. What is recovered was on the table
   * before: it comes back whatever it is.
   */
  take(
    after: After,
    entries: readonly Entry[],
    saved: (answer: Done<Appended>) => void,
    { batch = null, recovers = false }: { readonly batch?: string | null; readonly recovers?: boolean } = {},
  ): Refusal | undefined {
    const { current: table } = this
    const { lastSeq } = table
    const behind = movedOn(after, { seq: lastSeq, crc: this.lastCrc })
    if (behind) return behind
    const { rules } = this.opened
    const admitted = admit(entries, table instanceof Session ? table : null, rules.phases)
    if (!admitted.ok) return admitted
    const unfit = recovers ? undefined : unfitFor(table.state, rules, admitted.value)
    if (unfit) return unfit
    // A clock that was set back is read as standing still.
    const at = Math.max(this.lastAt, momentOf(this.deps.clock()))
    const lines = admitted.value.map((entry, index): JournalLine => ({ seq: lastSeq + 1 + index, at, ...entry }))
    const encoded = lines.map(encodeLine)
    const length = encoded.reduce((sum, line) => sum + line.bytes.length, this.file.wholeBytes)
    const unwritable = writable(lines, encoded, length) ?? (recovers ? undefined : this.overfilledBy(lines))
    if (unwritable) return unwritable
    this.lastAt = at
    const last = encoded.at(-1)
    if (last) this.lastLine = { length: last.bytes.length, crc: last.crc }
    const bytes = encoded.length === 1 && last ? last.bytes : Buffer.concat(encoded.map((line) => line.bytes))
    // The disk sets to work first; the table is worked out while it does.
    this.file.append(bytes, lines.length, () => {
      this.savedSeq = appended.lastSeq
      this.savedCrc = appended.lastCrc
      const appendedNow = this.current === table ? appended : { ...appended, ...this.corrected(appended.lastSeq) }
      saved(done(appendedNow))
      this.notify('gameAppended', { game: this.id, ...appendedNow })
      this.scheduleFileCheck()
      this.keepSnapshot()
    })
    const update = takeLines(table, lines)
    const appended = { ...this.written(lines, batch), ...update, state: null }
    return undefined
  }

  /** Plays on from a table that has the whole journal behind it. */
  replace(session: Session): void {
    this.current = session
  }

  /** The table as windows know it, corrected: they get unsaved lines once these are saved. */
  correct(): void {
    const { savedSeq: lastSeq, savedCrc: lastCrc } = this
    const correction = { ...this.written([], null), lastSeq, lastCrc, ...this.corrected(lastSeq) }
    this.notify('gameAppended', { game: this.id, ...correction })
  }

  /** A window that throws at a notice must not keep a mark from the disk. */
  notify<Name extends Notice>(notice: Name, payload: NoticePayloads[Name]): void {
    queueMicrotask(() => {
      try {
        this.deps.notify(notice, payload)
      } catch (problem) {
        this.deps.report?.(problem)
      }
    })
  }

  /** How saving goes: `null` when everything is on the disk again. */
  private readonly reportProblem = (problem: Refusal | null, unsaved: number): void => {
    this.saveProblem = problem && { code: problem.code, values: problem.values, unsaved }
    this.notify('gameProblem', { game: this.id, problem: this.saveProblem })
  }

  /** Every mark is saved: a fault of ours in what is left to do is reported and keeps no game open. */
  private async tearDown(): Promise<void> {
    const { file } = this
    const reporting = (work: Promise<unknown>) => work.catch((problem: unknown) => this.deps.report?.(problem))
    await reporting(this.snapshots.finish(this.saved))
    await reporting(file.close().then((isClosed) => isClosed || file.abandon()))
    await reporting(this.lock.release())
  }

  private async whole(): Promise<Result<Session>> {
    await this.check.done
    return this.current instanceof Session ? done(this.current) : refused('journal-unverified')
  }

  private takeOrSay(after: After, entries: readonly Entry[], batch?: Batch): Promise<Result<Appended>> {
    return new Promise((resolve) => {
      const refusal = this.take(after, entries, resolve, { batch: batch?.id ?? null })
      if (refusal) resolve(refusal)
      else batch?.taken()
    })
  }

  private overfilledBy(lines: readonly JournalLine[]): Refusal | undefined {
    const { current: table } = this
    const ever = table instanceof Session ? table.added : nothingAdded()
    return mayOverfill(table.state, lines, ever) ? overfilled(table.state, table.tableWith(lines)) : undefined
  }

  private written(lines: readonly JournalLine[], batch: string | null) {
    return { headCrc: this.opened.headCrc, batch, lines, lastSeq: this.current.lastSeq, lastCrc: this.lastCrc }
  }

  /** The whole table after a line, for windows that know it as it was before it was corrected. */
  private corrected(seq: number): Update & { readonly state: GameState } {
    const { current: table } = this
    const { undo, redo, conflicts } = table
    const state = table instanceof Session ? table.stateAt(seq) : table.state
    return { undo, redo, conflicts: { kept: 0, more: conflicts }, recounted: [], change: null, state }
  }

  private readonly remembered = (): Buffer | undefined => {
    if (!(this.current instanceof Session)) return undefined
    return Buffer.concat(this.current.lines.slice(0, this.savedSeq + 1).map((line) => encodeLine(line).bytes))
  }

  private keepSnapshot(): void {
    if (this.check.isDone) this.snapshots.keep(this.saved)
  }

  /** At most once a second: a folder that was moved away takes every mark without a word. */
  private scheduleFileCheck(): void {
    this.cancelFileCheck ??= this.deps.later(lookMs, () => {
      this.cancelFileCheck = null
      void this.look()
    })
  }
}

/** Lines of the log, with what is struck and amended among them now. */
function logPage({ history, lastSeq }: Session, lines: readonly JournalLine[]): LogPage {
  const seqs = lines.map((line) => line.seq)
  return {
    lines,
    struck: seqs.filter((seq) => history.isStruck(seq)),
    amended: seqs.filter((seq) => history.isAmended(seq)),
    lastSeq,
  }
}
