import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tinyPack, tinySetup } from '#shared/game/tiny-fleet.testing'
import { encodeLine } from './line-format'
import { found, game, headCopyPath, journalPath, playedGame, snapshotPath, value } from './played-game.testing'
import { diskWith, SimulatedDisk } from './simulated-disk.testing'
import { gamesOn } from './table-evening.testing'

const played = await playedGame()

const asideAs = (name: string) => `/games/ulsan/journal.${name}-1.jsonl`

function flipped(bytes: Buffer, bit: number): Buffer {
  const changed = Buffer.from(bytes)
  changed[bit >> 3]! ^= 1 << (bit & 7)
  return changed
}

/** A game whose journal is as given, with the copy of its head beside it. */
const withCopy = (journal: Buffer, more: Readonly<Record<string, Buffer>> = {}) =>
  diskWith({ [journalPath]: journal, [headCopyPath]: played.head, ...more })

const listed = (disk: SimulatedDisk) => gamesOn(disk).list()

test.each([false, true])(
  'a game with a flipped bit in its head is listed, opened and put right, snapshot: %s',
  async (withSnapshot) => {
    const { journal, head, lines, table, snapshot } = played
    for (let bit = 3; bit < head.length * 8; bit += 389) {
      const damaged = flipped(journal, bit)
      const disk = withCopy(damaged, withSnapshot ? { [snapshotPath]: snapshot } : {})
      expect(await listed(disk)).toMatchObject({ games: [{ game, title: 'Ulsan', lines: 7 }], setAside: [] })
      const { lines: kept, codes, state } = await found(disk)
      expect(kept, `bit ${bit}`).toEqual(lines)
      expect(state).toEqual(table)
      expect(codes).toEqual(['journal-head-restored'])
      expect(await disk.readFile(journalPath)).toEqual(journal)
      expect(await disk.readFile(asideAs('damaged'))).toEqual(damaged)
      expect((await found(disk)).codes).toEqual([])
    }
  },
)

test('any one bit of the copy flipped: the journal is believed, and the copy is repaired', async () => {
  const { journal, head, lines } = played
  for (let bit = 0; bit < head.length * 8; bit += 53) {
    const disk = diskWith({ [journalPath]: journal, [headCopyPath]: flipped(head, bit) })
    const { lines: kept, codes } = await found(disk)
    expect([kept.length, codes], `bit ${bit}`).toEqual([lines.length, []])
    expect((await disk.readFile(headCopyPath)).equals(head), `bit ${bit}`).toBe(true)
  }
})

test('both damaged: refused by name as without a copy, and neither file is touched', async () => {
  const { journal, head } = played
  const disk = diskWith({ [journalPath]: flipped(journal, 400), [headCopyPath]: flipped(head, 800) })
  expect((await found(disk)).refused).toBe('journal-head-damaged')
  expect(await listed(disk)).toMatchObject({ games: [], setAside: [{ reason: { code: 'journal-head-damaged' } }] })
  expect(await disk.readFile(journalPath)).toEqual(flipped(journal, 400))
  expect(await disk.readFile(headCopyPath)).toEqual(flipped(head, 800))
  expect((await disk.list('/games/ulsan')).toSorted()).toEqual(['head.json', 'journal.jsonl'])
})

test('both sound and not the same: the journal is believed, and its head becomes the copy', async () => {
  const { journal, head, lines } = played
  const another = encodeLine({ ...lines[0], setup: { ...tinySetup, title: 'Another' } }).bytes
  const disk = diskWith({ [journalPath]: journal, [headCopyPath]: another })
  expect((await found(disk)).opened?.state.title).toBe('Ulsan')
  expect(await disk.readFile(headCopyPath)).toEqual(head)
})

test('a game that was written before there were copies gets one when it is opened', async () => {
  const disk = diskWith({ [journalPath]: played.journal })
  expect((await found(disk)).codes).toEqual([])
  expect(await disk.readFile(headCopyPath)).toEqual(played.head)
})

test('a new game has its copy from the start, and starts without one where it cannot be written', async () => {
  const start = (disk: SimulatedDisk) => gamesOn(disk).start(tinySetup, tinyPack, '1.0.0', 'Ulsan')
  const disk = new SimulatedDisk()
  value(await start(disk))
  expect(await disk.readFile(headCopyPath)).toEqual(await disk.readFile(journalPath))
  const full = new SimulatedDisk()
  let files = 0
  full.fails = (operation) => (operation === 'create' && ++files > 1 ? { code: 'ENOSPC' } : undefined)
  value(await start(full))
  expect(await full.list('/games/ulsan')).toEqual(['journal.jsonl'])
})

test('a journal that is cut off within its head, or empty, opens with its ships and what the snapshot knew', async () => {
  const { journal, head, snapshot, table } = played
  for (const length of [0, 1, 40, head.length - 1]) {
    const disk = withCopy(journal.subarray(0, length), { [snapshotPath]: snapshot })
    expect(await listed(disk)).toMatchObject({ games: [{ title: 'Ulsan' }] })
    const { state, codes } = await found(disk)
    expect(state, `cut at ${length}`).toEqual(table)
    const restored = length === head.length - 1 ? [] : ['journal-head-restored']
    expect(codes.filter((code) => code !== 'journal-end-mended')).toEqual([
      ...restored,
      'journal-shorter',
      'journal-recovered',
    ])
  }
})

test('whatever replaces any part of the head, every line after it is kept', async () => {
  const { journal, head, lines } = played
  const place = fc.integer({ min: 0, max: head.length - 2 })
  await fc.assert(
    fc.asyncProperty(place, place, fc.uint8Array({ maxLength: 80 }), async (one, other, instead) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)]
      const changed = Buffer.concat([journal.subarray(0, from), instead, journal.subarray(to)])
      const { lines: kept } = await found(withCopy(changed))
      expect(kept).toEqual(lines)
    }),
    { numRuns: 200, examples: [[821, 363, Uint8Array.from([0, 0])]] },
  )
})

test.each([true, false])(
  'a head that changed places with another line is put before it, copy there: %s',
  async (hasCopy) => {
    const { journal, head, lines, starts, table } = played
    for (let other = 1; other < lines.length; other++) {
      const lineAt = (seq: number) => journal.subarray(starts[seq], starts[seq + 1])
      const order = lines.map((_, seq) => (seq === 0 ? other : seq === other ? 0 : seq))
      const swapped = Buffer.concat(order.map(lineAt))
      const disk = diskWith({ [journalPath]: swapped, ...(hasCopy ? { [headCopyPath]: head } : {}) })
      expect(await listed(disk)).toMatchObject({ games: [{ title: 'Ulsan', lines: 7 }], setAside: [] })
      const { lines: kept, state, codes } = await found(disk)
      expect(kept, `with line ${other}`).toEqual(lines)
      expect(state).toEqual(table)
      expect(codes[0]).toBe('journal-head-restored')
      expect(await disk.readFile(journalPath)).toEqual(journal)
    }
  },
)
