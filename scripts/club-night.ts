/**
 * A club night on a club laptop: an expert plays whole turns through the real page by its keys, with dice typed one by
 * one. `npm run club-night [-- --ships 64] [-- --turns 1] [-- --pack NAME]` prints for each turn what was pressed and how
 * long the page took; `--questions` prints every question that was answered too.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { rulesPacks } from '#shared/rules/index'
import { startHost } from '../e2e/fixtures/host-app'
import { LibraryPage } from '../e2e/pages/library-page'
import { PlayPage } from '../e2e/pages/play-page'
import { buildIfStale } from './build.mjs'
import { writeClubFleet } from './club-night/club-fleet'
import { Expert } from './club-night/expert'
import { Keys } from './club-night/keys'
import { figuresOf, salvoKeys, tableOf } from './club-night/figures'
import { launchBrowser } from './program.mjs'

/** What everything is designed for. */
const viewport = { width: 1366, height: 768 }
const mostLoadMs = 60_000

const { values: options } = parseArgs({
  options: {
    ships: { type: 'string', default: '64' },
    turns: { type: 'string', default: '1' },
    pack: { type: 'string', default: 'perfidious-albion' },
    pictures: { type: 'string' },
    questions: { type: 'boolean', default: false },
  },
})
const pack = rulesPacks.find(({ id }) => id === options.pack)
if (!pack) {
  process.stderr.write(`No rules are called ${options.pack}. There are ${rulesPacks.map(({ id }) => id).join(', ')}.\n`)
  process.exit(2)
}

await buildIfStale()
const folder = await mkdtemp(join(tmpdir(), 'spotting-top-club-night-'))
const browser = await launchBrowser({ withoutWindow: true })
try {
  const game = await writeClubFleet(join(folder, 'Spotting Top'), pack, Number(options.ships))
  const host = await startHost(folder, browser, { viewport, reducedMotion: 'reduce' })
  try {
    await evening(host.page, game)
  } finally {
    await host.close()
  }
} finally {
  await browser.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

async function evening(page: Page, game: string): Promise<void> {
  const keys = await Keys.on(page)
  page.on('pageerror', (error) => console.error(String(error)))
  // The first page goes to its own address while it starts.
  await new LibraryPage(page).goOn.waitFor()
  await page.goto(new URL(`/#/play/${game}`, page.url()).href)
  await page.reload()
  await new PlayPage(page).next.waitFor({ timeout: mostLoadMs })
  const expert = new Expert(page, pack!, keys)
  const rows = []
  for (let turn = 1; turn <= Number(options.turns); turn++) {
    const begun = performance.now()
    let decided = 0
    try {
      decided = await expert.playTurn()
    } finally {
      if (options.pictures) await page.screenshot({ path: join(options.pictures, `turn-${turn}.png`) })
    }
    rows.push({ turn: String(turn), ...figuresOf(keys.take(), decided, (performance.now() - begun) / 60_000) })
  }
  console.log(`${pack!.id}, ${options.ships} ships\n${tableOf(rows)}`)
  console.log('keys of answers: what players decide, and figures that they read from their rule book, a key each')
  if (options.questions) console.log(expert.asked.join('\n'))
  for (const [aim, each] of Object.entries(expert.salvos)) console.log(salvoKeys(aim, each))
}
