/** Opening a long game: from its snapshot, by full replay, and beside a bare JSON.parse of the same lines. */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { GameId } from '#shared/kernel/ids'
import { median, roundsOf, shareOfPeer, timesAsFast, type BenchRow, type BenchSize, type Rounds } from './bench-row'
import { benchFolder, benchGames, must, playedGame } from './game-material'

const games = {
  full: [
    { entries: 10_000, rounds: 15 },
    { entries: 100_000, rounds: 5 },
  ],
  small: [{ entries: 200, rounds: 1 }],
} as const

const warming = 3

export async function measure(size: BenchSize): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const { entries, rounds } of games[size])
    rows.push(...(await measureGame(entries, roundsOf(size, rounds, warming))))
  return rows
}

async function measureGame(entries: number, rounds: readonly number[]): Promise<BenchRow[]> {
  const folder = await benchFolder()
  const game = await playedGame(folder.path, entries)
  const home = join(folder.path, 'games', game)
  const fromSnapshot: number[] = []
  const fullReplay: number[] = []
  const bareParse: number[] = []
  for (const round of rounds) {
    // Opened from the snapshot, which closing leaves, and so short that the middle of three counts; then without one.
    const quick = await timeOpening(folder.path, game)
    const again = [await timeOpening(folder.path, game), await timeOpening(folder.path, game)]
    await rm(join(home, 'snapshot.json'))
    const full = await timeOpening(folder.path, game)
    const parse = await timeParsing(join(home, 'journal.jsonl'))
    // A record that was marked has no prototype until it has been read from the snapshot: the clones have alike ones.
    if (!isDeepStrictEqual(structuredClone(quick.state), structuredClone(full.state)))
      throw new Error('the snapshot and the replay differ')
    if (round < 0) continue
    fromSnapshot.push(median([quick, ...again].map(({ ms }) => ms)))
    fullReplay.push(full.ms)
    bareParse.push(parse)
  }
  await folder.drop()
  const count = entries.toLocaleString('en').replace(',', ' ')
  const replayed: Rounds = { ours: fullReplay, peer: bareParse }
  const opened: Rounds = { ours: fromSnapshot, peer: fullReplay }
  const isStress = entries > 10_000
  return [
    timesAsFast(`opening ${count} entries from the snapshot, against full replay`, 'ms', opened, 10),
    shareOfPeer(
      `full replay of ${count} entries, against bare JSON.parse${isStress ? ' (stress)' : ''}`,
      'ms',
      replayed,
      3,
    ),
  ]
}

async function timeOpening(folder: string, game: GameId) {
  const games = benchGames(folder)
  globalThis.gc?.({ type: 'minor' })
  const start = performance.now()
  const { state } = await must(games.open(game))
  const ms = performance.now() - start
  await must(games.close(game))
  return { ms, state }
}

async function timeParsing(path: string): Promise<number> {
  globalThis.gc?.({ type: 'minor' })
  const start = performance.now()
  const lines = (await readFile(path, 'utf8')).split('\n')
  let kept = 0
  for (const line of lines) if (line !== '') kept += JSON.parse(line) === null ? 0 : 1
  if (kept === 0) throw new Error('nothing parsed')
  return performance.now() - start
}
