import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { folderForTest, lay, noticeLog } from './desk.testing'
import { createServices } from './services'

async function services() {
  const folder = await folderForTest()
  await lay(folder, { 'starter/ships/README.md': 'none yet' })
  const made = createServices({
    dataFolder: join(folder, 'data'),
    defaultLibraryFolder: join(folder, 'Documents', 'Spotting Top'),
    starterFolder: join(folder, 'starter'),
    appVersion: '1.2.3',
    shell: 'host',
    abilities: {
      folderPicker: false,
      revealInFileManager: false,
      saveDialog: false,
      nativeMenu: false,
      secondScreen: false,
    },
    clock: () => 1_700_000_000_000,
    notify: noticeLog().notify,
  })
  onTestFinished(() => made.dispose())
  return made
}

it('describes itself and lists a library on the first start', async () => {
  const desk = await services()
  expect(await desk.dispatch('appDescribe', null)).toMatchObject({ version: '1.2.3', shell: 'host' })
  expect(await desk.dispatch('libraryList', undefined)).toMatchObject({ ships: [], games: [], setAside: [] })
})

it('rejects what no page of ours sends, before any service is touched', async () => {
  const desk = await services()
  await expect(desk.dispatch('__proto__', {})).rejects.toMatchObject({ code: 'channel-unknown' })
  await expect(desk.dispatch('shellRun', {})).rejects.toMatchObject({ code: 'channel-unknown' })
  await expect(desk.dispatch('libraryReveal', { path: 7 })).rejects.toMatchObject({
    code: 'input-unreadable',
    where: 'path',
  })
  await expect(desk.dispatch('settingsChange', { folder: '/etc' })).rejects.toMatchObject({ code: 'input-unreadable' })
})
