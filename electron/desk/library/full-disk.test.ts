import type * as FsPromises from 'node:fs/promises'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { findTrialPack, ship } from '../desk.testing'
import { libraryOf } from './library.testing'
import { saveOwnShip } from './save-own'

const disk = vi.hoisted(() => ({ full: false }))

// The disk has no room for what is put together beside its place.
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof FsPromises>()
  const open: typeof real.open = async (path, ...rest) => {
    if (disk.full && String(path).endsWith('.part')) {
      throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'open' })
    }
    return real.open(path, ...rest)
  }
  return { ...real, open }
})
beforeEach(() => void (disk.full = false))

it('a ship that the disk has no room for is refused, and the one that lies there stays whole', async () => {
  const own = ship('hood', { name: 'Hood', unofficial: false })
  const { library, folder } = await libraryOf({ 'ships/trial/hood.ship.json': own })
  disk.full = true
  const again = { text: JSON.stringify({ ...own, year: 1900 }), replaces: { ship: 'hood', was: JSON.stringify(own) } }
  expect(await saveOwnShip(library, again, findTrialPack)).toMatchObject({ code: 'disk-full' })
  const newShip = { text: JSON.stringify({ ...own, name: 'Nile' }), replaces: null }
  expect(await saveOwnShip(library, newShip, findTrialPack)).toMatchObject({ code: 'disk-full' })
  const shelf = join(folder, 'ships', 'trial')
  expect(await readdir(shelf)).toEqual(['hood.ship.json'])
  expect(JSON.parse(await readFile(join(shelf, 'hood.ship.json'), 'utf8'))).toEqual(own)
})
