import type { Appended, SaveProblem, LogPage, OpenGame } from '#shared/bridge/contract'
import { looksBack } from '#shared/game/line-effects'
import type { Entry } from '#shared/game/journal-line'
import { Session } from '#shared/game/session'
import type { GameState } from '#shared/game/state'
import type { GameId } from '#shared/kernel/ids'
import { done, refused, type Result } from '#shared/kernel/result'
import { newestTouching, type Place } from '#shared/log/touching'
import { readEntries } from './admit'
import { BackgroundCheck } from './background-check'
import type { DiskFile } from './disk'
import { foldAll } from './fold-all'
import type { GameDeps } from './game-deps'
import { Intake } from './intake'
import type { After, Batch } from './last-seen'
import type { Lock } from './lock-folder'
import { logPage } from './log-page'
import type { OpenedJournal } from './open-journal'
import { SnapshotKeeper, snapshotLines } from './snapshot-keeper'
import { GameNotices } from './game-notices'

/** So long after a mark was saved it is looked whether the journal is still where it was. */
const lookMs = 1_000

/** One open game: takes entries in, gives them number and time, and says when they are saved. */
export class Game {
  private readonly notices: GameNotices
  private readonly intake: Intake
  private readonly check: BackgroundCheck
  private readonly snapshots: SnapshotKeeper
  /** Entries behind one that waits for the whole journal wait with it, so that order is kept. */
  private gate: Promise<void> | null = null
  private isClosing = false
  private cancelFileCheck: (() => void) | null = null

  constructor(
    readonly id: GameId,
    folder: string,
    private readonly deps: GameDeps,
    private readonly lock: Lock,
    private readonly opened: OpenedJournal,
    file: DiskFile | null,
  ) {
    this.notices = new GameNotices(id, deps)
    const on = { id, folder, deps, opened, notices: this.notices }
    this.intake = new Intake(on, file, {
      saved: () => {
        this.scheduleFileCheck()
        this.keepSnapshot()
      },
      overwritten: (file) => this.check.add({ code: 'journal-overwritten', values: { file } }),
    })
    const every = deps.snapshotEvery ?? snapshotLines
    this.snapshots = new SnapshotKeeper(deps.disk, folder, opened, this.intake.file, every)
    this.check = new BackgroundCheck(on, this.intake)
    void this.check.done.then(() => this.keepSnapshot())
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
    return this.take(after, entries, batch)
  }

  /**
   * What only a table that knows every secret can make of itself: a card drawn, a deck shuffled. `make` reads the table
   * as it is when its turn comes, so that nothing comes between what it read and what is written.
   */
  async deal(make: (state: GameState) => Result<readonly Entry[]>, batch?: Batch): Promise<Result<Appended>> {
    if (this.gate) await this.gate
    if (this.isClosing) return refused('game-closing')
    const { state, lastSeq } = this.intake.table
    const made = make(state)
    return made.ok ? this.take(lastSeq, made.value, batch) : made
  }

  async lines(from: number, count: number): Promise<Result<LogPage>> {
    const session = await this.whole()
    if (!session.ok) return session
    return done(logPage(session.value, session.value.lines.slice(from, from + count)))
  }

  async touching(place: Place): Promise<Result<LogPage>> {
    const session = await this.whole()
    if (!session.ok) return session
    return done(logPage(session.value, newestTouching(session.value.lines, place)))
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
    const { table, saved, lastCrc } = this.intake
    const { state, lastSeq, undo, redo, conflicts } = table
    const { problem } = this
    return {
      game: this.id,
      head: this.opened.head,
      headCrc: this.opened.headCrc,
      state,
      lastSeq,
      lastCrc,
      savedSeq: saved.savedSeq,
      problem: problem && { ...problem, unsaved: this.unsavedLines },
      undo,
      redo,
      conflicts,
      verified: this.check.isDone,
      report: this.check.report,
    }
  }

  /** Why lines are not saved; `null` while nothing is wrong. */
  get problem(): SaveProblem | null {
    return this.notices.problem
  }

  /** Lines taken in that are not on the disk. */
  get unsavedLines(): number {
    return this.intake.file.unsavedLines
  }

  get title(): string {
    return this.intake.table.state.title
  }

  /** Tries at once to save what is not saved; true if everything is. */
  retry(): Promise<boolean> {
    return this.intake.file.settle()
  }

  /** Checks that the journal is still where it was; a missing one is reported like a disk that refuses. */
  look(): Promise<void> {
    return this.intake.file.inspect()
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

  /** Every mark is saved: a fault of ours in what is left to do is reported and keeps no game open. */
  private async tearDown(): Promise<void> {
    const { file, saved } = this.intake
    const reporting = (work: Promise<unknown>) => work.catch((problem: unknown) => this.deps.report?.(problem))
    await reporting(this.snapshots.finish(saved))
    await reporting(file.close().then((isClosed) => isClosed || file.abandon()))
    await reporting(this.lock.release())
  }

  private async whole(): Promise<Result<Session>> {
    await this.check.done
    const { table } = this.intake
    return table instanceof Session ? done(table) : refused('journal-unverified')
  }

  private take(after: After, entries: readonly Entry[], batch?: Batch): Promise<Result<Appended>> {
    return new Promise((resolve) => {
      const refusal = this.intake.take(after, entries, resolve, { batch: batch?.id ?? null })
      if (refusal) resolve(refusal)
      else batch?.taken()
    })
  }

  private keepSnapshot(): void {
    if (this.check.isDone) this.snapshots.keep(this.intake.saved)
  }

  /** At most once a second: a folder that was moved away takes every mark without a word. */
  private scheduleFileCheck(): void {
    this.cancelFileCheck ??= this.deps.later(lookMs, () => {
      this.cancelFileCheck = null
      void this.look()
    })
  }
}
