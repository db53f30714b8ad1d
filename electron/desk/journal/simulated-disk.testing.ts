import { dirname } from 'node:path'
import type { Disk, DiskFile } from './disk'

/** A number from 0 up to below 1. */
export type Chance = () => number

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0 || 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

interface Inode {
  /** What a reader sees. */
  bytes: Buffer
  /** How often we wrote to it. */
  writes: number
  /** How much of it is on the platter for certain. */
  synced: number
  /** Ranges that a failed sync let go of: seen by readers, and never written any more. */
  readonly lost: (readonly [number, number])[]
}

type Node = Inode | 'folder'
type Names = Map<string, Node>
interface NameChange {
  readonly folders: readonly string[]
  readonly apply: (names: Names) => void
}

/** What changes the disk, and opens a file to change it. */
export const changing = ['append', 'sync', 'create', 'rename', 'remove', 'makeFolder', 'syncFolder', 'open'] as const
export type Operation = (typeof changing)[number] | 'read'
export interface Failure {
  readonly code: string
  /** For a rename or a new file: the disk did it and reported that it had not. */
  readonly yetDone?: boolean
}

/** Bytes that reach the platter together. Small, so that a line tears in many places. */
const sector = 16

/**
 * A disk that keeps its word and nothing more: what no completed sync covered may be gone after a crash, may be torn,
 * and may have arrived in any order. It can be killed at any operation and be made to fail at any.
 */
export class SimulatedDisk implements Disk {
  operations = 0
  /** Asked before every operation. */
  fails: (operation: Operation, number: number) => Failure | undefined = () => undefined
  killsAt = Number.POSITIVE_INFINITY
  /** Added to the time of every file: a disk may change it by itself. */
  timeAlone: () => bigint = () => 0n
  readonly died: Promise<'died'>
  private die: () => void = () => undefined
  private isDead = false
  private changes: NameChange[] = []

  constructor(
    private readonly seen: Names = new Map([['/', 'folder']]),
    private readonly lasting: Names = new Map(seen),
    private readonly chance: Chance = chanceFrom(1),
  ) {
    this.died = new Promise((resolve) => {
      this.die = () => resolve('died')
    })
  }

  /** The power goes: what may be found on the disk afterwards. */
  afterCrash(chance: Chance): SimulatedDisk {
    this.isDead = true
    const names = new Map(this.lasting)
    for (const change of this.changes) if (chance() < 0.5) change.apply(names)
    const found = new Map([...names].map(([path, node]) => [path, node === 'folder' ? node : survived(node, chance)]))
    return new SimulatedDisk(found, new Map(found), chance)
  }

  /** A whole file, for tests to look at. */
  readonly readFile = (path: string) => this.does('read', () => Buffer.from(this.file(path).bytes))
  readPart: Disk['readPart'] = (path, from, length = Number.POSITIVE_INFINITY) =>
    this.does('read', () => Buffer.from(this.file(path).bytes.subarray(from, from + length)))
  openToRead: Disk['openToRead'] = (path) =>
    this.does('read', () => {
      const inode = this.file(path)
      const { length: size } = inode.bytes
      let isOpen = true
      return {
        size,
        readPart: (from, length = size - from) =>
          this.does('read', () => {
            if (!isOpen) throw new Error('a closed descriptor was used')
            return Buffer.from(inode.bytes.subarray(from, Math.min(size, from + length)))
          }),
        close: () => {
          isOpen = false
        },
      }
    })
  readonly list: Disk['list'] = (folder) =>
    this.does('read', () => {
      const inside = [...this.seen.keys()].filter((path) => dirname(path) === folder && path !== folder)
      return inside.map((path) => path.slice(folder.length + 1))
    })
  readonly realPath: Disk['realPath'] = (path) =>
    this.does('read', () => {
      if (!this.seen.has(path)) throw failure('ENOENT')
      return path
    })
  readonly makeFolder: Disk['makeFolder'] = (path) => this.does('makeFolder', () => this.add(path, 'folder'))
  readonly create: Disk['create'] = (path) =>
    this.does('create', () => {
      const inode: Inode = { bytes: Buffer.alloc(0), writes: 0, synced: 0, lost: [] }
      this.add(path, inode)
      return this.handle(inode)
    })
  readonly open: Disk['open'] = (path) => this.does('open', () => this.handle(this.file(path)))
  readonly rename: Disk['rename'] = (from, to) =>
    this.does('rename', () => {
      if (!this.seen.has(from)) throw failure('ENOENT')
      const moved = [...this.seen].filter(([path]) => path === from || path.startsWith(`${from}/`))
      this.change([dirname(from), dirname(to)], (names) => {
        for (const [path, node] of moved) {
          names.delete(path)
          names.set(to + path.slice(from.length), node)
        }
      })
    })
  readonly remove: Disk['remove'] = (path) =>
    this.does('remove', () => {
      if (this.seen.get(path) === 'folder') throw failure('EISDIR')
      this.file(path)
      this.change([dirname(path)], (names) => names.delete(path))
    })
  readonly removeFolder: Disk['removeFolder'] = (path) =>
    this.does('remove', () => {
      if (this.seen.get(path) !== 'folder') throw failure('ENOTDIR')
      if ([...this.seen.keys()].some((each) => each.startsWith(`${path}/`))) throw failure('ENOTEMPTY')
      this.change([dirname(path)], (names) => names.delete(path))
    })
  readonly syncFolder: Disk['syncFolder'] = (folder) =>
    this.does('syncFolder', () => {
      const touches = (change: NameChange) => change.folders.includes(folder)
      for (const change of this.changes.filter(touches)) change.apply(this.lasting)
      this.changes = this.changes.filter((change) => !touches(change))
    })

  /**
   * Another program overwrites a file in place, so soon after us that its times stay the same: the coarser its
   * clock, the longer a disk leaves room for that.
   */
  overwrite(path: string, bytes: Buffer): void {
    const inode = this.file(path)
    inode.bytes = Buffer.from(bytes)
    inode.synced = bytes.length
  }

  private handle(inode: Inode): DiskFile {
    let isFailed = false
    let isOpen = true
    const check = () => {
      if (!isOpen) throw new Error('a closed descriptor was used')
      if (isFailed) throw new Error('a descriptor was used again after it had failed')
    }
    return {
      append: (bytes) =>
        this.does(
          'append',
          () => {
            check()
            inode.writes++
            inode.bytes = Buffer.concat([inode.bytes, bytes])
          },
          () => {
            isFailed = true
            inode.writes++
            const written = Math.floor(this.chance() * bytes.length)
            inode.bytes = Buffer.concat([inode.bytes, bytes.subarray(0, written)])
          },
        ),
      sync: () =>
        this.does(
          'sync',
          () => {
            check()
            inode.synced = inode.bytes.length
          },
          () => {
            isFailed = true
            inode.lost.push([inode.synced, inode.bytes.length])
            inode.synced = inode.bytes.length
          },
        ),
      stateAt: (path) =>
        this.doesAtOnce(() => {
          check()
          if (this.seen.get(path) !== inode) return undefined
          return { size: inode.bytes.length, changedAt: BigInt(inode.writes) + this.timeAlone() }
        }),
      has: (bytes, from) =>
        this.doesAtOnce(() => {
          check()
          return inode.bytes.subarray(from, from + bytes.length).equals(bytes)
        }),
      close: () => {
        isOpen = false
        return Promise.resolve()
      },
    }
  }

  private file(path: string): Inode {
    const node = this.seen.get(path)
    if (node === undefined || node === 'folder') throw failure('ENOENT')
    return node
  }

  private add(path: string, node: Node): void {
    if (this.seen.has(path)) throw failure('EEXIST')
    this.change([dirname(path)], (names) => names.set(path, node))
  }

  private change(folders: readonly string[], apply: (names: Names) => void): void {
    apply(this.seen)
    this.changes.push({ folders, apply })
  }

  /** One operation; `spoilt` is what it leaves behind when it fails. A dead disk never answers. */
  private async does<Value>(operation: Operation, act: () => Value, spoilt?: () => void): Promise<Value> {
    if (this.isDead) return new Promise(() => undefined)
    const number = this.operations++
    if (number === this.killsAt) {
      // The last thing it was asked to do it may have done or not; a sync it has not completed.
      if (operation !== 'sync' && operation !== 'syncFolder' && this.chance() < 0.7) act()
      this.isDead = true
      this.die()
      return new Promise(() => undefined)
    }
    const fails = this.fails(operation, number)
    if (fails) {
      if (spoilt) spoilt()
      else if (fails.yetDone) act()
      throw failure(fails.code)
    }
    await Promise.resolve()
    return act()
  }

  /** What is asked at once: it fails and is killed at like the rest, and a program that is dead makes nothing of it. */
  private doesAtOnce<Value>(act: () => Value): Value {
    const number = this.operations++
    if (number === this.killsAt) {
      this.isDead = true
      this.die()
    }
    const fails = this.isDead ? undefined : this.fails('read', number)
    if (fails) throw failure(fails.code)
    return act()
  }
}

function failure(code: string): Error {
  return Object.assign(new Error(`${code}: simulated`), { code, syscall: 'simulated' })
}

/** A file after the power went: whole up to its last sync; behind it torn, in sectors that came in any order. */
function survived(inode: Inode, chance: Chance): Inode {
  const unsynced = inode.bytes.length - inode.synced
  const length = inode.synced + Math.floor(chance() * (unsynced + 1))
  const bytes = Buffer.from(inode.bytes.subarray(0, length))
  if (chance() < 0.5) {
    for (let at = inode.synced; at < length; at += sector) {
      if (chance() < 0.3) bytes.fill(0, at, Math.min(length, at + sector))
    }
  }
  for (const [from, to] of inode.lost) bytes.fill(0, Math.min(from, length), Math.min(to, length))
  return { bytes, writes: inode.writes, synced: bytes.length, lost: [] }
}

/** A disk on which these files lie, safely. */
export function diskWith(files: Readonly<Record<string, Buffer>>): SimulatedDisk {
  const names: Names = new Map([['/', 'folder']])
  for (const [path, bytes] of Object.entries(files)) {
    for (let folder = dirname(path); folder !== '/'; folder = dirname(folder)) names.set(folder, 'folder')
    names.set(path, { bytes: Buffer.from(bytes), writes: 0, synced: bytes.length, lost: [] })
  }
  return new SimulatedDisk(names, new Map(names))
}
