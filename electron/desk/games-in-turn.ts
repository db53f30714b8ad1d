import type { OpenGame } from '#shared/bridge/contract'
import type { GameState } from '#shared/game/state'
import type { GameId } from '#shared/kernel/ids'
import { done, refused, type Refusal, type Result } from '#shared/kernel/result'
import { systemCode } from './disk-refusal'
import { GameHolders, noPage, type Page } from './game-holders'
import type { Games } from './journal/games'
import { resolvedInside } from './library/place'
import { aside } from './library/scan-shelf'
import { gamesFolder } from './library/shelf-kinds'
import type { Unsaved } from './unsaved'

/** How long after a game could not be closed, because it could not be saved, it is tried again. */
const lingerMs = 5_000

/**
 * The games of one library, opened and closed in turn: a page that leaves a game and comes straight back, or a print
 * that only wants to read one, never meets it half closed. A game is open while any page holds it, and beyond that until
 * its last mark is saved. A games folder that leads out of the library is not touched.
 */
export class GamesInTurn {
  private readonly holders = new GameHolders()
  private readonly turns = new Map<GameId, Promise<unknown>>()
  /** Games that nobody holds but that still have marks to save. */
  private readonly lingering = new Map<GameId, NodeJS.Timeout>()

  constructor(
    private readonly library: string,
    private readonly games: Games,
    private readonly reportFault: (problem: unknown) => void,
  ) {}

  /** True while a page has any game open, or marks are in memory only: the library stays where it is. */
  get anyOpen(): boolean {
    return this.holders.any || this.lingering.size > 0
  }

  readonly start: Games['start'] = async (...setup) => (await this.leadsOut()) ?? this.games.start(...setup)

  open(game: GameId, page: Page = noPage, unanswered?: string): Promise<Result<OpenGame>> {
    return this.inTurn(game, async () => {
      const out = await this.leadsOut()
      if (out) return out
      const opened = await this.games.open(game, unanswered)
      if (!opened.ok) return opened
      this.stopLingering(game)
      if (!this.holders.hold(game, page) && !this.holders.has(game)) await this.letGo(game)
      return opened
    })
  }

  /** The page leaves the game; it is closed when no other page has it open. */
  close(game: GameId, page: Page = noPage): Promise<Result<null>> {
    return this.inTurn(game, async () => (this.holders.leave(game, page) ? this.letGo(game) : done(null)))
  }

  /** A page has disconnected: it leaves every game it had open, even if one of them fails. */
  async pageGone(page: Page): Promise<void> {
    await Promise.all(this.holders.removePage(page).map((game) => this.close(game, page).catch(this.reportFault)))
  }

  /** The page has lines that it cannot send while the journal cannot save. */
  reportUnsent(game: GameId, page: Page, lines: number): void {
    this.holders.reportUnsent(game, page, lines)
  }

  /** Refused while a page other than the asking one has the game open. */
  readonly remove = (game: GameId, page: Page = noPage): Promise<Result<null>> =>
    this.inTurn(game, async () => {
      const out = await this.leadsOut()
      if (out) return out
      if (this.holders.holdsBeside(game, page)) return refused('game-in-other-window', { game })
      const removed = await this.games.remove(game)
      if (removed.ok) this.holders.forget(game)
      return removed
    })

  get append(): Games['append'] {
    return this.games.append
  }

  get deal(): Games['deal'] {
    return this.games.deal
  }

  get tableOf(): Games['tableOf'] {
    return this.games.tableOf
  }

  get lines(): Games['lines'] {
    return this.games.lines
  }

  get touching(): Games['touching'] {
    return this.games.touching
  }

  get findings(): Games['findings'] {
    return this.games.findings
  }

  get stateAt(): Games['stateAt'] {
    return this.games.stateAt
  }

  get retry(): Games['retry'] {
    return this.games.retry
  }

  get look(): Games['look'] {
    return this.games.look
  }

  /** What would be lost if the program ended now: lines in memory, and lines that pages have not sent yet. */
  unsaved(): readonly Unsaved[] {
    const keptBack = this.holders.keptBack()
    return this.games.unsaved().map((each) => ({ ...each, keptBack: keptBack.get(each.game) ?? 0 }))
  }

  /** The table as it is now, of a game that may be closed and stays closed; `headCrc` says which game is meant. */
  stateNow(game: GameId, headCrc?: string): Promise<Result<GameState>> {
    return this.reading(game, async (opened) => {
      const isAnother = headCrc !== undefined && headCrc !== opened.headCrc
      return isAnother ? refused('game-another-printed', { game }) : done(opened.state)
    })
  }

  /** Reads a game that may be closed and stays closed. */
  reading<Value>(game: GameId, read: (opened: OpenGame) => Promise<Result<Value>>): Promise<Result<Value>> {
    return this.inTurn(game, async () => {
      const out = await this.leadsOut()
      if (out) return out
      const opened = await this.games.open(game)
      if (!opened.ok) return opened
      try {
        return await read(opened.value)
      } finally {
        if (!this.holders.has(game)) await this.letGo(game)
      }
    })
  }

  async list(): ReturnType<Games['list']> {
    const out = await this.leadsOut()
    if (!out) return this.games.list()
    return { games: [], setAside: [aside(gamesFolder, out)] }
  }

  /** Flushes and closes every game. What could not be saved stays open and is returned. */
  async dispose(): Promise<readonly Unsaved[]> {
    for (const game of [...this.lingering.keys()]) this.stopLingering(game)
    await Promise.allSettled(this.turns.values())
    await this.games.closeAll()
    return this.unsaved()
  }

  /** Closes a game that nobody holds; while it cannot be saved it stays open, and is tried again. */
  private async letGo(game: GameId): Promise<Result<null>> {
    this.stopLingering(game)
    const closed = await this.games.close(game)
    if (closed.ok || closed.code !== 'marks-not-saved') return closed
    const again = () => {
      const turn = this.inTurn(game, async () => (this.holders.has(game) ? done(null) : this.letGo(game)))
      turn.catch(this.reportFault)
    }
    this.lingering.set(game, setTimeout(again, lingerMs).unref())
    return closed
  }

  private stopLingering(game: GameId): void {
    clearTimeout(this.lingering.get(game))
    this.lingering.delete(game)
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
