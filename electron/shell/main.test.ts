import { expect, test, vi } from 'vitest'
import { contentPolicy } from '../page/page-files'
import { startApp } from './started.testing'

type FakeElectron = Awaited<ReturnType<typeof startApp>>['electron']
const onlyWindow = ({ BrowserWindow }: FakeElectron) => {
  const [window, more] = BrowserWindow.getAllWindows()
  if (!window || more) throw new Error('expected one window')
  return window
}

test('one window opens on our page, sandboxed and isolated, and shows once it is painted', async () => {
  const { electron } = await startApp()
  const window = onlyWindow(electron)
  expect(window.addresses).toEqual(['app://spotting-top/index.html'])
  expect(window.options.webPreferences).toMatchObject({
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    webviewTag: false,
  })
  expect(window.shown).toBe(false)
  window.emit('ready-to-show')
  expect(window.shown).toBe(true)
})

test('the page’s scheme is registered before ready, standard and secure, without cross-origin leave', async () => {
  const { electron } = await startApp()
  expect(electron.schemes).toEqual([
    {
      scheme: 'app',
      privileges: { standard: true, secure: true, supportFetchAPI: true, corsEnabled: false, codeCache: true },
    },
  ])
})

test('whatever the scheme answers carries the content policy; other hosts, methods and ways up are not served', async () => {
  const { electron } = await startApp()
  const serve = electron.served.get('app')!
  const asked = ['app://spotting-top/../main.ts', 'app://spotting-top/%2e%2e/main.ts', 'app://other/index.html']
  for (const address of asked) {
    const response = await serve(new Request(address))
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Security-Policy')).toBe(contentPolicy)
  }
  expect((await serve(new Request('app://spotting-top/index.html', { method: 'POST' }))).status).toBe(404)
  const page = await serve(new Request('app://spotting-top/index.html'))
  expect(page.status).toBe(200)
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('Content-Security-Policy')).toBe(contentPolicy)
})

test('leaving our page, new windows and webviews are denied', async () => {
  const { electron } = await startApp()
  const { webContents } = onlyWindow(electron)
  const tried = (event: string, url: string) => {
    let prevented = false
    webContents.emit(event, { url, preventDefault: () => (prevented = true) })
    return prevented
  }
  for (const way of ['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview']) {
    expect(tried(way, 'https://evil.example/')).toBe(true)
  }
  expect(tried('will-navigate', 'file:///etc/passwd')).toBe(true)
  expect(tried('will-navigate', 'app://spotting-top.evil/')).toBe(true)
  expect(tried('will-navigate', 'app://spotting-top/index.html#/library')).toBe(false)
  expect(webContents.openHandler({ url: 'https://evil.example/' })).toEqual({ action: 'deny' })
  expect(webContents.openHandler({ url: 'app://spotting-top/index.html' })).toEqual({ action: 'deny' })
})

test('every permission is denied and nothing is fetched from the network', async () => {
  const { electron } = await startApp()
  const rule = (name: string) => electron.sessionRules.get(name)!
  let granted: unknown
  rule('permission')({}, 'geolocation', (answer: boolean) => (granted = answer))
  expect(granted).toBe(false)
  expect(rule('permissionCheck')({}, 'clipboard-read')).toBe(false)
  expect(rule('device')({})).toBe(false)
  const cancelled = (url: string) => {
    let answer: unknown
    rule('request')({ url }, (given: { cancel: boolean }) => (answer = given.cancel))
    return answer
  }
  expect(cancelled('https://example.org/')).toBe(true)
  expect(cancelled('file:///etc/passwd')).toBe(true)
  expect(cancelled('app://spotting-top/index.html')).toBe(false)
})

test('a start that fails says so in a dialog, and ends', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failing = {
    'before there is a window': ({ protocol }: FakeElectron) =>
      (protocol.handle = () => {
        throw new Error('app:// is taken')
      }),
    'as the page is loaded': ({ BrowserWindow }: FakeElectron) =>
      (BrowserWindow.loadError = new Error('ERR_FAILED (-2) loading the page')),
  }
  for (const fails of Object.values(failing)) {
    const { electron } = await startApp({ before: (fake) => void fails(fake) })
    await expect.poll(() => electron.app.exited).toBe(true)
    expect(electron.app.exitCode).toBe(1)
    expect(electron.errorBoxes).toEqual([
      [
        'Spotting Top could not start',
        expect.stringMatching(/^(app:|ERR).*\n\nYour library and your games are unchanged/),
      ],
    ])
  }
})

test('a page that is reloaded before it has come up is no failed start', async () => {
  const aborted = Object.assign(new Error('ERR_ABORTED (-3)'), { code: 'ERR_ABORTED' })
  const { electron } = await startApp({ before: ({ BrowserWindow }) => void (BrowserWindow.loadError = aborted) })
  await new Promise((resolve) => setTimeout(resolve))
  expect([electron.app.exited, electron.errorBoxes]).toEqual([false, []])
})

test('closing the last window ends the program after the services have closed everything', async () => {
  const { electron } = await startApp()
  electron.app.emit('window-all-closed')
  expect(electron.app.quits).toBe(1)
  expect(electron.app.exited).toBe(false)
  await expect.poll(() => electron.app.exited).toBe(true)
})

test('a second start hands over its files and quits; it opens no window', async () => {
  const { electron, folder } = await startApp({ argv: ['asahi.ship.json', '--switch', 'notes.txt'], first: false })
  expect(electron.app.lockData).toEqual({ files: [`${folder}/asahi.ship.json`] })
  expect(electron.BrowserWindow.getAllWindows()).toEqual([])
  expect(electron.app.quits).toBe(1)
})

test('when a second start comes, the first comes to the front', async () => {
  const { electron } = await startApp()
  const window = onlyWindow(electron)
  window.minimized = true
  electron.app.emit('second-instance', {}, [], '/', { files: [] })
  expect(window).toMatchObject({ minimized: false, focused: true })
  for (const nonsense of [null, 'text', { files: 'one' }, { files: [7] }])
    electron.app.emit('second-instance', {}, [], '/', nonsense)
})
