import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const hostFile = fileURLToPath(new URL('../../build/host/host.js', import.meta.url))

let folder: string
let host: ChildProcess
let printed: string

/** The host as the launcher runs it beside a window of its own. */
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'host-process-'))
  host = fork(hostFile, ['--window', '--data', folder], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  printed = ''
  host.stdout?.on('data', (bytes) => (printed += String(bytes)))
})
test.afterEach(async () => {
  host.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

async function handedOver(): Promise<{ address: string; data: string }> {
  const [message] = (await once(host, 'message')) as [{ address: string; data: string }]
  return message
}

test('the address goes to the launcher, and the program ends soon after its window is closed', async ({ page }) => {
  const { address, data } = await handedOver()
  expect(data).toBe(folder)
  const ended = once(host, 'exit')
  await page.goto(address)
  await expect(page.locator('#app')).not.toBeEmpty()
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

test('it ends with the launcher, and when it is told to', async () => {
  await handedOver()
  const ended = once(host, 'exit')
  host.disconnect()
  expect(await ended).toEqual([0, null])
})
