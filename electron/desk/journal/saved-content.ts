import { crc32 } from 'node:zlib'
import type { Disk, DiskFile } from './disk'

/** Bytes at either end of the file by which it is known. The last line is among them as a rule. */
const edgeBytes = 512
/** Bytes that are read at a time where the whole is looked at. */
const portionBytes = 1024 * 1024
/** A time that changes so often in a row without a write is that of a disk that says nothing by it. */
const mostFalseAlarms = 3

/**
 * What the file of an open journal holds as far as it has been saved: enough to know whether another program overwrote
 * it. Before an append its size, its time and its end are compared; the whole, by its checksum, where the time is
 * that of a write that was not ours.
 */
export class SavedContent {
  /** The time of the file after our last look at it. */
  private changedAt: bigint | undefined
  /** The file has grown since, by us. */
  private isLookDue = false
  private falseAlarms = 0
  /** What was appended while the checksum of the rest is not known yet. */
  private appended: Buffer[] = []
  private readonly appendedFrom: number

  private constructor(
    private bytes: number,
    private readonly first: Buffer,
    private last: Buffer,
    /** The checksum of all bytes; `null` until they have been read. */
    private checksum: number | null,
  ) {
    this.appendedFrom = bytes
  }

  static of(whole: Buffer): SavedContent {
    return new SavedContent(whole.length, firstOf(whole), lastOf(whole), crc32(whole))
  }

  /** A file of which both ends have been read, and the middle not yet. */
  static between(head: Buffer, tail: Buffer, bytes: number): SavedContent {
    return new SavedContent(bytes, firstOf(head), lastOf(tail), null)
  }

  get length(): number {
    return this.bytes
  }

  /** Takes in what was appended and saved. */
  grow(bytes: Buffer): void {
    if (bytes.length === 0) return
    this.bytes += bytes.length
    this.isLookDue = true
    this.last = bytes.subarray(-edgeBytes)
    if (this.checksum === null) this.appended.push(bytes)
    else this.checksum = crc32(bytes, this.checksum)
  }

  /** The file as it was some lines ago, now that it has been read whole; false if its ends are not those of this one. */
  learn(earlier: SavedContent): boolean {
    const { first, last } = this
    const since = Buffer.concat(this.appended).subarray(earlier.length - this.appendedFrom)
    const end = Buffer.concat([earlier.last, since])
    const isSame =
      first.equals(earlier.first.subarray(0, first.length)) && last.equals(lastOf(end).subarray(-last.length))
    if (isSame && this.checksum === null && earlier.checksum !== null) {
      this.checksum = crcOn(earlier.checksum, since)
      this.appended = []
    }
    return isSame
  }

  /** `touched`: size and end are as they were, and still something was done to the file since. */
  compare(file: DiskFile, path: string): 'same' | 'touched' | 'other' {
    try {
      const state = file.stateAt(path)
      if (state?.size !== this.bytes || !file.has(this.last, this.bytes - this.last.length)) return 'other'
      if (this.isLookDue) this.see(state.changedAt)
      else if (state.changedAt === this.changedAt) this.falseAlarms = 0
      else if (this.falseAlarms < mostFalseAlarms) return 'touched'
      return 'same'
    } catch {
      return 'other'
    }
  }

  /** Takes the time of the file as that of our last write, if no comparison has done so yet. */
  look(file: DiskFile, path: string): void {
    if (this.isLookDue) this.see(changedAt(file, path))
  }

  /** Reads the whole file; where it is as it should be, its time is taken as it was before. */
  async isIn(disk: Disk, file: DiskFile, path: string): Promise<boolean> {
    const { bytes, checksum } = this
    const time = changedAt(file, path)
    let found = 0
    for (let from = 0; checksum !== null && from < bytes; from += portionBytes) {
      found = crcOn(found, await disk.readPart(path, from, Math.min(portionBytes, bytes - from)))
    }
    if (checksum !== null && found !== checksum) return false
    // Lines that were saved meanwhile have left a time of their own.
    if (this.bytes !== bytes) return true
    if (time !== this.changedAt && this.changedAt !== undefined) this.falseAlarms++
    this.see(time)
    return true
  }

  private see(changedAt: bigint | undefined): void {
    this.changedAt = changedAt
    this.isLookDue = false
  }

  equals(whole: Buffer): boolean {
    const { first, last } = this
    if (whole.length !== this.bytes) return false
    if (this.checksum !== null) return crc32(whole) === this.checksum
    return first.equals(whole.subarray(0, first.length)) && last.equals(whole.subarray(-last.length))
  }
}

/** The checksum of bytes behind others. Of no bytes at all Node makes 0, whatever came before. */
function crcOn(checksum: number, bytes: Buffer): number {
  return bytes.length === 0 ? checksum : crc32(bytes, checksum)
}

/** `undefined` where the disk does not answer: that says nothing of the file. */
function changedAt(file: DiskFile, path: string): bigint | undefined {
  try {
    return file.stateAt(path)?.changedAt
  } catch {
    return undefined
  }
}

/** Copies, so that the buffer they were cut from can go. */
function firstOf(bytes: Buffer): Buffer {
  return Buffer.from(bytes.subarray(0, edgeBytes))
}

function lastOf(bytes: Buffer): Buffer {
  return Buffer.from(bytes.subarray(-edgeBytes))
}
