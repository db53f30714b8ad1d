import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { folderForTest, writeFiles } from '../desk.testing'
import { onRefusingDisk, refuses } from '../refusing-disk.testing'
import { writeNew, writeWhole } from './plain-file'

onRefusingDisk()

describe('a file written whole', () => {
  it('takes the place of the old one and leaves nothing beside it', async () => {
    const folder = await folderForTest()
    await writeFiles(folder, { 'settings.json': 'old' })
    await writeWhole(join(folder, 'settings.json'), 'new')
    expect(await readFile(join(folder, 'settings.json'), 'utf8')).toBe('new')
    expect(await readdir(folder)).toEqual(['settings.json'])
  })

  it('waits for a moment where somebody else has the old one', async () => {
    const folder = await folderForTest()
    await writeFiles(folder, { 'settings.json': 'old' })
    refuses.set('rename', 'EBUSY')
    setTimeout(() => refuses.clear(), 30)
    await writeWhole(join(folder, 'settings.json'), 'new')
    expect(await readFile(join(folder, 'settings.json'), 'utf8')).toBe('new')
  })

  it('that cannot take its place leaves the old one', async () => {
    const folder = await folderForTest()
    await writeFiles(folder, { 'settings.json': 'old' })
    refuses.set('rename', 'EPERM')
    await expect(writeWhole(join(folder, 'settings.json'), 'new')).rejects.toMatchObject({ code: 'EPERM' })
    expect(await readFile(join(folder, 'settings.json'), 'utf8')).toBe('old')
    expect(await readdir(folder)).toEqual(['settings.json'])
  })
})

describe.each([
  ['with second names', undefined],
  ['without second names', 'EPERM'],
])('a new file, on a drive %s', (_, link) => {
  beforeEach(() => void (link !== undefined && refuses.set('link', link)))

  it('is made once, and never over another', async () => {
    const folder = await folderForTest()
    const path = join(folder, 'mars.ship.json')
    expect(await writeNew(path, 'first')).toBe(true)
    expect(await writeNew(path, 'second')).toBe(false)
    expect(await readFile(path, 'utf8')).toBe('first')
    expect(await readdir(folder)).toEqual(['mars.ship.json'])
  })

  it('is made by one of many that try at once', async () => {
    const folder = await folderForTest()
    await mkdir(join(folder, 'ships'))
    const path = join(folder, 'ships', 'mars.ship.json')
    const made = await Promise.all(Array.from({ length: 8 }, (_, i) => writeNew(path, `number ${i}`)))
    expect(made.filter((each) => each)).toHaveLength(1)
    expect(await readFile(path, 'utf8')).toBe(`number ${made.indexOf(true)}`)
    expect(await readdir(join(folder, 'ships'))).toEqual(['mars.ship.json'])
  })
})

it('a new file that cannot appear leaves no empty one in its place', async () => {
  const folder = await folderForTest()
  refuses.set('link', 'EPERM')
  refuses.set('rename', 'ENOSPC')
  await expect(writeNew(join(folder, 'mars.ship.json'), 'text')).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(await readdir(folder)).toEqual([])
})
