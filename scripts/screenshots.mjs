import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from './build.mjs'
import { endHost, launchBrowser, spawnHost } from './program.mjs'
import { root } from './root.mjs'

/** The pictures of the README: an action is started and played a little, and each view is taken as it is. */
const pictures = join(root, 'docs/screenshots')
const size = { width: 1440, height: 900 }
/** As the club's second monitor has it. */
const tableSize = { width: 1920, height: 1080 }
const origin = 'https://paper.test'
const pdfjs = join(root, 'node_modules/pdfjs-dist/build')

await buildIfStale()
await mkdir(pictures, { recursive: true })
const browser = await launchBrowser()
try {
  await inFreshLibrary(async (page, folder) => {
    await firstRun(page)
    await played(page)
    await printed(page, folder)
    await shownToTheTable(page)
    await playReportedTurn(page)
  })
  await inFreshLibrary(async (page) => {
    await tuned(page)
    await drawn(page)
  })
  await inFreshLibrary(nightAction)
  await inFreshLibrary(carrierBattle)
} finally {
  await browser.close()
}
console.log((await readdir(pictures)).map((name) => `docs/screenshots/${name}`).join('\n'))

async function inFreshLibrary(tour) {
  const folder = await mkdtemp(join(tmpdir(), 'spotting-top-pictures-'))
  const { host, address } = await spawnHost(['--data', folder])
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' })
  try {
    await page.goto(address)
    await tour(page, folder)
  } finally {
    await page.close()
    await endHost(host)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
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

async function printed(page, folder) {
  await page.getByRole('button', { name: 'Print cards' }).click()
  await page.getByRole('button', { name: 'Make the PDF' }).click()
  await page.getByText('The PDF is ready.').waitFor()
  const prints = join(folder, 'Spotting Top/prints')
  const [file] = await readdir(prints)
  const sheet = await rasterise(await readFile(join(prints, file)), { number: 1, widthPx: 1240 })
  await writeFile(join(pictures, 'print.png'), sheet)
}

/** The window that the table looks at, as it stands when the salvo is fired. */
async function shownToTheTable(page) {
  await page.keyboard.press('Escape')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Second screen/ })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Second screen' })
  const [table] = await Promise.all([
    page.context().waitForEvent('page'),
    sheet.getByRole('button', { name: 'Open the second screen' }).click(),
  ])
  await table.setViewportSize(tableSize)
  await table.getByRole('article').first().waitFor()
  await take(table, 'table-view')
  await table.close()
  await sheet.getByRole('button', { name: 'Close', exact: true }).click()
}

/** What the club goes home with: the salvo is ended, the magazine flooded, and its turn is in the report. */
async function playReportedTurn(page) {
  const apply = page.getByRole('button', { name: /^Apply to card/ })
  const dice = [...'342631524162534261']
  while (dice.length > 0 && !(await apply.isEnabled())) {
    const isDie = (await page.locator('.die[data-waits]').count()) > 0
    await page.keyboard.press(isDie ? dice.shift() : '1')
  }
  await apply.click()
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved/ })
    .waitFor()
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  await page.getByRole('button', { name: 'Turn 2', exact: true }).click()
  const gunnery = page.getByRole('heading', { name: 'Gunnery' }).last()
  await gunnery.evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
  await take(page, 'report')
}

/** The decks of the scenario side by side, from the page of decks. */
async function tuned(page) {
  await page.getByRole('link', { name: 'Decks', exact: true }).click()
  await page.getByRole('link', { name: 'Off Ushant, 1898' }).click()
  await page.getByText('All figures are exact.').waitFor()
  await take(page, 'tuning-desk')
}

/** A game with those decks: cards are drawn until a hand is worth looking at, and its cover is lifted. */
async function drawn(page) {
  await page.getByRole('button', { name: 'Play with these decks' }).click()
  await page.getByRole('button', { name: /^Event decks/ }).click()
  const decks = page.getByRole('region', { name: 'Event decks' })
  for (const side of ['Marine nationale', 'Royal Navy']) {
    await decks.getByRole('button', { name: `Lay out the deck of ${side}` }).click()
  }
  const tab = decks.getByRole('button', { name: /Royal Navy/ }).first()
  await tab.click()
  for (let draw = 0; draw < 16 && !/3 held/.test((await tab.textContent()) ?? ''); draw++) {
    await decks.getByRole('button', { name: /^Draw/ }).click()
    await page
      .getByRole('status')
      .filter({ hasText: /^Saved/ })
      .waitFor()
  }
  await decks.getByRole('button', { name: '1. I play for Marine nationale' }).click()
  await decks.getByRole('button', { name: '2. Show the cards' }).click()
  await decks.getByRole('button', { name: 'Play it now' }).waitFor()
  await take(page, 'event-decks')
}

/** A data form of Fire on the Waters that has been hit, beside the sum of a destroyer's guns. */
async function nightAction(page) {
  await page.getByRole('link', { name: /^Ironbottom Sound/ }).click()
  await page.getByRole('button', { name: 'Start this action' }).click()
  await damage(page, 'San Francisco', '↓→→→→→→ →→b', { 'flotation points left': 57 })
  await damage(page, 'Hiei', '→ →b→→o↓→f→→→→ ↓→ ', { 'flotation points left': 108 })
  await page.getByRole('list', { name: 'Sequence of the turn' }).getByRole('button', { name: 'Gunfire' }).click()
  await page.keyboard.press('g')
  await page.getByRole('button', { name: /^Fire/ }).waitFor()
  await page.getByText(/played out \d+ times/).scrollIntoViewIfNeeded()
  await take(page, 'data-form')
}

/** A carrier of Squadron d20 under dive bombers: what the hit has cost her is worked out, and not applied yet. */
async function carrierBattle(page) {
  await page.getByRole('link', { name: 'Scenarios', exact: true }).click()
  await page
    .getByRole('link', { name: /^Off the Santa Cruz Islands/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Start this action' }).click()
  await page.getByRole('list', { name: 'Sequence of the turn' }).getByRole('button', { name: 'Action' }).click()
  await page.getByRole('button', { name: 'Air attack', exact: true }).click()
  await page.getByRole('button', { name: /^Begin/ }).click()
  await page.getByText('waiting').waitFor()
  // Two of three bombs on target; the first costs her four of F, a team and a mast.
  await page.keyboard.type('071503', { delay: 40 })
  const answers = [
    ['How many hits?', '1'],
    ['IP damage to F?', '4'],
    ['IP damage to S?', '3'],
    ['critical value of the hit?', '9'],
  ]
  for (const [question, figure] of answers) {
    await page.getByText(question).first().waitFor()
    await page.getByRole('spinbutton').last().fill(figure)
    await page.keyboard.press('Enter')
    await page.getByText('Keep this answer for the rest of this game?').last().waitFor()
    await page.keyboard.press('n')
  }
  await page.getByText('what is hit?').first().waitFor()
  await page.keyboard.type('04038', { delay: 400 })
  await page.getByText('attack 2 of 2').first().waitFor()
  await take(page, 'carrier')
}

async function take(page, name) {
  await page.mouse.move(size.width / 2, 1)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(pictures, `${name}.png`) })
}

/** One page of a PDF as PNG, so many pixels wide, painted by pdf.js in the browser. */
async function rasterise(pdf, { number, widthPx }) {
  const page = await browser.newPage()
  try {
    await page.route(`${origin}/**`, async (route) => {
      const name = new URL(route.request().url()).pathname.slice(1)
      if (name === '') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><canvas></canvas>' })
      if (name === 'file.pdf') return route.fulfill({ contentType: 'application/pdf', body: pdf })
      return route.fulfill({ contentType: 'text/javascript', body: await readFile(join(pdfjs, name)) })
    })
    await page.goto(`${origin}/`)
    await page.evaluate(paint, { number, widthPx })
    return await page.locator('canvas').screenshot()
  } finally {
    await page.close()
  }
}

async function paint({ number, widthPx }) {
  const { getDocument, GlobalWorkerOptions } = await import('/pdf.mjs')
  GlobalWorkerOptions.workerSrc = '/pdf.worker.min.mjs'
  const sheet = await (await getDocument('/file.pdf').promise).getPage(number)
  const viewport = sheet.getViewport({ scale: widthPx / sheet.getViewport({ scale: 1 }).width })
  const canvas = document.querySelector('canvas')
  canvas.width = viewport.width
  canvas.height = viewport.height
  await sheet.render({ canvas, viewport }).promise
}
