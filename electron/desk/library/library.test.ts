import { execFile } from 'node:child_process'
import { chmod, open, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { asOrdinaryUser, writeFiles, scenario, ship } from '../desk.testing'
import { deck, libraryOf, reasons } from './library.testing'

const run = promisify(execFile)

const majestic = { 'ships/trial/majestic.ship.json': ship('majestic') }

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
    expect(listed.problem).toBeNull()
  })

  it('is known by the name of its file: a copy under another name is another ship', async () => {
    const { library } = await libraryOf({ ...majestic, 'ships/trial/jupiter.ship.json': ship('majestic') })
    expect((await library.list()).ships.map(({ slug }) => slug)).toEqual(['jupiter', 'majestic'])
    expect(await library.readShip('trial', 'jupiter')).toMatchObject({ ok: true, value: { slug: 'jupiter' } })
  })

  it('reads a file again only when it changed', async () => {
    const { library, folder } = await libraryOf({ ...majestic, 'ships/trial/mars.ship.json': ship('mars') })
    const before = await library.list()
    await writeFiles(folder, { 'ships/trial/mars.ship.json': ship('mars', { name: 'Mars' }) })
    const after = await library.list()
    expect(after.ships[0]).toBe(before.ships[0])
    expect(after.ships[1]).toMatchObject({ name: 'Mars' })
  })

  it('names what is wrong with the folder, and lists nothing', async () => {
    const { library, folder } = await libraryOf(majestic)
    await rename(folder, `${folder} elsewhere`)
    expect(await library.list()).toMatchObject({ ships: [], problem: { code: 'library-missing', values: { folder } } })
    expect(await library.readShip('trial', 'majestic')).toMatchObject({ ok: false, code: 'library-missing' })
    expect(await library.save(ship('mars'))).toMatchObject({ ok: false, code: 'library-missing' })
    await rename(`${folder} elsewhere`, folder)
    expect((await library.list()).ships).toHaveLength(1)
    await rename(folder, `${folder} elsewhere`)
    await writeFile(folder, 'a file now')
    expect((await library.list()).problem).toMatchObject({ code: 'library-not-a-folder' })
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
      'ships/unknown/mars.ship.json': ship('mars', { pack: 'unknown' as never }),
      'ships/other/mars.ship.json': ship('mars'),
    })
    expect(await reasons(library)).toEqual({
      'ships/loose.ship.json': 'file-misplaced',
      'ships/unknown/mars.ship.json': 'pack-unknown',
      'ships/other/mars.ship.json': 'file-misplaced',
    })
  })

  it('and where its name begins with a dot; other hidden files are left out without a word', async () => {
    const named = [
      'decks/.events.deck.json',
      'scenarios/.ushant.scenario.json',
      'ships/.loose.ship.json',
      'ships/trial/.mars.ship.json',
      'ships/trial/.ship.json',
    ]
    const silent = [
      'decks/._events.deck.json',
      'scenarios/.DS_Store',
      'scenarios/.ushant.scenario.json.1a2b3c4d.part',
      'scenarios/.notes.json',
      'ships/trial/._mars.ship.json',
      'ships/.git/mars.ship.json',
    ]
    const { library } = await libraryOf({
      ...majestic,
      ...Object.fromEntries([...named, ...silent].map((place) => [place, ship('mars')])),
    })
    expect((await library.list()).ships.map(({ slug }) => slug)).toEqual(['majestic'])
    expect(await reasons(library)).toEqual(Object.fromEntries(named.map((place) => [place, 'file-name-hidden'])))
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
    await writeFiles(folder, { 'decks/events.deck.json': deck('events') })
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
