import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { done, refused, type Result } from '#shared/kernel/result'
import { systemCode } from '../disk-refusal'

export interface Lock {
  release(): Promise<void>
}

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

const answerMs = 2000
const againMs = 5
/** Longer than anyone needs who means to come or go. */
const mostLooks = 400

/**
 * Everyone listens under a name of their own and knocks at all the others, so no name is ever taken over from a dead
 * one. Who shows its name before it looks is seen by whoever looks later; of two that both still try, the one with the
 * smaller name waits for the other to give up.
 */
export async function holdInFolder(folder: string, game: string): Promise<Result<Lock, 'game-open-elsewhere'>> {
  const name = `${game}.${randomBytes(4).toString('hex')}`
  const hidden = join(folder, `${name}.new`)
  const shown = join(folder, name)
  let claim: Claim = 'tries'
  const server = await listen(hidden, () => claim)
  const leave = async () => {
    await rm(shown, { force: true })
    await close(server)
  }
  try {
    // Shown only once it answers: a name that does not answer may be cleared away by anyone.
    await rename(hidden, shown)
    if (await othersGiveWay(folder, game, name)) {
      claim = 'holds'
      return done({ release: leave })
    }
  } catch (error) {
    await leave()
    throw error
  }
  await leave()
  return refused('game-open-elsewhere')
}

type Claim = 'tries' | 'holds'

async function othersGiveWay(folder: string, game: string, own: string): Promise<boolean> {
  for (let looks = 0; looks < mostLooks; looks++) {
    const names = await readdir(folder)
    const others = names.filter((name) => name !== own && name.startsWith(`${game}.`) && !name.endsWith('.new'))
    const found = await Promise.all(others.map(async (name) => ({ name, is: await knock(join(folder, name)) })))
    if (found.every(({ is }) => is === 'gone')) return true
    if (found.some(({ name, is }) => is === 'holds' || (is === 'tries' && name < own))) return false
    await setTimeout(againMs)
  }
  return false
}

/** How another one stands. The name of a dead one is cleared away; one that keeps silent is taken to hold. */
function knock(place: string): Promise<Claim | 'leaves' | 'gone'> {
  return new Promise((resolve) => {
    const socket = connect(place)
    let received = ''
    socket.setTimeout(answerMs, () => {
      resolve('holds')
      socket.destroy()
    })
    socket.on('data', (said: Buffer) => (received += said.toString()))
    socket.once('error', (error) => {
      if (systemCode(error) === 'ECONNREFUSED' || systemCode(error) === 'ENOENT') {
        resolve(rm(place, { force: true }).then(() => 'gone'))
      }
    })
    socket.once('close', () => resolve(received === 'tries' || received === 'holds' ? received : 'leaves'))
  })
}

/** Listens under a name; whoever connects gets the current answer. */
function listen(place: string, said: () => string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.end(said())
    })
    server.once('error', reject)
    server.listen(place, () => {
      server.unref()
      resolve(server)
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
