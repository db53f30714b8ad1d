import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { FakeIpc } from '../../electron/shell/fake-session.testing'
import { build } from 'esbuild'
import { bundles } from '../../scripts/build.mjs'

type FakeElectron = typeof import('../../electron/shell/fake-electron.testing')

const project = fileURLToPath(new URL('../..', import.meta.url))
const fake = join(project, 'electron/shell/fake-electron.testing.ts')
const fakeInPage = join(project, 'e2e/shells/fake-electron-page.testing.ts')

/** Chromium will not load app://, so the page has this origin; main sees the one it knows. */
const pageOrigin = 'https://spotting-top.test'
const appOrigin = 'app://spotting-top'
const tableOrigin = 'https://spotting-top-table.test'
const appTableOrigin = 'app://spotting-top-table'

export interface JoinedElectron {
  readonly electron: FakeElectron
  readonly folder: string
  /** The page of the second screen, once main has opened its window. */
  openTable(): Promise<Page>
  close(): Promise<void>
}

/**
 * Runs the real main here and the real preload in `page`, joined by the fake wire, and opens what main's window opens.
 * `settings` are those that an earlier start left.
 */
export async function joinElectron(page: Page, settings?: object): Promise<JoinedElectron> {
  // Main keeps what it knows in its modules: every start gets files of its own, beside the built page.
  const built = join(project, `build/joined-${randomUUID()}`)
  const joined = (file: string) => join(built, file)
  await bundleJoined(built)
  const electron = (await import(pathToFileURL(joined('fake-electron.testing.js')).href)) as FakeElectron
  const folder = await mkdtemp(join(tmpdir(), 'joined-'))
  for (const name of ['userData', 'documents']) {
    electron.app.paths[name] = join(folder, name)
    await mkdir(join(folder, name))
  }
  if (settings) await writeFile(join(folder, 'userData', 'settings.json'), JSON.stringify(settings))
  await import(pathToFileURL(joined('main.js')).href)
  electron.app.becomeReady()
  await expect.poll(() => electron.BrowserWindow.getAllWindows().length).toBe(1)

  await serve(page, electron.served.get('app')!, pageOrigin, appOrigin)
  await page.exposeBinding('joinedInvoke', ({ frame }, channel: string, input: unknown[]) => {
    electron.fakeIpc.frame = { url: frame.url().replace(pageOrigin, appOrigin), parent: null }
    return electron.fakeIpc.renderer.invoke(channel, ...input)
  })
  joinWire(page, electron.fakeIpc)
  await page.addInitScript({ path: joined('preload.js') })

  const [window] = electron.BrowserWindow.getAllWindows()
  await page.goto((window?.addresses[0] ?? '').replace(appOrigin, pageOrigin))
  window?.emit('ready-to-show')
  window?.webContents.emit('did-finish-load')
  return {
    electron,
    folder,
    openTable: async () => {
      const { ipc, served } = electron.session.fromPartition('table-view')
      const table = await page.context().newPage()
      await serve(table, served.get('app')!, tableOrigin, appTableOrigin)
      joinWire(table, ipc)
      await table.addInitScript({ path: joined('preload-table.js') })
      const window = electron.BrowserWindow.getAllWindows().at(-1)
      await table.goto((window?.addresses[0] ?? '').replace(appTableOrigin, tableOrigin))
      window?.emit('ready-to-show')
      window?.webContents.emit('dom-ready')
      return table
    },
    close: async () => {
      electron.app.emit('window-all-closed')
      await expect.poll(() => electron.app.exited).toBe(true)
      await Promise.all([folder, built].map((each) => rm(each, { recursive: true, force: true })))
    },
  }
}

/** Answers what the page asks for as main's own scheme does, under the origin that Chromium will load. */
async function serve(
  page: Page,
  answer: (request: Request) => Promise<Response>,
  origin: string,
  known: string,
): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const address = route.request().url().replace(origin, known)
    const response = await answer(new Request(address, { method: route.request().method() }))
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    })
  })
}

/** What main sends reaches the page, one message after the other. */
function joinWire(page: Page, { toPage }: FakeIpc): void {
  let sent: Promise<unknown> = Promise.resolve()
  toPage.on('*', (channel: string, ...payload: unknown[]) => {
    sent = sent.then(() => page.evaluate(send, { channel, payload })).catch(() => undefined)
  })
}

function send({ channel, payload }: { channel: string; payload: unknown[] }): void {
  const world = window as unknown as { joinedSend(channel: string, payload: unknown[]): void }
  world.joinedSend(channel, payload)
}

/** Main and the fake share one copy of the fake; the preload gets the page's half inside. */
async function bundleJoined(outdir: string): Promise<void> {
  const { outfile: _main, entryPoints: _mainEntry, ...main } = bundles.main
  await build({
    ...main,
    entryPoints: [join(project, 'electron/main.ts'), fake],
    entryNames: '[name]',
    outdir,
    splitting: true,
    format: 'esm',
    alias: { electron: fake },
  })
  const { outfile: _preload, entryPoints: _preloadEntry, ...preload } = bundles.preload
  await build({
    ...preload,
    entryPoints: ['preload', 'shell/preload-table'].map((name) => join(project, 'electron', `${name}.ts`)),
    entryNames: '[name]',
    outdir,
    format: 'iife',
    platform: 'browser',
    external: [],
    alias: { electron: fakeInPage },
  })
}
