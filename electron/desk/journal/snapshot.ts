import { join } from 'node:path'
import { outOfBounds } from '#shared/documents/bounded'
import type { ShipDocument } from '#shared/documents/ship'
import { foldVersion, type Misfit } from '#shared/game/fold'
import type { HeadLine } from '#shared/game/journal-line'
import type { Named } from '#shared/game/label'
import type { GameState, ShipInPlay } from '#shared/game/state'
import type { ShipId } from '#shared/kernel/ids'
import type { Disk } from './disk'
import { decodeLine, encodeLine, endOfLine } from './line-format'
import { writeWhole } from './whole-file'

export const snapshotName = 'snapshot.json'

/** The table at one line of the journal: a cache, which may be deleted at any time. */
export interface Snapshot {
  readonly foldVersion: number
  readonly packVersion: string
  /** The head line: how many bytes, newline counted, and its checksum. */
  readonly headBytes: number
  readonly headCrc: string
  /** The last line it holds: where it begins, its number, its time, its checksum; and where the next one begins. */
  readonly lastStart: number
  readonly lastSeq: number
  readonly lastAt: number
  readonly lastCrc: string
  readonly bytes: number
  readonly state: GameState
  readonly undo: Named | null
  readonly redo: Named | null
  readonly misfits: readonly Misfit[]
}

const format = 'spotting-top/snapshot'
const version = 1
const bounds = { depth: 24, values: 2_000_000, textLength: 100_000 }

/** Ships whose document the head holds go without it: it is read from there anyway. */
type StoredShip = Omit<ShipInPlay, 'document'> & { readonly document?: ShipDocument }
type Stored = Omit<Snapshot, 'state'> & {
  readonly format: string
  readonly version: number
  readonly state: Omit<GameState, 'ships'> & { readonly ships: Readonly<Record<ShipId, StoredShip>> }
}

export function encodeSnapshot(head: HeadLine, snapshot: Snapshot): Buffer {
  const inHead = documentsOf(head)
  const ships: Record<ShipId, StoredShip> = {}
  for (const ship of Object.values(snapshot.state.ships)) {
    const { document, ...rest } = ship
    ships[ship.id] = inHead.get(ship.id) === document ? rest : ship
  }
  return encodeLine({ format, version, ...snapshot, state: { ...snapshot.state, ships } }).bytes
}

/** `undefined` for whatever is not a snapshot of this version of the fold: the journal is then read in full. */
export function decodeSnapshot(bytes: Buffer): Stored | undefined {
  const value = decodeLine(bytes, 0, endOfLine(bytes, 0)) as Stored | undefined
  if (value === undefined || outOfBounds(value, bounds)) return undefined
  if (value.format !== format || value.version !== version || value.foldVersion !== foldVersion) return undefined
  const places = [value.headBytes, value.lastStart, value.lastSeq, value.lastAt, value.bytes]
  if (!places.every((place) => Number.isSafeInteger(place) && place >= 0)) return undefined
  return isTable(value.state) && Array.isArray(value.misfits) ? value : undefined
}

/** The snapshot with its ships complete again. */
export function withDocuments(head: HeadLine, stored: Stored): Snapshot | undefined {
  const inHead = documentsOf(head)
  const ships: Record<ShipId, ShipInPlay> = {}
  for (const ship of Object.values(stored.state.ships)) {
    const document = ship.document ?? inHead.get(ship.id)
    if (!document) return undefined
    ships[ship.id] = { ...ship, document }
  }
  return { ...stored, state: { ...stored.state, ships } }
}

export async function writeSnapshot(disk: Disk, folder: string, head: HeadLine, snapshot: Snapshot): Promise<void> {
  await writeWhole(disk, folder, snapshotName, encodeSnapshot(head, snapshot))
}

/** The bytes of the snapshot beside a journal, if there is one that can be read. */
export async function readSnapshot(disk: Disk, folder: string): Promise<Buffer | undefined> {
  return disk.readFile(join(folder, snapshotName)).catch(() => undefined)
}

function documentsOf(head: HeadLine): Map<ShipId, ShipDocument> {
  const ships = head.setup.squadrons.flatMap((squadron) => squadron.ships)
  return new Map(ships.map((ship) => [ship.id, ship.document]))
}

function isTable(state: unknown): boolean {
  const { turn, phase, sides, squadrons, ships, table, houseRules, notes, markers } = Object(state) as Record<
    string,
    unknown
  >
  const lists = [sides, squadrons, notes, markers].every(Array.isArray)
  const records = [ships, table, houseRules].every((record) => typeof record === 'object' && record !== null)
  return Number.isSafeInteger(turn) && typeof phase === 'string' && lists && records && areShips(ships)
}

function areShips(ships: unknown): boolean {
  return Object.values(Object(ships)).every((ship) => {
    const { boxes, tracks, fields } = Object(ship) as Record<string, unknown>
    return [boxes, tracks, fields].every((record) => typeof record === 'object' && record !== null)
  })
}
