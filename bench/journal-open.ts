/** Opening a long game: from its snapshot, by full replay, and beside a bare JSON.parse of the same lines. */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { GameState } from '#shared/game/state'
import {
  measured,
  median,
  millisecondsUntil,
  roundsOf,
  rowsOf,
  shareOfPeer,
  timesAsFast,
  type BenchRow,
  type Measure,
} from './bench-row'
import { benchEntry, benchFolder, benchGames, must, startedGame } from './game-material'

const played = {
  full: [
    { entries: 10_000, rounds: 15 },
    { entries: 100_000, rounds: 5 },
  ],
  small: [{ entries: 200, rounds: 1 }],
} as const

const warming = 3

export const measure: Measure = async (size) => {
  const rows: BenchRow[] = []
  for (const { entries, rounds } of played[size])
    rows.push(...(await measureGame(entries, roundsOf(size, rounds, warming))))
  return rows
}

async function measureGame(entries: number, rounds: readonly number[]): Promise<readonly BenchRow[]> {
  const folder = await benchFolder()
  const { game, home } = await playedGame(folder.path, entries)
  const path = join(home, 'journal.jsonl')

  async function opening(): Promise<{ readonly ms: number; readonly state: GameState }> {
    const games = benchGames(folder.path)
    let state: GameState | undefined
    const ms = await millisecondsUntil(async () => ({ state } = await must(games.open(game))))
    await must(games.close(game))
    return { ms, state: state! }
  }

  const { opened, replayed, parsed } = await measured(rounds, async () => {
    // Opened from the snapshot, which closing leaves, and so short that the middle of three counts; then without one.
    const quick = [await opening(), await opening(), await opening()]
    await rm(join(home, 'snapshot.json'))
    const full = await opening()
    // A record that was marked has no prototype until it has been read from the snapshot: the clones have alike ones.
    if (!isDeepStrictEqual(structuredClone(quick[0]!.state), structuredClone(full.state)))
      throw new Error('the snapshot and the replay differ')
    const parse = await millisecondsUntil(() => parseLines(path))
    return { opened: median(quick.map(({ ms }) => ms)), replayed: full.ms, parsed: parse }
  })
  await folder.drop()
  const count = entries.toLocaleString('en').replace(',', ' ')
  const stress = entries > 10_000 ? ' (stress)' : ''
  return rowsOf('ms', {
    [`opening ${count} entries from the snapshot, against full replay`]: timesAsFast(10, opened, replayed),
    [`full replay of ${count} entries, against bare JSON.parse${stress}`]: shareOfPeer(3, replayed, parsed),
  })
}

/** A game of so many entries, closed and its snapshot written. */
async function playedGame(folder: string, entries: number) {
  const started = await startedGame(folder)
  const { games, game } = started
  let { lastSeq: seq, lastCrc: crc } = await must(games.open(game))
  while (seq < entries) {
    const batch = Array.from({ length: Math.min(500, entries - seq) }, (_, place) => benchEntry(seq + place))
    ;({ lastSeq: seq, lastCrc: crc } = await must(games.append(game, { seq, crc }, batch)))
  }
  await must(games.close(game))
  return started
}

async function parseLines(path: string): Promise<void> {
  let kept = 0
  for (const line of (await readFile(path, 'utf8')).split('\n')) {
    if (line !== '') kept += JSON.parse(line) === null ? 0 : 1
  }
  if (kept === 0) throw new Error('nothing parsed')
}
