import { expect, test } from 'vitest'
import { foldVersion } from '#shared/game/fold'
import { mikasa } from '#shared/game/tiny-fleet.testing'
import { heavyJournal } from './heavy-journals.testing'
import { encodeLine } from './line-format'
import { fileOf, found, game, journalPath, playedGame, snapshotPath, value } from './played-game.testing'
import { diskWith } from './simulated-disk.testing'
import { largestSnapshotBytes } from './snapshot'
import { gamesOn } from './table-evening.testing'

interface Stored {
  readonly [name: string]: unknown
  readonly state: Readonly<Record<string, unknown>>
}

const played = await playedGame()
const { crc: _crc, ...stored } = JSON.parse(played.snapshot.toString()) as Stored & { readonly crc: string }

const forged = (change: object) => encodeLine({ ...stored, ...change }).bytes
const forgedState = (change: object) => forged({ state: { ...stored.state, ...change } })
const forgedShip = (change: object) => {
  const ships = stored.state['ships'] as Readonly<Record<string, object>>
  return forgedState({ ships: { ...ships, [mikasa]: { ...ships[mikasa], ...change } } })
}

/** What somebody may write into a snapshot and then correct its checksum. */
const forgeries: readonly (readonly [string, () => Buffer])[] = [
  ['more lines than its bytes can hold', () => forged({ lastSeq: 2_000_000_000 })],
  ['a head as long as the disk', () => forged({ headBytes: 2 ** 40 })],
  ['more bytes than a journal may have', () => forged({ bytes: 2 ** 40, lastStart: 2 ** 39 })],
  ['a time no line can bear', () => forged({ lastAt: 8_900_000_000_000_000 })],
  ['no undo', () => forged({ undo: { seq: 1 } })],
  ['a conflict of no kind', () => forged({ misfits: [{ seq: 1, is: 'nothing' }] })],
  ['a turn that is text', () => forgedState({ turn: '2' })],
  ['a side that is null', () => forgedState({ sides: [null] })],
  ['a squadron that lists ships nobody has', () => forgedState({ squadrons: stored.state['squadrons'], ships: {} })],
  ['notes that are no notes', () => forgedState({ notes: [{ seq: 1, turn: 1, text: 7 }] })],
  ['another title', () => forgedState({ title: 'Another game' })],
  ['a ship under a name that is not hers', () => forgedShip({ id: 'borodino' })],
  ['a box her card does not have', () => forgedShip({ boxes: { '99-99': ['struck'] } })],
  ['a mark her box does not take', () => forgedShip({ boxes: { '1-1': ['sunk'] } })],
  ['marks that are no list', () => forgedShip({ boxes: { '1-1': 7 } })],
  ['a box that bears no mark', () => forgedShip({ boxes: { '1-1': [] } })],
  ['boxes that are a figure', () => forgedShip({ boxes: 7 })],
  ['fields that are a list', () => forgedShip({ fields: [] })],
  ['no tracks', () => forgedShip({ tracks: null })],
  ['a track that is text', () => forgedShip({ tracks: { flotation: '3', fire: 0 } })],
  ['a field that is an object', () => forgedShip({ fields: { commander: {} } })],
  ['a track beyond its end', () => forgedShip({ tracks: { flotation: 1e9, fire: 0 } })],
  ['a track that is missing', () => forgedShip({ tracks: { flotation: 3 } })],
  ['a field her card does not have', () => forgedShip({ fields: { captain: 'x' } })],
  ['a document of its own that her rules turn down', () => forgedShip({ document: { slug: 'x', data: {} } })],
  ['no table', () => forged({ state: [] })],
  [
    'a table that another fold made',
    () => forged({ foldVersion: foldVersion - 1, state: { ...stored.state, turn: 9 } }),
  ],
]

test.each(forgeries)('a snapshot with %s is left aside and the journal read in full', async (_what, forge) => {
  const disk = diskWith({ [journalPath]: played.journal, [snapshotPath]: forge() })
  const { codes, lines, opened } = await found(disk)
  expect(opened?.state).toEqual(played.table)
  expect(lines).toEqual(played.lines)
  expect(codes).toEqual([])
  expect(value(await gamesOn(disk).open(game)).state).toEqual(played.table)
  // Nor does it put anything back into a journal that is short.
  const short = played.journal.subarray(0, played.starts[4])
  const cut = await found(diskWith({ [journalPath]: short, [snapshotPath]: forge() }))
  expect(cut).toMatchObject({ refused: undefined, lines: played.lines.slice(0, 4) })
})

test('a snapshot that vouches for a head no journal can begin with is left aside, and the head refused', async () => {
  const head = { ...played.lines[0], setup: 7 }
  const journal = fileOf([head, ...played.lines.slice(1)])
  const headBytes = encodeLine(head).bytes.length
  const last = encodeLine(played.lines[6]!)
  const places = { headBytes, headCrc: encodeLine(head).crc, bytes: journal.length }
  const snapshot = forged({ ...places, lastStart: journal.length - last.bytes.length, lastCrc: last.crc })
  expect(await found(diskWith({ [journalPath]: journal, [snapshotPath]: snapshot }))).toMatchObject({
    refused: 'journal-head-wrong',
  })
})

test('a snapshot that names another last line than the one it points at is left aside', async () => {
  const disk = diskWith({ [journalPath]: played.journal, [snapshotPath]: forged({ lastSeq: 5 }) })
  expect(await found(disk)).toMatchObject({ lines: played.lines, codes: [], state: played.table })
})

test('both ends of a journal are read from one file, though another takes its name meanwhile', async () => {
  const other = Buffer.concat([played.journal, encodeLine({ seq: 7, at: 9_000_000, kind: 'note', text: 'x' }).bytes])
  const disk = diskWith({ [journalPath]: played.journal, [snapshotPath]: played.snapshot, '/other': other })
  const { openToRead } = disk
  disk.openToRead = async (path) => {
    const file = await openToRead.call(disk, path)
    await disk.rename('/other', journalPath)
    return file
  }
  const opened = value(await gamesOn(disk).open(game))
  expect(opened.verified).toBe(false)
  expect(opened.lastSeq).toBe(6)
})

test('a snapshot larger than any table is not read', async () => {
  const disk = diskWith({ [journalPath]: played.journal, [snapshotPath]: Buffer.alloc(2 * largestSnapshotBytes, 0x20) })
  let largest = 0
  const { readPart } = disk
  disk.readPart = async (...asked) => {
    const bytes = await readPart.apply(disk, asked)
    largest = Math.max(largest, bytes.length)
    return bytes
  }
  value(await gamesOn(disk).open(game))
  expect(largest).toBeLessThanOrEqual(largestSnapshotBytes + 1)
})

test('a table that would need a larger snapshot than is read is opened from its journal, bit by bit', async () => {
  const disk = diskWith({ [journalPath]: heavyJournal('40,000 markers', 0.3).bytes })
  let breaths = 0
  const games = gamesOn(disk, undefined, { giveWay: () => Promise.resolve(breaths++) })
  const { state } = value(await games.open(game))
  value(await games.close(game))
  expect(Buffer.byteLength(JSON.stringify(state))).toBeGreaterThan(largestSnapshotBytes)
  await expect(disk.readFile(snapshotPath)).rejects.toThrow()
  const before = breaths
  expect(value(await games.open(game)).state).toEqual(state)
  expect(breaths - before).toBeGreaterThan(5)
  value(await games.close(game))
})
