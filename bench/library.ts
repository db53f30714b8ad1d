/** A library of thousands: opening it and filtering it beside one of a hundred ships, and a bundle beside plain writing. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import writeFileAtomic from 'write-file-atomic'
import { changeLibrary } from '../electron/desk/library/change-library'
import { Library } from '../electron/desk/library/library'
import { endHost, launchBrowser, spawnHost } from '../scripts/program.mjs'
import { documentText } from '../shared/documents/formats'
import type { ScenarioDocument } from '../shared/documents/scenario'
import type { ShipDocument } from '../shared/documents/ship'
import { findPack } from '../shared/rules'
import { measured, millisecondsUntil, roundsOf, rowsOf, shareOfPeer, type BenchSize, type Measure } from './bench-row'
import { benchFolder } from './game-material'
import { addressOf } from './program'

const pack = 'perfidious-albion'
const bundled = 500
const twoFramesMs = 1000 / 30
const keys = ['m', 'ma', 'maj', 'maj 1', 'maj 12']

export const measure: Measure = async (size) => {
  const ships = await starters<ShipDocument>('ships', '.ship.json')
  const scenarios = await starters<ScenarioDocument>('scenarios', '.scenario.json')
  const many = (count: number) =>
    Array.from({ length: count }, (_, at): ShipDocument => {
      const ship = ships[at % ships.length]!
      return { ...ship, slug: `${ship.slug}-${at}`, name: `${ship.name} ${at}`, unofficial: false }
    })
  const battles = Array.from({ length: 200 }, (_, at) => {
    const scenario = scenarios[at % scenarios.length]!
    return { ...scenario, slug: `battle-${at}`, title: `${scenario.title} ${at}` }
  })
  const bundle = await measured(roundsOf(size, 9), () => written(many(bundled)))
  const large = await inLibrary(size, many(size === 'small' ? 200 : 2000), battles)
  const small = await inLibrary(size, many(100), battles.slice(0, 10))
  return [
    ...rowsOf('ms', {
      [`a bundle of ${bundled} ships brought in (peer: write-file-atomic of the same files)`]: shareOfPeer(
        1.5,
        bundle.ours,
        bundle.peer,
      ),
      'library of 2,000 ships and 200 scenarios opened (peer: one of 100 ships)': shareOfPeer(
        2,
        large.opened,
        small.opened,
      ),
      'a key of its filter seen (peer: two frames)': shareOfPeer(1, large.filtered, twoFramesMs),
    }),
  ]
}

async function starters<Document>(shelf: string, ending: string): Promise<readonly Document[]> {
  const folder = `shared/rules/${pack}/${shelf}`
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending))
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Document))
}

async function written(ships: readonly ShipDocument[]) {
  const folder = await benchFolder()
  const library = join(folder.path, 'library')
  await mkdir(library)
  const put = ships.map((ship) => ({ text: JSON.stringify(ship), was: null }))
  const ways = { findPack, clock: () => 0, progress: () => undefined, isCancelled: () => false }
  const ours = await millisecondsUntil(async () => {
    const changed = await changeLibrary(new Library(library, findPack), { put, remove: [] }, ways)
    if (!changed.ok) throw new Error(changed.code)
  })
  const peer = await millisecondsUntil(async () => {
    for (const ship of ships) await writeFileAtomic(join(folder.path, `${ship.slug}.json`), documentText(ship))
  })
  await folder.drop()
  return { ours, peer }
}

/** The page of ships of a library in a browser: opened again each round, and a few keys typed into its filter. */
async function inLibrary(size: BenchSize, ships: readonly ShipDocument[], scenarios: readonly ScenarioDocument[]) {
  const folder = await benchFolder()
  const library = join(folder.path, 'Spotting Top')
  await mkdir(join(library, 'ships', pack), { recursive: true })
  await mkdir(join(library, 'scenarios'))
  for (const ship of ships) await writeFile(join(library, 'ships', pack, `${ship.slug}.ship.json`), documentText(ship))
  for (const each of scenarios)
    await writeFile(join(library, 'scenarios', `${each.slug}.scenario.json`), documentText(each))
  const { host, address } = await spawnHost(['--data', resolve(folder.path)])
  const browser = await launchBrowser({ withoutWindow: true })
  try {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
    const first = await context.newPage()
    await first.goto(address)
    await first.close()
    const shelf = new URL('/#/ships', addressOf(address, 'x')).href
    return await measured(roundsOf(size, 7, 3), async () => {
      const page = await context.newPage()
      const opened = await millisecondsUntil(async () => {
        await page.goto(shelf)
        await page.locator('li.line').first().waitFor()
      })
      // The texts that are searched are made while nobody types.
      await page.waitForTimeout(1500)
      const filtered = await slowestKey(page)
      await page.close()
      return { opened, filtered }
    })
  } finally {
    await browser.close()
    await endHost(host)
    await folder.drop()
  }
}

/** From a key to the frame that shows what it left, the slowest of a few; ms. */
function slowestKey(page: Page): Promise<number> {
  return page.evaluate(async (typed) => {
    const field = document.querySelector<HTMLInputElement>('input[type="search"]')!
    let slowest = 0
    for (const text of typed) {
      const start = performance.now()
      field.value = text
      field.dispatchEvent(new Event('input'))
      await new Promise((resolve) => setTimeout(resolve))
      // With its layout by now, or made to be.
      document.querySelector('li.line')?.getBoundingClientRect()
      slowest = Math.max(slowest, performance.now() - start)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return slowest
  }, keys)
}
