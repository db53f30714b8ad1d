import { chmod, mkdir, readFile, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { asOrdinaryUser, writeFiles } from './desk.testing'
import { machine, startGame, ushant, started } from './machine.testing'
import { onRefusingDisk, refuses } from './refusing-disk.testing'

onRefusingDisk()

describe('the first start', () => {
  it('makes the library and copies the starters into it', async () => {
    const { start, library } = await machine()
    const { folder, ships, scenarios, setAside } = await start().libraryList()
    expect(folder).toBe(library)
    expect(ships.map(({ slug }) => slug)).toEqual(['majestic'])
    expect(scenarios.map(({ slug }) => slug)).toEqual(['ushant'])
    expect(setAside).toEqual([])
  })

  it('cut short, is taken up again, and a file that is there stays as it is', async () => {
    const { start, library } = await machine()
    await writeFiles(library, {
      '.laying-starters': '',
      'scenarios/ushant.scenario.json': { ...ushant, title: 'Mine' },
    })
    const { ships, scenarios } = await start().libraryList()
    expect(ships).toHaveLength(1)
    expect(scenarios).toMatchObject([{ title: 'Mine' }])
    expect(await readdir(library)).not.toContain('.laying-starters')
  })

  it('on a full disk says so alone, and adds the rest as soon as there is room', async () => {
    const { start, library } = await machine()
    refuses.set('write', 'ENOSPC')
    const services = start()
    const full = { path: '', reason: { code: 'starters-disk-full', values: { folder: library } } }
    expect(await services.libraryList()).toMatchObject({ ships: [], setAside: [full] })
    expect(await services.libraryList()).toMatchObject({ ships: [], setAside: [full] })
    refuses.clear()
    const answers = await Promise.all([services.libraryList(), services.libraryList()])
    for (const each of answers) expect(each).toMatchObject({ ships: [{ slug: 'majestic' }], setAside: [] })
  })

  it('copies nothing into a library that holds something', async () => {
    const { start, library } = await machine()
    await writeFiles(library, { 'scenarios/mine.scenario.json': { ...ushant, title: 'Mine' } })
    const { ships, scenarios } = await start().libraryList()
    expect([ships.length, scenarios.length]).toEqual([0, 1])
  })

  it('reports a folder that cannot be made, and continues', async () => {
    const { start, home } = await machine()
    await writeFile(join(home, 'Documents'), 'a file in the way')
    const services = start()
    const { setAside } = await services.libraryList()
    expect(setAside.map(({ path, reason }) => [path, reason.code])).toEqual([['', 'library-missing']])
    expect(
      await services.libraryChange({
        change: 'one',
        put: [{ text: JSON.stringify(ushant), was: null }],
        games: [],
        remove: [],
      }),
    ).toMatchObject({ ok: false })
    expect(await services.settingsChange({ touch: true })).toMatchObject({ ok: true })
  })
})

describe('a later start', () => {
  it('obeys no relative library folder: the usual one is used, and the list says so', async () => {
    const { start, home, library } = await machine()
    const inside = join(home, 'a', 'b', 'c')
    await mkdir(inside, { recursive: true })
    await writeFiles(home, { 'data/settings.json': { theme: 'night', folder: relative(process.cwd(), inside) } })
    const { folder, ships, setAside } = await start().libraryList()
    expect(folder).toBe(library)
    expect(ships.map(({ slug }) => slug)).toEqual(['majestic'])
    expect(setAside).toMatchObject([{ reason: { code: 'settings-folder-unfit', values: { folder: library } } }])
    expect(await readdir(inside)).toEqual([])
  })

  it('with damaged settings opens the library they still name, and says that first', async () => {
    const { start, home } = await machine()
    const club = join(home, 'club')
    const mine = { ...ushant, title: 'Mine' }
    await writeFiles(home, {
      'data/settings.json': `{ "folder": ${JSON.stringify(club)}, }`,
      'club/scenarios/ushant.scenario.json': mine,
    })
    const { folder, scenarios, setAside } = await start().libraryList()
    expect([folder, scenarios[0]?.title]).toEqual([club, 'Mine'])
    expect(setAside).toMatchObject([{ path: '', reason: { code: 'settings-recovered', values: { folder: club } } }])
  })

  it('does not recreate a library whose drive is gone; choosing the folder again does', async () => {
    const { start, library } = await machine()
    const first = start()
    await first.libraryList()
    await first.dispose()
    await rename(library, `${library} gone`)
    const services = start()
    expect(await services.libraryList()).toMatchObject({
      ships: [],
      setAside: [{ reason: { code: 'library-missing' } }],
    })
    const used = await services.libraryUseFolder({ folder: library, copy: false })
    expect(used).toMatchObject({ ok: true, value: { ships: [{ slug: 'majestic' }], setAside: [] } })
  })
})

describe('changes from outside', () => {
  it('are noticed: a new ship, a changed one, one that is gone, a new folder', async () => {
    const { services, library, notices } = await started()
    const ships = join(library, 'ships', 'perfidious-albion')
    const text = await readFile(join(ships, 'majestic.ship.json'), 'utf8')
    const changed = async (change: () => Promise<unknown>) => {
      notices.empty()
      await change()
      expect(await notices.next('libraryChanged')).toEqual({ folder: library })
      return services.libraryList()
    }
    const added = await changed(() => writeFile(join(ships, 'mars.ship.json'), text))
    expect(added.ships.map(({ slug }) => slug)).toEqual(['majestic', 'mars'])
    const broken = await changed(() => writeFile(join(ships, 'mars.ship.json'), '{'))
    expect(broken.setAside).toMatchObject([{ path: 'ships/perfidious-albion/mars.ship.json' }])
    const gone = await changed(() => rm(join(ships, 'mars.ship.json')))
    expect(gone.setAside).toEqual([])
    const deeper = await changed(() => writeFiles(library, { 'decks/events.deck.json': '{' }))
    expect(deeper.setAside).toMatchObject([{ path: 'decks/events.deck.json' }])
  })

  it('are notified after a check, once only; nothing is notified when nothing changed', async () => {
    const { services, library, notices } = await started()
    await services.look()
    expect(notices.received).toEqual([])
    await rename(library, `${library} gone`)
    await services.look()
    expect(notices.received).toEqual([{ notice: 'libraryChanged', payload: { folder: library } }])
    await rename(`${library} gone`, library)
  })
})

describe('another folder', () => {
  it('is used, and remembered', async () => {
    const { services, start, home, notices } = await started()
    const folder = join(home, 'elsewhere')
    expect(await services.libraryUseFolder({ folder, copy: false })).toMatchObject({
      ok: true,
      value: { folder, ships: [{ slug: 'majestic' }] },
    })
    expect(notices.received).toContainEqual({ notice: 'libraryChanged', payload: { folder } })
    await services.dispose()
    expect(await start().libraryList()).toMatchObject({ folder })
  })

  it('takes the whole library along when asked to, games too, and the old one stays', async () => {
    const { services, home, library } = await started()
    await services.gameStart({ scenario: 'ushant', title: 'Monday' })
    await chmod(join(library, 'ships', 'perfidious-albion', 'majestic.ship.json'), 0o400)
    const folder = join(home, 'stick')
    await mkdir(folder)
    const used = await services.libraryUseFolder({ folder, copy: true })
    expect(used).toMatchObject({ ok: true, value: { folder, games: [{ title: 'Monday' }], setAside: [] } })
    const files = async (of: string) => (await readdir(of, { recursive: true })).toSorted()
    expect(await files(folder)).toEqual(await files(library))
    expect((await readdir(home)).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('is refused while it would do harm, and all stays as it was', async () => {
    const { services, home, library } = await started()
    const use = (folder: string, copy: boolean) => services.libraryUseFolder({ folder, copy })
    await writeFiles(home, { 'filled/notes.txt': 'mine', file: 'a file' })
    expect(await use('Spotting Top', false)).toMatchObject({ code: 'library-path-relative' })
    expect(await use('/a\0b', false)).toMatchObject({ code: 'library-path-relative' })
    expect(await use(join(home, 'filled'), true)).toMatchObject({ code: 'library-target-filled' })
    expect(await use(join(library, 'copy'), true)).toMatchObject({ code: 'library-inside-itself' })
    expect(await use(join(home, 'Documents'), true)).toMatchObject({ code: 'library-inside-itself' })
    expect(await use(join(home, 'no', 'such', 'place'), true)).toMatchObject({ code: 'library-missing' })
    expect(await use(join(home, 'no', 'such', 'place'), false)).toMatchObject({ code: 'library-missing' })
    expect(await use(join(home, 'file'), false)).toMatchObject({ code: 'library-not-a-folder' })
    const elsewhere = join(home, 'link')
    await symlink(library, elsewhere)
    for (const own of ['games', 'ships', 'ships/perfidious-albion', 'removed', 'prints']) {
      expect(await use(join(library, own), false), own).toMatchObject({ code: 'library-folder-inside' })
      expect(await use(join(elsewhere, own), true), own).toMatchObject({ code: 'library-folder-inside' })
    }
    const game = await startGame(services)
    await services.gameOpen({ game })
    expect(await use(join(home, 'elsewhere'), false)).toMatchObject({ code: 'library-game-open' })
    expect((await services.libraryList()).folder).toBe(library)
    await services.gameClose({ game })
    expect(await use(join(home, 'elsewhere'), false)).toMatchObject({ ok: true })
  })

  // The system lets no one make anything there, and says it as of a folder that is missing.
  it.runIf(process.platform === 'linux').each([true, false])(
    'that nobody can make is named as such, copied to (%s) or not',
    async (copy) => {
      const { services } = await started()
      const folder = '/proc/nope'
      expect(await services.libraryUseFolder({ folder, copy })).toMatchObject({
        code: 'library-folder-unmade',
        values: { folder },
      })
      await services.dispose()
    },
  )

  it('whose copy fails half-way is not there at all', async () => {
    const { services, home, library } = await started()
    await mkdir(join(library, 'decks'))
    await writeFile(join(library, 'decks', 'secret.deck.json'), '{')
    await asOrdinaryUser(home, async () => {
      await chmod(join(library, 'decks', 'secret.deck.json'), 0)
      const folder = join(home, 'stick')
      expect(await services.libraryUseFolder({ folder, copy: true })).toMatchObject({ code: 'disk-read-only' })
    })
    expect((await readdir(home)).filter((name) => name.includes('stick'))).toEqual([])
    expect((await services.libraryList()).folder).toBe(library)
  })
})
