import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { HeadLine } from '#shared/game/journal-line'
import { Session } from '#shared/game/session'
import type { GameState } from '#shared/game/state'
import { overLimits } from '#shared/game/table-limits'
import { done, refused, type Result } from '#shared/kernel/result'
import type { FileToRead } from './disk'
import { foldAll, type GameDeps, type GameRules, type RulesOf } from './game-deps'
import { headLineOf, isDamaged, withHead } from './head-copy'
import { journalName, type Mending } from './journal-file'
import { crcOf, decodeLine, endOfLine, saidCrc, sizeRefusal, withoutEditorMarks } from './line-format'
import { LineReader, type Finding } from './line-reader'
import { SavedContent } from './saved-content'
import { decodePlace, isSound, lastKnownTo, readSnapshot, snapshotName, tableIn, type Stored } from './snapshot'
import { sinceSnapshot, tableKnownBy, type SnapshotTable } from './snapshot-table'
import { freeName } from './whole-file'

/** The last line of the file: its bytes, newline counted, and its checksum. */
export interface LastLine {
  readonly length: number
  readonly crc: string
}

/** A journal as it is on the disk, ready to be continued. */
export interface OpenedJournal {
  readonly head: HeadLine
  readonly headBytes: number
  readonly headCrc: string
  readonly rules: GameRules
  /** The whole journal, or the table of the snapshot while the middle is still unread. */
  readonly table: Session | SnapshotTable
  readonly lastAt: number
  readonly last: LastLine
  /** The last line that the snapshot on the disk holds; -1 if there is none. */
  readonly snapshotSeq: number
  /** The file as it was read, its torn end included. */
  readonly content: SavedContent
  readonly mending: Mending | null
  readonly findings: readonly Finding[]
  /** The table as the snapshot knew it, where lines of the journal are missing. */
  readonly known: GameState | null
}

type Deps = Pick<GameDeps, 'disk' | 'rulesOf' | 'giveWay'>

export async function openJournal(deps: Deps, folder: string): Promise<Result<OpenedJournal>> {
  const opened = await readJournal(deps, folder)
  if (!opened.ok) return opened
  const { table, findings } = opened.value
  return done({ ...opened.value, findings: [...findings, ...overLimits(table.state)] })
}

async function readJournal(deps: Deps, folder: string): Promise<Result<OpenedJournal>> {
  const { disk } = deps
  const [file, stored] = await Promise.all([disk.openToRead(join(folder, journalName)), readSnapshot(disk, folder)])
  const tooLarge = sizeRefusal(file.size)
  const place = stored && !tooLarge ? decodePlace(stored) : undefined
  const reading = readEnds(file, place)
  // Meanwhile the disk is at work.
  const sound = place && isSound(place) ? place : undefined
  const ends = await reading
  if (tooLarge) return tooLarge
  const fromSnapshot = sound && ends && (await openFromSnapshot(deps, folder, sound, ends))
  if (fromSnapshot) return done(fromSnapshot)
  const whole = await readWhole(deps, folder)
  if (!whole.ok) return whole
  const { table, head, headCrc, rules, mending, findings } = whole.value
  const short = stored && (await keepLongerSnapshot(disk, folder, stored, table.lastSeq))
  if (!stored || !(short || mending?.because === 'damaged')) return whole
  const known = tableKnownBy(stored, { head, headCrc, rules, session: table })
  return done({ ...whole.value, known, findings: short ? [...findings, short] : findings })
}

/** The head, and the journal from the last line that the snapshot knew; closed once both have been read. */
async function readEnds(file: FileToRead, place: Stored | undefined): Promise<readonly [Buffer, Buffer] | undefined> {
  try {
    if (!place) return undefined
    const head = file.readPart(0, place.headBytes)
    const tail = file.readPart(place.lastStart)
    await Promise.allSettled([head, tail])
    return [await head, await tail]
  } finally {
    file.close()
  }
}

async function openFromSnapshot(
  deps: Deps,
  folder: string,
  stored: Stored,
  [headBytes, tail]: readonly [Buffer, Buffer],
): Promise<OpenedJournal | undefined> {
  const { disk, rulesOf, giveWay = setImmediate } = deps
  const knownEnd = endOfLine(tail, 0)
  const headEnd = endOfLine(headBytes, 0)
  const isSame =
    headEnd === stored.headBytes - 1 &&
    saidCrc(headBytes, 0) === stored.headCrc &&
    crcOf(tail, 0, knownEnd) === stored.lastCrc &&
    seqIn(tail, knownEnd) === stored.lastSeq &&
    stored.lastStart + knownEnd + 1 === stored.bytes &&
    stored.bytes - stored.lastStart <= tail.length
  if (!isSame) return undefined
  // The rules check the ships of the head in the background, with the middle of the file.
  const said = headLineOf(headBytes)
  if (!said.ok) return undefined
  const head = said.value
  const rules = rulesOf(head.pack)
  if (rules?.version !== stored.packVersion) return undefined
  const snapshot = tableIn(stored, head, rules)
  if (!snapshot) return undefined

  const from = stored.bytes - stored.lastStart
  const { phases } = rules
  const reader = new LineReader(tail, { seq: snapshot.lastSeq + 1, lastAt: snapshot.lastAt, from, phases })
  while (reader.read()) await giveWay()
  if (reader.refusal || reader.mends === 'damaged') return undefined
  const table = sinceSnapshot(rules, snapshot, reader.lines)
  if (!table) return undefined
  await foldAll(table, deps)
  const torn = reader.mends === 'torn'
  const covers = stored.lastStart + tail.length
  const good = torn
    ? Buffer.concat([await disk.readPart(join(folder, journalName), 0, stored.lastStart), reader.mended()])
    : null
  const start = reader.lines.length > 0 ? reader.lastStart : 0
  return {
    head,
    headBytes: stored.headBytes,
    headCrc: stored.headCrc,
    rules,
    table,
    lastAt: reader.lines.at(-1)?.at ?? snapshot.lastAt,
    last: lineAt(tail, start),
    snapshotSeq: snapshot.lastSeq,
    content: SavedContent.between(headBytes, tail, covers),
    mending: good && { because: 'torn', bytes: good, covers },
    findings: reader.findings,
    known: null,
  }
}

type WholeJournal = OpenedJournal & { readonly table: Session }

/** Reads a journal from its first byte to its last, or as many bytes as are known to hold all lines up to a number. */
export async function readWhole(
  deps: Deps,
  folder: string,
  known?: { readonly bytes: number; readonly lastSeq: number },
): Promise<Result<WholeJournal>> {
  const path = join(folder, journalName)
  const { disk } = deps
  const found = await disk.readPart(path, 0, known?.bytes)
  return readBytes(deps, folder, found, known?.lastSeq)
}

/** Reads the bytes of a journal; lines that are not among them, up to a number that is known, are lost. */
export async function readBytes(
  deps: Deps,
  folder: string,
  found: Buffer,
  until?: number,
): Promise<Result<WholeJournal>> {
  const { disk, rulesOf, giveWay = setImmediate } = deps
  const plain = withoutEditorMarks(found)
  const asFound = readHead(plain, rulesOf)
  const restored = isDamaged(asFound) ? await withHead(disk, folder, plain) : undefined
  const bytes = restored ?? plain
  const first = restored ? readHead(restored, rulesOf) : asFound
  if (!first.ok) return first
  const { head, rules, headBytes, headCrc } = first.value
  const session = new Session(rules, head, rules.phases[0] ?? '')
  const { phases } = rules
  const reader = new LineReader(bytes, { seq: 1, lastAt: head.at, from: headBytes, phases, until })
  for (let isMore = true; isMore; await giveWay()) {
    isMore = reader.read()
    session.extend(reader.takeLines())
  }
  if (reader.refusal) return reader.refusal
  await foldAll(session, deps)
  const isEdited = plain.length < found.length
  const because = isEdited || restored ? 'damaged' : reader.mends
  const ofWhole: readonly (Finding | false)[] = [
    isEdited && { code: 'journal-edited', values: {} },
    restored !== undefined && { code: 'journal-head-restored', values: {} },
  ]
  return done({
    head,
    headBytes,
    headCrc,
    rules,
    table: session,
    lastAt: session.lines.at(-1)?.at ?? head.at,
    last: lineAt(bytes, reader.lastEnd > headBytes ? reader.lastStart : 0),
    snapshotSeq: -1,
    content: SavedContent.of(found),
    mending: because === 'none' ? null : { because, bytes: reader.mended(), covers: found.length },
    findings: [...ofWhole.filter((finding) => finding !== false), ...reader.findings],
    known: null,
  })
}

/** The head of a journal, and the rules that its ships fit; without a sound one there is no table. */
function readHead(
  bytes: Buffer,
  rulesOf: RulesOf,
): Result<{
  readonly head: HeadLine
  readonly rules: GameRules
  readonly headBytes: number
  readonly headCrc: string
}> {
  const said = headLineOf(bytes)
  if (!said.ok) return said
  const head = said.value
  const rules = rulesOf(head.pack)
  if (!rules) return refused('pack-unknown', { pack: head.pack })
  const setup = rules.checkSetup(head.setup)
  if (!setup.ok) return setup
  const end = endOfLine(bytes, 0)
  return done({ head, rules, headBytes: Math.min(bytes.length, end + 1), headCrc: saidCrc(bytes, 0) })
}

/** The number of the first line in some bytes. */
function seqIn(bytes: Buffer, end: number): unknown {
  return (Object(decodeLine(bytes, 0, end)) as { readonly seq?: unknown }).seq
}

function lineAt(bytes: Buffer, start: number): LastLine {
  const end = endOfLine(bytes, start)
  return { length: end + 1 - start, crc: crcOf(bytes, start, end) ?? '' }
}

/** A snapshot that knows more lines than the journal is evidence: it is set aside and the missing lines are named. */
async function keepLongerSnapshot(
  disk: GameDeps['disk'],
  folder: string,
  bytes: Buffer,
  lastSeq: number,
): Promise<Finding | undefined> {
  const known = lastKnownTo(bytes)
  if (known === undefined || known <= lastSeq) return undefined
  const finding = {
    code: 'journal-shorter',
    values: { from: lastSeq + 1, to: known, n: known - lastSeq },
  }
  try {
    const aside = await freeName(disk, folder, 'snapshot.ahead', '.json')
    await disk.rename(join(folder, snapshotName), join(folder, aside))
    await disk.syncFolder(folder)
  } catch {
    // On a disk that cannot be written to it stays where it is, and so does the finding.
  }
  return finding
}
