import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NoticePayloads } from '#shared/bridge/contract'
import { tinyPack, tinyRules, tinySetup } from '#shared/game/tiny-fleet.testing'
import type { GameId } from '#shared/kernel/ids'
import { openGames, type Games, type GamesDeps } from './games'
import { value } from './played-game.testing'

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
  readonly end: () => Promise<void>
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
    end: async () => {
      await games.closeAll()
      await rm(library, { recursive: true })
    },
  }
}
