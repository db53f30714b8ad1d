import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { folderForTest, programOf, ship, writeFiles } from '../desk.testing'
import { started } from '../machine.testing'
import { sideBySide } from '../turns'
import { finishNamings } from './naming-note'

const own = ship('hood', { name: 'Hood', unofficial: false })
const change = {
  put: [
    ...['mars', 'nile'].map((slug) => ({ text: JSON.stringify(ship(slug)), was: null })),
    { text: JSON.stringify({ ...own, year: 1900 }), was: JSON.stringify(own) },
  ],
  remove: [{ kind: 'ship', pack: 'trial', slug: 'tiger' }],
}
const files = {
  'ships/trial/hood.ship.json': own,
  'ships/trial/tiger.ship.json': ship('tiger', { unofficial: false }),
  'games/monday/.journal.jsonl.part': 'a game',
}

/** Makes the change and kills itself before the call of this number that gives or takes a name. */
const program = `
  import files from 'node:fs/promises'
  import { syncBuiltinESMExports } from 'node:module'
  import { join } from 'node:path'
  import { changeLibrary } from './change-library'
  import { Library } from './library'
  const [folder, killedAt, links] = process.argv.slice(2)
  let calls = 0
  for (const name of ['link', 'rename', 'rm', 'rmdir']) {
    const real = files[name]
    files[name] = async (...given) => {
      if (++calls === Number(killedAt)) process.kill(process.pid, 'SIGKILL')
      if (name === 'link' && links === 'none') throw Object.assign(new Error('EPERM'), { code: 'EPERM', syscall: 'link' })
      return real(...given)
    }
  }
  syncBuiltinESMExports()
  const findPack = () => ({ checkShip: (value) => ({ ok: true, value }) })
  const at = (name) => join(folder, 'games/monday', name)
  const asked = { ...${JSON.stringify(change)}, journals: [{ from: at('.journal.jsonl.part'), to: at('journal.jsonl') }] }
  const ways = { findPack, clock: () => 1_700_000_000_000, progress: () => {}, isCancelled: () => false }
  const changed = await changeLibrary(new Library(folder, findPack), asked, ways)
  if (!changed.ok) throw new Error(changed.code)`

/** What is to be seen in a library: its files by their places, but for hidden ones and those that were removed. */
async function seen(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const plain = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  const paths = plain.map((entry) => join(entry.parentPath, entry.name)).filter((path) => !path.includes('removed'))
  return JSON.stringify(
    await Promise.all(paths.toSorted().map(async (path) => [path.slice(folder.length), await readFile(path, 'utf8')])),
  )
}

it.each(['second names', 'none'])(
  'a change that is killed at any step is there as a whole or not at all after a start (%s)',
  async (links) => {
    const home = await folderForTest()
    const child = await programOf(home, import.meta.dirname, program)
    const changedBy = async (killedAt: number) => {
      const folder = join(home, `${killedAt}`)
      await writeFiles(folder, files)
      const running = spawn(process.execPath, [child, folder, `${killedAt}`, links], {
        stdio: ['ignore', 'inherit', 'inherit'],
      })
      const [code, signal] = await once(running, 'close')
      const half = await seen(folder)
      await finishNamings(folder)
      return { code, signal, half, whole: await seen(folder), names: await readdir(folder, { recursive: true }) }
    }
    const all = await changedBy(0)
    const nothing = await changedBy(1)
    expect([all.code, nothing.signal]).toEqual([0, 'SIGKILL'])
    const killed = await sideBySide(
      Array.from({ length: 26 }, (_, at) => at + 2),
      changedBy,
      4,
    )
    const cut = killed.filter(({ signal }) => signal === 'SIGKILL')
    const isHalf = ({ half }: (typeof killed)[number]) => half !== all.whole && half !== nothing.whole
    expect(cut.length).toBeGreaterThan(8)
    expect(cut.length).toBeLessThan(killed.length)
    expect(cut.filter(isHalf).length).toBeGreaterThan(3)
    for (const { whole } of cut) expect([all.whole, nothing.whole]).toContain(whole)
    // What was gone on with leaves nothing hidden.
    for (const { whole, names } of cut.filter(isHalf)) {
      expect(whole).toBe(all.whole)
      expect(names.filter((name) => name.includes('.part') || name.includes('.naming'))).toEqual([])
    }
  },
)

it('the next start of the program goes on by itself', async () => {
  const { library, services, start } = await started()
  await services.dispose()
  const mars = JSON.stringify(ship('mars', { pack: 'perfidious-albion' as never }))
  const names = [['decks/.a.deck.json.1a2b3c4d.part', 'decks/a.deck.json']]
  await writeFiles(library, { '.naming.1a2b3c4d.json': names, 'decks/.a.deck.json.1a2b3c4d.part': mars })
  await start().libraryList()
  expect(await readdir(join(library, 'decks'))).toEqual(['a.deck.json'])
  expect(await readdir(library)).not.toContain('.naming.1a2b3c4d.json')
})

const part = 'ships/trial/.mars.ship.json.1a2b3c4d.part'
const mars = 'ships/trial/mars.ship.json'
it.each([
  ['is no JSON', '[{'],
  ['is no list', { from: part, to: 'ships/trial/nile.ship.json' }],
  [
    'leads out',
    [
      [part, mars],
      ['../outside.json', 'removed/outside.json'],
    ],
  ],
  ['leads out at its end', [[part, '../../mars.ship.json']]],
  ['names an absolute path', [['/etc/passwd', 'removed/passwd']]],
  ['gives one document the name of another', [[mars, 'ships/trial/nile.ship.json']]],
  ['takes the place of a file', [[part, mars]]],
  ['takes the place of a file that is kept nowhere', [[part, mars, 'removed/mars.ship.json']]],
  ['takes the place of a file of which another is kept', [[part, mars, 'removed/another.json']]],
  ['says that a file is kept in its own place', [[part, mars, mars]]],
  ['follows a link out', [['ships/out/outside.json', 'removed/outside.json']]],
  ['removes to where something lies', [[mars, 'removed/another.json']]],
  ['names a folder', [['ships/trial', 'removed/trial']]],
  ['names another note', [['.naming.00000000.json', 'removed/note']]],
])('a note that %s changes nothing', async (_what, note) => {
  const home = await folderForTest()
  const folder = join(home, 'library')
  await writeFiles(folder, { [part]: 'theirs', [mars]: 'mine, and my own', 'removed/another.json': 'another' })
  await writeFiles(home, { 'elsewhere/outside.json': 'mine' })
  await symlink(join(home, 'elsewhere'), join(folder, 'ships/out'))
  const before = join(home, 'before')
  await mkdir(before)
  await cp(folder, before, { recursive: true })
  await writeFiles(folder, { '.naming.1a2b3c4d.json': typeof note === 'string' ? note : JSON.stringify(note) })
  await finishNamings(folder)
  expect(await seen(folder)).toBe(await seen(before))
  expect(await readFile(join(folder, 'removed/another.json'), 'utf8')).toBe('another')
  expect(await readFile(join(home, 'elsewhere/outside.json'), 'utf8')).toBe('mine')
  expect(await readdir(join(folder, 'removed'))).toEqual(['another.json'])
})
