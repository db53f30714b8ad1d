import type { PrintPart } from '#shared/bridge/contract'
import { freshShip } from '#shared/game/apply-effect'
import { initialState } from '#shared/game/fold'
import type { GameState } from '#shared/game/state'
import { packId, shipId, type GameId, type PackId, type ShipId } from '#shared/kernel/ids'
import { done, mapped, refused, type Result } from '#shared/kernel/result'
import type { BriefingSource } from '#shared/print/briefing-section'
import type { DeckSource } from '#shared/print/deck-section'
import type { PrintJobSetting, PartSources, SourcedPart } from '#shared/print/print-job-layout'
import type { PrintedCard, PrintedShips } from '#shared/print/printed-card'
import type { ShipsOnPaper } from '#shared/print/print-request'
import { composeReport, type Composed } from '#shared/report/compose-report'
import { onCard } from '#shared/rules/kit/on-card'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import { sayRefusal } from '#shared/words/say-refusal'
import type { Words } from '#shared/words/speak'
import { setUp } from './game-setup'
import type { GamesInTurn } from './games-in-turn'
import type { Library } from './library/library'

/** What is read to make a print. */
export interface PrintSources {
  readonly library: Library
  readonly games: GamesInTurn
  readonly findPack: (id: PackId) => RulesPack | undefined
  readonly words: Words
}

type Parts = { readonly [Each in PrintPart as Each['part']]: Each }
type Readers = {
  readonly [Part in keyof Parts]: (part: Parts[Part], shelves: PrintSources) => Promise<Result<PartSources[Part]>>
}

const readers: Readers = {
  cards: async ({ of, perPage }, shelves) => mapped(await readShips(of, shelves), (ships) => ({ ...ships, perPage })),
  roster: ({ of }, shelves) => readShips(of, shelves),
  plate: async ({ of }, shelves) => {
    const { ships: library } = await shelves.library.list()
    return mapped(await readShips(of, shelves), (ships) => ({ ...ships, library }))
  },
  briefing: readBriefing,
  reference: async ({ pack: id, tables, of }, shelves) => {
    const pack = packOf(id, shelves)
    if (!pack.ok) return pack
    const ships = of === null ? null : await readShips(of, shelves)
    if (ships && !ships.ok) return ships
    const documents = ships === null ? null : ships.value.cards.map(({ ship }) => ship.document)
    return done({ pack: pack.value, tables, documents })
  },
  deck: async (part, { library }) => {
    const { as, bleedMm, cropMarks, backs } = part
    return mapped(await deckSource(part, library), (deck) => ({ ...deck, as, bleedMm, cropMarks, backs }))
  },
  blanks: async ({ pack: id, copies, perPage }, shelves) =>
    mapped(withShips(id, shelves), (pack) => ({ pack, copies, perPage })),
  orders: async ({ of, turns }, shelves) => mapped(await readShips(of, shelves), (ships) => ({ ...ships, turns })),
  report: async ({ game }, shelves) => mapped(await reportSource(game, shelves), (composed) => ({ composed })),
  testPage: async () => done({}),
}

/**
 * Reads what every part is made of, in order. Refused: what a library or a journal refuses, `pack-unknown`,
 * `print-ships-none`, `print-ship-missing`, and `print-shipless` where ships are wanted of a battle on land.
 */
export async function readParts(
  parts: readonly PrintPart[],
  shelves: PrintSources,
): Promise<Result<PrintJobSetting['parts']>> {
  const read: SourcedPart[] = []
  for (const part of parts) {
    const source = await readPart(part.part, part, shelves)
    if (!source.ok) return source
    // The part and its source have one name: `readers` says so.
    read.push({ part: part.part, source: source.value } as SourcedPart)
  }
  return done(read)
}

function readPart<Part extends keyof Parts>(
  name: Part,
  part: Parts[Part],
  shelves: PrintSources,
): Promise<Result<PartSources[Part]>> {
  return readers[name](part, shelves)
}

function packOf(id: string, { findPack }: PrintSources): Result<RulesPack> {
  const pack = findPack(packId(id))
  return pack ? done(pack) : refused('pack-unknown', { pack: id })
}

/** Rules without ships are refused. */
function withShips(id: string, shelves: PrintSources): Result<RulesPack> {
  const pack = packOf(id, shelves)
  if (!pack.ok || !pack.value.isShipless) return pack
  return refused('print-shipless', { rules: shelves.words(`rules.${id}.name`) })
}

/** The deck that a request asks for; one of the library as its file has it now. */
async function deckSource(
  { what }: Parts['deck'],
  library: Library,
): Promise<Result<Pick<DeckSource, 'deck' | 'name'>>> {
  if (what.from !== 'own') return done({ deck: what, name: null })
  return mapped(await library.readDeck(what.deck), (deck) => ({ deck: { from: 'own', deck }, name: deck.title }))
}

/** The story of a game, of all the lines of its journal, and what had to be repaired to read them. */
export function reportSource(game: GameId, { games, findPack, words }: PrintSources): Promise<Result<Composed>> {
  return games.reading(game, async () => {
    const lines = await games.allLines(game)
    if (!lines.ok) return lines
    const findings = await games.findings(game)
    if (!findings.ok) return findings
    const mended = findings.value.map((finding) => sayRefusal(words, finding))
    return done(composeReport({ lines: lines.value, mended }, findPack, words))
  })
}

async function readBriefing({ of, orders }: Parts['briefing'], shelves: PrintSources): Promise<Result<BriefingSource>> {
  if (of.from === 'scenario') {
    const scenario = await shelves.library.readScenario(of.scenario)
    if (!scenario.ok) return scenario
    return mapped(await setUp(scenario.value, scenario.value.title, shelves), (prepared) => ({ ...prepared, orders }))
  }
  const { game } = of
  return shelves.games.reading(game, async () => {
    const page = await shelves.games.lines(game, 0, 1)
    if (!page.ok) return page
    const [head] = page.value.lines
    if (head?.kind !== 'head') return refused('game-unknown', { game })
    return mapped(packOf(head.pack, shelves), (pack) => ({ pack, setup: head.setup, orders }))
  })
}

type From<Kind> = Extract<ShipsOnPaper, { from: Kind }>

/** The ships that a request asks for, in the order of the request, the scenario or the line of battle. */
function readShips(what: ShipsOnPaper, shelves: PrintSources): Promise<Result<PrintedShips>> {
  switch (what.from) {
    case 'library':
      return fromLibrary(what, shelves)
    case 'scenario':
      return fromScenario(what, shelves)
    case 'game':
      return fromGame(what, shelves)
  }
}

async function fromLibrary({ pack: id, ships }: From<'library'>, shelves: PrintSources): Promise<Result<PrintedShips>> {
  const pack = withShips(id, shelves)
  if (!pack.ok) return pack
  const cards: PrintedCard[] = []
  for (const [i, slug] of ships.entries()) {
    const document = await shelves.library.readShip(id, slug)
    if (!document.ok) return document
    cards.push({ pack: pack.value, ship: freshShip(pack.value, shipId(`${slug}-${i + 1}`), document.value) })
  }
  return done({ cards, fresh: true })
}

async function fromScenario(
  { scenario: slug, ships }: From<'scenario'>,
  shelves: PrintSources,
): Promise<Result<PrintedShips>> {
  const scenario = await shelves.library.readScenario(slug)
  if (!scenario.ok) return scenario
  const prepared = await setUp(scenario.value, scenario.value.title, shelves)
  if (!prepared.ok) return prepared
  const { setup } = prepared.value
  const pack = withShips(prepared.value.pack.id, shelves)
  if (!pack.ok) return pack
  const state = initialState(pack.value, { pack: pack.value.id, setup }, pack.value.phases[0] ?? '')
  return chosen(inOrder(pack.value, state), ships ?? [], true)
}

async function fromGame(
  { game, headCrc, ships, fresh }: From<'game'>,
  shelves: PrintSources,
): Promise<Result<PrintedShips>> {
  const state = await shelves.games.stateNow(game, headCrc)
  if (!state.ok) return state
  const pack = withShips(state.value.pack, shelves)
  return pack.ok ? chosen(inOrder(pack.value, state.value), ships, fresh) : pack
}

/** Those with these ids, in the order of the ids; all of them where none is named. */
function chosen(all: readonly PrintedCard[], ships: readonly string[], fresh: boolean): Result<PrintedShips> {
  const cards: PrintedCard[] = ships.length === 0 ? [...all] : []
  for (const id of ships) {
    const card = all.find(({ ship }) => ship.id === id)
    if (!card) return refused('print-ship-missing', { ship: id })
    cards.push(card)
  }
  return cards.length === 0 ? refused('print-ships-none') : done({ cards, fresh })
}

/** Side by side, squadron by squadron, in line of battle; ships in no squadron last. */
function inOrder(pack: RulesPack, state: GameState): readonly PrintedCard[] {
  const cards: PrintedCard[] = []
  for (const side of state.sides) {
    for (const squadron of state.squadrons.filter((each) => each.side === side.id)) {
      for (const id of squadron.order) {
        const ship = onCard(pack, state, id)
        if (ship) cards.push({ pack, ship, side: side.name, squadron: squadron.name })
      }
    }
  }
  const placed = new Set(cards.map(({ ship }) => ship.id))
  const others = (Object.keys(state.ships) as ShipId[]).filter((id) => !placed.has(id))
  return [...cards, ...others.map((id) => ({ pack, ship: onCard(pack, state, id)! }))]
}
