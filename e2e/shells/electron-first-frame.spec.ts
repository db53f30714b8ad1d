import { expect, test } from '@playwright/test'
import { joinElectron, type JoinedElectron } from './joined-electron'

let shell: JoinedElectron
test.afterEach(() => shell.close())

interface Watched {
  readonly seen: [theme: string | undefined, colour: string][]
}

test('the page wears the theme of the settings from its first frame on, and the window has its colour', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    const seen: Watched['seen'] = []
    Object.assign(window, { seen })
    const look = () => {
      const { documentElement: html } = document
      seen.push([html.dataset['theme'], getComputedStyle(html).backgroundColor])
      if (seen.length < 200) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  shell = await joinElectron(page, { theme: 'night' })
  await expect(page.locator('#app')).not.toBeEmpty()
  const [opened] = shell.electron.BrowserWindow.getAllWindows()
  expect(opened?.options).toMatchObject({ backgroundColor: '#0D1116' })
  const frames = await page.evaluate(() => (globalThis as unknown as Watched).seen)
  expect(new Set(frames.map(([theme]) => theme))).toEqual(new Set(['night']))
  // Before its sheet is there a page is seen through, and the window shows.
  expect(new Set(frames.map(([, colour]) => colour).filter((colour) => colour !== 'rgba(0, 0, 0, 0)'))).toEqual(
    new Set(['rgb(13, 17, 22)']),
  )
})
