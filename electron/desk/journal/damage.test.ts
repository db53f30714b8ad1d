import { beforeAll, expect, test } from 'vitest'
import type { GameReport, OpenGame } from '#shared/bridge/contract'
import type { JournalLine } from '#shared/game/journal-line'
import { tinyPack, tinySetup } from '#shared/game/tiny-fleet.testing'
import type { GameState } from '#shared/game/state'
import type { GameId } from '#shared/kernel/ids'
import type { Result } from '#shared/kernel/result'
import { encodeLine } from './line-format'
import { diskWith, type SimulatedDisk } from './simulated-disk.testing'
import { struck } from './struck.testing'
import { gamesOn, type Told } from './table-evening.testing'

const game = 'ulsan' as GameId
const journalPath = '/games/ulsan/journal.jsonl'
const snapshotPath = '/games/ulsan/snapshot.json'
let journal: Buffer
let snapshot: Buffer
let lines: readonly JournalLine[]
let table: GameState
/** Where each line begins, and where the last one ends. */
let starts: number[]

const value = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.values)}`)
  return result.value
}

beforeAll(async () => {
  const disk = diskWith({})
  const games = gamesOn(disk)
  value(await games.start(tinySetup, tinyPack, '1.0.0', 'Ulsan'))
  value(await games.open(game))
  for (let after = 0; after < 6; after++) value(await games.append(game, after, [struck(after)]))
  lines = value(await games.lines(game, 0, 100)).lines
  table = value(await games.open(game)).state
  value(await games.close(game))
  journal = await disk.readFile(journalPath)
  snapshot = await disk.readFile(snapshotPath)
  starts = [0]
  for (let at = 0; at < journal.length;) starts.push((at = journal.indexOf(10, at) + 1))
})

interface Found {
  readonly refused: string | undefined
  readonly lines: readonly JournalLine[]
  readonly codes: readonly string[]
  readonly findings: GameReport['findings']
  readonly opened: OpenGame | undefined
  /** After all mending. */
  readonly state: GameState | undefined
}

/** Opens, waits for the check in the background, and looks at everything. */
async function found(disk: SimulatedDisk): Promise<Found> {
  let verified: GameReport | undefined
  const games = gamesOn(disk, (told: Told) => {
    if (told[0] === 'gameVerified') verified = told[1].report
  })
  const opened = await games.open(game)
  if (!opened.ok)
    return { refused: opened.code, lines: [], codes: [], findings: [], opened: undefined, state: undefined }
  const page = value(await games.lines(game, 0, 100))
  const now = value(await games.open(game))
  expect((verified ?? now.report).findings).toEqual(now.report.findings)
  value(await games.close(game))
  const { findings } = now.report
  return {
    refused: undefined,
    lines: page.lines,
    codes: findings.map(({ code }) => code),
    findings,
    opened: opened.value,
    state: now.state,
  }
}

const lineAt = (at: number) => starts.findLastIndex((start) => start <= at)

test('cut off at every byte: all whole lines are there, the torn one is reported, the file as found is kept', async () => {
  for (let cut = 0; cut < journal.length; cut++) {
    const torn = journal.subarray(0, cut)
    const disk = diskWith({ [journalPath]: torn })
    const { refused, lines: kept, codes } = await found(disk)
    const line = lineAt(cut)
    const endsLine = starts.includes(cut)
    const lacksNewline = starts.includes(cut + 1)
    if (line === 0 && !lacksNewline) {
      expect(refused, `cut at ${cut}`).toBe('journal-head-damaged')
      expect(await disk.readFile(journalPath)).toEqual(torn)
      continue
    }
    const whole = lacksNewline ? line + 1 : line
    expect(kept, `cut at ${cut}`).toEqual(lines.slice(0, whole))
    expect(codes, `cut at ${cut}`).toEqual(endsLine ? [] : [lacksNewline ? 'journal-end-mended' : 'journal-torn'])
    if (!endsLine) expect(await disk.readFile('/games/ulsan/journal.torn-1.jsonl')).toEqual(torn)
  }
}, 120_000)

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

test.each([false, true])(
  'a flipped byte anywhere, snapshot there: %s',
  async (withSnapshot) => {
    for (let at = 0; at < journal.length; at += withSnapshot ? 11 : 7) {
      const flipped = Buffer.from(journal)
      flipped[at] = flipped[at]! ^ 0x04
      const disk = diskWith({ [journalPath]: flipped, ...(withSnapshot ? { [snapshotPath]: snapshot } : {}) })
      const { refused, lines: kept, codes, state } = await found(disk)
      const hit = lineAt(at)
      // A line whose end is gone takes the next one with it.
      const reach = at === starts[hit + 1]! - 1 ? hit + 1 : hit
      if (hit === 0) {
        expect(refused, `flipped ${at}`).toBe('journal-head-damaged')
        expect(await disk.readFile(journalPath)).toEqual(flipped)
        continue
      }
      expect(kept.slice(0, hit), `flipped ${at}`).toEqual(lines.slice(0, hit))
      // The snapshot knows what the damaged line had done.
      if (withSnapshot) {
        expect(state, `flipped ${at}`).toEqual(table)
        expect(codes, `flipped ${at}`).toContain('journal-recovered')
      }
      if (reach < 6 || (withSnapshot && hit < 6)) {
        expect(kept.slice(reach + 1, 7), `flipped ${at}`).toEqual(lines.slice(reach + 1))
        expect(kept.slice(hit, reach + 1).map((line) => line.kind)).not.toContain('step')
        expect(codes[0], `flipped ${at}`).toBe('journal-lines-lost')
        expect(await disk.readFile('/games/ulsan/journal.damaged-1.jsonl')).toEqual(flipped)
      } else if (at === journal.length - 1) expect(kept.slice(0, 6)).toEqual(lines.slice(0, 6))
      else expect(codes[0], `flipped ${at}`).toBe('journal-torn')
      expect((await found(disk)).codes, `flipped ${at}, opened again`).toEqual([])
    }
  },
  120_000,
)

const fileOf = (values: readonly object[]) => Buffer.concat(values.map((line) => encodeLine(line).bytes))

test('a line that stands twice counts once', async () => {
  const disk = diskWith({ [journalPath]: fileOf([...lines.slice(0, 4), lines[3]!, ...lines.slice(4)]) })
  const { lines: kept, findings } = await found(disk)
  expect(kept).toEqual(lines)
  expect(findings).toEqual([{ code: 'journal-line-repeated', values: { seq: 3 } }])
})

test('a number that was skipped is a lost line, and those after it stay', async () => {
  const disk = diskWith({ [journalPath]: fileOf([...lines.slice(0, 3), ...lines.slice(5)]) })
  const { lines: kept, findings } = await found(disk)
  expect(kept.map((line) => line.kind)).toEqual(['head', 'step', 'step', 'lost', 'lost', 'step', 'step'])
  expect(findings).toEqual([{ code: 'journal-lines-lost', values: { from: 3, to: 4, n: 2 } }])
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

test('a line that no journal can hold is left out and named with its place', async () => {
  const wrong = { ...lines[3], effects: [{ type: 'marked', ship: '__proto__', box: '1-1', mark: 'struck', on: true }] }
  const { findings, lines: kept } = await found(
    diskWith({ [journalPath]: fileOf([...lines.slice(0, 3), wrong, ...lines.slice(4)]) }),
  )
  expect(findings).toMatchObject([{ code: 'journal-line-wrong', values: { seq: 3, where: 'effects.0.ship' } }])
  expect(kept[3]).toMatchObject({ kind: 'lost' })
  expect(kept.slice(4)).toEqual(lines.slice(4))
})

test('a clock set back is read as standing still', async () => {
  const backwards = lines.map((line, index) => ({ ...line, at: index === 4 ? 3 : line.at }))
  const { lines: kept, codes } = await found(diskWith({ [journalPath]: fileOf(backwards) }))
  expect(kept[4]?.at).toBe(lines[3]?.at)
  expect(codes).toEqual([])
})

test('a folder that cannot be written to: the game is looked at, marks stay unsaved and are counted', async () => {
  const disk = diskWith({ [journalPath]: journal })
  disk.fails = (operation) => (operation === 'read' ? undefined : { code: 'EROFS' })
  const troubles: (Told & readonly ['gameTrouble', unknown])[1][] = []
  const games = gamesOn(disk, (told) => {
    if (told[0] === 'gameTrouble') troubles.push(told[1])
  })
  expect(value(await games.open(game)).lastSeq).toBe(6)
  const saving = games.append(game, 6, [struck(7)])
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(troubles.at(-1)).toMatchObject({ trouble: { code: 'save-read-only', unsaved: 1 } })
  expect(await games.close(game)).toMatchObject({ code: 'marks-not-saved', values: { n: 1 } })
  disk.fails = () => undefined
  expect(value(await saving).lastSeq).toBe(7)
  expect(troubles.at(-1)).toMatchObject({ trouble: null })
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
}, 120_000)

test('a snapshot whose checksums are right and whose table is wrong gives way to the journal', async () => {
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
