import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures/app'
import { rulesPacks } from '../../shared/rules/index'

const pages = 'build/renderer'
const ids = rulesPacks.map(({ id }) => id)
/** Views are fetched by the router; these two are what it fetches for the first page. */
const firstViews = /^(?:LibraryFrame|HomeView)-.*\.js$/

/** Every script of the build by its name. */
async function builtScripts(): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(join(pages, 'assets'))).filter((name) => name.endsWith('.js'))
  const texts = names.map(async (name) => [name, await readFile(join(pages, 'assets', name), 'utf8')] as const)
  return new Map(await Promise.all(texts))
}

/** The names of these scripts and of all that they import in turn, other than on demand. */
function withImported(names: readonly string[], built: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set(names)
  // A set hands out what is added to it on the way too.
  for (const name of found) for (const other of importedBy(built.get(name) ?? '')) found.add(other)
  return found
}

/** `import{a as b}from"./x.js"`, `import"./x.js"` and `export{a}from"./x.js"`; not `import("./x.js")`. */
function importedBy(script: string): readonly string[] {
  return [...script.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(([, name = '']) => name)
}

function packsIn(script: string): readonly string[] {
  return ids.filter((id) => new RegExp(`\\bid:[\`"']${id}[\`"'],version:`).test(script))
}

test('what the first page loads at once has no rules in it, and stays small', async () => {
  const built = await builtScripts()
  // They come later, in a script of their own: this test knows them when it sees them.
  expect(new Set([...built.values()].flatMap(packsIn))).toEqual(new Set(ids))

  const named = [...(await readFile(join(pages, 'index.html'), 'utf8')).matchAll(/"\/assets\/([^"]+\.js)"/g)]
  const views = [...built.keys()].filter((name) => firstViews.test(name))
  expect(views).toHaveLength(2)
  const atOnce = withImported([...named.map(([, name = '']) => name), ...views], built)
  expect(atOnce.size).toBeGreaterThan(20)
  const scripts = [...atOnce].map((name) => built.get(name)!)
  expect(scripts.flatMap(packsIn)).toEqual([])
  expect(scripts.join('').length).toBeLessThan(850_000)
})

test('the frame of the page is painted before any script has run', async ({ app }) => {
  const { page } = app
  await page.route(/\.js$/, () => undefined)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('.frame-bar')).toHaveCSS('background-color', 'rgb(250, 244, 229)')
})

test('the first page can be used before the rules are here, and nothing moves when they come', async ({ app }) => {
  const { page } = app
  const rules = [...(await builtScripts())].filter(([, script]) => packsIn(script).length > 0).map(([name]) => name)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    ({ pathname }) => rules.some((name) => pathname.endsWith(`/${name}`)),
    async (route) => {
      await released
      await route.continue()
    },
  )
  await page.reload()

  await expect(page.getByRole('button', { name: 'Start this action' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Off Ushant, 1898', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Majestic' })).toBeHidden()
  await page.evaluate(() => document.fonts.ready)

  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.home > * > *, h1')].map((one) => JSON.stringify(one.getBoundingClientRect())),
    )
  const before = await places()
  expect(before).toHaveLength(5)
  release()
  await expect(page.getByRole('heading', { name: 'Majestic' })).toBeVisible()
  await expect(page.getByText('battleship, 14 890 t, 16 kn')).toBeVisible()
  expect(await places()).toEqual(before)
})
