import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { display } from './fake-screen.testing'
import { startApp } from './started.testing'

const bounds = { x: 300, y: 200, width: 1100, height: 800 }

/** Starts with a state file left by an earlier run: what the window was asked to be. */
async function openedAfter(state: unknown, displays = [{ x: 0, y: 0, width: 1920, height: 1040 }]) {
  const { electron } = await startApp({
    before: async ({ displays: present }, folder) => {
      present.splice(0, present.length, ...displays.map((area, id) => display(id + 1, area)))
      await writeFile(
        join(folder, 'userData', 'window.json'),
        typeof state === 'string' ? state : JSON.stringify(state),
      )
    },
  })
  const [window] = electron.BrowserWindow.getAllWindows()
  return window!
}

test('the window opens where it was closed', async () => {
  expect((await openedAfter({ bounds, maximized: false })).options).toMatchObject(bounds)
})

test('a maximised window is maximised again, over the place it had before', async () => {
  const window = await openedAfter({ bounds, maximized: true })
  expect(window.options).toMatchObject(bounds)
  // Maximising shows a window, and there is nothing to show yet.
  expect(window).toMatchObject({ maximized: false, shown: false })
  window.emit('ready-to-show')
  expect(window).toMatchObject({ maximized: true, shown: true })
})

test.each([
  ['to the right of', { ...bounds, x: 1900 }],
  ['to the left of', { ...bounds, x: -1050 }],
  ['below', { ...bounds, y: 1030 }],
  ['above', { ...bounds, y: -400 }],
])('a place %s every display is not taken', async (_, place) => {
  expect((await openedAfter({ bounds: place, maximized: false })).options).not.toHaveProperty('x')
})

test('a place on a second display is taken while that display is there', async () => {
  const second = { ...bounds, x: 2200 }
  const displays = [
    { x: 0, y: 0, width: 1920, height: 1040 },
    { x: 1920, y: 0, width: 1920, height: 1040 },
  ]
  expect((await openedAfter({ bounds: second, maximized: false }, displays)).options).toMatchObject(second)
})

test.each(['{', '[]', '{"bounds":{"x":1e99,"y":0,"width":1,"height":1},"maximized":false}'])(
  'a state file that says %s is passed over',
  async (text) => {
    expect((await openedAfter(text)).options).toMatchObject({ width: 1280, height: 860 })
  },
)

test('closing the window notes its place', async () => {
  const { electron, folder } = await startApp()
  const [window] = electron.BrowserWindow.getAllWindows()
  window!.maximized = true
  window!.close()
  expect(JSON.parse(await readFile(join(folder, 'userData', 'window.json'), 'utf8'))).toEqual({
    bounds: window!.bounds,
    maximized: true,
  })
})

/** The colour of the desk in a theme, as the page's own sheet says it. */
function paperIn(theme: string): string {
  const sheet = readFileSync('renderer/theme/tokens.css', 'utf8')
  return new RegExp(`\\[data-theme='${theme}'\\] \\{[^}]*--paper: (#[0-9a-f]{6})`).exec(sheet)?.[1] ?? 'none'
}

/** The window's colour and the theme that its page is served in. */
async function firstFrame(settings: string | null, system: { dark?: boolean; contrast?: boolean } = {}) {
  const { electron } = await startApp({
    before: async ({ nativeTheme }, folder) => {
      nativeTheme.shouldUseDarkColors = system.dark ?? false
      nativeTheme.shouldUseHighContrastColors = system.contrast ?? false
      if (settings !== null) await writeFile(join(folder, 'userData', 'settings.json'), settings)
    },
  })
  const [window] = electron.BrowserWindow.getAllWindows()
  const page = await electron.served.get('app')!(new Request('app://spotting-top/index.html'))
  const served = /<html lang="en" data-theme="(\w+)">/.exec(await page.text())?.[1]
  return { served, colour: (window!.options as { backgroundColor?: string }).backgroundColor?.toLowerCase() }
}

test.each([
  ['{"theme":"night"}', {}, 'night'],
  ['{"theme":"day"}', { dark: true }, 'day'],
  ['{"theme":"contrast"}', { dark: true }, 'contrast'],
  ['{"theme":"system"}', { dark: true }, 'night'],
  ['{"theme":"system"}', { dark: true, contrast: true }, 'contrast'],
  [null, {}, 'day'],
  ['null', {}, 'day'],
  ['{"theme', { dark: true }, 'night'],
  ['{"theme":"toString"}', {}, 'day'],
])('with settings %s and a system of %o the first frame is %s paper', async (settings, system, theme) => {
  expect(await firstFrame(settings, system)).toEqual({ served: theme, colour: paperIn(theme) })
})
