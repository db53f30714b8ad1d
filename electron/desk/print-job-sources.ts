import type { PrintPart } from '#shared/bridge/contract'
import type { ShipsOnPaper } from '#shared/print/request/print-request'
import { packId, type GameId, type PackId } from '#shared/kernel/ids'
import { done, refused, type Result } from '#shared/kernel/result'
import type { PrintJobSetting, PartSources, SourcedPart } from '#shared/print/print-job-layout'
import type { BriefingSource } from '#shared/print/briefing-section'
import type { PrintedShips } from '#shared/print/printed-card'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import type { Words } from '#shared/words/speak'
import { setUp } from './game-setup'
import type { GamesInTurn } from './games-in-turn'
import type { Library } from './library/library'
import { deckSource } from './print-deck-source'
import { printSources } from './print-sources'
import { reportSource } from './report-source'

/** What is read to make a book. */
export interface PrintJobSources {
  readonly library: Library
  readonly games: GamesInTurn
  readonly findPack: (id: PackId) => RulesPack | undefined
  readonly words: Words
}

type Parts = { readonly [Each in PrintPart as Each['part']]: Each }
type Readers = {
  readonly [Part in keyof Parts]: (part: Parts[Part], shelves: PrintJobSources) => Promise<Result<PartSources[Part]>>
}

const readers: Readers = {
  cards: async ({ of, perPage }, shelves) => {
    const ships = await readShips(of, shelves)
    return ships.ok ? done({ ...ships.value, perPage }) : ships
  },
  roster: ({ of }, shelves) => readShips(of, shelves),
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
    const deck = await deckSource(part, library)
    return deck.ok ? done({ ...deck.value, as, bleedMm, cropMarks, backs }) : deck
  },
  blanks: async ({ pack: id, copies, perPage }, shelves) => {
    const pack = packOf(id, shelves)
    if (!pack.ok) return pack
    return pack.value.isShipless ? shipless(pack.value, shelves) : done({ pack: pack.value, copies, perPage })
  },
  orders: async ({ of, turns }, shelves) => {
    const ships = await readShips(of, shelves)
    return ships.ok ? done({ ...ships.value, turns }) : ships
  },
  report: async ({ game }, shelves) => {
    const composed = await shelves.games.reading(game, () => reportSource(game, shelves))
    return composed.ok ? done({ composed: composed.value }) : composed
  },
  testPage: async () => done({}),
}

/**
 * Reads what every part is made of, in order. Refused: what a library or a journal refuses, `pack-unknown`,
 * `print-ships-none`, `print-ship-missing`, and `print-shipless` where ships are wanted of a battle on land.
 */
export async function readParts(
  parts: readonly PrintPart[],
  shelves: PrintJobSources,
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
  shelves: PrintJobSources,
): Promise<Result<PartSources[Part]>> {
  return readers[name](part, shelves)
}

function packOf(id: string, { findPack }: PrintJobSources): Result<RulesPack> {
  const pack = findPack(packId(id))
  return pack ? done(pack) : refused('pack-unknown', { pack: id })
}

function shipless({ id }: RulesPack, { words }: Pick<PrintJobSources, 'words'>) {
  return refused('print-shipless', { rules: words(`rules.${id}.name`) })
}

async function readShips(of: ShipsOnPaper, shelves: PrintJobSources): Promise<Result<PrintedShips>> {
  const { games, library, findPack, words } = shelves
  const stateNow = (game: GameId, headCrc?: string) => games.stateNow(game, headCrc)
  return printSources(of, { library, findPack, stateNow, shipless: (pack) => shipless(pack, { words }) })
}

async function readBriefing(
  { of, orders }: Parts['briefing'],
  shelves: PrintJobSources,
): Promise<Result<BriefingSource>> {
  if (of.from === 'scenario') {
    const scenario = await shelves.library.readScenario(of.scenario)
    if (!scenario.ok) return scenario
    const prepared = await setUp(scenario.value, scenario.value.title, shelves)
    return prepared.ok ? done({ ...prepared.value, orders }) : prepared
  }
  const { game } = of
  return shelves.games.reading(game, async () => {
    const page = await shelves.games.lines(game, 0, 1)
    if (!page.ok) return page
    const [head] = page.value.lines
    if (head?.kind !== 'head') return refused('game-unknown', { game })
    const pack = packOf(head.pack, shelves)
    return pack.ok ? done({ pack: pack.value, setup: head.setup, orders }) : pack
  })
}
