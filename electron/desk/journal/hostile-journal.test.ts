import { expect, test } from 'vitest'
import { encodeLine } from './line-format'
import { fileOf, found, game, journalPath, playedGame, value } from './played-game.testing'
import { diskWith } from './simulated-disk.testing'
import { gamesOn } from './table-evening.testing'

const played = await playedGame()

const tenMegabytes = 10 * 1024 * 1024
const note = (seq: number) => encodeLine({ seq, at: 5, kind: 'note', text: 'x' }).bytes
const again = note(3)

function filled(line: (count: number) => Buffer): Buffer {
  const parts = [played.journal]
  let length = played.journal.length
  for (let count = 0; length < tenMegabytes; count++) {
    const next = line(count)
    parts.push(next)
    length += next.length
  }
  return Buffer.concat(parts)
}

test.each([
  ['that jumps far from line to line', (count: number) => note(7 + count * 9000), 'journal-beyond-mending'],
  ['that leaves out every other line', (count: number) => note(8 + count * 2), 'journal-beyond-mending'],
  [
    'whose lines no journal can hold',
    (count: number) => encodeLine({ seq: 7 + count, at: 5, kind: 'note', text: 7 }).bytes,
    'journal-beyond-mending',
  ],
  ['that is one line again and again', () => again, undefined],
  ['of text that is no line', () => Buffer.from('{"crc":"00000000",no line at all, and more of it}\n'), undefined],
  ['of empty lines', () => Buffer.alloc(1024, 0x0a), undefined],
])(
  'ten megabytes of a journal %s are read a quarter of a megabyte at most at a time',
  async (_what, line, code) => {
    const disk = diskWith({ [journalPath]: filled(line) })
    let breaths = 0
    const giveWay = () => Promise.resolve(breaths++)
    const opened = await gamesOn(disk, undefined, { giveWay }).open(game)
    if (code === undefined) {
      expect(value(opened)).toMatchObject({ lastSeq: 6, state: played.table })
      expect(breaths).toBeGreaterThanOrEqual(tenMegabytes / (256 * 1024))
    } else {
      expect(opened).toMatchObject({ code, values: { limit: 10_000 } })
      expect(await disk.list('/games/ulsan')).toEqual(['journal.jsonl'])
    }
  },
  30_000,
)

test('of very many damaged places the first hundred are listed, and how many more there were', async () => {
  const more = Array.from({ length: 150 }, () => played.lines[2]!)
  const { findings, lines } = await found(diskWith({ [journalPath]: fileOf([...played.lines, ...more]) }))
  expect(lines).toEqual(played.lines)
  expect(findings).toHaveLength(101)
  expect(findings.at(-1)).toEqual({ code: 'journal-findings-more', values: { n: 50 } })
})

test.each([
  ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['both', (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
])('a journal to which an editor gave %s loses nothing, and is put right', async (_what, edit) => {
  const edited = Buffer.from(edit(played.journal.toString()))
  const disk = diskWith({ [journalPath]: edited })
  expect(await gamesOn(disk).list()).toMatchObject({ games: [{ game, lines: 7 }], setAside: [] })
  const { codes, lines, state } = await found(disk)
  expect(codes).toEqual(['journal-edited'])
  expect(lines).toEqual(played.lines)
  expect(state).toEqual(played.table)
  expect(await disk.readFile(journalPath)).toEqual(played.journal)
  expect(await disk.readFile('/games/ulsan/journal.damaged-1.jsonl')).toEqual(edited)
})

test('a turn with a phase its rules do not have counts, and is named', async () => {
  const turn = { seq: 7, at: 9_000_000, kind: 'turn', turn: 2, phase: 'tea' }
  const { findings, state } = await found(diskWith({ [journalPath]: fileOf([...played.lines, turn]) }))
  expect(findings).toEqual([{ code: 'journal-phase-unknown', values: { seq: 7, phase: 'tea' } }])
  expect(state).toMatchObject({ turn: 2, phase: 'tea' })
})
