import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { access, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeStartFile } from '../../scripts/browser.mjs'
import { expect, test } from '../fixtures/app'
import { LibraryPage } from '../pages/library-page'

const hostFile = fileURLToPath(new URL('../../build/host/host.js', import.meta.url))

let host: ChildProcess
let printed: string
let complained: string

/** The host as the launcher runs it beside a window of its own. */
test.beforeEach(({ folder }) => {
  host = fork(hostFile, ['--window', '--data', folder], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  printed = ''
  complained = ''
  host.stderr?.on('data', (bytes) => (complained += String(bytes)))
  host.stdout?.on('data', (bytes) => (printed += String(bytes)))
})
test.afterEach(() => void host.kill('SIGKILL'))

async function handedOver(): Promise<{ address: string; data: string }> {
  const [message] = (await once(host, 'message')) as [{ address: string; data: string }]
  return message
}

test('the address goes to the launcher, and the program ends soon after its window is closed', async ({
  page,
  folder,
}) => {
  const { address, data } = await handedOver()
  expect(data).toBe(folder)
  const ended = once(host, 'exit')
  const entered = once(host, 'message')
  // As the launcher hands it on: in a file that leads here, which to a browser is another site.
  const start = writeStartFile(address, folder)
  await page.goto(start.address)
  await expect(page.locator('#app')).not.toBeEmpty()
  expect(new URL(page.url()).search).toBe('')
  expect(await entered).toEqual(['entered', undefined])
  start.remove()
  await page.close()
  expect(await ended).toEqual([0, null])
  expect(printed).toBe('')
})

test('when no window could be opened, it prints an address that works and serves on', async ({ page }) => {
  await handedOver()
  host.send('serve-on')
  await expect.poll(() => printed).toContain('Open http')
  await page.goto(/^Open (\S+)/m.exec(printed)?.[1] ?? '')
  await expect(page.locator('#app')).not.toBeEmpty()
})

test('it ends with the launcher, and when it is asked to', async () => {
  await handedOver()
  const ended = once(host, 'exit')
  host.disconnect()
  expect(await ended).toEqual([0, null])
})

test('marks that cannot be saved are named when it is asked to end, and it ends with 1', async ({ page, folder }) => {
  await page.goto((await handedOver()).address)
  const play = await new LibraryPage(page).startAction()
  const majestic = await play.open('majestic')
  await majestic.tapBox('4-3')
  await expect(play.saved).toHaveText(/^Saved/)
  await rename(join(folder, 'Spotting Top', 'games'), join(folder, 'moved'))
  await expect(play.saved).toHaveText(/^Paused/)
  await majestic.tapBox('5-3')
  await majestic.tapBox('6-3')
  await expect(play.saved).toHaveText(/^Not saved\s*2 in memory$/)
  const ended = once(host, 'exit')
  host.kill('SIGTERM')
  expect(await ended).toEqual([1, null])
  expect(complained).toContain(
    'Off Ushant, 1898: 2 marks are not saved. The folder of the game has been moved or deleted.',
  )
})

/** Runs it to its end: exit code and what it complained of. */
async function runToEnd(args: readonly string[]): Promise<readonly [number | null, string]> {
  const run = spawn(process.execPath, [hostFile, ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  run.stderr.on('data', (bytes) => (said += String(bytes)))
  const [code] = (await once(run, 'exit')) as [number | null]
  return [code, said]
}

test('a port that is taken is reported in one sentence, and nothing is left behind', async ({ folder }) => {
  const { address } = await handedOver()
  const elsewhere = join(folder, 'elsewhere')
  const [code, said] = await runToEnd(['--data', elsewhere, '--port', new URL(address).port])
  expect(code).toBe(1)
  expect(said.trimEnd().split('\n')).toEqual([expect.stringMatching(/^Port \d+ is in use by another program\. /)])
  await expect(access(elsewhere)).rejects.toThrow('ENOENT')
})

test('a data folder that cannot be written to is reported in one sentence', async ({ folder }) => {
  await handedOver()
  await writeFile(join(folder, 'a-file'), '')
  const [code, said] = await runToEnd(['--data', join(folder, 'a-file', 'data')])
  expect(code).toBe(1)
  expect(said.trimEnd().split('\n')).toEqual([expect.stringContaining('cannot be written to (ENOTDIR)')])
  test.skip(process.platform !== 'linux', 'only Linux has /proc, in which nobody makes a folder')
  expect(await runToEnd(['--data', '/proc/x'])).toEqual([1, expect.stringContaining('/proc/x cannot be written to')])
})
