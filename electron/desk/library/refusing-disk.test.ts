import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findTrialPack, ship } from '../desk.testing'
import { onRefusingDisk, refuses } from '../refusing-disk.testing'
import { libraryOf } from './library.testing'
import { saveOwn } from './save-own'

/** No room for what is put together beside its place; or a disk that can only be read, as a stick with its switch set. */
onRefusingDisk()

it('a ship that the disk has no room for is refused, and the one that lies there stays whole', async () => {
  const own = ship('hood', { name: 'Hood', unofficial: false })
  const { library, folder } = await libraryOf({ 'ships/trial/hood.ship.json': own })
  refuses.set('open', 'ENOSPC')
  const again = { text: JSON.stringify({ ...own, year: 1900 }), replaces: { slug: 'hood', was: JSON.stringify(own) } }
  expect(await saveOwn(library, { kind: 'ship', ...again }, findTrialPack)).toMatchObject({ code: 'disk-full' })
  const newShip = { text: JSON.stringify({ ...own, name: 'Nile' }), replaces: null }
  expect(await saveOwn(library, { kind: 'ship', ...newShip }, findTrialPack)).toMatchObject({ code: 'disk-full' })
  const shelf = join(folder, 'ships', 'trial')
  expect(await readdir(shelf)).toEqual(['hood.ship.json'])
  expect(JSON.parse(await readFile(join(shelf, 'hood.ship.json'), 'utf8'))).toEqual(own)
})

it('a library on a drive that can only be read opens, says so, and takes nothing in', async () => {
  const { library, folder } = await libraryOf({ 'ships/trial/majestic.ship.json': ship('majestic') })
  refuses.set('access', 'EROFS')
  const problem = { code: 'library-read-only', values: { folder } }
  expect(await library.list()).toMatchObject({ ships: [{ slug: 'majestic' }], problem })
  expect(await library.readShip('trial', 'majestic')).toMatchObject({ ok: true })
  expect(await library.save(ship('mars'))).toMatchObject({ ok: false, ...problem })
})
