import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findTrialPack, writeFiles, ship } from '../desk.testing'
import { Library } from './library'
import { libraryOf, reasons } from './library.testing'
import { makeFolders } from './place'

const majestic = { 'ships/trial/majestic.ship.json': ship('majestic') }

it.runIf(process.platform === 'linux')('where the system makes no folder, as in /proc, the attempt ends', async () => {
  await expect(makeFolders('/proc/nobody/makes/this')).rejects.toMatchObject({ code: 'ENOENT' })
})

it('folders are made with those above them, and one that is there stays', async () => {
  const { folder } = await libraryOf(majestic)
  await makeFolders(join(folder, 'one', 'two'))
  await makeFolders(folder)
  expect(await readdir(folder)).toEqual(expect.arrayContaining(['one', 'ships']))
  await expect(makeFolders(join(folder, 'ships/trial/majestic.ship.json'))).rejects.toMatchObject({ code: 'EEXIST' })
})

describe('links', () => {
  it('are followed inside the library and nowhere else', async () => {
    const { library, folder, home } = await libraryOf(majestic)
    await writeFiles(home, { 'secret.json': ship('secret'), 'fleet/trial/mars.ship.json': ship('mars') })
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
    expect(await library.save(ship('mars'))).toMatchObject({ ok: false, code: 'file-link-outside' })
    expect(await readdir(join(home, 'outside'))).toEqual([])
  })

  it('may be the library itself', async () => {
    const { home, folder } = await libraryOf(majestic)
    await symlink(folder, join(home, 'linked'))
    const library = new Library(join(home, 'linked'), findTrialPack)
    expect((await library.list()).ships).toHaveLength(1)
    expect(await library.save(ship('mars'))).toMatchObject({ ok: true })
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
