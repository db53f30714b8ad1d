import { beforeEach, expect, test, vi } from 'vitest'
import type { BrowserWindow } from 'electron'
import { gameId } from '#shared/kernel/ids'
import { refused } from '#shared/kernel/result'
import { en } from '#shared/rules/words'
import { speaker } from '#shared/words/speak'
import type { Unsaved } from '../desk/games-in-turn'
import { resetShellModules } from './reset-shell-modules.testing'

beforeEach(() => resetShellModules())

const three: Unsaved = {
  game: gameId('monday'),
  title: 'Monday',
  lines: 1,
  keptBack: 2,
  because: refused('save-disk-full'),
}

/** A window whose program has marks that it cannot save. */
async function withMarks(unsaved: readonly Unsaved[]) {
  const electron = (await import('electron')) as unknown as typeof import('./fake-electron.testing')
  const { Leaving } = await import('./leaving')
  const services = { unsaved: () => unsaved, dispose: async () => unsaved }
  const leaving = new Leaving(services, speaker(en))
  const window = new electron.BrowserWindow({})
  leaving.watch(window as unknown as BrowserWindow)
  const press = (button: 'stay' | 'leave') => (electron.pressed.button = button === 'stay' ? 0 : 1)
  return { electron, services, leaving, window, press, boxes: electron.messageBoxes }
}

test('a window is closed without a word when everything is saved', async () => {
  const { window, boxes } = await withMarks([])
  window.close()
  expect(window.isDestroyed()).toBe(true)
  expect(boxes).toEqual([])
})

test('marks that are not saved are asked about, how many and why; who stays stays, who leaves leaves', async () => {
  const { window, boxes, press } = await withMarks([three])
  press('stay')
  window.close()
  await vi.waitUntil(() => boxes.length === 1)
  expect(window.isDestroyed()).toBe(false)
  expect(boxes[0]).toMatchObject({ message: '3 marks are not saved', buttons: ['Stay', 'Leave anyway'] })
  expect(boxes[0]!.detail).toContain('Monday: 3 marks are not saved. The disk is full.')
  await new Promise((resolve) => setTimeout(resolve))
  press('leave')
  window.close()
  await vi.waitUntil(() => window.isDestroyed())
})

test('a page that waits for the disk is given time; one that keeps waiting is asked about', async () => {
  const { window, boxes } = await withMarks([])
  window.webContents.pageHoldsBack = true
  window.close()
  setTimeout(() => (window.webContents.pageHoldsBack = false), 300)
  await vi.waitUntil(() => window.isDestroyed())
  expect(boxes).toEqual([])

  const other = await withMarks([])
  other.window.webContents.pageHoldsBack = true
  other.press('leave')
  other.window.close()
  await vi.waitUntil(() => other.window.isDestroyed(), 5_000)
  expect(other.boxes.map(({ message }) => message)).toEqual(['Some marks are not saved yet'])
})

test('at the end it is tried until everything is saved, or someone leaves without it', async () => {
  const { leaving, services, boxes, press } = await withMarks([three])
  press('stay')
  services.dispose = vi.fn().mockResolvedValueOnce([three]).mockResolvedValueOnce([])
  expect(await leaving.closeServices()).toEqual([])
  expect(boxes).toHaveLength(1)
  services.dispose = async () => [three]
  press('leave')
  expect(await leaving.closeServices()).toEqual([three])
})

test('a log-off of Windows waits for whoever has marks that are not saved; who leaves can log off again', async () => {
  const { electron, window, boxes, press } = await withMarks([three])
  press('stay')
  expect(electron.endSession('logoff')).toBe(false)
  await vi.waitUntil(() => boxes.length === 1)
  expect(boxes[0]).toMatchObject({ message: '3 marks are not saved' })
  expect(boxes[0]!.detail).toMatch(/may be lost.*\nWindows is waiting to log off. After leaving, log off again.$/s)
  expect(window.isDestroyed()).toBe(false)
  await new Promise((resolve) => setTimeout(resolve))
  press('leave')
  expect(electron.endSession('shutdown')).toBe(false)
  await vi.waitUntil(() => window.isDestroyed())
  expect(electron.endSession('shutdown')).toBe(true)
})

test('two log-offs in a row ask once', async () => {
  const { electron, boxes } = await withMarks([three])
  for (const _ of [1, 2]) expect(electron.endSession('logoff')).toBe(false)
  await vi.waitUntil(() => boxes.length > 0)
  expect(boxes).toHaveLength(1)
})

test('with everything saved nothing is asked, and the games are closed; so they are when it cannot be stopped', async () => {
  for (const [unsaved, reason] of [
    [[], 'logoff'],
    [[three], 'critical'],
  ] as const) {
    const { electron, services, boxes } = await withMarks(unsaved)
    services.dispose = vi.fn(services.dispose)
    expect(electron.endSession(reason)).toBe(true)
    expect(services.dispose).toHaveBeenCalledTimes(1)
    expect(boxes).toEqual([])
  }
})

test('a page whose process dies is reloaded once, with a message', async () => {
  const { electron, window } = await withMarks([])
  const { mendBrokenPage } = await import('./window')
  let now = 0
  mendBrokenPage(window as unknown as BrowserWindow, speaker(en), () => now)
  const dies = async (reason: string) => {
    window.webContents.emit('render-process-gone', {}, { reason })
    // Not from inside the event: the fake throws at that, as Electron falls over it.
    await new Promise((resolve) => setImmediate(resolve))
  }
  await dies('crashed')
  expect([window.webContents.reloads, electron.messageBoxes.length]).toEqual([1, 1])
  await dies('oom')
  expect([window.webContents.reloads, electron.messageBoxes.length]).toEqual([1, 2])
  now = 120_000
  await dies('crashed')
  expect(window.webContents.reloads).toBe(2)
  await dies('clean-exit')
  expect(electron.messageBoxes).toHaveLength(3)
  window.webContents.emit('render-process-gone', {}, { reason: 'crashed' })
  window.destroy()
  await new Promise((resolve) => setImmediate(resolve))
  expect(electron.messageBoxes).toHaveLength(3)
})
