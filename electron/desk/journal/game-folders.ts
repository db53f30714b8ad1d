import { dirname, join } from 'node:path'
import { gameId, type GameId } from '#shared/kernel/ids'
import { done, refused, type Result } from '#shared/kernel/result'
import { isSlug, slugFrom } from '#shared/kernel/slug'
import { onDisk } from '../disk-refusal'
import { isPlainName, isWithin } from '../library/place'
import { removedFolder } from '../library/shelves'
import type { Disk } from './disk'
import { isMissing, isTaken, isTemporary } from './whole-file'

/** `<slug>`, `<slug>-2` … */
const mostNamesakes = 999

/** The folders of the games of one library: found, claimed for a new game, moved out of the way. */
export function gameFolders(disk: Disk, gamesFolder: string) {
  const folderOf = (game: GameId) => join(gamesFolder, game)

  /** A folder without a journal is no game. */
  async function ifThere<Value>(game: GameId, ask: () => Promise<Result<Value>>): Promise<Result<Value>> {
    try {
      return await ask()
    } catch (error) {
      if (isMissing(error)) return refused('game-unknown', { game })
      throw error
    }
  }

  /** Links followed, and inside the library still. */
  async function realFolder(game: GameId): Promise<Result<string>> {
    if (!isSlug(game)) return refused('game-unknown', { game: game.slice(0, 64) })
    return onDisk(() =>
      ifThere(game, async () => {
        const [root, real] = await Promise.all([disk.realPath(gamesFolder), disk.realPath(folderOf(game))])
        return isWithin(root, real) ? done(real) : refused('game-outside-library', { game })
      }),
    )
  }

  async function claimFolder(slug: string): Promise<GameId> {
    await makeIfMissing(gamesFolder)
    for (let number = 1; number <= mostNamesakes; number++) {
      const name = number === 1 ? slug : `${slug}-${number}`
      try {
        await disk.makeFolder(join(gamesFolder, name))
      } catch (error) {
        if (isTaken(error)) continue
        throw error
      }
      await disk.syncFolder(gamesFolder)
      return gameId(name)
    }
    throw Object.assign(new Error(`no free name for ${slug}`), { code: 'EEXIST' })
  }

  /** A folder that got no game is removed again, as far as the disk lets us. */
  async function giveBackFolder(game: GameId): Promise<void> {
    const folder = folderOf(game)
    const names = await disk.list(folder).catch(() => [])
    for (const name of names) if (isTemporary(name)) await disk.remove(join(folder, name)).catch(() => undefined)
    await disk.removeFolder(folder).catch(() => undefined)
  }

  async function makeIfMissing(folder: string): Promise<void> {
    try {
      await disk.makeFolder(folder)
      await disk.syncFolder(dirname(folder))
    } catch (error) {
      if (!isTaken(error)) throw error
    }
  }

  async function moveToRemoved(game: GameId): Promise<Result<null>> {
    const removed = join(dirname(gamesFolder), removedFolder)
    await makeIfMissing(removed)
    const [root, real] = await Promise.all([disk.realPath(dirname(gamesFolder)), disk.realPath(removed)])
    if (!isWithin(root, real)) return refused('file-link-outside', { path: removedFolder })
    const taken = new Set(await disk.list(removed))
    let name: string = game
    for (let number = 2; taken.has(name); number++) name = `${game}-${number}`
    await disk.rename(folderOf(game), join(removed, name))
    await disk.syncFolder(removed)
    await disk.syncFolder(gamesFolder)
    return done(null)
  }

  return { folderOf, ifThere, realFolder, claimFolder, giveBackFolder, moveToRemoved }
}

/** A title as the name of a folder. */
export function slugOf(title: string): string {
  const short = slugFrom(title, 56) || 'game'
  return isPlainName(short) ? short : `game-${short}`
}
