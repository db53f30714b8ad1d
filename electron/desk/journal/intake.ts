import type { Appended } from '#shared/bridge/contract'
import type { Entry, JournalLine } from '#shared/game/journal-line'
import { Session } from '#shared/game/session'
import type { GameState } from '#shared/game/state'
import { mayOverfill, nothingAdded, overfilled } from '#shared/game/table-limits'
import { takeLines, type Update } from '#shared/game/update'
import type { GameId } from '#shared/kernel/ids'
import { done, type Done, type Refusal } from '#shared/kernel/result'
import { momentOf } from '../moment'
import { admit, unfitFor, writable } from './admit'
import type { DiskFile } from './disk'
import type { GameDeps } from './game-deps'
import { JournalFile } from './journal-file'
import { movedOn, type After } from './last-seen'
import { encodeLine } from './line-format'
import type { LastLine, OpenedJournal } from './open-journal'
import type { SnapshotTable } from './snapshot-table'
import type { GameNotices } from './game-notices'

/** What an open game needs: its journal as it was found, and its notices. */
export interface OpenOn {
  readonly id: GameId
  readonly folder: string
  readonly deps: GameDeps
  readonly opened: OpenedJournal
  readonly notices: GameNotices
}

/** The end of a journal that is played on: entries become lines, lines change the table and go to the disk. */
export class Intake {
  readonly file: JournalFile
  private current: Session | SnapshotTable
  private lastAt: number
  private lastLine: LastLine
  private savedSeq: number
  private savedCrc: string

  constructor(
    private readonly on: OpenOn,
    file: DiskFile | null,
    private readonly when: { readonly saved: () => void; readonly overwritten: (name: string) => void },
  ) {
    const { deps, folder, opened, notices } = on
    this.current = opened.table
    this.lastAt = opened.lastAt
    this.lastLine = opened.last
    this.savedSeq = opened.table.lastSeq
    this.savedCrc = opened.last.crc
    const host = {
      reportProblem: notices.reportProblem,
      later: deps.later,
      remembered: this.remembered,
      overwritten: when.overwritten,
    }
    this.file = new JournalFile(deps.disk, folder, host, file, opened.content, opened.mending)
  }

  get table(): Session | SnapshotTable {
    return this.current
  }

  get lastCrc(): string {
    return this.lastLine.crc
  }

  /** How far the journal is on the disk, and the table that a snapshot would be made of. */
  get saved() {
    const { current: table, savedSeq, lastAt, lastLine } = this
    return { table, savedSeq, lastAt, lastLine }
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
    const { rules } = this.on.opened
    const admitted = admit(entries, table instanceof Session ? table : null, rules.phases)
    if (!admitted.ok) return admitted
    const unfit = recovers ? undefined : unfitFor(table.state, rules, admitted.value)
    if (unfit) return unfit
    // A clock that was set back is read as standing still.
    const at = Math.max(this.lastAt, momentOf(this.on.deps.clock()))
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
      this.on.notices.notify('gameAppended', { game: this.on.id, ...appendedNow })
      this.when.saved()
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
    this.on.notices.notify('gameAppended', { game: this.on.id, ...correction })
  }

  private overfilledBy(lines: readonly JournalLine[]): Refusal | undefined {
    const { current: table } = this
    const ever = table instanceof Session ? table.added : nothingAdded()
    return mayOverfill(table.state, lines, ever) ? overfilled(table.state, table.tableWith(lines)) : undefined
  }

  private written(lines: readonly JournalLine[], batch: string | null) {
    return { headCrc: this.on.opened.headCrc, batch, lines, lastSeq: this.current.lastSeq, lastCrc: this.lastCrc }
  }

  /** The whole table after a line, for windows that know it as it was before it was corrected. */
  private corrected(seq: number): Update & { readonly state: GameState } {
    const { current: table } = this
    const { undo, redo, conflicts } = table
    const state = table instanceof Session ? table.stateAt(seq) : table.state
    return { undo, redo, conflicts: { kept: 0, more: conflicts }, recounted: [], change: null, state }
  }

  private remembered = (): Buffer | undefined => {
    if (!(this.current instanceof Session)) return undefined
    return Buffer.concat(this.current.lines.slice(0, this.savedSeq + 1).map((line) => encodeLine(line).bytes))
  }
}
