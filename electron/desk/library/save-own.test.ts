import { chmod, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { DeckDocument } from '#shared/decks/deck-document'
import type { DeckPlan, NavalPlan } from '#shared/decks/deck-plan'
import { usualRules } from '#shared/decks/deck-rules'
import { blankDeck } from '#shared/decks/own/edit-deck'
import type { ScenarioDocument } from '#shared/documents/scenario'
import type { ShipDocument } from '#shared/documents/ship'
import { documentLimits } from '#shared/json/json-text'
import { sideId } from '#shared/kernel/ids'
import { asOrdinaryUser, findTrialPack, scenario, ship } from '../desk.testing'
import { libraryOf } from './library.testing'
import { saveOwn, saveScenarioDecks } from './save-own'

const text = (document: object) => JSON.stringify(document)
const starterShip = ship('majestic', { name: 'Majestic' })
const ownShip = (more: Partial<ShipDocument> = {}) => ship('hood', { name: 'Hood', unofficial: false, ...more })
const ownDeck = (more: Partial<DeckDocument> = {}): DeckDocument => {
  const blank = blankDeck('Weather')
  return { ...blank, slug: 'weather', cards: [{ ...blank.cards[0]!, id: 'squall', title: 'Squall' }], ...more }
}
const ownScenario: ScenarioDocument = { ...scenario('off-hull', []), title: 'Off Hull', unofficial: false }
const [card] = ownDeck().cards

/** A library with these files, and a page that saves into it: a document, and what it was when it was opened. */
async function desk(files: Parameters<typeof libraryOf>[0] = {}) {
  const { library, folder, home } = await libraryOf(files)
  const save = (kind: 'ship' | 'scenario' | 'deck', document: object, was: { readonly slug: string } | null = null) => {
    const replaces = was && { slug: was.slug, was: text(was) }
    return saveOwn(library, { kind, text: text(document), replaces }, findTrialPack)
  }
  const saveShip = (document: object, was?: ShipDocument) => save('ship', document, was)
  const saveDeck = (document: object) => save('deck', document)
  const on = (place: string) => readFile(join(folder, place), 'utf8')
  const write = (place: string, content: string) => writeFile(join(folder, place), content)
  const names = async (place: string) => (await readdir(join(folder, place))).toSorted()
  /** Does the work while nothing can be written to this folder. */
  const locked = (place: string, work: () => Promise<void>) =>
    asOrdinaryUser(home, async () => {
      await chmod(join(folder, place), 0o500)
      await work()
      await chmod(join(folder, place), 0o700)
    })
  return { library, folder, save, saveShip, saveDeck, on, write, names, locked }
}

describe.each([
  {
    what: 'ship' as const,
    place: 'ships/trial/hood.ship.json',
    own: ownShip(),
    changed: (n: number) => ({ year: 1890 + n }),
    renamed: { name: 'Royal Oak' },
  },
  {
    what: 'deck' as const,
    place: 'decks/weather.deck.json',
    own: ownDeck(),
    changed: (n: number) => ({ blacks: n }),
    renamed: { title: 'Storms' },
  },
  {
    what: 'scenario' as const,
    place: 'scenarios/off-hull.scenario.json',
    own: ownScenario,
    changed: (n: number) => ({ notes: `No. ${n}` }),
    renamed: { title: 'Off Grimsby' },
  },
])('a $what of one’s own', ({ what, place, own, changed, renamed }) => {
  async function opened(there: object = own) {
    const on = await desk({ [place]: there })
    const save = (document: object, was: typeof own) => on.save(what, document, was)
    return { ...on, save, file: () => on.on(place) }
  }
  const saved = { ok: true, value: { path: place } }

  it('overwrites its own file, whatever it is called now', async () => {
    const { save, file, names } = await opened()
    expect(await save({ ...own, ...renamed }, own)).toMatchObject(saved)
    expect(JSON.parse(await file())).toMatchObject({ ...own, ...renamed })
    expect(await names(dirname(place))).toHaveLength(1)
  })

  it('does not overwrite what someone else has made of it', async () => {
    const { save, file, write } = await opened()
    for (const [theirs, code] of [
      [text({ ...own, ...changed(7) }), `library-${what}-changed`],
      ['{', 'document-cut-short'],
    ] as const) {
      await write(place, theirs)
      expect(await save({ ...own, ...changed(8) }, own)).toMatchObject({ code })
      expect(await file()).toBe(theirs)
    }
  })

  it('never takes the place of a starter, which stays as it is', async () => {
    const starter = { ...own, unofficial: true }
    const { save, file } = await opened(starter)
    expect(await save({ ...own, ...changed(8) }, starter)).toMatchObject({ code: `library-${what}-not-own` })
    expect(JSON.parse(await file())).toMatchObject(starter)
  })

  it('whose file is gone is created again', async () => {
    const { save, folder, file } = await opened()
    await rm(join(folder, place))
    expect(await save(own, own)).toMatchObject(saved)
    expect(JSON.parse(await file())).toMatchObject(own)
  })

  it('saved by two windows at once is not overwritten: the second is refused', async () => {
    const { save, file } = await opened()
    const both = await Promise.all([1, 2].map((n) => save({ ...own, ...changed(n) }, own)))
    expect(both).toMatchObject([{ ok: true }, { code: `library-${what}-changed` }])
    expect(JSON.parse(await file())).toMatchObject(changed(1))
  })

  it('stays as it was where the folder cannot be written to', async () => {
    const { save, file, locked } = await opened()
    await locked(dirname(place), async () => {
      expect(await save({ ...own, ...changed(9) }, own)).toMatchObject({ code: 'disk-read-only' })
    })
    expect(JSON.parse(await file())).toMatchObject(own)
  })
})

describe('a new ship', () => {
  const starter = { 'ships/trial/majestic.ship.json': starterShip }

  it('is kept under her name, as one’s own', async () => {
    const { library, saveShip } = await desk(starter)
    expect(await saveShip(ship('whatever', { name: 'Majestic the Second' }))).toEqual({
      ok: true,
      value: { path: 'ships/trial/majestic-the-second.ship.json', slug: 'majestic-the-second' },
    })
    expect(await library.readShip('trial', 'majestic-the-second')).toMatchObject({ value: { unofficial: false } })
  })

  it('gets the next free file where another ship has hers, and one without a Latin letter a sum of its letters', async () => {
    const { saveShip, on } = await desk({ ...starter, 'ships/trial/hood.ship.json': 'broken' })
    for (const [name, file] of [
      ['Hood', 'hood-2'],
      ['Потёмкин', 'ship-2a2626c1'],
      ['Слава', 'ship-c305ed99'],
    ])
      expect(await saveShip(ownShip({ name: name! }))).toMatchObject({ value: { slug: file } })
    expect(await on('ships/trial/hood.ship.json')).toBe('broken')
  })

  it.each([
    ['the name of another ship of her navy', { name: ' majestic' }, 'library-ship-name-taken', {}],
    ['what is not sound', { data: { flotation: 'much' } }, 'ship-unreadable', { where: 'data.flotation' }],
    ['a name without a letter', { name: '\u3164' }, 'document-name-blank', {}],
  ])('is refused %s', async (_, more, code, values) => {
    const { saveShip, names } = await desk(starter)
    expect(await saveShip(ownShip(more))).toMatchObject({ code, values })
    expect(await names('ships/trial')).toEqual(['majestic.ship.json'])
  })

  it('may have the name of a ship of another navy', async () => {
    const { saveShip } = await desk(starter)
    const answer = await saveShip(ownShip({ name: 'Majestic', navy: 'us-navy' }))
    expect(answer).toMatchObject({ value: { slug: 'majestic-2' } })
  })

  it('is not built twice by two windows, nor does one kept before take her name', async () => {
    const { saveShip, library } = await desk(starter)
    const both = await Promise.all([1893, 1894].map((year) => saveShip(ownShip({ year }))))
    expect(both).toMatchObject([{ ok: true }, { code: 'library-ship-name-taken' }])
    const kept = ownShip({ year: 1893 })
    expect(await saveShip({ ...kept, name: 'Majestic' }, kept)).toMatchObject({ code: 'library-ship-name-taken' })
    expect(await library.readShip('trial', 'hood')).toMatchObject({ value: { name: 'Hood' } })
  })
})

describe('a new deck', () => {
  it('is kept under its title, as one’s own', async () => {
    const { library, saveDeck } = await desk()
    expect(await saveDeck(ownDeck({ title: 'Weather of the North Sea', unofficial: true }))).toEqual({
      ok: true,
      value: { path: 'decks/weather-of-the-north-sea.deck.json', slug: 'weather-of-the-north-sea' },
    })
    expect(await library.readDeck('weather-of-the-north-sea')).toMatchObject({ value: { unofficial: false } })
  })

  it('gets the next free file where another has its name, a broken one too', async () => {
    const { saveDeck, on } = await desk({ 'decks/weather.deck.json': 'broken' })
    expect(await saveDeck(ownDeck())).toMatchObject({ value: { slug: 'weather-2' } })
    expect(await saveDeck(ownDeck({ title: '三笠' }))).toMatchObject({ value: { slug: 'deck-f438d47b' } })
    expect(await on('decks/weather.deck.json')).toBe('broken')
  })

  const full = (letter: string) => {
    const rows = Array.from({ length: 100 }, (_, at) => ({ from: at + 1, to: at + 1, says: letter.repeat(120) }))
    const asks = [{ ask: 'die' as const, die: 'D100' as const, rows }]
    const filled = { ...card!, text: letter.repeat(1000) }
    const cards = Array.from({ length: 200 }, (_, n) => ({ ...filled, id: `card-${n}`, asks: n < 30 ? asks : [] }))
    return ownDeck({ cards })
  }

  it('that is very full is written without line ends rather than too long to be read again', async () => {
    const { library, saveDeck, on } = await desk()
    expect(await saveDeck(full('x'))).toMatchObject({ ok: true })
    expect(await library.readDeck('weather')).toMatchObject({ ok: true })
    expect((await on('decks/weather.deck.json')).length).toBeLessThan(documentLimits.characters)
  })

  it.each([
    ['that is too long even so', full('三'), 'document-too-large'],
    ['without a card', ownDeck({ cards: [] }), 'document-list-short'],
    ['that is a ship', { ...ownDeck(), format: 'spotting-top/ship' }, 'document-unknown-format'],
    ['of the day after tomorrow', { ...ownDeck(), version: 99 }, 'document-unknown-version'],
  ])('%s is refused with its place, and nothing is written', async (_, given, code) => {
    const { saveDeck, names } = await desk({ 'decks/calm.deck.json': ownDeck({ slug: 'calm' }) })
    expect(await saveDeck(given)).toMatchObject({ ok: false, code })
    expect(await names('decks')).toEqual(['calm.deck.json'])
  })
})

describe('the decks of a scenario', () => {
  const raid = scenario('raid', ['majestic'])
  const place = 'scenarios/raid.scenario.json'
  const held = { side: sideId('blue'), called: '', rules: usualRules, isOpen: true }
  const weather: DeckPlan = { ...held, kind: 'own', deck: 'weather' }
  const naval = (changed: Partial<NavalPlan> = {}): DeckPlan => {
    return { ...held, kind: 'naval', reds: ['AH'], blacks: 2, ...changed }
  }

  async function raided() {
    const opened = await desk({ [place]: raid, 'decks/weather.deck.json': ownDeck() })
    const save = (decks: readonly DeckPlan[], named = 'raid') =>
      saveScenarioDecks(opened.library, { scenario: named, decks })
    return { ...opened, save, file: () => opened.on(place) }
  }

  it('are kept in its file, in place of those it had, and nothing else of it changes', async () => {
    const { library, save } = await raided()
    for (const decks of [[weather], [naval(), weather], []]) {
      expect(await save(decks)).toEqual({ ok: true, value: { path: place } })
      expect(await library.readScenario('raid')).toMatchObject({ value: { ...raid, decks } })
    }
  })

  it('leave what another hand has changed in the scenario meanwhile', async () => {
    const { library, write, save } = await raided()
    await write(place, text({ ...raid, title: 'Raid by night' }))
    await save([weather])
    const value = { title: 'Raid by night', decks: [{ deck: 'weather' }] }
    expect(await library.readScenario('raid')).toMatchObject({ value })
  })

  it('of one that is gone or broken are refused by name, and its file stays as it is', async () => {
    const { write, file, save } = await raided()
    expect(await save([], 'elsewhere')).toMatchObject({ ok: false })
    await write(place, '{')
    expect(await save([weather])).toMatchObject({ code: 'document-cut-short' })
    expect(await file()).toBe('{')
  })

  it.each<[string, readonly DeckPlan[], string]>([
    ['of a side that it has not', [weather, { ...weather, side: sideId('nobody') }], 'scenario-deck-side'],
    ['that the library has not', [{ ...weather, deck: 'lost' }], 'scenario-deck-missing'],
    ['that a side has already', [weather, weather], 'scenario-deck-twice'],
    ['with a red twice', [naval({ reds: ['AH', 'AH'] })], 'deck-red-twice'],
    ['without a card', [naval({ reds: [], blacks: 0 })], 'deck-empty'],
    ['beside another of the same side', [naval(), naval({ blacks: 3 })], 'scenario-deck-twice'],
  ])('%s are refused, and it stays as it was', async (_, plans, code) => {
    const { file, save } = await raided()
    const before = await file()
    expect(await save(plans)).toMatchObject({ ok: false, code })
    expect(await file()).toBe(before)
  })
})
