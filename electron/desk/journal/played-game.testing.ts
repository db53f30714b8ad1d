import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import type { GameReport, NoticePayloads, OpenGame } from '#shared/bridge/contract'
import type { JournalLine } from '#shared/game/journal-line'
import type { GameState } from '#shared/game/state'
import { tinyPack, tinyRules, tinySetup } from '#shared/game/tiny-fleet.testing'
import type { GameId } from '#shared/kernel/ids'
import type { Result } from '#shared/kernel/result'
import { folderForTest } from '../desk.testing'
import { openGames, type Games, type GamesDeps } from './games'
import { encodeLine } from './line-format'
import { diskWith, type SimulatedDisk } from './simulated-disk.testing'
import { gamesOn, struck, type SentNotice } from './table-evening.testing'

export const game = 'ulsan' as GameId
export const journalPath = '/games/ulsan/journal.jsonl'
export const snapshotPath = '/games/ulsan/snapshot.json'
export const headCopyPath = '/games/ulsan/head.json'

export const value = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.values)}`)
  return result.value
}

/** A game of six marks, closed: its files, and the table that they give. */
export interface Played {
  readonly journal: Buffer
  readonly snapshot: Buffer
  /** The first line of the journal, as its copy holds it. */
  readonly head: Buffer
  readonly lines: readonly JournalLine[]
  readonly table: GameState
  /** Where each line begins, and where the last one ends. */
  readonly starts: readonly number[]
}

export async function playedGame(): Promise<Played> {
  const disk = diskWith({})
  const games = gamesOn(disk)
  value(await games.start(tinySetup, tinyPack, '1.0.0', 'Ulsan'))
  value(await games.open(game))
  for (let after = 0; after < 6; after++) value(await games.append(game, after, [struck(after)]))
  const { lines } = value(await games.lines(game, 0, 100))
  const table = value(await games.open(game)).state
  value(await games.close(game))
  const journal = await disk.readFile(journalPath)
  const starts = [0]
  for (let at = 0; at < journal.length;) starts.push((at = journal.indexOf(10, at) + 1))
  const [snapshot, head] = await Promise.all([disk.readFile(snapshotPath), disk.readFile(headCopyPath)])
  return { journal, snapshot, head, lines, table, starts }
}

export const fileOf = (values: readonly object[]) => Buffer.concat(values.map((line) => encodeLine(line).bytes))

export interface Found {
  readonly refused: string | undefined
  readonly lines: readonly JournalLine[]
  readonly codes: readonly string[]
  readonly findings: GameReport['findings']
  readonly opened: OpenGame | undefined
  /** After all repairs. */
  readonly state: GameState | undefined
}

/** Opens a game, waits for the check in the background, and looks at everything. */
export async function found(disk: SimulatedDisk): Promise<Found> {
  let verified: GameReport | undefined
  const games = gamesOn(disk, (notice: SentNotice) => {
    if (notice[0] === 'gameVerified') verified = notice[1].report
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

export interface RealGames {
  readonly library: string
  readonly games: Games
  /** What windows were notified of. */
  readonly notices: readonly (readonly [string, unknown])[]
  /** The trouble that windows were notified of; `undefined` where it is over. */
  readonly problems: () => readonly (string | undefined)[]
  /** The games of the same library as another program, or a faulty one, would open them. */
  readonly openedBy: (deps?: Partial<GamesDeps>) => Games
  readonly started: () => Promise<GameId>
}

/** Games on the real disk, in a library of their own that goes with the test. */
export async function realGames(): Promise<RealGames> {
  const library = await folderForTest()
  const notices: [string, unknown][] = []
  const openedBy = (deps: Partial<GamesDeps> = {}) =>
    openGames({
      gamesFolder: join(library, 'games'),
      rulesOf: (pack) => (pack === tinyPack ? tinyRules : undefined),
      clock: () => 5000,
      notify: (notice, payload) => notices.push([notice, payload]),
      ...deps,
    })
  const games = openedBy()
  onTestFinished(async () => void (await games.closeAll()))
  return {
    library,
    games,
    notices,
    openedBy,
    problems: () =>
      notices.flatMap(([notice, saving]) =>
        notice === 'gameProblem' ? [(saving as NoticePayloads['gameProblem']).problem?.code] : [],
      ),
    started: async () => value(await games.start(tinySetup, tinyPack, '1.0.0', 'Off Ulsan')).game,
  }
}

/** The same with a game that is open, so many of its boxes struck; where its files lie. */
export async function openedGame(marks = 0) {
  const real = await realGames()
  const game = await real.started()
  const opened = value(await real.games.open(game))
  for (let after = 0; after < marks; after++) value(await real.games.append(game, after, [struck(after)]))
  const folder = join(real.library, 'games', game)
  return { ...real, game, opened, folder, path: join(folder, 'journal.jsonl') }
}
