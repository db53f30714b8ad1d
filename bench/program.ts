/** The program as players run it: the built host over a folder of its own, and its page in a browser. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import type { GameId } from '#shared/kernel/ids'
import { benchFolder } from './game-material'
import { writeEvening, type Evening } from './long-evening'

/** The window that everything is designed for. */
export const windowSize = { width: 1366, height: 768 }

export interface Program {
  /** Lets a browser in, once. */
  readonly address: string
  end(): Promise<void>
}

/** Starts the host with these evenings in its library. */
export async function startProgram(evenings: Readonly<Record<string, Evening>> = {}): Promise<Program> {
  const folder = await benchFolder()
  for (const [name, evening] of Object.entries(evenings))
    await writeEvening(join(folder.path, 'Spotting Top'), name, evening)
  const args = ['build/host/host.js', '--data', resolve(folder.path)]
  const host = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await new Promise<string>((found, failed) => {
    let printed = ''
    host.stdout.on('data', (bytes) => {
      printed += String(bytes)
      const address = /^Open (\S+)/m.exec(printed)?.[1]
      if (address !== undefined) found(address)
    })
    host.once('exit', () => failed(new Error(`the host ended: ${printed}`)))
  })
  return {
    address,
    async end(): Promise<void> {
      host.kill()
      await once(host, 'exit')
      await folder.drop()
    },
  }
}

export const addressOf = (address: string, game: GameId | string) => new URL(`/#/play/${game}`, address).href

/** Opens a game on a page of its own, a box of the first ship chosen. The context has been let in. */
export async function openTable(context: BrowserContext, address: string, game: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(addressOf(address, game))
  const card = page.getByRole('main').getByRole('grid')
  await card.click()
  // In a low window what the log says of the box is folded away.
  await page.locator('.inspector-log h4').first().waitFor({ state: 'attached' })
  return page
}
