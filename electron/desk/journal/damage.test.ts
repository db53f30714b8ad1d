import { expect, test } from 'vitest'
import { encodeLine } from './line-format'
import { fileOf, found, game, journalPath, playedGame, snapshotPath, value } from './played-game.testing'
import { diskWith } from './simulated-disk.testing'
import { gamesOn, struck, type SentNotice } from './table-evening.testing'

const { journal, snapshot, lines, table, starts } = await playedGame()

test("cut off at a line's end, with the snapshot left: the missing lines are named, what they did is put back", async () => {
  for (let seq = 1; seq < lines.length; seq++) {
    const disk = diskWith({ [journalPath]: journal.subarray(0, starts[seq]), [snapshotPath]: snapshot })
    const { findings, lines: kept, state } = await found(disk)
    expect(kept.slice(0, seq)).toEqual(lines.slice(0, seq))
    expect(findings).toEqual([
      { code: 'journal-shorter', values: { from: seq, to: 6, n: 7 - seq } },
      { code: 'journal-recovered', values: { seq } },
    ])
    expect(state).toEqual(table)
    expect(kept.at(-1)).toMatchObject({ seq, kind: 'step', label: { key: 'steps.recovered', values: { n: 7 - seq } } })
    expect(await disk.readFile('/games/ulsan/snapshot.ahead-1.json')).toEqual(snapshot)
    expect((await found(disk)).codes).toEqual([])
  }
})

test.each([false, true])('two lines that changed places lose nothing, snapshot there: %s', async (withSnapshot) => {
  for (let first = 1; first < lines.length; first++) {
    for (let second = first + 1; second < lines.length; second++) {
      const swapped = [...lines]
      ;[swapped[first], swapped[second]] = [lines[second]!, lines[first]!]
      const bytes = fileOf(swapped)
      const disk = diskWith({ [journalPath]: bytes, ...(withSnapshot ? { [snapshotPath]: snapshot } : {}) })
      expect(await gamesOn(disk).list()).toMatchObject({ games: [{ lines: 7 }], setAside: [] })
      const { lines: kept, findings, state } = await found(disk)
      expect(kept).toEqual(lines)
      expect(state).toEqual(table)
      // All behind the first that is early: each of them stands after a higher number.
      expect(findings).toEqual([{ code: 'journal-lines-moved', values: { n: second - first, seq: first } }])
      expect(await disk.readFile(journalPath)).toEqual(journal)
      expect(await disk.readFile('/games/ulsan/journal.damaged-1.jsonl')).toEqual(bytes)
      expect((await found(disk)).codes).toEqual([])
    }
  }
})

const wrong = { ...lines[3], effects: [{ type: 'marked', ship: '__proto__', box: '1-1', mark: 'struck', on: true }] }
const lost = expect.objectContaining({ kind: 'lost' })
test.each<readonly [string, readonly object[], readonly unknown[], readonly object[]]>([
  [
    'a line that stands twice counts once',
    lines.toSpliced(3, 0, lines[3]!),
    lines,
    [{ code: 'journal-line-repeated', values: { seq: 3 } }],
  ],
  [
    'a number that was skipped is a lost line, and those after it stay',
    lines.toSpliced(3, 2),
    lines.toSpliced(3, 2, lost, lost),
    [{ code: 'journal-lines-lost', values: { from: 3, to: 4, n: 2 } }],
  ],
  [
    'a line that no journal can hold is left out and named with its place',
    lines.toSpliced(3, 1, wrong as never),
    lines.toSpliced(3, 1, lost),
    [{ code: 'journal-line-wrong', values: { seq: 3, where: 'effects.0.ship' } }],
  ],
  [
    'a clock set back is read as standing still',
    lines.with(4, { ...lines[4]!, at: 3 }),
    lines.with(4, { ...lines[4]!, at: lines[3]!.at }),
    [],
  ],
])('%s', async (_, written, kept, findings) => {
  const read = await found(diskWith({ [journalPath]: fileOf(written) }))
  expect(read.lines).toEqual(kept)
  expect(read.findings).toMatchObject(findings)
})

test('a line of a kind, or a head of a version, that is not known is refused by name and the file left alone', async () => {
  const strange = fileOf([...lines.slice(0, 3), { seq: 3, at: 9, kind: 'prophecy' }])
  const newer = fileOf([{ ...lines[0], version: 2 }, ...lines.slice(1)])
  for (const [bytes, code] of [
    [strange, 'journal-kind-unknown'],
    [newer, 'journal-version-unknown'],
  ] as const) {
    const disk = diskWith({ [journalPath]: bytes })
    expect((await found(disk)).refused).toBe(code)
    expect(await disk.list('/games/ulsan')).toEqual(['journal.jsonl'])
    const { setAside } = await gamesOn(disk).list()
    if (code === 'journal-version-unknown')
      expect(setAside[0]?.reason).toEqual({ code, values: { version: '2', known: 1 } })
  }
})

test('a folder that cannot be written to: the game is looked at, marks stay unsaved and are counted', async () => {
  const disk = diskWith({ [journalPath]: journal })
  disk.fails = (operation) => (operation === 'read' ? undefined : { code: 'EROFS' })
  const problems: (SentNotice & readonly ['gameProblem', unknown])[1][] = []
  const games = gamesOn(disk, (notice) => {
    if (notice[0] === 'gameProblem') problems.push(notice[1])
  })
  expect(value(await games.open(game)).lastSeq).toBe(6)
  const saving = games.append(game, 6, [struck(7)])
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(problems.at(-1)).toMatchObject({ problem: { code: 'save-read-only', unsaved: 1 } })
  expect(await games.close(game)).toMatchObject({ code: 'marks-not-saved', values: { n: 1 } })
  disk.fails = () => undefined
  expect(value(await saving).lastSeq).toBe(7)
  expect(problems.at(-1)).toMatchObject({ problem: null })
  value(await games.close(game))
})

test('a damaged snapshot costs nothing', async () => {
  for (let at = 0; at < snapshot.length; at += 19) {
    const flipped = Buffer.from(snapshot)
    flipped[at] = flipped[at]! ^ 0x04
    const { lines: kept, codes } = await found(diskWith({ [journalPath]: journal, [snapshotPath]: flipped }))
    expect(kept).toEqual(lines)
    expect(codes).toEqual([])
  }
})

test('a snapshot with right checksums and a wrong table is ignored: the journal counts', async () => {
  const { crc: _crc, ...stored } = JSON.parse(snapshot.toString()) as Record<string, unknown>
  const state = { ...(stored['state'] as object), turn: 9 }
  const { codes, opened } = await found(
    diskWith({ [journalPath]: journal, [snapshotPath]: encodeLine({ ...stored, state }).bytes }),
  )
  expect(opened?.state.turn).toBe(9)
  expect(codes).toEqual(['snapshot-differs'])
})

test('a game opened only to be closed again, as a print does, puts back what its damaged line had done', async () => {
  const damaged = Buffer.from(journal)
  damaged[starts[2]! + 60]! ^= 1
  const disk = diskWith({ [journalPath]: damaged, [snapshotPath]: snapshot })
  const games = gamesOn(disk)
  expect(value(await games.open(game)).verified).toBe(false)
  value(await games.close(game))
  expect((await found(disk)).state).toEqual(table)
})

test('a journal that was played on elsewhere is not overruled by the snapshot of another branch', async () => {
  const elsewhere = lines.slice(0, 4).map((line) => ({ ...line, at: line.at + (line.seq === 3 ? 1_000_000 : 0) }))
  const disk = diskWith({ [journalPath]: fileOf(elsewhere), [snapshotPath]: snapshot })
  const { codes, lines: kept } = await found(disk)
  expect(codes).toEqual(['journal-shorter'])
  expect(kept).toEqual(elsewhere)
})
