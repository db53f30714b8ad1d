import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { socketLocks, type Lock } from './lock'

let folder: string
let holder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
  const entry = join(folder, 'holder.ts')
  const lock = JSON.stringify(join(import.meta.dirname, 'lock.ts'))
  const program = `import { socketLocks } from ${lock}
const held = await socketLocks.hold(process.argv[2])
process.stdout.write(held.ok ? 'held' : held.code)
setInterval(() => {}, 1000)`
  await writeFile(entry, program)
  holder = join(folder, 'holder.mjs')
  await build({
    entryPoints: [entry],
    outfile: holder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
})
afterAll(() => rm(folder, { recursive: true }))

/** Another program that tries for the lock; what it said, and a way to kill it. */
async function another(path: string) {
  const program = spawn(process.execPath, [holder, path], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = (await once(program.stdout, 'data')) as [Buffer]
  const kill = async () => {
    program.kill('SIGKILL')
    await once(program, 'close')
  }
  return { said: said.toString(), kill }
}

const hold = async (path: string): Promise<Lock> => {
  const held = await socketLocks.hold(path)
  if (!held.ok) throw new Error(held.code)
  return held.value
}

test('one holds, the next is kept out, and after release it may', async () => {
  const path = join(folder, 'one')
  const lock = await hold(path)
  expect(await socketLocks.hold(path)).toMatchObject({ ok: false, code: 'game-open-elsewhere' })
  await lock.release()
  await (await hold(path)).release()
})

test('a program that was killed keeps nobody out, though its name is still there', async () => {
  const path = join(folder, 'two')
  const other = await another(path)
  expect(other.said).toBe('held')
  expect(await socketLocks.hold(path)).toMatchObject({ code: 'game-open-elsewhere' })
  await other.kill()
  const lock = await hold(path)
  const late = await another(path)
  expect(late.said).toBe('game-open-elsewhere')
  await late.kill()
  await lock.release()
})

test('of many that find a dead name at once, one takes it', async () => {
  for (let round = 0; round < 20; round++) {
    const path = join(folder, `three-${round}`)
    if (round % 10 === 0) await (await another(path)).kill()
    const tries = await Promise.all(Array.from({ length: 10 }, () => socketLocks.hold(path)))
    const held = tries.filter((attempt) => attempt.ok)
    expect(held).toHaveLength(1)
    for (const attempt of held) await attempt.value.release()
  }
})

test('of several programs at once, one takes it', async () => {
  const path = join(folder, 'several')
  const programs = await Promise.all(Array.from({ length: 5 }, () => another(path)))
  expect(programs.filter(({ said }) => said === 'held')).toHaveLength(1)
  await Promise.all(programs.map(({ kill }) => kill()))
  await (await hold(path)).release()
})

test('nothing is left behind by a release', async () => {
  const before = await readdir(tmpdir())
  const lock = await hold(join(folder, 'four'))
  await lock.release()
  const added = (await readdir(tmpdir())).filter((name) => name.startsWith('st-') && !before.includes(name))
  expect(added).toEqual([])
})
