import type { GameState } from '#shared/game/state'
import type { GameId } from '#shared/kernel/ids'
import { done, refused, type Refusal, type Result } from '#shared/kernel/result'
import { systemCode } from './disk-trouble'
import type { Games } from './journal/games'
import { resolvedInside } from './library/place'
import { aside } from './library/scan-shelf'
import { gamesFolder } from './library/shelf-kinds'

/**
 * The games of one library, opened and closed in turn: a page that leaves a game and comes straight back, or a print
 * that only wants to read one, never meets it half closed. A games folder that leads out of the library is not touched.
 */
export class GamesInTurn {
  /** Games that a page has open; a print closes the others again. */
  private readonly onPage = new Set<GameId>()
  private readonly turns = new Map<GameId, Promise<unknown>>()

  constructor(
    private readonly library: string,
    private readonly games: Games,
  ) {}

  /** True while a page has any game open: the library stays where it is. */
  get anyOpen(): boolean {
    return this.onPage.size > 0
  }

  readonly start: Games['start'] = async (...setup) => (await this.leadsOut()) ?? this.games.start(...setup)

  readonly open: Games['open'] = (game) =>
    this.inTurn(game, async () => {
      const out = await this.leadsOut()
      if (out) return out
      const opened = await this.games.open(game)
      if (opened.ok) this.onPage.add(game)
      return opened
    })

  readonly close: Games['close'] = (game) =>
    this.inTurn(game, async () => {
      const closed = await this.games.close(game)
      if (closed.ok || closed.code === 'game-not-open') this.onPage.delete(game)
      return closed
    })

  readonly remove: Games['remove'] = (game) =>
    this.inTurn(game, async () => {
      const out = await this.leadsOut()
      if (out) return out
      const removed = await this.games.remove(game)
      if (removed.ok) this.onPage.delete(game)
      return removed
    })

  get append(): Games['append'] {
    return this.games.append
  }

  get lines(): Games['lines'] {
    return this.games.lines
  }

  get stateAt(): Games['stateAt'] {
    return this.games.stateAt
  }

  /** The table as it is now, of a game that may be closed and is left as it was. */
  stateNow(game: GameId): Promise<Result<GameState>> {
    return this.inTurn(game, async () => {
      const out = await this.leadsOut()
      if (out) return out
      const opened = await this.games.open(game)
      if (!opened.ok) return opened
      if (!this.onPage.has(game)) await this.games.close(game)
      return done(opened.value.state)
    })
  }

  async list(): ReturnType<Games['list']> {
    const out = await this.leadsOut()
    if (!out) return this.games.list()
    return { games: [], setAside: [aside(gamesFolder, out)] }
  }

  /** Flushes and closes every game. */
  async dispose(): Promise<void> {
    await Promise.allSettled(this.turns.values())
    await this.games.closeAll()
  }

  private async leadsOut(): Promise<Refusal | null> {
    try {
      const inside = await resolvedInside(this.library, [gamesFolder])
      return inside === null ? refused('file-link-outside', { path: gamesFolder }) : null
    } catch (error) {
      if (systemCode(error) === undefined) throw error
      // Not there yet, or no longer: the journals say what that means.
      return null
    }
  }

  private inTurn<Value>(game: GameId, work: () => Promise<Result<Value>>): Promise<Result<Value>> {
    const turn = (this.turns.get(game) ?? Promise.resolve()).then(work)
    const settled = turn.catch(() => undefined)
    this.turns.set(game, settled)
    void settled.then(() => {
      if (this.turns.get(game) === settled) this.turns.delete(game)
    })
    return turn
  }
}
