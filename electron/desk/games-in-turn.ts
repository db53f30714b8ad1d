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
export function gamesInTurn(library: string, games: Games, reportFault: (problem: unknown) => void) {
  const holders = new GameHolders()
  const turns = new Map<GameId, Promise<unknown>>()
  /** Games that nobody holds but that still have marks to save. */
  const lingering = new Map<GameId, NodeJS.Timeout>()

  function inTurn<Value>(game: GameId, work: () => Promise<Result<Value>>): Promise<Result<Value>> {
    const turn = (turns.get(game) ?? Promise.resolve()).then(work)
    const settled = turn.catch(() => undefined)
    turns.set(game, settled)
    void settled.then(() => {
      if (turns.get(game) === settled) turns.delete(game)
    })
    return turn
  }

  async function leadsOut(): Promise<Refusal | null> {
    try {
      const inside = await resolvedInside(library, [gamesFolder])
      return inside === null ? refused('file-link-outside', { path: gamesFolder }) : null
    } catch (error) {
      if (systemCode(error) === undefined) throw error
      // Not there yet, or no longer: the journals say what that means.
      return null
    }
  }

  function stopLingering(game: GameId): void {
    clearTimeout(lingering.get(game))
    lingering.delete(game)
  }

  /** Closes a game that nobody holds; while it cannot be saved it stays open, and is tried again. */
  async function letGo(game: GameId): Promise<Result<null>> {
    stopLingering(game)
    const closed = await games.close(game)
    if (closed.ok || closed.code !== 'marks-not-saved') return closed
    const again = () => {
      inTurn(game, async () => (holders.has(game) ? done(null) : letGo(game))).catch(reportFault)
    }
    lingering.set(game, setTimeout(again, lingerMs).unref())
    return closed
  }

  /** Reads a game that may be closed and stays closed. */
  function reading<Value>(game: GameId, read: (opened: OpenGame) => Promise<Result<Value>>): Promise<Result<Value>> {
    return inTurn(game, async () => {
      const out = await leadsOut()
      if (out) return out
      const opened = await games.open(game)
      if (!opened.ok) return opened
      try {
        return await read(opened.value)
      } finally {
        if (!holders.has(game)) await letGo(game)
      }
    })
  }

  /** The page leaves the game; it is closed when no other page has it open. */
  const close = (game: GameId, page: Page = noPage): Promise<Result<null>> =>
    inTurn(game, async () => (holders.leave(game, page) ? letGo(game) : done(null)))

  /** What would be lost if the program ended now: lines in memory, and lines that pages have not sent yet. */
  function unsaved(): readonly Unsaved[] {
    const keptBack = holders.keptBack()
    return games.unsaved().map((each) => ({ ...each, keptBack: keptBack.get(each.game) ?? 0 }))
  }

  return {
    ...games,
    reading,
    close,
    unsaved,

    /** True while a page has any game open, or marks are in memory only: the library stays where it is. */
    anyOpen: () => holders.any || lingering.size > 0,

    start: async (...setup: Parameters<Games['start']>) => (await leadsOut()) ?? games.start(...setup),

    open: (game: GameId, page: Page = noPage, unanswered?: string): Promise<Result<OpenGame>> =>
      inTurn(game, async () => {
        const out = await leadsOut()
        if (out) return out
        const opened = await games.open(game, unanswered)
        if (!opened.ok) return opened
        stopLingering(game)
        if (!holders.hold(game, page) && !holders.has(game)) await letGo(game)
        return opened
      }),

    /** A page has disconnected: it leaves every game it had open, even if one of them fails. */
    async pageGone(page: Page): Promise<void> {
      await Promise.all(holders.removePage(page).map((game) => close(game, page).catch(reportFault)))
    },

    /** The page has lines that it cannot send while the journal cannot save. */
    reportUnsent: (game: GameId, page: Page, lines: number) => holders.reportUnsent(game, page, lines),

    /** Refused while a page other than the asking one has the game open. */
    remove: (game: GameId, page: Page = noPage): Promise<Result<null>> =>
      inTurn(game, async () => {
        const out = await leadsOut()
        if (out) return out
        if (holders.holdsBeside(game, page)) return refused('game-in-other-window', { game })
        const removed = await games.remove(game)
        if (removed.ok) holders.forget(game)
        return removed
      }),

    /** The table as it is now, of a game that may be closed and stays closed; `headCrc` says which game is meant. */
    stateNow: (game: GameId, headCrc?: string): Promise<Result<GameState>> =>
      reading(game, async (opened) => {
        const isAnother = headCrc !== undefined && headCrc !== opened.headCrc
        return isAnother ? refused('game-another-printed', { game }) : done(opened.state)
      }),

    async list(): ReturnType<Games['list']> {
      const out = await leadsOut()
      return out ? { games: [], setAside: [aside(gamesFolder, out)] } : games.list()
    },

    /** Flushes and closes every game. What could not be saved stays open and is returned. */
    async dispose(): Promise<readonly Unsaved[]> {
      for (const game of [...lingering.keys()]) stopLingering(game)
      await Promise.allSettled(turns.values())
      await games.closeAll()
      return unsaved()
    },
  }
}

export type GamesInTurn = ReturnType<typeof gamesInTurn>
