import { join } from 'node:path'
import { expect, test } from 'vitest'
import { channels, notices } from '#shared/bridge/channels'
import { startApp } from './started.testing'

test('the preload exposes one function per channel and one subscription per notice, and nothing else', async () => {
  const { electron, bridge } = await startApp()
  expect(Object.keys(electron.fakeContext.world)).toEqual(['spottingTop'])
  expect(Object.keys(bridge).sort()).toEqual([...channels, 'on'].sort())
  expect(Object.keys(bridge.on).sort()).toEqual([...notices].sort())
})

test('main answers exactly the channels of the contract', async () => {
  const { electron } = await startApp()
  expect([...electron.fakeIpc.handlers.keys()].sort()).toEqual([...channels].sort())
})

test('the page asks through preload and main, and the services answer', async () => {
  const { bridge, folder } = await startApp()
  expect(await bridge.appDescribe()).toMatchObject({
    name: 'Spotting Top',
    shell: 'electron',
    abilities: { folderPicker: true, nativeMenu: true },
    settings: { folder: join(folder, 'documents', 'Spotting Top') },
  })
  expect(await bridge.settingsChange({ theme: 'night' })).toMatchObject({ ok: true, value: { theme: 'night' } })
  expect(await bridge.settingsRead()).toMatchObject({ theme: 'night' })
})

test('every answer of a fresh start survives the crossing', async () => {
  const { bridge } = await startApp()
  const listing = await bridge.libraryList()
  expect(listing).toEqual(structuredClone(listing))
  expect(await bridge.libraryReadShip({ pack: 'perfidious-albion', ship: 'not-built' })).toMatchObject({ ok: false })
})

test('only our own page in the main frame is answered', async () => {
  const { electron, bridge } = await startApp()
  const ours = { url: 'app://spotting-top/index.html', parent: null }
  const strangers = [
    { url: 'https://evil.example/', parent: null },
    { url: 'app://spotting-top.evil/index.html', parent: null },
    { url: 'file:///index.html', parent: null },
    { url: 'app://spotting-top/index.html', parent: ours },
    null,
  ]
  for (const channel of channels) {
    for (const stranger of strangers) {
      electron.fakeIpc.frame = stranger
      await expect((bridge[channel] as () => Promise<unknown>)()).rejects.toThrow('own page')
    }
  }
  electron.fakeIpc.frame = ours
  await expect(bridge.appDescribe()).resolves.toMatchObject({ name: 'Spotting Top' })
})

test('every channel refuses what its schema does not know before any service is touched', async () => {
  const { bridge } = await startApp()
  for (const channel of channels) {
    const ask = bridge[channel] as (input: unknown) => Promise<unknown>
    await expect(ask({ rubbish: true }), channel).rejects.toThrow('input-unreadable')
  }
})

test('menu commands arrive as notices, by the name the page knows', async () => {
  const { electron, bridge } = await startApp()
  const received: unknown[] = []
  const stop = bridge.on.menuChosen((chosen) => received.push(chosen))
  for (const command of ['undo', 'redo', 'print', 'settings']) electron.chooseCommand(command)
  stop()
  electron.chooseCommand('undo')
  expect(received).toEqual(['undo', 'redo', 'print', 'settings'].map((command) => ({ command })))
})

test('the native picker chooses a folder, or is dismissed', async () => {
  const { electron, bridge } = await startApp()
  expect(await bridge.libraryChooseFolder()).toEqual({ ok: true, value: null })
  electron.chosen.folder = '/media/club'
  expect(await bridge.libraryChooseFolder()).toEqual({ ok: true, value: { folder: '/media/club' } })
})

test('the library is shown in the file manager', async () => {
  const { electron, bridge, folder } = await startApp()
  expect(await bridge.libraryReveal({ path: '' })).toMatchObject({ ok: true })
  expect(electron.shown).toEqual([join(folder, 'documents', 'Spotting Top')])
})
