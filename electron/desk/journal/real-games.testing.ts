import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { NoticePayloads } from '#shared/bridge/contract'
import { tinyPack, tinyRules, tinySetup } from '#shared/game/tiny-fleet.testing'
import type { GameId } from '#shared/kernel/ids'
import { openGames, type Games, type GamesDeps } from './games'
import { value } from './played-game.testing'
import { struck } from './struck.testing'

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
  const library = await mkdtemp(join(tmpdir(), 'journal-'))
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
  onTestFinished(async () => {
    await games.closeAll()
    await rm(library, { recursive: true })
  })
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
