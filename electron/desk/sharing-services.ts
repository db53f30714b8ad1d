import type { GameId } from '#shared/kernel/ids'
import { done, mapped, refused, type Result } from '#shared/kernel/result'
import type { Desk, Notify } from './desk'
import type { ChannelServices } from './gateway'
import { changeLibrary, undoChange, type LibraryChangeDone } from './library/change-library'
import type { Naming } from './library/naming-note'
import { inLibraryTurn } from './library/save-own'
import type { FindPack } from './library/shelves'
import type { OpenedLibrary } from './opened-library'

interface Parts {
  readonly findPack: FindPack
  readonly clock: () => number
  readonly notify: Notify
}

/** A change that can be taken back. */
interface Undoable {
  readonly opened: OpenedLibrary
  readonly documents: LibraryChangeDone
  readonly games: readonly GameId[]
}

/** As many as anybody takes back; what they removed stays in its folder. */
const mostUndoable = 20

/** As many files as anybody opens together. */
const mostOffered = 20

/** A file that the system handed over, until the page asks for it. */
export interface Offered {
  readonly name: string
  readonly text: string
}

/** Many documents and games together, into the library and out of it. */
export class Sharing {
  private readonly offered: Offered[] = []
  private readonly undoable = new Map<string, Undoable>()
  private readonly running = new Map<string, { isCancelled: boolean }>()

  constructor(
    private readonly desk: Desk,
    private readonly parts: Parts,
  ) {}

  get services() {
    return {
      libraryChange: ({ change, put, games, remove }) => this.change(change, { put, remove }, games),
      libraryChangeCancel: async ({ change }) => {
        const its = this.running.get(change)
        if (its) its.isCancelled = true
        return done(null)
      },
      libraryUndo: ({ change }) => this.undo(change),
      libraryOffered: async () => done(this.offered.splice(0)),
      gameExport: async ({ game }) =>
        mapped(await (await this.desk.opened()).games.journalText(game), (text) => ({ text })),
    } satisfies Partial<ChannelServices>
  }

  /** Of more than a few that nobody asks for, the last ones count. */
  offer(file: Offered): void {
    this.offered.splice(0, Math.max(0, this.offered.length - mostOffered + 1))
    this.offered.push(file)
  }

  private async change(
    change: string,
    documents: Parameters<typeof changeLibrary>[1],
    journals: readonly (readonly string[])[],
  ): Promise<Result<{ readonly games: readonly GameId[] }>> {
    if (this.running.has(change) || this.undoable.has(change)) return refused('library-change-twice')
    const its = { isCancelled: false }
    this.running.set(change, its)
    const opened = await this.desk.opened()
    const { findPack, clock, notify } = this.parts
    return inLibraryTurn(opened.library, async () => {
      const games: GameId[] = []
      const named: Naming[] = []
      const takeOut = async () => {
        for (const game of games) await opened.games.takeOut(game)
      }
      for (const lines of journals) {
        const brought = its.isCancelled ? refused('library-change-cancelled') : await opened.games.bringIn(lines)
        if (!brought.ok) {
          await takeOut()
          return brought
        }
        games.push(brought.value.game)
        named.push(brought.value.journal)
      }
      const progress = (written: number, of: number) => notify('libraryProgress', { change, done: written, of })
      const ways = { findPack, clock, progress, isCancelled: () => its.isCancelled }
      const changed = await changeLibrary(opened.library, { ...documents, journals: named }, ways)
      if (!changed.ok) {
        await takeOut()
        return changed
      }
      this.undoable.set(change, { opened, documents: changed.value, games })
      for (const old of [...this.undoable.keys()].slice(0, -mostUndoable)) this.undoable.delete(old)
      return done({ games })
    }).finally(() => this.running.delete(change))
  }

  private async undo(change: string): Promise<Result<{ readonly left: number }>> {
    const its = this.undoable.get(change)
    const opened = await this.desk.opened()
    // Another library is open now: that one stays as it is.
    if (!its || its.opened !== opened) return refused('library-undo-gone')
    this.undoable.delete(change)
    return inLibraryTurn(opened.library, async () => {
      let kept = 0
      for (const game of its.games) {
        const out = await opened.games.remove(game)
        if (!out.ok && out.code !== 'game-unknown') kept++
      }
      return mapped(await undoChange(its.documents), ({ left }) => ({ left: left + kept }))
    })
  }
}
