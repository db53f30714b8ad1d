import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
// Tells the types what the preload lays on the window.
import type {} from '../../renderer/bridge/electron-bridge'
import { joinElectron, type JoinedElectron } from './joined-electron'

let shell: JoinedElectron
test.beforeEach(async ({ page }) => {
  shell = await joinElectron(page)
})
test.afterEach(() => shell.close())

test('the real page works through the real preload and main', async ({ page }) => {
  const troubles: string[] = []
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  page.on('pageerror', (problem) => troubles.push(problem.message))

  await test.step('the page has come up over the bridge of the preload', async () => {
    await expect(page.locator('#app')).not.toBeEmpty()
    const described = await page.evaluate(() => window.spottingTop?.appDescribe())
    expect(described).toMatchObject({ shell: 'electron', abilities: { nativeMenu: true, folderPicker: true } })
  })

  await test.step('what the page asks for is on disk when it is answered', async () => {
    await page.evaluate(() => window.spottingTop?.settingsChange({ theme: 'night' }))
    const settings = JSON.parse(await readFile(join(shell.folder, 'userData', 'settings.json'), 'utf8')) as object
    expect(settings).toMatchObject({ theme: 'night' })
  })

  await test.step('a menu command reaches the page', async () => {
    const chosen = page.evaluate(
      () => new Promise((heard) => window.spottingTop?.on.menuChosen((notice) => heard(notice.command))),
    )
    await expect(async () => {
      shell.electron.chooseCommand('settings')
      expect(await Promise.race([chosen, new Promise((wait) => setTimeout(wait, 100))])).toBe('settings')
    }).toPass()
  })

  expect(troubles).toEqual([])
})
