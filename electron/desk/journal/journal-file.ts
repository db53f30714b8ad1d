import { join } from 'node:path'
import type { Refusal } from '#shared/kernel/result'
import { renamePatiently } from '../lasting-names'
import type { Disk, DiskFile } from './disk'
import { crcOf, endOfLine } from './line-format'
import { saveTrouble } from './save-trouble'
import { clearPlace, freeName, writeWholeOn } from './whole-file'

export const journalName = 'journal.jsonl'
const nextName = 'journal.next.jsonl'
const retryMs = 5000

/** What takes the place of a damaged or torn file, which is first copied whole to a name of its own. */
export interface Mending {
  readonly because: 'torn' | 'damaged'
  /** The good bytes of the first `covers` bytes of the file. */
  readonly bytes: Buffer
  readonly covers: number
}

export interface JournalFileHost {
  /** `null`: everything is on the disk again. */
  tell(trouble: Refusal | null, unsavedLines: number): void
  later(ms: number, run: () => void): () => void
  /** All saved lines out of memory, should the file itself have become unreadable. */
  remembered(): Buffer | undefined
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
  private trouble: Refusal | null = null
  private cancelRetry: (() => void) | null = null
  private isClosed = false
  private hasSetAside = false

  /** `file` is `null` when the journal has to be written anew before anything can be appended. */
  constructor(
    private readonly disk: Disk,
    private readonly folder: string,
    private readonly host: JournalFileHost,
    private file: DiskFile | null,
    /** Bytes of the journal that are known to be on the disk. */
    private durable: number,
    private mending: Mending | null = null,
  ) {}

  get savedBytes(): number {
    return this.durable
  }

  /** How long the file will be when all that waits has been saved. */
  get wholeBytes(): number {
    return this.queue.reduce((sum, { bytes }) => sum + bytes.length, this.durable)
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
    if (this.trouble) this.host.tell(this.trouble, this.unsavedLines)
    void this.pump()
  }

  /** Puts a mended file in the journal's place, between two flushes. */
  mend(mending: Mending): Promise<boolean> {
    this.mending = mending
    return this.settle()
  }

  /** Looks whether the file is still where it was, and as long; one that was taken away, replaced or cut is written anew. */
  async inspect(): Promise<void> {
    if (!this.isIdle) return
    const { durable, file } = this
    const path = join(this.folder, journalName)
    const size = await this.disk.sizeOf(path).catch(() => -1)
    const isThere = size >= durable && (await file?.isAt?.(path).catch(() => false)) !== false
    if (isThere || !this.isIdle || this.file !== file) return
    await this.dropFile()
    await this.pump()
  }

  /** Tries to bring everything to the disk; true if it is there. */
  async settle(): Promise<boolean> {
    await this.pumping
    if (!this.isIdle) await this.pump()
    return this.isIdle
  }

  /** True if everything was saved. If not, the file stays open and goes on trying. */
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
  }

  private async pump(): Promise<void> {
    if (this.isClosed || this.isIdle) return
    await (this.pumping ??= this.flushAll())
  }

  private async flushAll(): Promise<void> {
    try {
      while (!this.isClosed && !this.isIdle) if (!(await this.flushOnce())) return
    } finally {
      // Before anyone hears of it: a mark that comes in the same breath must start the next flush.
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
    if (this.file === null || this.mending !== null) return this.writeAnew(bytes)
    // Somebody may have cut the file short under us: then what was saved is in memory only.
    if ((this.file.size?.() ?? this.durable) < this.durable) return this.writeAnew(bytes)
    await this.file.append(bytes)
    await this.file.sync()
    this.durable += bytes.length
  }

  private async writeAnew(bytes: Buffer): Promise<void> {
    await this.dropFile()
    const saved = await this.savedPart()
    const { mending } = this
    const next = await clearPlace(this.disk, this.folder, nextName)
    const file = await this.disk.create(next)
    try {
      await file.append(saved)
      if (bytes.length > 0) await file.append(bytes)
      await file.sync()
      await renamePatiently(this.disk, next, join(this.folder, journalName), this.host.later)
      await this.disk.syncFolder(this.folder)
    } catch (error) {
      await file.close().catch(() => undefined)
      throw error
    }
    this.file = file
    // A newer mending that came meanwhile has still to be done.
    if (this.mending === mending) this.mending = null
    this.hasSetAside = false
    this.durable = saved.length + bytes.length
  }

  /** Everything that has been saved, mended where it needed mending. */
  private async savedPart(): Promise<Buffer> {
    const path = join(this.folder, journalName)
    if (this.mending) {
      const { bytes, covers } = this.mending
      if (!this.hasSetAside) await this.setAside(this.mending.because)
      const since = covers < this.durable ? await this.disk.readPart(path, covers, this.durable - covers) : noBytes
      const whole = Buffer.concat([bytes, since])
      // Kept, in case the new file takes the name and only the folder fails: then this place can be read no more.
      this.mending = { ...this.mending, bytes: whole, covers: this.durable }
      return whole
    }
    const read = await this.disk.readPart(path, 0, this.durable).catch((error: unknown) => {
      if (this.host.remembered()) return null
      throw error
    })
    if (read?.length === this.durable && areLines(read)) return read
    const remembered = this.host.remembered()
    if (!remembered) throw Object.assign(new Error('the journal cannot be read back'), { code: 'EIO' })
    if (read && !this.hasSetAside) await this.setAside('damaged')
    return remembered
  }

  private async setAside(because: 'torn' | 'damaged'): Promise<void> {
    const original = await this.disk.readFile(join(this.folder, journalName))
    const name = await freeName(this.disk, this.folder, `journal.${because}`, '.jsonl')
    await writeWholeOn(this.disk, this.folder, name, original, this.host.later)
    this.hasSetAside = true
  }

  private async dropFile(): Promise<void> {
    const { file } = this
    this.file = null
    await file?.close().catch(() => undefined)
  }

  private async fail(error: unknown): Promise<void> {
    await this.dropFile()
    this.trouble = saveTrouble(error)
    this.host.tell(this.trouble, this.unsavedLines)
    this.cancelRetry?.()
    if (!this.isClosed) this.cancelRetry = this.host.later(retryMs, () => void this.pump())
  }

  private recover(): void {
    if (!this.trouble) return
    this.trouble = null
    this.cancelRetry?.()
    this.host.tell(null, this.unsavedLines)
  }
}

const noBytes = Buffer.alloc(0)

function areLines(bytes: Buffer): boolean {
  for (let start = 0; start < bytes.length;) {
    const end = endOfLine(bytes, start)
    if (end === bytes.length || crcOf(bytes, start, end) === undefined) return false
    start = end + 1
  }
  return true
}
