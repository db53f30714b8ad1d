import { join } from 'node:path'
import type { Appended, GameReport, GameSummary, LogPage, OpenGame } from '#shared/bridge/contract'
import { schemaId } from '#shared/documents/formats'
import type { ScenarioSetup } from '#shared/documents/scenario'
import { checkLine } from '#shared/game/check-line'
import { journalVersion, type Entry, type HeadLine } from '#shared/game/journal-line'
import type { GameState } from '#shared/game/state'
import { gameId, type GameId, type PackId } from '#shared/kernel/ids'
import { done, refused, type Refusal, type Result } from '#shared/kernel/result'
import { isSlug } from '#shared/kernel/slug'
import type { Place } from '#shared/log/touching'
import { onDisk, onDiskReading } from '../disk-refusal'
import type { Naming } from '../library/naming-note'
import { gamesFolder as shelf } from '../library/shelves'
import { momentOf } from '../moment'
import { nodeDisk } from './disk'
import { Game } from './game'
import type { GameDeps } from './game-deps'
import { gameFolders, slugOf } from './game-folders'
import { summarise } from './game-summary'
import { keepHeadCopy } from './head-copy'
import { journalName } from './journal-file'
import { encodeLine, sizeRefusal } from './line-format'
import { socketLocks, type Locks } from './lock'
import { openJournal, readBytes } from './open-journal'
import { BatchesOfGames, type After } from './taken-batches'
import { isMissing, writeWholeOn } from './whole-file'
import type { SetAside } from '#shared/bridge/table-window'

export interface GamesDeps extends Omit<GameDeps, 'disk' | 'later'> {
  readonly disk?: GameDeps['disk']
  readonly later?: GameDeps['later']
  readonly locks?: Locks
  /** `<library>/games`; what is removed goes to `<library>/removed`. */
  readonly gamesFolder: string
}

/** Lines of a game that are in the program's memory only, and why. */
export interface UnsavedLines {
  readonly game: GameId
  readonly title: string
  readonly lines: number
  readonly because: Pick<Refusal, 'code' | 'values'>
}

/** The games of one library. Every answer is a `Result`; nothing is thrown but bugs. */
export function openGames(given: GamesDeps) {
  const deps = { disk: nodeDisk, later: laterUnref, locks: socketLocks, ...given }
  const { disk, gamesFolder } = deps
  const open = new Map<GameId, Promise<Result<Game>>>()
  /** The same, once it is there. */
  const here = new Map<GameId, Game>()
  const batches = new BatchesOfGames()
  const { folderOf, ifThere, realFolder, claimFolder, giveBackFolder, moveToRemoved } = gameFolders(disk, gamesFolder)

  async function openGame(game: GameId): Promise<Result<Game>> {
    const folder = await realFolder(game)
    if (!folder.ok) return folder
    const lock = await deps.locks.hold(folder.value)
    if (!lock.ok) return lock
    // A folder that cannot be written to is still read; its marks stay "not saved".
    const file = disk.open(join(folder.value, journalName)).catch(() => null)
    let opened: Awaited<ReturnType<typeof openJournal>> | undefined
    try {
      opened = await onDiskReading(() => ifThere(game, () => openJournal(deps, folder.value)))
    } finally {
      if (!opened?.ok) {
        await (await file)?.close().catch(() => undefined)
        await lock.value.release()
      }
    }
    if (!opened.ok) return opened
    return done(new Game(game, folder.value, deps, lock.value, opened.value, await file))
  }

  async function withGame<Value>(game: GameId, ask: (open: Game) => Promise<Result<Value>>): Promise<Result<Value>> {
    const opened = await open.get(game)
    if (!opened) return refused('game-not-open', { game })
    return opened.ok ? ask(opened.value) : opened
  }

  /** Refused as `marks-not-saved` while some are not. */
  const close = (game: GameId): Promise<Result<null>> =>
    withGame(game, async (closing) => {
      const closed = await closing.close()
      if (!closed.ok) return closed
      open.delete(game)
      here.delete(game)
      return closed
    })

  return {
    /** Creates a game from the setup under its own title, without opening it. */
    async start(
      setup: ScenarioSetup,
      pack: PackId,
      packVersion: string,
      title: string,
    ): Promise<Result<{ game: GameId }>> {
      const head: HeadLine = {
        seq: 0,
        at: Math.max(0, momentOf(deps.clock())),
        kind: 'head',
        $schema: schemaId('journal-line'),
        format: 'spotting-top/journal',
        version: journalVersion,
        pack,
        packVersion,
        setup: { ...setup, title },
      }
      const checked = checkLine(head)
      if (!checked.ok) return checked
      const rules = deps.rulesOf(pack)
      if (!rules) return refused('pack-unknown', { pack })
      const fits = rules.checkSetup(head.setup)
      if (!fits.ok) return fits
      return onDisk(async () => {
        const game = await claimFolder(slugOf(title))
        const { bytes } = encodeLine(head)
        try {
          await writeWholeOn(disk, folderOf(game), journalName, bytes)
        } catch (error) {
          await giveBackFolder(game)
          throw error
        }
        // The game works without it, and the next opening tries again.
        await keepHeadCopy(disk, folderOf(game), bytes).catch(() => undefined)
        return done({ game })
      })
    },

    /**
     * A game from elsewhere, by the lines of its journal; refused unless every one of them is sound. It is none before its
     * journal, which waits under a name of its own, gets the name of one.
     */
    async bringIn(lines: readonly string[]): Promise<Result<{ game: GameId; journal: Naming }>> {
      const bytes = Buffer.from(`${lines.join('\n')}\n`)
      const tooLarge = sizeRefusal(bytes.length)
      if (tooLarge) return tooLarge
      return onDisk(async () => {
        const read = await readBytes(deps, gamesFolder, bytes)
        if (!read.ok) return read
        const { head, findings, mending, headBytes } = read.value
        if (mending !== null || findings.length > 0) return refused('bundle-game-damaged', { title: head.setup.title })
        const game = await claimFolder(slugOf(head.setup.title))
        const waiting = `.${journalName}.part`
        try {
          await writeWholeOn(disk, folderOf(game), waiting, bytes)
        } catch (error) {
          await giveBackFolder(game)
          throw error
        }
        await keepHeadCopy(disk, folderOf(game), bytes.subarray(0, headBytes)).catch(() => undefined)
        return done({ game, journal: { from: join(folderOf(game), waiting), to: join(folderOf(game), journalName) } })
      })
    },
    /** Deletes a game that was brought in just now, and that nobody has seen yet. */
    async takeOut(game: GameId): Promise<void> {
      for (const name of [journalName, 'head.json'])
        await disk.remove(join(folderOf(game), name)).catch(() => undefined)
      await giveBackFolder(game)
    },
    /** The journal of a game as it lies on the disk; `marks-not-saved` while some of it does not. */
    journalText: (game: GameId): Promise<Result<string>> =>
      withGame(game, async (opened) => {
        if (opened.unsavedLines > 0) return refused('marks-not-saved', { n: opened.unsavedLines })
        const folder = await realFolder(game)
        if (!folder.ok) return folder
        return onDiskReading(async () => done((await disk.readPart(join(folder.value, journalName), 0)).toString()))
      }),

    /** `unanswered`: a batch that may or may not have been written. */
    async open(game: GameId, unanswered?: string): Promise<Result<OpenGame>> {
      const opening = open.get(game) ?? openGame(game)
      open.set(game, opening)
      let answer: Result<Game> | undefined
      try {
        answer = await opening
      } finally {
        if (!answer?.ok && open.get(game) === opening) open.delete(game)
      }
      if (!answer.ok) return answer
      here.set(game, answer.value)
      const taken = unanswered !== undefined && batches.has(game, unanswered)
      return done({ ...answer.value.describe(), taken })
    },

    close,
    closeAll: () => Promise.all([...open.keys()].map(close)),

    /** Entries as a page sent them. A `batch` that comes again is answered as it was the first time, and not written twice. */
    append: (game: GameId, after: After, entries: readonly unknown[], batch?: string): Promise<Result<Appended>> =>
      withGame(game, (opened) =>
        batch === undefined
          ? opened.append(after, entries)
          : batches.of(game).once(batch, (taken) => opened.append(after, entries, { id: batch, taken })),
      ),
    /** Entries made from the table of the journal, with its secrets; a `batch` that comes again counts once. */
    deal: (
      game: GameId,
      make: (state: GameState) => Result<readonly Entry[]>,
      batch: string,
    ): Promise<Result<Appended>> =>
      withGame(game, (opened) => batches.of(game).once(batch, (taken) => opened.deal(make, { id: batch, taken }))),
    /** The table now, with its secrets. */
    tableOf: (game: GameId): Promise<Result<GameState>> =>
      withGame(game, async (opened) => done(opened.describe().state)),
    lines: (game: GameId, from: number, count: number): Promise<Result<LogPage>> =>
      withGame(game, (opened) => opened.lines(from, count)),
    /** The newest lines about one place on a card. */
    touching: (game: GameId, place: Place): Promise<Result<LogPage>> =>
      withGame(game, (opened) => opened.touching(place)),
    /** What had to be repaired to open it, as far as it has been read by now. */
    findings: (game: GameId): Promise<Result<GameReport['findings']>> =>
      withGame(game, async (opened) => done(opened.describe().report.findings)),
    stateAt: (game: GameId, seq: number): Promise<Result<GameState>> => withGame(game, (opened) => opened.stateAt(seq)),

    /** Tries at once to save what is not saved; `marks-not-saved` if it still cannot be. */
    retry: (game: GameId): Promise<Result<null>> =>
      withGame(game, async (opened) =>
        (await opened.retry()) ? done(null) : refused('marks-not-saved', { n: opened.unsavedLines }),
      ),

    /** Checks that the open journals are still where they were. */
    look: async (): Promise<void> => {
      await Promise.all([...here.values()].map((game) => game.look()))
    },

    /** What trouble with the disk keeps in memory, of the games that are open now. */
    unsaved: (): readonly UnsavedLines[] =>
      [...here].flatMap(([game, { title, unsavedLines: lines, problem }]) =>
        lines === 0 || !problem ? [] : [{ game, title, lines, because: problem }],
      ),

    async remove(game: GameId): Promise<Result<null>> {
      if (open.has(game)) {
        const closed = await close(game)
        if (!closed.ok) return closed
      }
      const folder = await realFolder(game)
      if (!folder.ok) return folder
      const lock = await deps.locks.hold(folder.value)
      if (!lock.ok) return lock
      try {
        batches.forget(game)
        return await onDisk(() => moveToRemoved(game))
      } finally {
        await lock.value.release()
      }
    },

    async list(): Promise<{ readonly games: readonly GameSummary[]; readonly setAside: readonly SetAside[] }> {
      const names = await disk.list(gamesFolder).catch(() => [])
      const summaries: GameSummary[] = []
      const setAside: SetAside[] = []
      for (const name of names.filter(isSlug).sort()) {
        const game = gameId(name)
        const summary = await onDiskReading(() => summariseIfThere(game))
        if (!summary.ok) {
          const { code, values } = summary
          setAside.push({ path: `${shelf}/${name}/${journalName}`, reason: { code, values } })
        } else if (summary.value) summaries.push(summary.value)
      }
      return { games: summaries, setAside }
    },
  }
  async function summariseIfThere(game: GameId): Promise<Result<GameSummary | null>> {
    const folder = await realFolder(game)
    if (!folder.ok) return folder
    try {
      return await summarise(disk, folder.value, game)
    } catch (error) {
      if (isMissing(error)) return done(null)
      throw error
    }
  }
}

export type Games = ReturnType<typeof openGames>

function laterUnref(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms)
  timer.unref()
  return () => clearTimeout(timer)
}
