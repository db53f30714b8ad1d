import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import type { Bridge } from '#shared/bridge/contract'
import { resetShellModules } from './reset-shell-modules.testing'

type FakeElectron = typeof import('./fake-electron.testing')

export interface Started {
  readonly electron: FakeElectron
  readonly folder: string
  /** What the preload exposed to the page. */
  readonly bridge: Bridge
}

interface Prepared {
  readonly argv?: readonly string[]
  readonly first?: boolean
  /** Another machine's displays, an earlier start's files: done before main runs. */
  readonly before?: (electron: FakeElectron, folder: string) => Promise<void> | void
}

/** Runs the real main and preload again with a fresh fake, with folders of their own; `ready` lets main begin. */
export async function startApp({ argv = [], first = true, before }: Prepared = {}): Promise<Started> {
  resetShellModules()
  const folder = await mkdtemp(join(tmpdir(), 'shell-'))
  const electron = (await import('electron')) as unknown as FakeElectron
  electron.app.first = first
  for (const name of ['userData', 'documents']) {
    electron.app.paths[name] = join(folder, name)
    await mkdir(join(folder, name))
  }
  await before?.(electron, folder)
  const argvBefore = process.argv
  process.argv = ['electron', '.', ...argv.map((file) => join(folder, file))]
  await import('../main')
  process.argv = argvBefore
  electron.app.becomeReady()
  await new Promise((resolve) => setImmediate(resolve))
  await import('../preload')
  onTestFinished(async () => {
    if (electron.app.quits === 0) electron.app.quit()
    await vi.waitUntil(() => electron.app.exited)
    // A start that failed leaves its services at work.
    await rm(folder, { recursive: true, force: true, maxRetries: 20 })
  })
  return { electron, folder, bridge: electron.fakeContext.world['spottingTop'] as Bridge }
}

/** Copies a starter ship out of the library's place, as someone would send it. */
export async function strangersShip(folder: string, name: string): Promise<string> {
  const path = join(folder, name)
  await cp('shared/rules/perfidious-albion/ships/majestic.ship.json', path)
  return path
}
