import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { TableBridge } from '#shared/bridge/frames'
import type { TableWindowState } from '#shared/bridge/table-window'
import { display } from './fake-screen.testing'
import { startApp } from './started.testing'

export const second = display(2, { x: 1920, y: 0, width: 2560, height: 1440 }, 'Projector')

/** Two screens, the table view open on what it finds; `kept` is the place that an earlier start left. */
export async function openTableWindow({
  screens = [second],
  kept,
}: { screens?: readonly (typeof second)[]; kept?: object } = {}) {
  const started = await startApp({
    before: async ({ displays }, folder) => {
      displays.push(...screens)
      if (kept) await writeFile(join(folder, 'userData', 'table-window.json'), JSON.stringify(kept))
    },
  })
  const { electron, bridge } = started
  const states: TableWindowState[] = []
  bridge.on.tableWindow((state) => states.push(state))
  expect(await bridge.tableOpen()).toEqual({ ok: true, value: { address: null } })
  return { ...started, states, window: lastWindow(electron) }
}

type Electron = Awaited<ReturnType<typeof startApp>>['electron']

export function lastWindow({ BrowserWindow }: Electron) {
  const window = BrowserWindow.getAllWindows().at(-1)!
  window.emit('ready-to-show')
  return window
}

/** The page of the window comes up: what its preload exposes to it. */
export async function pageOf({ electron, window }: Awaited<ReturnType<typeof openTableWindow>>) {
  await electron.session.runPreloadIn('table-view', () => import('./preload-table'))
  window.webContents.emit('dom-ready')
  return electron.session.fromPartition('table-view').context.world as { readonly spottingTable: TableBridge }
}
