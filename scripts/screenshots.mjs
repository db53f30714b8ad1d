import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser, isRoot } from './browser.mjs'
import { buildIfStale } from './build.mjs'
import { rasterise } from './rasterise.mjs'
import { root } from './root.mjs'

/** The pictures of the README: an action is started and played a little, and each view is taken as it is. */
const pictures = join(root, 'docs/screenshots')
const size = { width: 1440, height: 900 }

const folder = await mkdtemp(join(tmpdir(), 'spotting-top-pictures-'))
await buildIfStale()
await mkdir(pictures, { recursive: true })
const host = spawn(process.execPath, [join(root, 'build/host/host.js'), '--data', folder], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const browser = await chromium.launch({
  ...(findBrowser() === null ? {} : { executablePath: findBrowser() }),
  args: isRoot() ? ['--no-sandbox'] : [],
})
try {
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' })
  await page.goto(await addressOf(host))
  await firstRun(page)
  await played(page)
  await printed(page)
} finally {
  await browser.close()
  const ended = new Promise((resolve) => host.once('exit', resolve))
  host.kill()
  await ended
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
console.log((await readdir(pictures)).map((name) => `docs/screenshots/${name}`).join('\n'))

function addressOf(child) {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (bytes) => {
      said += String(bytes)
      const found = /^Open (\S+)/m.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', () => reject(new Error('The host ended before it gave an address.')))
  })
}

async function firstRun(page) {
  await page.getByRole('button', { name: 'Start this action' }).waitFor()
  await take(page, 'first-run')
  await page.getByRole('button', { name: 'Start this action' }).click()
}

/** A turn by keyboard that hurts both sides. */
async function played(page) {
  await damage(page, 'Magnificent', '↓↓→→→ → b↓ ', { fire: 2 })
  await damage(page, 'Charles Martel', '↓→→→ → ↓b→ ', { flotation: 14, fire: 4 })
  await damage(page, 'Brennus', '↓↓→→ →→ ', { flotation: 17 })
  for (let step = 0; step < 7; step++) await page.getByRole('button', { name: /^Next:/ }).click()
  await damage(page, 'Majestic', '↓↓→→→ →→ b↓↓f→ o', { flotation: 21, fire: 3 })
  await salvo(page)
  await take(page, 'play-day')
  await page.getByRole('button', { name: 'Night colours' }).click()
  await take(page, 'play-night')
  await page.getByRole('button', { name: 'Day colours' }).click()
  await page
    .getByRole('button', { name: /^Majestic/ })
    .first()
    .click()
  await page
    .getByRole('main')
    .getByRole('grid')
    .screenshot({ path: join(pictures, 'card.png') })
  await page.getByRole('button', { name: 'All cards' }).click()
  await take(page, 'overview')
}

/** In the middle of a squadron's fire: the dice that lie there are typed, and a shell has gone through to a hoist. */
async function salvo(page) {
  await page.getByRole('button', { name: 'Gunnery' }).first().click()
  await page.getByRole('button', { name: /fires/ }).first().focus()
  await page.keyboard.press('g')
  await page.getByRole('button', { name: /^Fire/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.locator('.die[data-waits]').waitFor()
  for (const key of '4453') await page.keyboard.press(key)
}

/** Each track is given its figure; then keys walk from the first box of the hull, which keeps the last one chosen. */
async function damage(page, ship, walk, tracks) {
  const arrows = { '↓': 'ArrowDown', '→': 'ArrowRight', ' ': 'Space' }
  await page.getByRole('button', { name: new RegExp(`^${ship}`) }).click()
  const card = page.getByRole('grid', { name: new RegExp(`^${ship}`) })
  for (const [track, figure] of Object.entries(tracks)) {
    await goToGroup(page, card, new RegExp(`: ${track}`, 'i'))
    for (const digit of String(figure)) await page.keyboard.press(digit)
    await page.getByRole('button', { name: `Undo ${ship}, ${track} ${figure}` }).waitFor()
  }
  await goToGroup(page, card, /hull/)
  await page.keyboard.press('Home')
  for (const key of walk) await page.keyboard.press(arrows[key] ?? key)
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved/ })
    .waitFor()
}

async function goToGroup(page, card, name) {
  const named = async () => name.test((await card.getAttribute('aria-label')) ?? '')
  for (const key of ['Shift+Tab', 'Tab']) {
    for (let step = 0; step < 6 && !(await named()); step++) {
      await card.focus()
      await page.keyboard.press(key)
    }
  }
  if (!(await named())) throw new Error(`There is no group ${name} on the card.`)
}

async function printed(page) {
  await page.getByRole('button', { name: 'Print cards' }).click()
  await page.getByRole('button', { name: 'Make the PDF' }).click()
  await page.getByText('The PDF is ready.').waitFor()
  const prints = join(folder, 'Spotting Top/prints')
  const [file] = await readdir(prints)
  // Behind the roster.
  const sheet = await rasterise(browser, await readFile(join(prints, file)), { page: 2, widthPx: 1240 })
  await writeFile(join(pictures, 'print.png'), sheet)
}

async function take(page, name) {
  await page.mouse.move(size.width / 2, 1)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(pictures, `${name}.png`) })
}
