import * as fs from 'node:fs'
import * as files from 'node:fs/promises'
import { promisify } from 'node:util'
import { notPlain, systemCode } from '../disk-refusal'
import { syncFolder } from '../lasting-names'

/**
 * All that a journal asks of a disk. Nothing here cuts a file short or overwrites bytes that were written before.
 * Failures come as the system's own errors (`ENOSPC`, `EIO` …).
 */
export interface Disk {
  /** From `from` to the end, or `length` bytes; shorter where the file ends earlier. */
  readPart(path: string, from: number, length?: number): Promise<Buffer>
  /** A file that is there, open for reading: several parts of it are then of one and the same file. */
  openToRead(path: string): Promise<FileToRead>
  /** Names in a folder. */
  list(folder: string): Promise<readonly string[]>
  /** One folder; `EEXIST` if it is there. */
  makeFolder(path: string): Promise<void>
  /** A new file, open for appending; `EEXIST` if it is there. */
  create(path: string): Promise<DiskFile>
  /** A file that is there, open for appending. */
  open(path: string): Promise<DiskFile>
  /** Replaces what already has the name. */
  rename(from: string, to: string): Promise<void>
  remove(path: string): Promise<void>
  /** One folder with nothing in it. */
  removeFolder(path: string): Promise<void>
  /** Makes new, removed and renamed names in a folder last. */
  syncFolder(folder: string): Promise<void>
  /** The path with every link followed. */
  realPath(path: string): Promise<string>
}

export interface FileToRead {
  /** When it was opened. */
  readonly size: number
  /** As `readPart` of the disk. */
  readPart(from: number, length?: number): Promise<Buffer>
  close(): void
}

export interface DiskFile {
  append(bytes: Uint8Array): Promise<void>
  /** Comes back when everything appended has reached the disk itself. */
  sync(): Promise<void>
  close(): Promise<void>
  /** The file at a path as it is now; `undefined` where that is none, or not this one. */
  stateAt(path: string): FileState | undefined
  /** Whether these bytes are there. */
  has(bytes: Buffer, from: number): boolean
}

interface FileState {
  readonly size: number
  /** When anyone last changed it, in nanoseconds; two writes in quick succession may share a time. */
  readonly changedAt: bigint
}

/** A link could lead out of the library, and a pipe would keep us waiting for ever. Windows has neither flag. */
const plainly = (fs.constants.O_NOFOLLOW ?? 0) | (fs.constants.O_NONBLOCK ?? 0)

export const nodeDisk: Disk = {
  readPart,
  openToRead,
  list: (folder) => files.readdir(folder),
  makeFolder: async (path) => {
    await files.mkdir(path)
  },
  create: (path) => openAs(path, 'ax+'),
  open: (path) => openAs(path, fs.constants.O_RDWR | fs.constants.O_APPEND | plainly | flushing, flushing !== 0),
  rename: (from, to) => files.rename(from, to),
  remove: (path) => files.rm(path),
  removeFolder: (path) => files.rmdir(path),
  syncFolder,
  realPath: (path) => files.realpath(path),
}

/**
 * On Linux a write can bring its own bytes to the disk before it comes back, as if it were followed by fdatasync: one
 * errand for a thread and not two, which is a fifth of an append. Elsewhere the flag promises less than fdatasync does.
 */
const flushing = process.platform === 'linux' ? fs.constants.O_DSYNC : 0

/** Plain descriptors and callbacks: file handles add a tenth to the time of an append. */
const descriptorOf = promisify(fs.open)
const closed = promisify(fs.close)

async function openAs(path: string, flags: string | number, isFlushing = false): Promise<DiskFile> {
  return fileOf(await descriptorOf(path, flags, 0o644), isFlushing)
}

function fileOf(descriptor: number, isFlushing: boolean): DiskFile {
  /** What somebody else left in the file without a sync: a write that flushes does so for its own bytes alone. */
  let isOldFlushed = false
  /** Identifies this file among others of the same name. */
  let own: fs.BigIntStats | undefined
  let there = Buffer.alloc(0)
  return {
    append: (bytes) =>
      new Promise((resolve, reject) => {
        const writeFrom = (at: number): void => {
          fs.write(descriptor, bytes, at, bytes.length - at, null, (error, written) => {
            if (error) reject(error)
            else if (at + written < bytes.length) writeFrom(at + written)
            else resolve()
          })
        }
        writeFrom(0)
      }),
    sync: () =>
      new Promise((resolve, reject) => {
        if (isFlushing && isOldFlushed) return resolve()
        fs.fdatasync(descriptor, (error) => {
          if (error) return reject(error)
          isOldFlushed = true
          resolve()
        })
      }),
    // These two ask at once: the system has the answers in memory, and a thread would cost a tenth of an append.
    stateAt: (path) => {
      const named = fs.statSync(path, { bigint: true, throwIfNoEntry: false })
      own ??= fs.fstatSync(descriptor, { bigint: true })
      if (named?.ino !== own.ino || named.dev !== own.dev) return undefined
      return { size: Number(named.size), changedAt: named.ctimeNs }
    },
    has: (bytes, from) => {
      if (there.length < bytes.length) there = Buffer.alloc(bytes.length)
      const length = fs.readSync(descriptor, there, 0, bytes.length, from)
      return bytes.compare(there, 0, length) === 0
    },
    close: () => closed(descriptor),
  }
}

async function readPart(path: string, from: number, length?: number): Promise<Buffer> {
  const file = await openToRead(path)
  try {
    return await file.readPart(from, length)
  } finally {
    file.close()
  }
}

/** The size of an open file and its closing need no thread: the system has both in memory. */
async function openToRead(path: string): Promise<FileToRead> {
  const descriptor = await descriptorOf(path, fs.constants.O_RDONLY | plainly, 0o644).catch((error: unknown) => {
    throw systemCode(error) === 'ELOOP' ? unfit(path, notPlain.link) : error
  })
  const close = () => fs.closeSync(descriptor)
  try {
    const stat = fs.fstatSync(descriptor)
    if (!stat.isFile()) throw unfit(path, notPlain.other)
    const { size } = stat
    return { size, readPart: (from, length) => readFrom(descriptor, size, from, length), close }
  } catch (error) {
    close()
    throw error
  }
}

function readFrom(descriptor: number, size: number, from: number, length = size - from): Promise<Buffer> {
  const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - from)))
  return new Promise((resolve, reject) => {
    const readOn = (filled: number): void => {
      if (filled === bytes.length) return resolve(bytes)
      fs.read(descriptor, bytes, filled, bytes.length - filled, from + filled, (error, count) => {
        if (error) reject(error)
        else if (count === 0) resolve(bytes.subarray(0, filled))
        else readOn(filled + count)
      })
    }
    readOn(0)
  })
}

function unfit(path: string, code: string): Error {
  return Object.assign(new Error(`${path} is no plain file`), { code })
}
