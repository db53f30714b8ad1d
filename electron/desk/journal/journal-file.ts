import { join } from 'node:path'
import type { Refusal } from '#shared/kernel/result'
import { renamePatiently } from '../lasting-names'
import type { Disk, DiskFile } from './disk'
import { SavedContent } from './saved-content'
import { saveRefusal } from '../disk-refusal'
import { clearPlace, copyWholeOn, freeName, isFolder } from './whole-file'

export const journalName = 'journal.jsonl'
const nextName = 'journal.next.jsonl'
const retryMs = 5000
/** Marks in quick succession share one check of the file's time. */
const fileCheckMs = 20

/** What takes the place of a damaged or torn file, which is first copied whole to a name of its own. */
export interface Mending {
  readonly because: 'torn' | 'damaged'
  /** The good bytes of the first `covers` bytes of the file. */
  readonly bytes: Buffer
  readonly covers: number
}

export interface JournalFileHost {
  /** `null`: everything is on the disk again. */
  reportProblem(problem: Refusal | null, unsavedLines: number): void
  later(ms: number, run: () => void): () => void
  /** All saved lines out of memory, should the file no longer hold them. */
  remembered(): Buffer | undefined
  /** The file had been changed. It is restored, and what was found is beside it under its own name. */
  overwritten(name: string): void
}

interface Waiting {
  readonly bytes: Buffer
  readonly lines: number
  readonly saved: () => void
}

/**
 * The file behind one open game. What is appended waits behind the flush that is under way and shares the next one.
 *
 * After any failure the descriptor is never used again. What has been saved and what waits are written to a new file
 * that takes the journal's name once it has been synced; until then nothing that waits counts as saved.
 */
export class JournalFile {
  private readonly queue: Waiting[] = []
  private pumping: Promise<void> | null = null
  private problem: Refusal | null = null
  private cancelRetry: (() => void) | null = null
  private cancelFileCheck: (() => void) | null = null
  private isClosed = false
  /** What had to be set aside, by name, until the file that replaces it is there. */
  private aside: { readonly because: Mending['because'] | 'overwritten'; readonly name: string } | null = null
  /** A write of ours is under way or failed: the bytes after the saved ones are our own. */
  private isTailOurs = false
  private readonly path: string

  /** `file` is `null` when the journal has to be rewritten before anything can be appended. */
  constructor(
    private readonly disk: Disk,
    private readonly folder: string,
    private readonly host: JournalFileHost,
    private file: DiskFile | null,
    /** What is known to be on the disk. */
    private saved: SavedContent,
    private mending: Mending | null = null,
  ) {
    this.path = join(folder, journalName)
  }

  get savedBytes(): number {
    return this.saved.length
  }

  /** How long the file will be when all that waits has been saved. */
  get wholeBytes(): number {
    return this.queue.reduce((sum, { bytes }) => sum + bytes.length, this.savedBytes)
  }

  get isIdle(): boolean {
    return this.queue.length === 0 && this.file !== null && this.mending === null
  }

  get unsavedLines(): number {
    return this.queue.reduce((sum, { lines }) => sum + lines, 0)
  }

  append(bytes: Buffer, lines: number, saved: () => void): void {
    this.queue.push({ bytes, lines, saved })
    // In trouble every new mark tries again, and every mark is counted.
    if (this.problem) this.host.reportProblem(this.problem, this.unsavedLines)
    void this.pump()
  }

  /** Puts a repaired file in the journal's place, between two flushes. */
  mend(mending: Mending): Promise<boolean> {
    this.mending = mending
    return this.settle()
  }

  /** The file as it was when all of it was read, lines having been appended since; false if that is another file. */
  learn(content: SavedContent): boolean {
    return this.saved.learn(content)
  }

  /** Checks that the file is still where and what it was; one that was removed or overwritten is rewritten. */
  async inspect(): Promise<void> {
    const { file } = this
    if (!this.isIdle || !file) return
    const isSound = this.saved.compare(file, this.path) !== 'other' && (await this.isWhole(file))
    if (isSound || !this.isIdle || this.file !== file) return
    await this.dropFile()
    await this.pump()
  }

  /** Tries to bring everything to the disk; true if it is there. */
  async settle(): Promise<boolean> {
    await this.pumping
    if (!this.isIdle) await this.pump()
    return this.isIdle
  }

  /** True if everything was saved. If not, the file stays open and keeps trying. */
  async close(): Promise<boolean> {
    if (!(await this.settle())) return false
    this.abandon()
    const { file } = this
    this.file = null
    await file?.close().catch(() => undefined)
    return true
  }

  /** Gives up: nothing more is written. */
  abandon(): void {
    this.isClosed = true
    this.cancelRetry?.()
    this.cancelFileCheck?.()
  }

  private async pump(): Promise<void> {
    if (this.isClosed || this.isIdle) return
    await (this.pumping ??= this.flushAll())
  }

  private async flushAll(): Promise<void> {
    try {
      while (!this.isClosed && !this.isIdle) if (!(await this.flushOnce())) return
    } finally {
      // Before anyone is notified: a mark that comes in that same moment must start the next flush.
      this.pumping = null
    }
  }

  private async flushOnce(): Promise<boolean> {
    const batch = this.queue.length
    const bytes = batch === 1 ? this.queue[0]!.bytes : Buffer.concat(this.queue.map((one) => one.bytes))
    try {
      await this.flush(bytes)
    } catch (error) {
      await this.fail(error)
      return false
    }
    const saved = this.queue.splice(0, batch)
    this.recover()
    for (const one of saved) one.saved()
    return true
  }

  private async flush(bytes: Buffer): Promise<void> {
    const { file, saved } = this
    if (file === null || this.mending !== null) return this.rewrite(bytes)
    // Somebody may have overwritten the file: then what was saved is in memory only.
    const found = saved.compare(file, this.path)
    if (found === 'other' || (found === 'touched' && !(await this.isWhole(file)))) return this.rewrite(bytes)
    this.isTailOurs = true
    await file.append(bytes)
    await file.sync()
    this.isTailOurs = false
    saved.grow(bytes)
    this.scheduleFileCheck()
  }

  /** When those who wait for the mark have been answered; the next mark looks anyway. */
  private scheduleFileCheck(): void {
    this.cancelFileCheck ??= this.host.later(fileCheckMs, () => {
      this.cancelFileCheck = null
      if (this.file) this.saved.look(this.file, this.path)
    })
  }

  private isWhole(file: DiskFile): Promise<boolean> {
    return this.saved.isIn(this.disk, file, this.path).catch(() => false)
  }

  private async rewrite(bytes: Buffer): Promise<void> {
    await this.dropFile()
    const saved = await this.savedPart()
    const { mending } = this
    this.saved = SavedContent.of(saved)
    this.isTailOurs = true
    const next = await clearPlace(this.disk, this.folder, nextName)
    const file = await this.disk.create(next)
    try {
      await file.append(saved)
      if (bytes.length > 0) await file.append(bytes)
      await file.sync()
      await this.takeName(next)
      await this.disk.syncFolder(this.folder)
    } catch (error) {
      await file.close().catch(() => undefined)
      throw error
    }
    this.file = file
    // A newer repair that came meanwhile has still to be done.
    if (this.mending === mending) this.mending = null
    const { aside } = this
    this.aside = null
    this.isTailOurs = false
    this.saved.grow(bytes)
    this.scheduleFileCheck()
    if (aside?.because === 'overwritten') this.host.overwritten(aside.name)
  }

  /** A folder that has the journal's name cannot be replaced by a file: it is moved out of the way. */
  private async takeName(next: string): Promise<void> {
    const take = () => renamePatiently(this.disk, next, this.path, this.host.later)
    try {
      await take()
    } catch (error) {
      if (!isFolder(error)) throw error
      const name = await freeName(this.disk, this.folder, 'journal.overwritten', '.jsonl')
      await this.disk.rename(this.path, join(this.folder, name))
      this.aside ??= { because: 'overwritten', name }
      await take()
    }
  }

  /** Everything that has been saved, repaired where necessary. */
  private async savedPart(): Promise<Buffer> {
    const { path, saved } = this
    if (this.mending) {
      const { bytes, covers, because } = this.mending
      if (!this.aside) await this.setAside(because)
      const since = covers < saved.length ? await this.disk.readPart(path, covers, saved.length - covers) : noBytes
      const whole = Buffer.concat([bytes, since])
      // Kept, in case the new file takes the name and only the folder fails: then this place can be read no more.
      this.mending = { ...this.mending, bytes: whole, covers: whole.length }
      return whole
    }
    const found = await this.disk.readPart(path, 0, saved.length + 1).catch((error: unknown) => {
      if (this.host.remembered()) return null
      throw error
    })
    const read = found?.subarray(0, saved.length)
    if (read && saved.equals(read)) {
      const isLonger = !this.isTailOurs && found!.length > saved.length
      if (isLonger && !this.aside) await this.setAside('overwritten')
      return read
    }
    const remembered = this.host.remembered()
    if (!remembered) throw Object.assign(new Error('the journal cannot be read back'), { code: 'EIO' })
    if (read && !this.aside) await this.setAside('overwritten')
    return remembered
  }

  private async setAside(because: Mending['because'] | 'overwritten'): Promise<void> {
    const name = await freeName(this.disk, this.folder, `journal.${because}`, '.jsonl')
    await copyWholeOn(this.disk, this.folder, journalName, name, this.host.later)
    this.aside = { because, name }
  }

  private async dropFile(): Promise<void> {
    const { file } = this
    this.file = null
    await file?.close().catch(() => undefined)
  }

  private async fail(error: unknown): Promise<void> {
    await this.dropFile()
    this.problem = saveRefusal(error)
    this.host.reportProblem(this.problem, this.unsavedLines)
    this.cancelRetry?.()
    if (!this.isClosed) this.cancelRetry = this.host.later(retryMs, () => void this.pump())
  }

  private recover(): void {
    if (!this.problem) return
    this.problem = null
    this.cancelRetry?.()
    this.host.reportProblem(null, this.unsavedLines)
  }
}

const noBytes = Buffer.alloc(0)
