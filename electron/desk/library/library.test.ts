import { execFile } from 'node:child_process'
import { chmod, mkdir, open, readdir, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { asOrdinaryUser, findTrialPack, folderForTest, lay, scenario, ship } from '../desk.testing'
import { Library } from './library'

const run = promisify(execFile)

async function libraryOf(files: Parameters<typeof lay>[1] = {}) {
  const home = await folderForTest()
  const folder = join(home, 'library')
  await mkdir(folder)
  await lay(folder, files)
  return { home, folder, library: new Library(folder, findTrialPack) }
}

const majestic = { 'ships/trial/majestic.ship.json': ship('majestic') }

/** Why a file was set aside, by its place. */
async function reasons(library: Library) {
  const { setAside } = await library.list()
  return Object.fromEntries(setAside.map(({ path, reason }) => [path, reason.code]))
}

describe('the list', () => {
  it('holds ships, scenarios and decks in order of their names', async () => {
    const { library } = await libraryOf({
      'ships/trial/mars.ship.json': ship('mars'),
      ...majestic,
      'scenarios/ushant.scenario.json': scenario('ushant', ['mars']),
      'decks/events.deck.json': deck('events'),
      'games/monday/journal.jsonl': '',
      'README.txt': 'ours',
      'ships/.DS_Store': 'not ours',
    })
    const listed = await library.list()
    expect(listed.ships.map(({ slug }) => slug)).toEqual(['majestic', 'mars'])
    expect(listed.scenarios.map(({ title }) => title)).toEqual(['Battle ushant'])
    expect(listed.decks.map(({ slug }) => slug)).toEqual(['events'])
    expect(listed.games).toEqual(['monday'])
    expect(listed.setAside).toEqual([])
    expect(listed.trouble).toBeNull()
  })

  it('goes by the name of the file: a copy under another name is another ship', async () => {
    const { library } = await libraryOf({ ...majestic, 'ships/trial/jupiter.ship.json': ship('majestic') })
    expect((await library.list()).ships.map(({ slug }) => slug)).toEqual(['jupiter', 'majestic'])
    expect(await library.readShip('trial', 'jupiter')).toMatchObject({ ok: true, value: { slug: 'jupiter' } })
  })

  it('reads a file again only when it changed', async () => {
    const { library, folder } = await libraryOf({ ...majestic, 'ships/trial/mars.ship.json': ship('mars') })
    const before = await library.list()
    await lay(folder, { 'ships/trial/mars.ship.json': ship('mars', { name: 'Mars' }) })
    const after = await library.list()
    expect(after.ships[0]).toBe(before.ships[0])
    expect(after.ships[1]).toMatchObject({ name: 'Mars' })
  })

  it('names what is wrong with the folder, and lists nothing', async () => {
    const { library, folder } = await libraryOf(majestic)
    await rename(folder, `${folder} elsewhere`)
    expect(await library.list()).toMatchObject({ ships: [], trouble: { code: 'library-missing', values: { folder } } })
    expect(await library.readShip('trial', 'majestic')).toMatchObject({ ok: false, code: 'library-missing' })
    expect(await library.add(JSON.stringify(ship('mars')))).toMatchObject({ ok: false, code: 'library-missing' })
    await rename(`${folder} elsewhere`, folder)
    expect((await library.list()).ships).toHaveLength(1)
    await rename(folder, `${folder} elsewhere`)
    await writeFile(folder, 'a file now')
    expect((await library.list()).trouble).toMatchObject({ code: 'library-not-a-folder' })
  })
})

describe('a file that cannot be read is set aside by name, and the rest opens', () => {
  const unreadable: Readonly<Record<string, readonly [content: string | Uint8Array | object, code: string]>> = {
    'cut.ship.json': ['{"format": "spotting-top/ship",\n"version": 1, "na', 'document-cut-short'],
    'empty.ship.json': ['', 'document-empty'],
    'deep.ship.json': ['['.repeat(100_000), 'document-too-deep'],
    'twice.ship.json': ['{"format": "spotting-top/ship", "format": "spotting-top/ship"}', 'document-key-twice'],
    'proto.ship.json': ['{"__proto__": {"polluted": true}}', 'document-key-refused'],
    'huge.ship.json': [`{"year": 1e999}`, 'document-number-refused'],
    'binary.ship.json': [new Uint8Array([123, 10, 34, 255, 254, 34]), 'document-not-text'],
    'long.ship.json': [ship('long', { name: 'x'.repeat(61) }), 'document-text-long'],
    'types.ship.json': [{ ...ship('types'), year: 'eighteen' }, 'document-wants-number'],
    'newer.ship.json': [{ ...ship('newer'), version: 2 }, 'document-unknown-version'],
    'other.ship.json': [{ format: 'other/ship' }, 'document-unknown-format'],
    'scenario.ship.json': [scenario('scenario', []), 'document-unknown-format'],
    'pack.ship.json': [ship('pack', { data: { flotation: 'much' } }), 'ship-unreadable'],
    'Capital.ship.json': [ship('capital'), 'file-name-unfit'],
    'two words.ship.json': [ship('two'), 'file-name-unfit'],
    'ending.json': [ship('ending'), 'file-ending-unknown'],
  }

  it('with its reason', async () => {
    const files = Object.entries(unreadable).map(([name, [content]]) => [`ships/trial/${name}`, content] as const)
    const { library, folder } = await libraryOf({ ...majestic, ...Object.fromEntries(files) })
    const listed = await library.list()
    expect(listed.ships.map(({ slug }) => slug)).toEqual(['majestic'])
    expect(await reasons(library)).toEqual(
      Object.fromEntries(Object.entries(unreadable).map(([name, [, code]]) => [`ships/trial/${name}`, code])),
    )
    expect(await readdir(join(folder, 'ships', 'trial'))).toHaveLength(files.length + 1)
  })

  it('with the place in the file', async () => {
    const { library } = await libraryOf({
      'ships/trial/a.ship.json': ship('a', { data: { flotation: 'much' } }),
      'ships/trial/b.ship.json': '{\n  "format": "spotting-top/ship"\n  "version": 1\n}',
      'ships/trial/c.ship.json': new Uint8Array([123, 10, 10, 255]),
    })
    const [a, b, c] = (await library.list()).setAside
    expect(a?.reason.values).toMatchObject({ where: 'data.flotation', line: 14 })
    expect(b?.reason.values).toMatchObject({ line: 3, column: 3, what: '"' })
    expect(c?.reason.values).toMatchObject({ line: 3 })
  })

  it('and by where it lies', async () => {
    const { library } = await libraryOf({
      'ships/loose.ship.json': ship('loose'),
      'ships/unheard-of/mars.ship.json': ship('mars', { pack: 'unheard-of' as never }),
      'ships/other/mars.ship.json': ship('mars'),
    })
    expect(await reasons(library)).toEqual({
      'ships/loose.ship.json': 'file-misplaced',
      'ships/unheard-of/mars.ship.json': 'pack-unknown',
      'ships/other/mars.ship.json': 'file-misplaced',
    })
  })

  it('one of 50 MB is not read at all', async () => {
    const { library, folder } = await libraryOf(majestic)
    const path = join(folder, 'ships', 'trial', 'vast.ship.json')
    await (await open(path, 'w')).close()
    await truncate(path, 50_000_000)
    const [vast] = (await library.list()).setAside
    expect(vast?.reason).toMatchObject({ code: 'document-too-large', values: { size: 50_000_000 } })
  })

  it('nor is what is no plain file, and nothing waits for a pipe', async () => {
    const { library, folder } = await libraryOf({
      ...majestic,
      'ships/trial/folder.ship.json/mars.ship.json': ship('mars'),
      scenarios: 'a file where a folder should be',
    })
    await run('mkfifo', [join(folder, 'ships', 'trial', 'pipe.ship.json')])
    expect((await library.list()).ships).toHaveLength(1)
    expect(await reasons(library)).toEqual({
      'ships/trial/folder.ship.json': 'file-not-plain',
      'ships/trial/pipe.ship.json': 'file-not-plain',
      scenarios: 'file-not-folder',
    })
  })

  it('nor is what the system keeps from us', async () => {
    const { library, folder, home } = await libraryOf({ ...majestic, 'ships/trial/mars.ship.json': ship('mars') })
    await lay(folder, { 'decks/events.deck.json': deck('events') })
    await asOrdinaryUser(home, async () => {
      await chmod(join(folder, 'ships', 'trial', 'mars.ship.json'), 0)
      await chmod(join(folder, 'decks'), 0)
      expect((await library.list()).ships.map(({ slug }) => slug)).toEqual(['majestic'])
      expect(await reasons(library)).toEqual({
        'ships/trial/mars.ship.json': 'file-not-allowed',
        decks: 'file-not-allowed',
      })
      await chmod(join(folder, 'decks'), 0o700)
    })
  })
})

describe('links', () => {
  it('are followed inside the library and nowhere else', async () => {
    const { library, folder, home } = await libraryOf(majestic)
    await lay(home, { 'secret.json': ship('secret'), 'fleet/trial/mars.ship.json': ship('mars') })
    const trial = join(folder, 'ships', 'trial')
    await symlink('majestic.ship.json', join(trial, 'twin.ship.json'))
    await symlink(join(home, 'secret.json'), join(trial, 'secret.ship.json'))
    await symlink('loop.ship.json', join(trial, 'loop.ship.json'))
    await symlink('nowhere', join(trial, 'gone.ship.json'))
    await symlink(join(home, 'fleet', 'trial'), join(folder, 'ships', 'fleet'))
    await symlink(join(home, 'fleet'), join(folder, 'scenarios'))
    await symlink('around', join(folder, 'ships', 'around'))
    expect((await library.list()).ships.map(({ slug }) => slug)).toEqual(['majestic', 'twin'])
    expect(await reasons(library)).toEqual({
      'ships/trial/secret.ship.json': 'file-link-outside',
      'ships/trial/loop.ship.json': 'file-link-broken',
      'ships/trial/gone.ship.json': 'file-link-broken',
      'ships/fleet': 'file-link-outside',
      'ships/around': 'file-link-broken',
      scenarios: 'file-link-outside',
    })
  })

  it('do not carry a new file out of the library', async () => {
    const { library, folder, home } = await libraryOf()
    await mkdir(join(home, 'outside'))
    await symlink(join(home, 'outside'), join(folder, 'ships'))
    expect(await library.add(JSON.stringify(ship('mars')))).toMatchObject({ ok: false, code: 'file-link-outside' })
    expect(await readdir(join(home, 'outside'))).toEqual([])
  })

  it('may be the library itself', async () => {
    const { home, folder } = await libraryOf(majestic)
    await symlink(folder, join(home, 'linked'))
    const library = new Library(join(home, 'linked'), findTrialPack)
    expect((await library.list()).ships).toHaveLength(1)
    expect(await library.add(JSON.stringify(ship('mars')))).toMatchObject({ ok: true })
  })
})

describe('a place in the library', () => {
  it.each([
    '../secret',
    '/etc/passwd',
    'ships/../../secret',
    'ships\\..\\x',
    'C:/x',
    'a\0b',
    'con',
    'ships/NUL.json',
    'x.',
  ])('%j is none', async (path) => {
    const { library } = await libraryOf()
    expect(await library.find(path)).toMatchObject({ ok: false, code: 'path-outside' })
  })

  it('is found with its links followed, and not beyond the library', async () => {
    const { library, folder, home } = await libraryOf(majestic)
    await symlink(home, join(folder, 'up'))
    expect(await library.find('')).toEqual({ ok: true, value: folder })
    const found = { ok: true, value: join(folder, 'ships', 'trial', 'majestic.ship.json') }
    expect(await library.find('ships/trial/majestic.ship.json')).toEqual(found)
    expect(await library.find('up')).toMatchObject({ ok: false, code: 'path-outside' })
    expect(await library.find('ships/none')).toMatchObject({ ok: false, code: 'file-missing' })
  })
})

describe('a document from elsewhere', () => {
  it('is kept under its own name, or the next free one', async () => {
    const { library, folder } = await libraryOf()
    const bring = (document: object) => library.add(JSON.stringify(document))
    const kept = (name: string) => ({ ok: true, value: { kind: 'ship', path: `ships/trial/${name}.ship.json` } })
    expect(await bring(ship('mars'))).toEqual(kept('mars'))
    expect(await bring(ship('mars'))).toEqual(kept('mars'))
    expect(await bring(ship('mars', { year: 1900 }))).toEqual(kept('mars-2'))
    expect(await bring(ship('mars', { year: 1901 }))).toEqual(kept('mars-3'))
    const long = 'm'.repeat(64)
    await bring(ship(long, { name: 'Mars' }))
    expect(await bring(ship(long, { name: 'Mars', year: 1900 }))).toEqual(kept(`${'m'.repeat(62)}-2`))
    expect(await readdir(join(folder, 'ships', 'trial'))).toHaveLength(5)
    expect((await library.list()).setAside).toEqual([])
  })

  it('never takes the place of a file that cannot be read', async () => {
    const { library, folder } = await libraryOf({ 'ships/trial/mars.ship.json': 'broken' })
    expect(await library.add(JSON.stringify(ship('mars')))).toMatchObject({
      value: { path: 'ships/trial/mars-2.ship.json' },
    })
    expect(await readFile(join(folder, 'ships', 'trial', 'mars.ship.json'), 'utf8')).toBe('broken')
  })

  it('finds its own shelf: scenarios, decks', async () => {
    const { library } = await libraryOf()
    expect(await library.add(JSON.stringify(scenario('ushant', [])))).toMatchObject({
      value: { kind: 'scenario', path: 'scenarios/ushant.scenario.json' },
    })
    expect(await library.add(JSON.stringify(deck('events')))).toMatchObject({ value: { kind: 'deck' } })
  })

  it('is refused with the reason, and nothing is made', async () => {
    const { library, folder } = await libraryOf()
    const bring = (document: object) => library.add(JSON.stringify(document))
    expect(await bring(ship('mars', { data: {} }))).toMatchObject({ ok: false, code: 'ship-unreadable' })
    expect(await bring(ship('mars', { pack: 'kites' as never }))).toMatchObject({ code: 'pack-unknown' })
    expect(await bring({ seq: 0, kind: 'head', format: 'spotting-top/journal' })).toMatchObject({
      code: 'document-is-journal',
    })
    expect(await readdir(folder)).toEqual([])
  })

  it('is refused by a library that cannot be written to', async () => {
    const { library, folder, home } = await libraryOf(majestic)
    await asOrdinaryUser(home, async () => {
      await chmod(join(folder, 'ships', 'trial'), 0o500)
      expect(await library.add(JSON.stringify(ship('mars')))).toMatchObject({ code: 'disk-read-only' })
      await chmod(join(folder, 'ships', 'trial'), 0o700)
    })
    expect(await readdir(join(folder, 'ships', 'trial'))).toEqual(['majestic.ship.json'])
  })
})

it('a ship that is not there is named; one that cannot be read says why', async () => {
  const { library, folder } = await libraryOf({ 'ships/trial/mars.ship.json': '{' })
  expect(await library.readShip('trial', 'jupiter')).toEqual({
    ok: false,
    code: 'library-ship-missing',
    values: { ship: 'jupiter' },
  })
  expect(await library.readShip('trial', 'mars')).toMatchObject({
    code: 'document-cut-short',
    values: { path: 'ships/trial/mars.ship.json' },
  })
  expect(await library.readScenario('ushant')).toMatchObject({ code: 'library-scenario-missing' })
  await rm(join(folder, 'ships'), { recursive: true })
  expect((await library.list()).ships).toEqual([])
})

function deck(slug: string) {
  const cards = [{ id: 'check-fire', title: 'Check fire', text: 'She does not fire this turn.', copies: 1 }]
  return { format: 'spotting-top/deck', version: 1, slug, title: 'Events', notes: '', cards, unofficial: true }
}
