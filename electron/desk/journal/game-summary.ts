import { join } from 'node:path'
import type { GameSummary } from '#shared/bridge/contract'
import { checkLine } from '#shared/game/check-line'
import { History } from '#shared/game/history'
import type { JournalLine } from '#shared/game/journal-line'
import type { GameId } from '#shared/kernel/ids'
import { done, type Result } from '#shared/kernel/result'
import type { Disk } from './disk'
import { headLineOf, isDamaged, withHead } from './head-copy'
import { journalName } from './journal-file'
import { crcOf, decodeLine, endOfLine, sizeRefusal, withoutEditorMarks } from './line-format'
import { decodeSnapshot, readSnapshot, type Snapshot } from './snapshot'

/** How much of the end of a journal is read to find its last line. */
const tailBytes = 64 * 1024
/** How much of the beginning is read at first to find its head, and at most. */
const headBytes = 256 * 1024
const longestHeadBytes = 32 * 1024 * 1024

interface End {
  readonly turn: number | undefined
  readonly lastPlayed: number
  readonly lines: number
}

/** A game in a line of the list, from its snapshot or from the two ends of its journal: never from the middle. */
export async function summarise(disk: Disk, folder: string, game: GameId): Promise<Result<GameSummary>> {
  const path = join(folder, journalName)
  const file = await disk.openToRead(path)
  const tooLarge = sizeRefusal(file.size)
  const tail = await file.readPart(Math.max(0, file.size - tailBytes)).finally(file.close)
  if (tooLarge) return tooLarge
  const bytes = await readSnapshot(disk, folder)
  const snapshot = bytes && decodeSnapshot(bytes)
  const end = endOf(withoutEditorMarks(tail))
  if (snapshot && (!end || end.lines > snapshot.lastSeq) && (await isHeadOf(disk, path, snapshot))) {
    const { state, lastAt, lastSeq } = snapshot
    return done({
      game,
      title: state.title,
      pack: state.pack,
      turn: end && end.lines > lastSeq + 1 ? (end.turn ?? state.turn) : state.turn,
      lastPlayed: end?.lastPlayed ?? lastAt,
      lines: end?.lines ?? lastSeq + 1,
    })
  }
  const beginning = headLineOf(withoutEditorMarks(await readBeginning(disk, path)))
  const restored = isDamaged(beginning) && (await withHead(disk, folder, await disk.readPart(path, 0)))
  const head = restored ? headLineOf(restored) : beginning
  if (!head.ok) return head
  const { setup, pack, at } = head.value
  const { turn = 1, lastPlayed = at, lines = 1 } = end ?? {}
  return done({ game, title: setup.title, pack, turn, lastPlayed, lines })
}

/** Without its head a game cannot be opened, however well its snapshot is kept. */
async function isHeadOf(disk: Disk, path: string, { headBytes, headCrc }: Pick<Snapshot, 'headBytes' | 'headCrc'>) {
  const head = await disk.readPart(path, 0, headBytes)
  return crcOf(head, 0, endOfLine(head, 0)) === headCrc
}

/** The last sound line by its number, and the turn that the newest marker in reach names which was not undone. */
function endOf(tail: Buffer): End | undefined {
  const found = new Map<number, JournalLine>()
  for (let start = 0; start < tail.length;) {
    const end = endOfLine(tail, start)
    const value = crcOf(tail, start, end) === undefined ? undefined : decodeLine(tail, start, end)
    const line = value === undefined ? undefined : checkLine(value)
    if (line?.ok && !found.has(line.value.seq)) found.set(line.value.seq, line.value)
    start = end + 1
  }
  const lines = [...found.values()].sort((a, b) => a.seq - b.seq)
  const history = new History()
  for (const line of lines) history.take(line)
  const marker = lines.findLast((line) => line.kind === 'turn' && !history.isStruck(line.seq))
  const first = lines[0]?.seq ?? 0
  const last = lines.at(-1)
  const turn = marker?.kind === 'turn' ? marker.turn : first <= 1 ? 1 : undefined
  return last && { turn, lastPlayed: last.at, lines: last.seq + 1 }
}

/** As much as holds the first line: twice as much each time, until it ends. */
async function readBeginning(disk: Disk, path: string): Promise<Buffer> {
  for (let length = headBytes; ; length *= 2) {
    const bytes = await disk.readPart(path, 0, length)
    if (bytes.length < length || endOfLine(bytes, 0) < length || length >= longestHeadBytes) return bytes
  }
}
