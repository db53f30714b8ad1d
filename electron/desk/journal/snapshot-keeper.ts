import { foldVersion } from '#shared/game/fold'
import type { Session } from '#shared/game/session'
import type { Disk } from './disk'
import type { JournalFile } from './journal-file'
import type { LastLine, OpenedJournal } from './open-journal'
import { writeSnapshot } from './snapshot'
import type { SnapshotTable } from './snapshot-table'

/** A snapshot is written after so many lines; opening reads at most about as many behind it. */
export const snapshotLines = 500

/** What the snapshot is taken of, and where it ends. */
export interface Saved {
  readonly table: Session | SnapshotTable
  readonly savedSeq: number
  readonly lastAt: number
  readonly lastLine: LastLine
}

/** Writes snapshots beside an open journal, one at a time. Their failure costs time at the next opening, and no marks. */
export class SnapshotKeeper {
  private writing: Promise<void> = Promise.resolve()
  /** The last line that the newest snapshot holds. */
  private seq: number

  constructor(
    private readonly disk: Disk,
    private readonly folder: string,
    private readonly opened: OpenedJournal,
    private readonly file: JournalFile,
    private readonly every: number,
  ) {
    this.seq = opened.snapshotSeq
  }

  /** In the background, if enough has been saved since the last one. */
  keep(saved: Saved): void {
    if (saved.savedSeq - this.seq >= this.every) this.write(saved)
  }

  /** Comes back when a snapshot of everything saved is on the disk, or could not be put there. */
  async finish(saved: Saved): Promise<void> {
    if (saved.savedSeq > this.seq) this.write(saved)
    await this.writing
  }

  /** Only of what is on the disk: a snapshot must never know more than its journal. */
  private write({ table, savedSeq, lastAt, lastLine }: Saved): void {
    if (!this.file.isIdle || table.lastSeq !== savedSeq) return
    const { opened, file } = this
    const { state, lastSeq, undo, redo, conflicts } = table
    const { rules, headBytes, headCrc, head } = opened
    const bytes = file.savedBytes
    this.seq = lastSeq
    const snapshot = {
      foldVersion,
      packVersion: rules.version,
      headBytes,
      headCrc,
      lastStart: bytes - lastLine.length,
      lastSeq,
      lastAt,
      lastCrc: lastLine.crc,
      bytes,
      state,
      undo,
      redo,
      misfits: conflicts,
    }
    const write = async () => {
      await file.inspect()
      await writeSnapshot(this.disk, this.folder, head, snapshot)
    }
    this.writing = this.writing.then(write).catch(() => undefined)
  }
}
