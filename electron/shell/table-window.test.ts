import { expect, test } from 'vitest'
import type { TablePicture } from '#shared/table-view/picture'
import { openTableWindow, pageOf } from './table-opened.testing'

const day: TablePicture = { is: 'blank', theme: 'day' }
const night: TablePicture = { is: 'blank', theme: 'night' }

test('it is isolated: a session of its own, sandboxed, with a preload that gets only pictures', async () => {
  const all = await openTableWindow()
  const { window } = all
  expect(window.addresses).toEqual(['app://spotting-top-table/table.html'])
  expect(window.options.webPreferences).toMatchObject({
    partition: 'table-view',
    preload: expect.stringContaining('preload-table.cjs'),
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    webviewTag: false,
  })
  const world = await pageOf(all)
  expect(Object.keys(world)).toEqual(['spottingTable'])
  expect(Object.keys(world.spottingTable)).toEqual(['onPicture'])
})

test('its session grants nothing, fetches nothing and serves its page alone, which may connect to nothing', async () => {
  const { electron, window } = await openTableWindow()
  const { rules, served } = electron.session.fromPartition('table-view')
  let granted: unknown
  rules.get('permission')!({}, 'geolocation', (answer: boolean) => (granted = answer))
  expect([granted, rules.get('permissionCheck')!({}, 'x'), rules.get('device')!({})]).toEqual([false, false, false])
  const cancelled = (url: string) => {
    let answer: unknown
    rules.get('request')!({ url }, (given: { cancel: boolean }) => (answer = given.cancel))
    return answer
  }
  for (const url of ['https://example.org/', 'app://spotting-top/index.html', 'file:///etc/passwd', 'data:text/html,'])
    expect(cancelled(url)).toBe(true)
  expect(cancelled('app://spotting-top-table/table.html')).toBe(false)
  expect(cancelled('data:image/jpeg;base64,')).toBe(false)
  const ask = (address: string) => served.get('app')!(new Request(address))
  for (const address of ['app://spotting-top-table/index.html', 'app://spotting-top/table.html'])
    expect((await ask(address)).status).toBe(404)
  const policy = (await ask('app://spotting-top-table/table.html')).headers.get('Content-Security-Policy')
  expect(policy?.split('; ')).toContain("connect-src 'none'")
  let prevented = false
  window.webContents.emit('will-navigate', {
    url: 'app://spotting-top/index.html',
    preventDefault: () => (prevented = true),
  })
  expect(prevented).toBe(true)
  expect(window.webContents.openHandler({ url: 'app://spotting-top/index.html' })).toEqual({ action: 'deny' })
})

test('what it is sent are pictures: the latest when it comes up, each one at once, and no notice ever', async () => {
  const all = await openTableWindow()
  const { electron, bridge } = all
  const sent: unknown[][] = []
  electron.session.fromPartition('table-view').ipc.toPage.on('*', (...message: unknown[]) => sent.push(message))
  await bridge.tableShow({ picture: day })
  const { spottingTable } = await pageOf(all)
  const received: TablePicture[] = []
  spottingTable.onPicture((picture) => received.push(picture))
  electron.chooseCommand('undo')
  await bridge.settingsChange({ theme: 'night' })
  await bridge.tableShow({ picture: night })
  expect(received).toEqual([day, night])
  expect(sent).toEqual([
    ['tablePicture', day],
    ['tablePicture', night],
  ])
})

test('its page is not answered by the gateway, even if it found a way to ask', async () => {
  const { electron, bridge } = await openTableWindow()
  electron.fakeIpc.frame = { url: 'app://spotting-top-table/table.html', parent: null }
  await expect(bridge.libraryList()).rejects.toThrow('own page')
})

test('a page that breaks is reloaded with its picture; broken again at once, the window closes', async () => {
  const all = await openTableWindow()
  const { bridge, window, states } = all
  await bridge.tableShow({ picture: day })
  const { spottingTable } = await pageOf(all)
  const breaks = async () => {
    window.webContents.emit('render-process-gone', {}, { reason: 'crashed' })
    await new Promise((resolve) => setImmediate(resolve))
  }
  await breaks()
  await bridge.tableShow({ picture: night })
  expect(window.webContents.reloads).toBe(1)
  window.webContents.emit('dom-ready')
  const received: TablePicture[] = []
  spottingTable.onPicture((picture) => received.push(picture))
  expect(received).toEqual([night])
  await breaks()
  expect(states.at(-1)).toMatchObject({ isOpen: false })
})

test('it goes with the operator’s window', async () => {
  const { electron } = await openTableWindow()
  electron.BrowserWindow.getAllWindows()[0]!.close()
  expect(electron.BrowserWindow.getAllWindows()).toEqual([])
})
