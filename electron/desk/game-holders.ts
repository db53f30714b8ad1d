import type { GameId } from '#shared/kernel/ids'

/** One page, connection or window, as the shells distinguish them. */
export type Page = object

/** Who asks where no shell stands between: tests, and the program itself. */
export const noPage: Page = {}

/** Which pages have which games open, and how many lines each has not sent because a game cannot be saved. */
export class GameHolders {
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
