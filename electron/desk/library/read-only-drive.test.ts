import type * as FsPromises from 'node:fs/promises'
import { constants } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { findTrialPack, folderForTest, writeFiles, ship } from '../desk.testing'
import { Library } from './library'

// A drive that can only be read, as a stick with its switch set: permissions would not bind root, this does.
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof FsPromises>()
  const access = async (path: string, mode?: number) => {
    if (mode === constants.W_OK) throw Object.assign(new Error('EROFS'), { code: 'EROFS', syscall: 'access' })
    return real.access(path, mode)
  }
  return { ...real, access }
})

it('a library on a drive that can only be read opens, says so, and takes nothing in', async () => {
  const folder = await folderForTest()
  await writeFiles(folder, { 'ships/trial/majestic.ship.json': ship('majestic') })
  const library = new Library(folder, findTrialPack)
  const problem = { code: 'library-read-only', values: { folder } }
  expect(await library.list()).toMatchObject({ ships: [{ slug: 'majestic' }], problem })
  expect(await library.readShip('trial', 'majestic')).toMatchObject({ ok: true })
  expect(await library.add(JSON.stringify(ship('mars')))).toMatchObject({ ok: false, ...problem })
})
