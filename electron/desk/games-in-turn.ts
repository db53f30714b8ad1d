import type { OpenGame } from '#shared/bridge/contract'
import type { JournalLine } from '#shared/game/journal-line'
import type { GameState } from '#shared/game/state'
import type { GameId } from '#shared/kernel/ids'
import { done, refused, type Refusal, type Result } from '#shared/kernel/result'
import { sayRefusal } from '#shared/words/say-refusal'
import type { Words } from '#shared/words/speak'
import { instead } from './disk-refusal'
import type { Games, UnsavedLines } from './journal/games'
import { resolvedInside } from './library/place'
import { aside, gamesFolder } from './library/shelves'
import { Turns } from './turns'

/** How long after a game could not be closed, because it could not be saved, it is tried again. */
const lingerMs = 5_000
/** Lines of a journal that are read at once. */
const linesAtOnce = 3000

/** One page, connection or window, as the shells distinguish them. */
export type Page = object

/** Who asks where no shell stands between: tests, and the program itself. */
export const noPage: Page = {}

/** Which pages have which games open, and how many lines each has not sent because a game cannot be saved. */
class GameHolders {
  private readonly holders = new Map<GameId, Map<Page, number>>()
  private readonly gone = new WeakSet<Page>()

  get any(): boolean {
    return this.holders.size > 0
  }

  has(game: GameId): boolean {
    return this.holders.has(game)
  }

  /** True if another page than this one has the game open. */
  holdsBeside(game: GameId, page: Page): boolean {
    return [...(this.holders.get(game)?.keys() ?? [])].some((holder) => holder !== page)
  }

  /** False for a page that has gone away in the meantime. */
  hold(game: GameId, page: Page): boolean {
    if (this.gone.has(page)) return false
    const pages = this.holders.get(game) ?? new Map<Page, number>()
    pages.set(page, pages.get(page) ?? 0)
    this.holders.set(game, pages)
    return true
  }

  /** True if nobody holds the game any more. */
  leave(game: GameId, page: Page): boolean {
    const pages = this.holders.get(game)
    pages?.delete(page)
    if (pages?.size === 0) this.holders.delete(game)
    return !this.holders.has(game)
  }

  forget(game: GameId): void {
    this.holders.delete(game)
  }

  /** A page that went away comes back as another; the games it held. */
  removePage(page: Page): readonly GameId[] {
    this.gone.add(page)
    return [...this.holders].filter(([, pages]) => pages.has(page)).map(([game]) => game)
  }

  reportUnsent(game: GameId, page: Page, lines: number): void {
    const pages = this.holders.get(game)
    if (pages?.has(page)) pages.set(page, lines)
  }

  /** Lines that pages have not sent, by game. */
  keptBack(): ReadonlyMap<GameId, number> {
    const sum = ([game, pages]: readonly [GameId, Map<Page, number>]) =>
      [game, [...pages.values()].reduce((lines, more) => lines + more, 0)] as const
    return new Map([...this.holders].map(sum).filter(([, lines]) => lines > 0))
  }
}

/**
 * The games of one library, opened and closed in turn: a page that leaves a game and comes straight back, or a print
 * that only wants to read one, never meets it half closed. A game is open while any page holds it, and beyond that until
 * its last mark is saved. A games folder that leads out of the library is not touched.
 */
export function gamesInTurn(library: string, games: Games, reportFault: (problem: unknown) => void) {
  const holders = new GameHolders()
  const turns = new Map<GameId, Turns>()
  /** Games that nobody holds but that still have marks to save. */
  const lingering = new Map<GameId, NodeJS.Timeout>()

  function inTurn<Value>(game: GameId, work: () => Promise<Result<Value>>): Promise<Result<Value>> {
    const its = turns.get(game) ?? new Turns()
    turns.set(game, its)
    return its.take(work)
  }

  async function leadsOut(): Promise<Refusal | null> {
    // Not there yet, or no longer: the journals say what that means.
    const inside = await resolvedInside(library, [gamesFolder]).catch(instead(''))
    return inside === null ? refused('file-link-outside', { path: gamesFolder }) : null
  }

  /** The same for work that touches the games folder. */
  function inside<Value>(game: GameId, work: () => Promise<Result<Value>>): Promise<Result<Value>> {
    return inTurn(game, async () => (await leadsOut()) ?? work())
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
    return inside(game, async () => {
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

    bringIn: async (lines: readonly string[]) => (await leadsOut()) ?? games.bringIn(lines),
    /** The journal as it lies on the disk, of a game that may be closed and stays closed. */
    journalText: (game: GameId): Promise<Result<string>> => reading(game, () => games.journalText(game)),

    open: (game: GameId, page: Page = noPage, unanswered?: string): Promise<Result<OpenGame>> =>
      inside(game, async () => {
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
      inside(game, async () => {
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

    /** Every line of a game that is open, read in portions, so that no mark has to wait. */
    async allLines(game: GameId): Promise<Result<readonly JournalLine[]>> {
      const lines: JournalLine[] = []
      for (;;) {
        const page = await games.lines(game, lines.length, linesAtOnce)
        if (!page.ok) return page
        lines.push(...page.value.lines)
        if (page.value.lines.length < linesAtOnce) return done(lines)
      }
    },

    async list(): ReturnType<Games['list']> {
      const out = await leadsOut()
      return out ? { games: [], setAside: [aside(gamesFolder, out)] } : games.list()
    },

    /** Flushes and closes every game. What could not be saved stays open and is returned. */
    async dispose(): Promise<readonly Unsaved[]> {
      for (const game of [...lingering.keys()]) stopLingering(game)
      await Promise.all([...turns.values()].map(({ over }) => over))
      await games.closeAll()
      return unsaved()
    },
  }
}

export type GamesInTurn = ReturnType<typeof gamesInTurn>

/** What a game would lose if the program ended now, and why. */
export interface Unsaved extends UnsavedLines {
  /** Lines in pages that wait for the journal to be well again. */
  readonly keptBack: number
}

/** What is lost for good as the program ends: what the journals could not save, and what pages held back that are gone now. */
export function lostBetween(before: readonly Unsaved[], left: readonly Unsaved[]): readonly Unsaved[] {
  const saved = before
    .filter(({ game }) => !left.some((each) => each.game === game))
    .map((each) => ({ ...each, lines: 0 }))
  const more = left.map((each) => ({ ...each, keptBack: before.find(({ game }) => game === each.game)?.keptBack ?? 0 }))
  return [...more, ...saved].filter((each) => marksIn([each]) > 0)
}

export function marksIn(unsaved: readonly Unsaved[]): number {
  return unsaved.reduce((sum, { lines, keptBack }) => sum + lines + keptBack, 0)
}

/** One sentence a game: how many marks, and why. */
export function sayUnsaved(words: Words, unsaved: readonly Unsaved[]): readonly string[] {
  return unsaved.map((each) => {
    const reason = sayRefusal(words, { code: each.because.code, values: each.because.values })
    return words('app.unsavedOf', { title: each.title, n: marksIn([each]), reason })
  })
}
