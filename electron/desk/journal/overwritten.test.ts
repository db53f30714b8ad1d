import { open, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Entry } from '#shared/game/journal-line'
import { mikasa, tinyBoxes, tinyPack, tinySetup } from '#shared/game/tiny-fleet.testing'
import { encodeLine, saidCrc } from './line-format'
import { fileOf, found, game, journalPath, openedGame, playedGame, snapshotPath, value } from './played-game.testing'
import { diskWith, SimulatedDisk } from './simulated-disk.testing'
import { gamesOn, struck, type SentNotice } from './table-evening.testing'

const asidePath = '/games/ulsan/journal.overwritten-1.jsonl'

describe('on a disk whose clock is too coarse', () => {
  /** An open game with some marks, and the notices that windows get of its journal. */
  async function openGame(marks: number) {
    const disk = new SimulatedDisk()
    const findings: string[] = []
    const games = gamesOn(disk, (each: SentNotice) => {
      if (each[0] === 'gameVerified') findings.push(...each[1].report.findings.map(({ code }) => code))
    })
    value(await games.start(tinySetup, tinyPack, '1.0.0', 'Ulsan'))
    value(await games.open(game))
    for (let after = 0; after < marks; after++) value(await games.append(game, after, [struck(after)]))
    const written = await disk.readFile(journalPath)
    return { disk, games, findings, written }
  }

  const another = fileOf([
    { seq: 0, at: 1, kind: 'head', format: 'spotting-top/journal' },
    ...Array.from({ length: 40 }, (_, seq) => ({ seq: seq + 1, at: 1, kind: 'note', text: 'another game' })),
  ])
  const padded = (bytes: Buffer, length: number) =>
    Buffer.concat([bytes, Buffer.alloc(Math.max(0, length - bytes.length), 0x0a)])

  test.each<readonly [string, (written: Buffer) => Buffer]>([
    ['another game, longer', (written) => padded(another, written.length + 500)],
    ['another game of the same length', (written) => padded(another, written.length).subarray(0, written.length)],
    ['zeros', (written) => Buffer.alloc(written.length)],
    ['an older copy of itself, made up with newlines', (written) => padded(written.subarray(0, 1500), written.length)],
    [
      'itself, and another line behind it',
      (written) => Buffer.concat([written, fileOf([{ seq: 99, at: 1, kind: 'lost' }])]),
    ],
    ['itself, and half a line behind it', (written) => Buffer.concat([written, Buffer.from('{"crc":"')])],
    ['itself, cut at the end of a line', (written) => written.subarray(0, written.lastIndexOf(10, -2) + 1)],
    ['itself, cut in the middle of a line', (written) => written.subarray(0, -20)],
    ['nothing at all', () => Buffer.alloc(0)],
  ])('a journal written over with %s has every line again before the next mark is saved', async (_what, change) => {
    const { disk, games, findings, written } = await openGame(20)
    const foreign = change(written)
    disk.overwrite(journalPath, foreign)
    value(await games.append(game, 20, [struck(20)]))
    const now = await disk.readFile(journalPath)
    expect(now.subarray(0, written.length)).toEqual(written)
    expect(await disk.readFile(asidePath)).toEqual(foreign)
    await Promise.resolve()
    expect(findings).toEqual(['journal-overwritten'])
    const { lines, codes } = await found(disk.afterCrash(() => 0))
    expect([lines.length, codes]).toEqual([22, []])
  })

  test('whatever is changed in the file, wherever, every saved line is there again after the next look', async () => {
    const place = fc.integer({ min: 0, max: 3000 })
    await fc.assert(
      fc.asyncProperty(
        place,
        fc.uint8Array({ minLength: 1, maxLength: 300 }),
        fc.boolean(),
        async (at, bytes, isMarked) => {
          const { disk, games, written } = await openGame(9)
          const foreign = Buffer.from(written)
          foreign.set(bytes.subarray(0, Math.max(0, foreign.length - at)), Math.min(at, foreign.length))
          disk.overwrite(journalPath, foreign)
          if (isMarked) value(await games.append(game, 9, [struck(9)]))
          await games.look()
          expect((await disk.readFile(journalPath)).subarray(0, written.length).equals(written)).toBe(true)
          const names = await disk.list('/games/ulsan')
          expect(names.some((name) => name.startsWith('journal.overwritten'))).toBe(!foreign.equals(written))
        },
      ),
      { numRuns: 150 },
    )
  })

  test('a disk that is full when the lines are put back keeps the marks unsaved, and saves them when there is room', async () => {
    const { disk, games, findings, written } = await openGame(5)
    disk.overwrite(journalPath, Buffer.alloc(written.length))
    disk.fails = (operation) => (operation === 'create' ? { code: 'ENOSPC' } : undefined)
    const saving = games.append(game, 5, [struck(5)])
    expect(await games.retry(game)).toMatchObject({ code: 'marks-not-saved', values: { n: 1 } })
    disk.fails = () => undefined
    value(await games.retry(game))
    expect(value(await saving).lastSeq).toBe(6)
    expect((await disk.readFile(journalPath)).subarray(0, written.length)).toEqual(written)
    await Promise.resolve()
    expect(findings).toEqual(['journal-overwritten'])
    expect((await disk.list('/games/ulsan')).filter((name) => name.includes('overwritten'))).toHaveLength(1)
  })

  test('one that is overwritten again is restored again, and both are kept', async () => {
    const { disk, games, written } = await openGame(5)
    for (const [at, byte] of [1, 2].entries()) {
      disk.overwrite(journalPath, Buffer.alloc(written.length + 10, byte))
      value(await games.append(game, 5 + at, [struck(at)]))
    }
    expect((await disk.readFile(journalPath)).subarray(0, written.length)).toEqual(written)
    expect((await disk.list('/games/ulsan')).filter((name) => name.includes('overwritten'))).toHaveLength(2)
  })

  test('overwritten before the middle behind its snapshot was read: the table stays, and marks are saved', async () => {
    const { journal, snapshot, table, lines: written } = await playedGame()
    const disk = diskWith({ [journalPath]: journal, [snapshotPath]: snapshot })
    const games = gamesOn(disk)
    expect(value(await games.open(game)).verified).toBe(false)
    const foreign = padded(Buffer.concat([encodeLine({ ...written[0], at: 77 }).bytes, another]), journal.length)
    disk.overwrite(journalPath, foreign)
    value(await games.append(game, 6, [struck(7)]))
    value(await games.close(game))
    expect(await disk.readFile(asidePath)).toEqual(foreign)
    const { state, codes, opened, lines } = await found(disk)
    expect(codes).toEqual([])
    expect(opened?.headCrc).toBe(saidCrc(journal, 0))
    const boxes = { ...table.ships[mikasa]!.boxes, [tinyBoxes[7]!]: ['struck'] }
    expect(state?.ships[mikasa]?.boxes).toEqual(boxes)
    expect(lines.map(({ kind }) => kind)).toEqual(['head', ...Array<string>(6).fill('lost'), 'step', 'step'])
  })

  /** Reads of any kind that a mark causes, on a journal of some lines. */
  async function readsPerMark(lines: number, time: () => bigint): Promise<number> {
    const disk = new SimulatedDisk()
    const withoutLooks = { later: () => () => undefined, snapshotEvery: Number.POSITIVE_INFINITY }
    const games = gamesOn(disk, undefined, withoutLooks)
    value(await games.start(tinySetup, tinyPack, '1.0.0', 'Ulsan'))
    value(await games.open(game))
    const many: Entry[] = Array.from({ length: lines }, (_, box) => struck(box))
    value(await games.append(game, 0, many))
    disk.timeAlone = time
    for (let mark = 0; mark < 10; mark++) value(await games.append(game, lines + mark, [struck(mark)]))
    let reads = 0
    disk.fails = (operation) => {
      if (operation === 'read') reads++
      return undefined
    }
    for (let mark = 10; mark < 20; mark++) value(await games.append(game, lines + mark, [struck(mark)]))
    return reads / 10
  }

  let turned = 0n
  test.each<readonly [string, () => bigint]>([
    ['as it should', () => 0n],
    ['by itself', () => turned++],
  ])(
    'a mark costs at most three small looks, however long the file is, where its time goes on %s',
    async (_how, time) => {
      const looks = await readsPerMark(3, time)
      expect(looks).toBeLessThanOrEqual(3)
      expect(await readsPerMark(4000, time)).toBe(looks)
    },
  )
})

describe('on a real disk', () => {
  async function overwritable() {
    const { game: id, ...opened } = await openedGame(20)
    return { ...opened, id, written: await readFile(opened.path) }
  }

  async function writeOver(path: string, bytes: Buffer, at = 0): Promise<void> {
    const file = await open(path, 'r+')
    await file.write(bytes, 0, bytes.length, at)
    await file.close()
  }

  test('twenty marks that another program overwrote are back with the next one, and players are notified', async () => {
    const { games, id, folder, path, written, notices } = await overwritable()
    const foreign = Buffer.alloc(written.length + 3, 'no journal ')
    await writeOver(path, foreign)
    value(await games.append(id, 20, [struck(20)]))
    expect((await readFile(path)).subarray(0, written.length)).toEqual(written)
    expect((await readFile(path, 'utf8')).trimEnd().split('\n')).toHaveLength(22)
    expect(await readFile(join(folder, 'journal.overwritten-1.jsonl'))).toEqual(foreign)
    const values = { file: 'journal.overwritten-1.jsonl' }
    expect(notices).toContainEqual([
      'gameVerified',
      expect.objectContaining({ report: { findings: [{ code: 'journal-overwritten', values }] } }),
    ])
    expect(value(await games.open(id)).report.findings).toHaveLength(1)
  })

  test('a journal that was copied over itself, or whose times were set, is played on without a word', async () => {
    const { games, id, folder, path, written } = await overwritable()
    await writeFile(path, written)
    value(await games.append(id, 20, [struck(20)]))
    await utimes(path, 1, 1)
    value(await games.append(id, 21, [struck(21)]))
    await games.look()
    expect((await readdir(folder)).toSorted()).toEqual(['head.json', 'journal.jsonl'])
    expect(value(await games.open(id)).report.findings).toEqual([])
  })
})
