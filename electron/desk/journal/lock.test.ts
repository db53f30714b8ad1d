import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { programOf } from '../desk.testing'
import { holdInFolder, socketLocks, type Lock, type Locks } from './lock'

let folder: string
let holder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
  holder = await programOf(
    folder,
    import.meta.dirname,
    `import { basename } from 'node:path'
    import { holdInFolder, socketLocks } from './lock'
    const [, , path, folder] = process.argv
    const held = folder ? await holdInFolder(folder, basename(path)) : await socketLocks.hold(path)
    process.stdout.write(held.ok ? 'held' : held.code)
    setInterval(() => {}, 1000)`,
  )
})
afterAll(() => rm(folder, { recursive: true }))

/** Another program that tries for the lock; its output, and a way to kill it. */
async function another(path: string, sockets = '', temporary = tmpdir()) {
  const env = { ...process.env, TMPDIR: temporary }
  const program = spawn(process.execPath, [holder, path, sockets], { stdio: ['ignore', 'pipe', 'inherit'], env })
  const [said] = (await once(program.stdout, 'data')) as [Buffer]
  const kill = async () => {
    program.kill('SIGKILL')
    await once(program, 'close')
  }
  return { said: said.toString(), kill }
}

describe.each([
  ['by the name that this system gives out', ''],
  ['by sockets in a folder', 'sockets'],
])('a lock %s', (_, place) => {
  let sockets = ''
  let locks: Locks = socketLocks
  beforeAll(async () => {
    if (place === '') return
    sockets = join(folder, place)
    await mkdir(sockets)
    locks = { hold: (path) => holdInFolder(sockets, basename(path)) }
  })
  const hold = async (path: string): Promise<Lock> => {
    const held = await locks.hold(path)
    if (!held.ok) throw new Error(held.code)
    return held.value
  }

  test('one holds, the next is kept out, and after release it may', async () => {
    const path = join(folder, 'one')
    const lock = await hold(path)
    expect(await locks.hold(path)).toMatchObject({ ok: false, code: 'game-open-elsewhere' })
    await lock.release()
    await (await hold(path)).release()
  })

  test('a program that was killed keeps nobody out, though its name is still there', async () => {
    const path = join(folder, 'two')
    const other = await another(path, sockets)
    expect(other.said).toBe('held')
    expect(await locks.hold(path)).toMatchObject({ code: 'game-open-elsewhere' })
    await other.kill()
    const lock = await hold(path)
    const late = await another(path, sockets)
    expect(late.said).toBe('game-open-elsewhere')
    await late.kill()
    await lock.release()
  })

  test('of many that find a dead name at once, one takes it', async () => {
    for (let round = 0; round < 20; round++) {
      const path = join(folder, `three-${round}`)
      if (round % 10 === 0) await (await another(path, sockets)).kill()
      const tries = await Promise.all(Array.from({ length: 10 }, () => locks.hold(path)))
      const held = tries.filter((attempt) => attempt.ok)
      expect(held).toHaveLength(1)
      for (const attempt of held) await attempt.value.release()
    }
  })

  test('of several programs at once, one takes it', async () => {
    const path = join(folder, 'several')
    const programs = await Promise.all(Array.from({ length: 5 }, () => another(path, sockets)))
    expect(programs.filter(({ said }) => said === 'held')).toHaveLength(1)
    await Promise.all(programs.map(({ kill }) => kill()))
    await (await hold(path)).release()
  })

  test('leaves nothing behind when it is released', async () => {
    const lock = await hold(join(folder, 'four'))
    await lock.release()
    expect(sockets === '' ? [] : await readdir(sockets)).toEqual([])
  })
})

test('programs that were given different temporary folders keep one another out', async () => {
  const path = join(folder, 'five')
  const lock = await socketLocks.hold(path)
  expect(lock.ok).toBe(true)
  const other = await another(path, '', folder)
  expect(other.said).toBe('game-open-elsewhere')
  await other.kill()
  if (lock.ok) await lock.value.release()
})
