import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import type { PrintPart, PrintPreview } from '#shared/bridge/contract'
import { note } from '#shared/game/commands'
import { done, refused, type Result } from '#shared/kernel/result'
import { usualProfile } from '#shared/print/print-profile'
import { documents } from '#shared/words/en/documents'
import { openPdf } from '../pdf/opened-pdf.testing'
import { writeFiles } from './desk.testing'
import { isPlainName } from './library/place'
import { machine, openedTable, startGame } from './machine.testing'
import { fileStem } from './print-jobs'
import { onRefusingDisk, refuses } from './refusing-disk.testing'
import type { ServiceDeps } from './services'

onRefusingDisk()

const fleet = { from: 'scenario', scenario: 'ushant' } as const
const pack = 'perfidious-albion'
const rosterAndCards = (of: object) =>
  [
    { part: 'roster', of },
    { part: 'cards', of, perPage: 'fit' },
  ] as readonly PrintPart[]
const manyCards = (count: number): PrintPart => {
  const ships = Array.from({ length: count }, () => 'majestic')
  return { part: 'cards', of: { from: 'library', pack, ships }, perPage: 1 }
}
const cutOut: PrintPart = {
  part: 'deck',
  what: { from: 'naval', reds: ['AH', 'QD'], blacks: 3 },
  as: 'cards',
  bleedMm: 0,
  cropMarks: true,
  backs: true,
}

const request = (parts: readonly object[], change: object = {}) => ({
  ...{ job: 'evening', title: 'Monday', parts, profile: usualProfile('A4'), ink: 'colour' },
  ...change,
})

/** A library of one game, and a page that prints from it. */
async function printing(ways: Partial<ServiceDeps> = {}) {
  const { start, library, notices } = await machine()
  const services = start(ways)
  const game = await startGame(services)
  const print = (parts: readonly object[], change: object = {}) =>
    services.dispatch('printBook', request(parts, change)) as Promise<Result<object>>
  const preview = async (parts: readonly object[]) => {
    const shown = (await services.dispatch('printPreview', request(parts))) as Result<PrintPreview>
    if (!shown.ok) throw new Error(shown.code)
    return shown.value
  }
  const report = (as: string, of: string = game, job = as) => {
    if (as === 'pdf') return print([{ part: 'report', game: of }], { job })
    return services.dispatch('printReport', { job, title: 'Monday', game: of, as })
  }
  const inPrints = (name: string) => join(library, 'prints', name)
  const prints = async () => (await readdir(join(library, 'prints')).catch(() => [])).toSorted()
  return { services, library, notices, game, print, preview, report, inPrints, prints }
}

describe('a print', () => {
  it('is in the library, reports its progress, and is opened by whoever can', async () => {
    const { services, notices, print, inPrints } = await printing({ printAddress: (job) => `/prints/${job}.pdf` })
    const title = { title: 'Off Ushant: who?', profile: usualProfile('A5') }
    const printed = await print(rosterAndCards(fleet), title)
    expect(printed).toMatchObject({ ok: true, value: { path: 'prints/Off Ushant who.pdf' } })
    expect((await readFile(inPrints('Off Ushant who.pdf'))).subarray(0, 5).toString()).toBe('%PDF-')
    expect(notices.received).toContainEqual({ notice: 'printProgress', payload: { job: 'evening', done: 3, of: 3 } })
    const opened = { ok: true, value: { address: '/prints/evening.pdf' } }
    expect(await services.printOpen({ job: 'evening' })).toEqual(opened)
    expect(services.printPath('evening')).toBe(inPrints('Off Ushant who.pdf'))
    const again = await print([cutOut], { ...title, job: 'two' })
    expect(again).toMatchObject({ value: { path: 'prints/Off Ushant who 2.pdf' } })
    expect(await services.printOpen({ job: 'three' })).toMatchObject({ code: 'print-unknown' })
    await rm(inPrints(''), { recursive: true })
    expect(await services.printOpen({ job: 'evening' })).toMatchObject({ code: 'file-missing' })
  })

  it('says so where the system has nothing to open it with', async () => {
    const asked: string[] = []
    const openExternally = async (path: string) =>
      asked.push(path) > 1 ? done(null) : refused('print-not-opened', { error: 'no reader' })
    const { services, print } = await printing({ openExternally })
    await print([cutOut])
    expect(await services.printOpen({ job: 'evening' })).toMatchObject({ code: 'print-not-opened' })
    expect(await services.printOpen({ job: 'evening' })).toEqual({ ok: true, value: { address: null } })
  })

  it('is made of a game that nobody has open, leaves it closed, and is of no other that has the name by now', async () => {
    const { services, game, print } = await printing()
    const { headCrc } = await openedTable(services, game)
    await services.gameClose({ game })
    const of = (ships: string[], more: object = {}) =>
      print(rosterAndCards({ from: 'game', game, ships, fresh: false, ...more }))
    expect(await of([])).toMatchObject({ ok: true })
    expect(await of(['majestic-2'], { headCrc })).toMatchObject({ ok: true })
    expect(await of(['mars'])).toMatchObject({ code: 'print-ship-missing', values: { ship: 'mars' } })
    const another = { code: 'game-another-printed', values: { game } }
    expect(await of([], { headCrc: '00000000' })).toMatchObject(another)
    expect(await services.gameLines({ game, from: 0, count: 1 })).toMatchObject({ code: 'game-not-open' })
  })

  it.each([-1, 8.64e15 + 1, Number.NaN])('is made at any time a clock may show: %s', async (now) => {
    const { start } = await machine()
    expect(await start({ clock: () => now }).dispatch('printBook', request(rosterAndCards(fleet)))).toMatchObject({
      ok: true,
    })
  })

  it('that nobody waits for any more is given up, leaves nothing behind, and its job can begin again', async () => {
    const { services, print, prints } = await printing()
    for (const channel of ['printPreview', 'printBook']) {
      const asked = services.dispatch(channel, request([manyCards(200)]))
      expect(await services.dispatch(channel, request([manyCards(200)]))).toMatchObject({ code: 'print-running' })
      await services.printCancel({ job: 'evening' })
      expect(await asked).toMatchObject({ ok: false, code: 'print-cancelled' })
    }
    expect(await prints()).toEqual([])
    expect(await services.printOpen({ job: 'evening' })).toMatchObject({ code: 'print-unknown' })
    expect(await print([cutOut])).toMatchObject({ ok: true })
  })

  it.each([
    { what: { from: 'naval', reds: ['AS'], blacks: 0 } },
    { what: { from: 'naval', reds: [], blacks: 1_000_000 } },
    { bleedMm: 4 },
    { backs: { acrossMm: 16, downMm: 0 } },
  ])('is not begun for what no page of ours asks: %j', async (change) => {
    const { print } = await printing()
    await expect(print([{ ...cutOut, ...change }])).rejects.toThrow()
  })
})

describe('a print of a deck', () => {
  it('of one’s own has every copy of it as its file has it now', async () => {
    const { library, print } = await printing()
    const about = { text: 'Rain.', copies: 12, mark: '', severity: 'minor', lasts: 'turn', asks: [] }
    const rules = { cardsPerTurn: 1, playMode: 'hold', drawnBy: 'opponent', reshuffle: 'whenEmpty', handLimit: null }
    const squalls = {
      ...{ format: 'spotting-top/deck', version: 2, slug: 'squalls', title: 'Squalls', notes: '' },
      ...{ cards: [{ id: 'squall', title: 'Squall', ...about }], blacks: 4, rules, unofficial: false },
    }
    await writeFiles(library, { 'decks/squalls.deck.json': squalls })
    const own = (deck: string) => print([{ ...cutOut, what: { from: 'own', deck } }])
    expect(await own('squalls')).toMatchObject({ value: { pages: 4 } })
    expect(await own('gone')).toMatchObject({ ok: false })
  })

  it('of what is rolled for is a table, not cards', async () => {
    const { print, prints } = await printing()
    const rolled = { ...cutOut, what: { from: 'field' } }
    expect(await print([rolled])).toMatchObject({ code: 'print-deck-rolled' })
    expect(await print([{ ...rolled, as: 'table' }])).toMatchObject({ ok: true })
    expect(await prints()).toEqual(['Monday.pdf'])
  })
})

describe('a queue as one file', () => {
  const evening = (game: string): readonly object[] => [
    { part: 'cards', of: fleet, perPage: 'fit' },
    { part: 'roster', of: fleet },
    { part: 'briefing', of: { from: 'game', game }, orders: 'all' },
    { part: 'reference', pack, tables: 'all', of: fleet },
    { part: 'blanks', pack, copies: 2, perPage: 'fit' },
    { part: 'orders', of: fleet, turns: 6 },
    { part: 'report', game },
  ]

  it('has every part in its order, and is shown beforehand as the same bytes, of which nothing is written', async () => {
    let now = Date.UTC(2024, 3, 9, 19, 30)
    const { game, print, preview, inPrints, prints } = await printing({ clock: () => now })
    const shown = await preview(evening(game))
    expect(await prints()).toEqual([])
    now += 3 * 3600 * 1000
    expect(await print(evening(game))).toMatchObject({ ok: true, value: { path: 'prints/Monday.pdf' } })
    const file = await readFile(inPrints('Monday.pdf'))
    expect(Buffer.compare(Buffer.from(shown.pdf, 'base64'), file)).toBe(0)
    const { outline, texts } = await openPdf(file)
    const tops = outline.filter((line) => !line.startsWith(' ')).map((line) => /^(.*) (\d+)$/.exec(line)!)
    expect(tops.map(([, title]) => title)).toEqual([
      'Ship cards',
      'Roster',
      'Briefing',
      'Reference sheets',
      'Blank forms',
      'Order sheets',
      'After-action report',
    ])
    expect(shown.begins).toEqual(tops.map(([, , page]) => Number(page) - 1))
    expect(shown.pages).toBe(texts.length)
    for (const [at, runs] of texts.entries()) expect(runs).toContain(`${at + 1} of ${texts.length}`)
    expect(texts.flat().filter((text) => /^(print|printing|rules|report)\.[a-z]/.test(text))).toEqual([])
  })

  it('begins what has a back on the front of a sheet', async () => {
    const { preview } = await printing()
    const { begins } = await preview([{ part: 'roster', of: fleet }, cutOut, { part: 'testPage' }])
    expect(begins).toEqual([0, 2, 4])
  })

  const table = { ...cutOut, as: 'table' }
  const margins = (left: number) => ({ marginsMm: { top: 5, right: 60, bottom: 5, left } })
  const gone = { from: 'library', pack, ships: ['gone'] }
  it.each([
    ['impossible margins', [cutOut], margins(75), 'print-margins-impossible'],
    ['margins that leave a table no room', [cutOut, table], margins(55), 'print-margins-too-wide'],
    ['paper too small for a part', [cutOut, table], { paper: 'A6' }, 'print-paper-too-small'],
    ['tables that are gone', [{ part: 'reference', pack, tables: ['gone'], of: null }], {}, 'print-tables-none'],
    ['ships that are gone', [{ part: 'roster', of: gone }], {}, 'library-ship-missing'],
    ['a game that is gone', [{ part: 'report', game: 'gone' }], {}, 'game-unknown'],
    ['rules that are gone', [{ part: 'blanks', pack: 'gone', copies: 1, perPage: 1 }], {}, 'pack-unknown'],
  ])('is refused for %s, in preview too, and nothing is written', async (_, parts, profile, code) => {
    const { services, prints } = await printing()
    const asked = request(parts, { profile: { ...usualProfile('A4'), ...profile } })
    for (const channel of ['printPreview', 'printBook']) {
      expect(await services.dispatch(channel, asked)).toMatchObject({ ok: false, code })
    }
    expect(await prints()).toEqual([])
  })

  it('is refused where ships are wanted of a battle on land, whose tables and briefing are printed', async () => {
    const { library, print } = await printing()
    const land = '../../shared/rules/field-battle/scenarios/land-battle.scenario.json'
    const text = await readFile(fileURLToPath(new URL(land, import.meta.url)), 'utf8')
    await writeFiles(library, { 'scenarios/land-battle.scenario.json': text })
    const of = { from: 'scenario', scenario: 'land-battle' }
    const blanks = { part: 'blanks', pack: 'field-battle', copies: 1, perPage: 1 }
    for (const part of [...rosterAndCards(of), { part: 'orders', of, turns: 3 }, blanks]) {
      const refusal = { ok: false, code: 'print-shipless', values: { rules: 'Land battle' } }
      expect(await print([part])).toMatchObject(refusal)
    }
    const reference = { part: 'reference', pack: 'field-battle', tables: 'all', of: null }
    const fit = [{ part: 'briefing', of, orders: 'all' }, reference]
    expect(await print(fit)).toMatchObject({ ok: true, value: { pages: 2 } })
  })
})

describe('a report', () => {
  const ways = ['markdown', 'json', 'pdf']

  it.each([true, false])(
    'lies in the library in each way of it; the game is open: %s, and stays so',
    async (isOpen) => {
      const { services, game, report, prints, inPrints } = await printing()
      if (isOpen) await services.gameOpen({ game })
      for (const as of ways) expect(await report(as)).toMatchObject({ ok: true })
      expect(await prints()).toEqual(['Monday.json', 'Monday.md', 'Monday.pdf'])
      expect(await readFile(inPrints('Monday.md'), 'utf8')).toContain('# Monday\n\n> Nothing has been played yet.')
      const asked = await services.gameLines({ game, from: 0, count: 1 })
      expect(asked).toMatchObject(isOpen ? { ok: true } : { code: 'game-not-open' })
    },
  )

  it('of a damaged journal reports what is left, what was lost and what was kept, as text and as figures', async () => {
    const { services, library, game, report, inPrints } = await printing()
    for (let n = 1; n <= 5; n++) {
      const { after } = await openedTable(services, game)
      await services.gameAppend({ game, batch: `b${n}`, after, entries: [note(`Signal ${n}`)] })
    }
    await services.gameClose({ game })
    const path = join(library, 'games', game, 'journal.jsonl')
    const lines = (await readFile(path, 'utf8')).split('\n')
    lines[3] = '!'.repeat(lines[3]!.length)
    // The middle is damaged, the tail torn, and no snapshot knows better.
    await rm(join(library, 'games', game, 'snapshot.json'), { force: true })
    await writeFile(path, lines.join('\n').slice(0, -40))
    await services.gameOpen({ game })
    for (const as of ways) expect(await report(as)).toMatchObject({ ok: true })
    const text = await readFile(inPrints('Monday.md'), 'utf8')
    expect(text).toContain('> One line of the journal could not be read. What it did is missing here.')
    expect(text).toContain('> Line 3 of the journal is damaged and could not be read. All others are kept')
    expect(text).toContain('> The last line of the journal was cut short')
    const signals = [1, 2, 3, 4, 5].filter((n) => text.includes(`Signal ${n}`))
    expect(signals).toEqual([1, 2, 4])
    const figures = JSON.parse(await readFile(inPrints('Monday.json'), 'utf8')) as { trouble: string[] }
    expect(figures.trouble).toHaveLength(3)
  })

  it('of a game that is not there, or of which nothing is left, is refused, and nothing is written', async () => {
    const { services, library, game, report, prints } = await printing()
    expect(await report('markdown', 'nowhere')).toMatchObject({ ok: false })
    for (const name of ['journal.jsonl', 'head.json']) await writeFile(join(library, 'games', game, name), '')
    expect(await services.gameOpen({ game })).toMatchObject({ ok: false, code: 'journal-head-damaged' })
    expect(await report('pdf')).toMatchObject({ ok: false })
    expect(await prints()).toEqual([])
  })

  it.each([
    ['write', 'ENOSPC', 'disk-full'],
    ['open', 'EROFS', 'disk-read-only'],
  ] as const)(
    'on a disk that refuses to %s it (%s) is refused with a sentence, none half-written',
    async (call, is, code) => {
      const { services, game, report, prints } = await printing()
      await services.gameOpen({ game })
      refuses.set(call, is)
      for (const as of ways) expect(await report(as)).toMatchObject({ ok: false, code })
      expect(await prints()).toEqual([])
      expect(documents).toHaveProperty(code)

      // The game continues, and once there is room the report is made.
      refuses.clear()
      expect(await services.gameLines({ game, from: 0, count: 1 })).toMatchObject({ ok: true })
      expect(await report('pdf', game, 'again')).toMatchObject({ value: { path: 'prints/Monday.pdf' } })
    },
  )
})

test.each([
  ['Battle off Ushant', 'Battle off Ushant'],
  ['  Ushant: 12/7/1898?  ', 'Ushant 12 7 1898'],
  ['CON', 'Cards CON'],
  ['...', 'Cards'],
  ['Mika\u202esa', 'Mika sa'],
  ['日本海海戦', '日本海海戦'],
])('%s is printed as %s', (title, stem) => expect(fileStem(title)).toBe(stem))

test.each([
  ['three bytes a letter', '海'.repeat(120)],
  ['four bytes a letter', '🚢'.repeat(60)],
  ['one letter of many', `a${'\u0301'.repeat(119)}`],
  ['half a letter', `${'x'.repeat(79)}\ud83d`],
  ['a letter that lies across the end', `${'x'.repeat(159)}🚢`],
])('a title of %s makes a name that every system takes', (_, title) => {
  const stem = fileStem(title)
  expect(Buffer.byteLength(stem)).toBeLessThanOrEqual(200)
  expect(isPlainName(stem)).toBe(true)
  expect(stem).not.toContain('\ufffd')
})
