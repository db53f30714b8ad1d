import type { Appended, GameSummary, LogPage, OpenGame, SetAside } from '#shared/bridge/contract'
import type { ScenarioSetup } from '#shared/documents/scenario'
import type { Entry } from '#shared/game/journal-line'
import type { GameState } from '#shared/game/state'
import type { GameId, PackId } from '#shared/kernel/ids'
import type { Result } from '#shared/kernel/result'

/** What the desk asks of the journals in one library. Notices about games go straight to the interface. */
export interface Journals {
  start(pack: PackId, setup: ScenarioSetup): Promise<Result<{ readonly game: GameId }>>
  open(game: GameId): Promise<Result<OpenGame>>
  close(game: GameId): Promise<Result<null>>
  append(game: GameId, after: number, entries: readonly Entry[]): Promise<Result<Appended>>
  lines(game: GameId, from: number, count: number): Promise<Result<LogPage>>
  stateAt(game: GameId, seq: number): Promise<Result<GameState>>
  remove(game: GameId): Promise<Result<null>>
  /** The games of the library, and those that cannot be read with their reason. */
  list(): Promise<{ readonly games: readonly GameSummary[]; readonly setAside: readonly SetAside[] }>
  /** True while any game is open: the library stays where it is. */
  readonly anyOpen: boolean
  /** Flushes and closes every game. */
  dispose(): Promise<void>
}
