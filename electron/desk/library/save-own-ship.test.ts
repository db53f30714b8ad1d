import { chmod, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ShipDocument } from '#shared/documents/ship'
import { asOrdinaryUser, findTrialPack, ship } from '../desk.testing'
import { libraryOf } from './library.testing'
import { saveOwnShip } from './save-own'

const starter = { 'ships/trial/majestic.ship.json': ship('majestic', { name: 'Majestic' }) }
const mine = (slug: string, more: Partial<ShipDocument> = {}) => ship(slug, { unofficial: false, ...more })
const text = (document: ShipDocument) => JSON.stringify(document)

/** A yard over a library with these files. */
async function yard(files: Parameters<typeof libraryOf>[0] = starter) {
  const { library, folder, home } = await libraryOf(files)
  const save = (document: ShipDocument, was: ShipDocument | null = null) =>
    saveOwnShip(library, { text: text(document), replaces: was && { ship: was.slug, was: text(was) } }, findTrialPack)
  const on = (slug: string) => readFile(join(folder, 'ships', 'trial', `${slug}.ship.json`), 'utf8')
  return { library, folder, home, save, on }
}

describe('a new ship', () => {
  it('is kept under her name, as one’s own', async () => {
    const { library, save } = await yard()
    expect(await save(ship('whatever', { name: 'Majestic the Second' }))).toEqual({
      ok: true,
      value: { path: 'ships/trial/majestic-the-second.ship.json', ship: 'majestic-the-second' },
    })
    expect(await library.readShip('trial', 'majestic-the-second')).toMatchObject({ value: { unofficial: false } })
  })

  it('gets the next free file where another ship has hers, and one without a letter a plain one', async () => {
    const { save, on } = await yard({ ...starter, 'ships/trial/hood.ship.json': 'broken' })
    expect(await save(mine('x', { name: 'Hood' }))).toMatchObject({ value: { ship: 'hood-2' } })
    expect(await on('hood')).toBe('broken')
    expect(await save(mine('x', { name: 'Потёмкин' }))).toMatchObject({ value: { ship: 'ship' } })
    expect(await save(mine('x', { name: 'Слава' }))).toMatchObject({ value: { ship: 'ship-2' } })
  })

  it('is refused the name of another ship of her navy', async () => {
    const { save, folder } = await yard()
    expect(await save(mine('x', { name: ' majestic' }))).toMatchObject({ code: 'library-ship-name-taken' })
    expect(await readdir(join(folder, 'ships', 'trial'))).toEqual(['majestic.ship.json'])
    expect(await save(mine('x', { name: 'Majestic', navy: 'us-navy' }))).toMatchObject({
      value: { ship: 'majestic-2' },
    })
  })

  it('is refused where she is not sound, with the place', async () => {
    const { save, folder } = await yard()
    expect(await save(mine('x', { data: { flotation: 'much' } }))).toMatchObject({
      code: 'ship-unreadable',
      values: { where: 'data.flotation' },
    })
    expect(await save(mine('x', { name: '\u3164' }))).toMatchObject({ code: 'document-name-blank' })
    expect(await readdir(join(folder, 'ships', 'trial'))).toEqual(['majestic.ship.json'])
  })
})

describe('a ship of one’s own', () => {
  const own = mine('hood', { name: 'Hood' })
  const files = { ...starter, 'ships/trial/hood.ship.json': own }

  it('overwrites her own file, whatever she is called now', async () => {
    const { save, library, folder } = await yard(files)
    const renamed = { ...own, name: 'Royal Oak' }
    expect(await save(renamed, own)).toMatchObject({ value: { ship: 'hood' } })
    expect(await library.readShip('trial', 'hood')).toMatchObject({ value: renamed })
    expect(await readdir(join(folder, 'ships', 'trial'))).toEqual(['hood.ship.json', 'majestic.ship.json'])
  })

  it('is refused the name of another', async () => {
    const { save, library } = await yard(files)
    expect(await save({ ...own, name: 'Majestic' }, own)).toMatchObject({ code: 'library-ship-name-taken' })
    expect(await library.readShip('trial', 'hood')).toMatchObject({ value: { name: 'Hood' } })
  })

  it('does not overwrite what someone else has made of her', async () => {
    const { save, folder, on } = await yard(files)
    const theirs = text({ ...own, year: 1900 })
    await writeFile(join(folder, 'ships', 'trial', 'hood.ship.json'), theirs)
    expect(await save({ ...own, year: 1892 }, own)).toMatchObject({ code: 'library-ship-changed' })
    expect(await on('hood')).toBe(theirs)
    await writeFile(join(folder, 'ships', 'trial', 'hood.ship.json'), '{')
    expect(await save({ ...own, year: 1892 }, own)).toMatchObject({ code: 'document-cut-short' })
    expect(await on('hood')).toBe('{')
  })

  it('whose file is gone is created again', async () => {
    const { save, folder, on } = await yard(files)
    await rm(join(folder, 'ships', 'trial', 'hood.ship.json'))
    expect(await save(own, own)).toMatchObject({ value: { ship: 'hood' } })
    expect(JSON.parse(await on('hood'))).toEqual(own)
  })
})

it('a starter ship is never overwritten', async () => {
  const { save, on } = await yard()
  const majestic = starter['ships/trial/majestic.ship.json']
  expect(await save({ ...majestic, year: 1900 }, majestic)).toMatchObject({ code: 'library-ship-not-own' })
  expect(JSON.parse(await on('majestic'))).toEqual(majestic)
})

it('a folder that cannot be written to is named, and what lies there stays', async () => {
  const own = mine('hood', { name: 'Hood' })
  const { save, home, folder, on } = await yard({ 'ships/trial/hood.ship.json': own })
  await asOrdinaryUser(home, async () => {
    await chmod(join(folder, 'ships', 'trial'), 0o500)
    expect(await save({ ...own, year: 1900 }, own)).toMatchObject({ code: 'disk-read-only' })
    expect(await save(mine('x', { name: 'Nile' }))).toMatchObject({ code: 'disk-read-only' })
    await chmod(join(folder, 'ships', 'trial'), 0o700)
  })
  expect(JSON.parse(await on('hood'))).toEqual(own)
})

describe('two windows that save at once', () => {
  const codes = (answers: readonly { readonly ok: boolean; readonly code?: string }[]) =>
    answers.map((answer) => (answer.ok ? 'saved' : answer.code))

  it('do not overwrite each other: the second is refused because she has changed', async () => {
    const { save, on } = await yard()
    await save(mine('x', { name: 'Hood' }))
    const was = mine('hood', { name: 'Hood' })
    const both = await Promise.all([save({ ...was, year: 1893 }, was), save({ ...was, year: 1894 }, was)])
    expect(codes(both)).toEqual(['saved', 'library-ship-changed'])
    expect(await on('hood')).toContain('1893')
  })

  it('do not build two ships of one name', async () => {
    const { save } = await yard()
    const both = await Promise.all([1893, 1894].map((year) => save(mine('x', { name: 'Hood', year }))))
    expect(codes(both)).toEqual(['saved', 'library-ship-name-taken'])
  })
})
