import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { done, refused, type Result } from '#shared/kernel/result'
import { systemCode } from '../disk-refusal'
import { close, listen } from './lock-folder'
import { holdInFolder, type Lock } from './lock-folder'

/** Keeps a second program out of a game. */
export interface Locks {
  /** Held until released or until the process ends, however it ends. `realPath`: links followed. */
  hold(realPath: string): Promise<Result<Lock, 'game-open-elsewhere' | 'lock-trouble'>>
}

/**
 * Something that listens, which the kernel closes with the process: a crash leaves nothing that keeps anyone out. Its
 * name depends only on the user and the folder of the game, which are the same for every program.
 */
export const socketLocks: Locks = {
  async hold(realPath) {
    try {
      const name = nameOf(realPath)
      switch (process.platform) {
        case 'win32':
          return await holdName(`\\\\.\\pipe\\${name}`)
        case 'linux':
          return await holdName(`\0${name}`)
        default:
          return await holdInFolder(await socketFolder(), name)
      }
    } catch (error) {
      return refused('lock-trouble', { error: error instanceof Error ? error.message : String(error) })
    }
  },
}

function nameOf(realPath: string): string {
  // By number where there are numbers: a user need not have a name.
  const user = process.getuid?.() ?? userInfo().username
  return `st-${createHash('sha256').update(`${user}:${realPath}`).digest('hex').slice(0, 16)}`
}

/** Windows gives a pipe's name to one at a time, Linux that of an abstract socket. */
async function holdName(name: string): Promise<Result<Lock, 'game-open-elsewhere'>> {
  try {
    const server = await listen(name, () => 'holds')
    return done({ release: () => close(server) })
  } catch (error) {
    if (systemCode(error) === 'EADDRINUSE' || systemCode(error) === 'EACCES') return refused('game-open-elsewhere')
    throw error
  }
}

/** Room for our names: elsewhere the path of a socket may have 104 bytes. */
const longestFolderBytes = 70

/** By the system's own word for the user's home, not the environment's; the same for all where that leaves no room. */
async function socketFolder(): Promise<string> {
  const { homedir } = userInfo()
  const parts = process.platform === 'darwin' ? ['Library', 'Caches'] : ['.cache']
  const folder = join(homedir, ...parts, 'spotting-top')
  if (Buffer.byteLength(folder) > longestFolderBytes) return '/tmp'
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}
