import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp } from './started.testing'

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
