import { chmod, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mostProfiles, type PrintProfile } from '#shared/print/print-request'
import { settingsChange } from '#shared/bridge/settings'
import { asOrdinaryUser, folderForTest, writeFiles } from './desk.testing'
import { SettingsFile, usualSettings } from './settings'

const usual = usualSettings('/library')
const now = Date.UTC(1898, 6, 12, 10, 30)

async function settingsOf(content?: string | object) {
  const folder = await folderForTest()
  if (content !== undefined) await writeFiles(folder, { 'settings.json': content })
  const file = new SettingsFile(folder, usual)
  return { folder, file, read: () => file.read(now) }
}

describe('settings', () => {
  it('are the usual ones on the first start of all', async () => {
    const { read } = await settingsOf()
    expect(await read()).toEqual({ settings: usual, found: false, namesFolder: false, setAside: null })
  })

  it('are found again as they were written, the last write last', async () => {
    const { file, read, folder } = await settingsOf()
    await Promise.all([true, false, true].map((touch) => file.change(usual, { touch })))
    expect(await read()).toMatchObject({ settings: { ...usual, touch: true }, found: true, setAside: null })
    expect(await readdir(folder)).toEqual(['settings.copy.json', 'settings.json'])
  })

  it('hold as many printers as may have a name, the longest ones', async () => {
    const { file, read } = await settingsOf()
    const marginsMm = { top: 12.25, right: 12.25, bottom: 12.25, left: 12.25 }
    const printProfiles = Array.from({ length: mostProfiles }, (_, at): PrintProfile => {
      const name = `${at} `.padEnd(40, '海')
      return { name, paper: 'half-letter', marginsMm, backOffset: { acrossMm: -12.25, downMm: 12.25 } }
    })
    await file.change(usual, { printProfiles, printProfile: mostProfiles - 1 })
    expect(await read()).toMatchObject({ settings: { printProfiles }, setAside: null })
  })

  it('are read again whatever a printer was called: half a letter is no part of its name', async () => {
    const { file, read } = await settingsOf()
    const marginsMm = { top: 5, right: 5, bottom: 5, left: 5 }
    const printer = { paper: 'A4', marginsMm, backOffset: { acrossMm: 0, downMm: 0 } }
    const typed = `${'x'.repeat(39)}\ud83d`
    const { printProfiles } = settingsChange.parse({ printProfiles: [{ ...printer, name: typed }] })
    await file.change(usual, { printProfiles: printProfiles ?? [] })
    expect(await read()).toMatchObject({ settings: { printProfiles: [{ name: 'x'.repeat(39) }] }, setAside: null })
  })

  it('keep every sound printer beside one that is unfit', async () => {
    const { file, read } = await settingsOf()
    const marginsMm = { top: 5, right: 5, bottom: 5, left: 5 }
    const printer = { name: 'Club', paper: 'A4', marginsMm, backOffset: { acrossMm: 0, downMm: 0 } } as const
    const unfit = { ...printer, marginsMm: { ...marginsMm, top: 151 } }
    await file.change(usual, { printProfiles: [unfit, printer] })
    expect(await read()).toMatchObject({
      settings: { printProfiles: [printer] },
      setAside: { reason: { values: { where: 'printProfiles' } } },
    })
  })

  it('that another program on this machine has changed meanwhile stand beside ours', async () => {
    const { file, read, folder } = await settingsOf({ theme: 'night' })
    const other = new SettingsFile(folder, usual)
    await other.change(usual, { touch: true })
    expect(await file.change(usual, { theme: 'day' })).toMatchObject({ value: { theme: 'day', touch: true } })
    expect((await read()).settings).toEqual({ ...usual, theme: 'day', touch: true })
  })

  it('of another version keep what is known', async () => {
    const { read } = await settingsOf({ theme: 'night', engineRoom: 'loud' })
    expect(await read()).toMatchObject({ settings: { ...usual, theme: 'night' }, found: true, setAside: null })
  })

  it('of which one was unfit are the same at the next start, the library in its folder', async () => {
    const { read } = await settingsOf({ theme: 'night', folder: '/club/library', scalePercent: 1e6 })
    const { settings } = await read()
    expect(settings).toMatchObject({ theme: 'night', folder: '/club/library' })
    expect(await read()).toEqual({ settings, found: true, namesFolder: true, setAside: null })
  })

  it.each([
    ['two folders up', '../..'],
    ['a name alone', 'library'],
    ['nothing', ''],
    ['a number', 7],
  ])('that name a library folder by no whole path are not obeyed in that: %s', async (_, folder) => {
    const { read } = await settingsOf({ theme: 'night', folder })
    const { settings, namesFolder, setAside } = await read()
    expect(settings).toEqual({ ...usual, theme: 'night' })
    expect(namesFolder).toBe(false)
    const values = { what: String(folder), folder: usual.folder }
    expect(setAside).toMatchObject({ path: '', reason: { code: 'settings-folder-unfit', values } })
    expect(await read()).toEqual({ settings, found: true, namesFolder: true, setAside: null })
  })

  it('that another program made relative meanwhile leave the folder as it is', async () => {
    const { file, read } = await settingsOf({ folder: '../..' })
    const known = { ...usual, folder: '/club/library' }
    expect(await file.change(known, { touch: true })).toMatchObject({ value: { folder: '/club/library' } })
    expect((await read()).settings.folder).toBe('/club/library')
  })

  it.each([
    ['not JSON at all', '{ "theme": "night"', 'settings-unreadable', 'system'],
    ['a list', '[]', 'settings-unreadable', 'system'],
    ['one value unfit, the others kept', { theme: 'night', scalePercent: 1e6 }, 'settings-value-unfit', 'night'],
    ['a prototype key', '{"__proto__": {}}', 'settings-unreadable', 'system'],
    ['far too much', ' '.repeat(100_000), 'settings-unreadable', 'system'],
  ])('that cannot be read are put beside: %s', async (_, content, code, theme) => {
    const { read, folder } = await settingsOf(content)
    const answer = await read()
    const name = 'settings.unreadable-1898-07-12T10-30-00-000Z.json'
    const values = { kept: join(folder, name), folder: usual.folder }
    expect(answer).toMatchObject({ settings: { ...usual, theme }, setAside: { path: '', reason: { code, values } } })
    expect(await readdir(folder)).toContain(name)
    expect(await readFile(join(folder, name), 'utf8')).toBe(
      typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    )
  })

  const whole = JSON.stringify({ theme: 'night', folder: '/club/a "new" library', paper: 'A5' }, null, 2)
  it.each([
    ['a comma too many', whole.replace('"A5"', '"A5",'), undefined, 'system'],
    ['cut short behind the folder', whole.slice(0, -4), undefined, 'system'],
    ['cut short within the folder, but with a copy', whole.slice(0, whole.indexOf('library')), whole, 'night'],
    ['empty, but with a copy', '', whole, 'night'],
  ])('that are damaged do not lose the library: %s', async (_, damaged, copy, theme) => {
    const { read, folder } = await settingsOf(damaged)
    if (copy !== undefined) await writeFiles(folder, { 'settings.copy.json': copy })
    const { settings, namesFolder, setAside } = await read()
    expect(settings).toMatchObject({ folder: '/club/a "new" library', theme })
    expect(namesFolder).toBe(true)
    expect(setAside?.reason.code).toBe('settings-recovered')
    expect(await read()).toEqual({ settings, found: true, namesFolder: true, setAside: null })
  })

  it('written by hand are copied as soon as they are read', async () => {
    const { read, folder } = await settingsOf(whole)
    await read()
    await writeFiles(folder, { 'settings.json': '' })
    expect((await read()).settings).toMatchObject({ folder: '/club/a "new" library', paper: 'A5' })
  })

  it('name the line of what is unfit', async () => {
    const { read } = await settingsOf({ theme: 'night', touch: 'yes' })
    expect((await read()).setAside?.reason.values).toMatchObject({ line: 3, where: 'touch' })
  })

  it.each(['../..', 'x'.repeat(1001)])('that are damaged give no unfit folder: %.9s', async (unfit) => {
    const { read } = await settingsOf(`{ "folder": "${unfit}",`)
    expect(await read()).toMatchObject({ settings: usual, namesFolder: false })
  })

  it('that cannot be written are refused, and the old ones stand', async () => {
    const { file, read, folder } = await settingsOf({ theme: 'night' })
    await asOrdinaryUser(folder, async () => {
      await chmod(folder, 0o500)
      expect(await file.change(usual, { theme: 'day' })).toMatchObject({ ok: false, code: 'disk-read-only' })
      expect((await read()).settings.theme).toBe('night')
    })
  })
})
