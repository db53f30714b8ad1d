import { join } from 'node:path'
import { z } from 'zod'
import { decksSchema } from '#shared/decks/pile-schema'
import { shipDocument, type ShipDocument } from '#shared/documents/ship'
import type { FoldRules } from '#shared/game/apply-effect'
import type { Conflict } from '#shared/game/conflicts'
import { effectSchema, premiseSchema } from '#shared/game/effect'
import { foldVersion } from '#shared/game/fold'
import { answerSchema, diceSchema, outcomeSchema, phraseSchema, type HeadLine } from '#shared/game/journal-line'
import type { Named } from '#shared/game/label'
import type { Mark } from '#shared/game/mark'
import { fits, type BoxShape } from '#shared/game/shape'
import type { GameState, ShipInPlay } from '#shared/game/state'
import { outOfBounds } from '#shared/json/bounded'
import { highestSeq, idPattern, latestAt } from '#shared/json/line-bounds'
import type { ShipId } from '#shared/kernel/ids'
import { isRecord, own } from '#shared/kernel/own'
import type { Disk } from './disk'
import { decodeLine, encodeLine, endOfLine, largestBytes, longestLineBytes, shortestLineBytes } from './line-format'
import { writeWholeOn } from './whole-file'

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
  readonly misfits: readonly Conflict[]
}

/** A snapshot is read in one go; a larger table is folded from its journal, which lets other work run. */
export const largestSnapshotBytes = 512 * 1024

const format = 'spotting-top/snapshot'
const version = 1
const bounds = { depth: 24, values: 2_000_000, textLength: 100_000 }

/** Ships whose document the head holds go without it: it is read from there anyway. */
type StoredShip = Omit<ShipInPlay, 'document'> & { readonly document?: ShipDocument }
export type Stored = Omit<Snapshot, 'state'> & {
  readonly format: string
  readonly version: number
  readonly state: Omit<GameState, 'ships'> & { readonly ships: Readonly<Record<ShipId, StoredShip>> }
}

function encodeSnapshot(head: HeadLine, snapshot: Snapshot): Buffer {
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
  const stored = decodePlace(bytes)
  return stored && isSound(stored) ? stored : undefined
}

/** The same before its table is looked at: where it belongs in the journal can be relied on, and nothing else of it. */
export function decodePlace(bytes: Buffer): Stored | undefined {
  const value = decodeLine(bytes, 0, endOfLine(bytes, 0)) as Stored | undefined
  return value !== undefined && isPlausible(value) && value.foldVersion === foldVersion ? value : undefined
}

/** Whether its table has the form of one. */
export function isSound(stored: Stored): boolean {
  return !outOfBounds(stored, bounds) && isStoredTable(stored)
}

/** The last line that a snapshot of any fold says it knew. */
export function lastKnownTo(bytes: Buffer): number | undefined {
  const value = decodeLine(bytes, 0, endOfLine(bytes, 0)) as Stored | undefined
  return value !== undefined && isPlausible(value) ? value.lastSeq : undefined
}

/** The snapshot with its ships complete again; `undefined` if a ship is not one of these rules. */
export function tableIn(stored: Stored, head: HeadLine, rules: FoldRules): Snapshot | undefined {
  const inHead = documentsOf(head)
  const ships: Record<ShipId, ShipInPlay> = {}
  for (const [id, ship] of Object.entries(stored.state.ships)) {
    const document = ship.document ?? inHead.get(ship.id)
    if (ship.id !== id || !document) return undefined
    const complete = { ...ship, document }
    if (!isShipInPlay(rules, complete, ship.document !== undefined)) return undefined
    ships[ship.id] = complete
  }
  const { state } = stored
  if (state.pack !== head.pack || state.title !== head.setup.title) return undefined
  const areThere = state.squadrons.every(({ order }) => order.every((id) => Object.hasOwn(ships, id)))
  return areThere ? { ...stored, state: { ...state, ships } } : undefined
}

export async function writeSnapshot(disk: Disk, folder: string, head: HeadLine, snapshot: Snapshot): Promise<void> {
  const bytes = encodeSnapshot(head, snapshot)
  if (bytes.length <= largestSnapshotBytes) await writeWholeOn(disk, folder, snapshotName, bytes)
}

/** The bytes of the snapshot beside a journal, if there is one that can be read. */
export async function readSnapshot(disk: Disk, folder: string): Promise<Buffer | undefined> {
  try {
    const bytes = await disk.readPart(join(folder, snapshotName), 0, largestSnapshotBytes + 1)
    return bytes.length > largestSnapshotBytes ? undefined : bytes
  } catch {
    return undefined
  }
}

function documentsOf(head: HeadLine): Map<ShipId, ShipDocument> {
  const ships = head.setup.squadrons.flatMap((squadron) => squadron.ships)
  return new Map(ships.map((ship) => [ship.id, ship.document]))
}

/** A snapshot is untrusted: no place in it may cost more than its own bytes. */
function isPlausible(value: Stored): boolean {
  const { headBytes, lastStart, lastSeq, lastAt, bytes } = Object(value) as Stored
  const isPlace = [headBytes, lastStart, lastSeq, lastAt, bytes].every((at) => Number.isSafeInteger(at) && at >= 0)
  return (
    value.format === format &&
    value.version === version &&
    isPlace &&
    headBytes <= Math.min(bytes, longestLineBytes) &&
    lastStart < bytes &&
    bytes <= largestBytes &&
    lastSeq * shortestLineBytes <= bytes &&
    lastAt <= latestAt
  )
}

const id = z.string().regex(idPattern)
const name = z.string().min(1).max(60)
const scalar = z.union([z.string().max(2000), z.number(), z.boolean(), z.null()])
const facts = z.record(z.string().max(64), scalar)
const seq = z.int().min(0).max(highestSeq)
const named = z.strictObject({ seq, label: phraseSchema }).nullable()
const turn = z.int().min(1).max(9999)

/** The marks on a ship are checked against the shape of her card, which the rules know: `isShipInPlay`. */
const ship = z.looseObject({ id })

const keptAnswer = z.strictObject({
  question: z.string().min(1).max(120),
  answer: answerSchema,
  dice: diceSchema.exactOptional(),
})

const state = z.strictObject({
  pack: z.string().max(40),
  title: z.string().max(80),
  houseRules: facts,
  turn,
  phase: id,
  sides: z.array(z.strictObject({ id, name, flag: z.string().max(40) })),
  squadrons: z.array(z.strictObject({ id, side: id, name, order: z.array(id), beganWith: z.int() })),
  ships: z.record(id, ship),
  joined: z.record(id, z.string()).exactOptional(),
  table: facts,
  notes: z.array(
    z.strictObject({
      seq,
      turn,
      text: z.string().max(2000),
      ship: id.exactOptional(),
      box: id.exactOptional(),
    }),
  ),
  markers: z.array(
    z.strictObject({ id, kind: id, of: id, turnLaid: turn, livesTurns: turn.exactOptional(), values: facts }),
  ),
  dialogues: z.array(
    z.strictObject({
      id,
      seq,
      procedure: id,
      packVersion: z.string().max(40),
      base: seq,
      input: facts,
      answers: z.array(keptAnswer),
      withdrawn: z.array(keptAnswer),
      amends: seq.exactOptional(),
    }),
  ),
  pending: z.array(z.strictObject({ seq, outcome: outcomeSchema, until: id })),
  decks: decksSchema,
})

const conflict = z.discriminatedUnion('is', [
  z.strictObject({ seq, is: z.literal('more'), n: z.int().min(1) }),
  z.strictObject({ seq, is: z.literal('premise'), premise: premiseSchema, now: scalar.optional() }),
  z.strictObject({
    seq,
    is: z.literal('effect'),
    effect: effectSchema,
    missing: z.enum([
      'ship',
      'box',
      'track',
      'field',
      'squadron',
      'side',
      'marker',
      'taken',
      'document',
      'deck',
      'card',
    ]),
  }),
])

const storedTable = z.looseObject({ state, undo: named, redo: named, misfits: z.array(conflict) })

/** Whether what a snapshot holds has the form of a table. What it says may still be wrong: the journal decides. */
function isStoredTable(stored: unknown): boolean {
  return storedTable.safeParse(stored).success
}

/** Whether a ship is one these rules could have folded. Her document is checked too, unless it is that of the head. */
function isShipInPlay(rules: FoldRules, ship: ShipInPlay, isOwnDocument: boolean): boolean {
  const { document } = ship
  if (isOwnDocument && !(shipDocument.safeParse(document).success && rules.checkShip(document).ok)) return false
  if (![ship.boxes, ship.tracks, ship.fields].every(isRecord)) return false
  const { boxes, tracks, fields } = rules.shape(document)
  const all = <Key extends string, Value>(
    record: Readonly<Record<Key, Value>>,
    is: (key: Key, value: Value) => boolean,
  ) => (Object.entries(record) as [Key, Value][]).every(([key, value]) => is(key, value))
  return (
    all(ship.boxes, (box, marks) => isMarked(own(boxes, box), marks)) &&
    all(ship.tracks, (track, value) => typeof value === 'number' && Object.hasOwn(tracks, track)) &&
    all(tracks, (track, { minimum, maximum }) => {
      const value = own(ship.tracks, track) ?? Number.NaN
      return value >= minimum && value <= maximum
    }) &&
    all(ship.fields, (field, value) => {
      const shape = own(fields, field)
      return shape !== undefined && (value === shape.fresh || fits(shape, value))
    })
  )
}

function isMarked(box: BoxShape | undefined, found: unknown): boolean {
  return Array.isArray(found) && found.length > 0 && found.every((mark: Mark) => box?.marks.includes(mark) === true)
}
