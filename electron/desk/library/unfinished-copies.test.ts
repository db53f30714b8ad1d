import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { done, refused } from '#shared/kernel/result'
import { folderForTest, programOf, writeFiles } from '../desk.testing'
import { socketLocks } from '../journal/lock'
import { machine } from '../machine.testing'
import { UnfinishedCopies } from './copy-library'

const part = /^\.stick\.[0-9a-f]{8}\.part$/

/** A program that has begun to copy a library to `stick` and is killed in the midst of it. */
async function killedCopy(home: string): Promise<void> {
  const program = `
    import { mkdir, writeFile } from 'node:fs/promises'
    import { UnfinishedCopies } from './copy-library'
    await new UnfinishedCopies(${JSON.stringify(join(home, 'data'))}).during(${JSON.stringify(join(home, 'stick'))}, async (path) => {
      await mkdir(path)
      await writeFile(path + '/mars.ship.json', '{')
      console.log('halfway')
      return new Promise((never) => setTimeout(never, 1e8))
    })`
  const child = await programOf(home, import.meta.dirname, program)
  const copying = spawn(process.execPath, [child], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(copying.stdout, 'data')
  copying.kill('SIGKILL')
  await once(copying, 'close')
}

it('what a killed copy left beside its target is gone after the next start', async () => {
  const { home, start } = await machine()
  await killedCopy(home)
  expect((await readdir(home)).filter((name) => part.test(name))).toHaveLength(1)
  const services = start()
  await services.libraryList()
  await services.dispose()
  expect((await readdir(home)).filter((name) => name.startsWith('.stick'))).toEqual([])
  expect(await readdir(join(home, 'data'))).toEqual(['settings.copy.json', 'settings.json'])
})

it('a copy that another program is still making is left alone', async () => {
  const home = await folderForTest()
  const copies = new UnfinishedCopies(join(home, 'data'))
  await copies.during(join(home, 'stick'), async (path) => {
    await mkdir(path)
    await new UnfinishedCopies(join(home, 'data')).clear()
    expect(await readdir(home)).toContain(path.slice(home.length + 1))
    return refused('disk-full')
  })
  // Left by a failure to clear up after itself: the next start does.
  await copies.clear()
  expect(await readdir(home)).toEqual(['data'])
  expect(await readdir(join(home, 'data'))).toEqual([])
})

it('a finished copy leaves no note', async () => {
  const home = await folderForTest()
  const copies = new UnfinishedCopies(join(home, 'data'))
  await copies.during(join(home, 'stick'), async () => done(null))
  expect(await readdir(join(home, 'data'))).toEqual([])
})

it('what is left of a note whose writer was killed goes with the next start, one that is being written stays', async () => {
  const home = await folderForTest()
  const data = join(home, 'data')
  const half = '.unfinished-copy.1a2b3c4d.txt.5e6f7a8b.part'
  await writeFiles(home, { [`data/${half}`]: '/a/pa', 'data/.settings.json.5e6f7a8b.part': '{' })
  const lock = await socketLocks.hold('unfinished-copy.1a2b3c4d.txt')
  await new UnfinishedCopies(data).clear()
  expect(await readdir(data)).toContain(half)
  if (lock.ok) await lock.value.release()
  await new UnfinishedCopies(data).clear()
  expect(await readdir(data)).toEqual(['.settings.json.5e6f7a8b.part'])
})

it.each([
  ['a folder of another name', 'filled'],
  ['a file', '.file.1a2b3c4d.part'],
  ['a link to a folder', '.link.1a2b3c4d.part'],
  ['a folder of another copy', '.stick.00000000.part'],
])('a note that names %s removes nothing', async (_what, name) => {
  const home = await folderForTest()
  await writeFiles(home, {
    'filled/notes.txt': 'mine',
    '.file.1a2b3c4d.part': 'mine',
    '.stick.00000000.part/notes.txt': 'mine',
    'data/unfinished-copy.1a2b3c4d.txt': join(home, name),
  })
  await symlink(join(home, 'filled'), join(home, '.link.1a2b3c4d.part'))
  const before = await readdir(home, { recursive: true })
  await new UnfinishedCopies(join(home, 'data')).clear()
  expect(await readdir(home, { recursive: true })).toEqual(before)
})

it('a copy whose drive is gone is remembered until it is back', async () => {
  const home = await folderForTest()
  const path = join(home, 'drive', '.stick.1a2b3c4d.part')
  await writeFiles(home, { 'data/unfinished-copy.1a2b3c4d.txt': path })
  const copies = new UnfinishedCopies(join(home, 'data'))
  await copies.clear()
  await mkdir(path, { recursive: true })
  await writeFile(join(path, 'mars.ship.json'), '{')
  await copies.clear()
  expect(await readdir(dirname(path))).toEqual([])
})
