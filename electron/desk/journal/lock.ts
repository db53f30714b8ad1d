import { createHash, randomBytes } from 'node:crypto'
import { readdir, rename, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { done, refused, type Result } from '#shared/kernel/result'

/** Keeps a second program out of a game. */
export interface Locks {
  /** Held until released or until the process ends, however it ends. `realPath`: links followed. */
  hold(realPath: string): Promise<Result<Lock, 'game-open-elsewhere' | 'lock-trouble'>>
}

export interface Lock {
  release(): Promise<void>
}

const answerMs = 2000
const againMs = 5
/** Longer than anyone needs who means to come or go. */
const mostLooks = 400

/** Something that listens, which the kernel closes with the process: a crash leaves nothing that keeps anyone out. */
export const socketLocks: Locks = {
  async hold(realPath) {
    const user = process.platform === 'win32' ? userInfo().username : String(userInfo().uid)
    const name = `st-${createHash('sha256').update(`${user}:${realPath}`).digest('hex').slice(0, 16)}`
    try {
      return process.platform === 'win32' ? await holdPipe(`\\\\.\\pipe\\${name}`) : await holdSocket(name)
    } catch (error) {
      return refused('lock-trouble', { error: error instanceof Error ? error.message : String(error) })
    }
  },
}

/** The system gives a pipe's name to one at a time. */
async function holdPipe(pipe: string): Promise<Result<Lock, 'game-open-elsewhere'>> {
  try {
    const server = await listen(pipe, () => 'holds')
    return done({ release: () => close(server) })
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE' || codeOf(error) === 'EACCES') return refused('game-open-elsewhere')
    throw error
  }
}

/**
 * Everyone listens under a name of their own and knocks at all the others, so no name is ever taken over from a dead
 * one. Who shows its name before it looks is seen by whoever looks later; of two that both still try, the one with the
 * smaller name waits for the other to give way.
 */
async function holdSocket(game: string): Promise<Result<Lock, 'game-open-elsewhere'>> {
  const name = `${game}.${randomBytes(4).toString('hex')}`
  const hidden = join(tmpdir(), `${name}.new`)
  const shown = join(tmpdir(), name)
  let standing: Standing = 'tries'
  const server = await listen(hidden, () => standing)
  const leave = async () => {
    await rm(shown, { force: true })
    await close(server)
  }
  try {
    // Shown only once it answers: a name that does not answer may be cleared away by anyone.
    await rename(hidden, shown)
    if (await othersGiveWay(game, name)) {
      standing = 'holds'
      return done({ release: leave })
    }
  } catch (error) {
    await leave()
    throw error
  }
  await leave()
  return refused('game-open-elsewhere')
}

type Standing = 'tries' | 'holds'

async function othersGiveWay(game: string, own: string): Promise<boolean> {
  for (let looks = 0; looks < mostLooks; looks++) {
    const names = await readdir(tmpdir())
    const others = names.filter((name) => name !== own && name.startsWith(`${game}.`) && !name.endsWith('.new'))
    const found = await Promise.all(others.map(async (name) => ({ name, is: await knock(join(tmpdir(), name)) })))
    if (found.every(({ is }) => is === 'gone')) return true
    if (found.some(({ name, is }) => is === 'holds' || (is === 'tries' && name < own))) return false
    await setTimeout(againMs)
  }
  return false
}

/** How another one stands. The name of a dead one is cleared away; one that keeps silent is taken to hold. */
function knock(place: string): Promise<Standing | 'leaves' | 'gone'> {
  return new Promise((resolve) => {
    const socket = connect(place)
    let heard = ''
    socket.setTimeout(answerMs, () => {
      resolve('holds')
      socket.destroy()
    })
    socket.on('data', (said: Buffer) => (heard += said.toString()))
    socket.once('error', (error) => {
      if (codeOf(error) === 'ECONNREFUSED' || codeOf(error) === 'ENOENT') {
        resolve(rm(place, { force: true }).then(() => 'gone'))
      }
    })
    socket.once('close', () => resolve(heard === 'tries' || heard === 'holds' ? heard : 'leaves'))
  })
}

function listen(place: string, standing: () => Standing): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.end(standing())
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

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
