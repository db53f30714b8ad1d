import { createHash, randomBytes } from 'node:crypto'
import { link, rename, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { done, refused, type Result } from '#shared/kernel/result'

/** Keeps a second program out of a game. */
export interface Locks {
  /** Held until released or until the process ends, however it ends. `realPath`: links followed. */
  hold(realPath: string): Promise<Result<Lock, 'game-open-elsewhere' | 'lock-trouble'>>
}

export interface Lock {
  release(): Promise<void>
}

/**
 * A socket that listens. The kernel closes it with the process, so a crash leaves nothing that keeps anyone out; the
 * name that a crash leaves behind is told from a living one by knocking.
 */
export const socketLocks: Locks = {
  async hold(realPath) {
    const name = `spotting-top-${createHash('sha256').update(realPath).digest('hex').slice(0, 24)}`
    try {
      return process.platform === 'win32' ? await holdPipe(`\\\\.\\pipe\\${name}`) : await holdSocket(name)
    } catch (error) {
      return refused('lock-trouble', { error: error instanceof Error ? error.message : String(error) })
    }
  },
}

async function holdPipe(pipe: string): Promise<Result<Lock, 'game-open-elsewhere'>> {
  const server = await listen(pipe)
  return server ? done({ release: () => close(server) }) : refused('game-open-elsewhere')
}

/** The socket is made under a name of its own and then linked to the common one, which only one of two can do. */
async function holdSocket(name: string): Promise<Result<Lock, 'game-open-elsewhere'>> {
  const place = join(tmpdir(), `${name}-${userInfo().uid}.sock`)
  const own = `${place}.${randomBytes(4).toString('hex')}`
  const server = await listen(own)
  if (!server) return refused('game-open-elsewhere')
  try {
    const isOurs = (await claim(own, place)) || ((await clearIfDead(place)) && (await claim(own, place)))
    if (isOurs) return done({ release: () => leave(server, place) })
    await close(server)
    return refused('game-open-elsewhere')
  } catch (error) {
    await close(server)
    throw error
  } finally {
    await rm(own, { force: true })
  }
}

async function claim(own: string, place: string): Promise<boolean> {
  try {
    await link(own, place)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Takes a dead name away. It is moved first and knocked at again, lest a living one that just took it be lost. */
async function clearIfDead(place: string): Promise<boolean> {
  if (await answers(place)) return false
  const moved = `${place}.${randomBytes(4).toString('hex')}.old`
  try {
    await rename(place, moved)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return true
    throw error
  }
  const isAlive = await answers(moved)
  if (isAlive) await claim(moved, place)
  await rm(moved, { force: true })
  return !isAlive
}

function answers(place: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(place)
    const say = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => say(true))
    // Anything but a refusal may be a living one that is out of reach: better to keep out.
    socket.once('error', (error) => say(!['ECONNREFUSED', 'ENOENT'].includes(codeOf(error) ?? '')))
  })
}

function listen(place: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error) => {
      if (codeOf(error) === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen(place, () => {
      server.unref()
      resolve(server)
    })
  })
}

async function leave(server: Server, place: string): Promise<void> {
  await rm(place, { force: true })
  await close(server)
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
