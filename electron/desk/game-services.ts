import type { Notice } from '#shared/bridge/channels'
import type { Appended, DeckAction, LogPage, NoticePayloads, OpenGame } from '#shared/bridge/contract'
import type { DeckDocument } from '#shared/decks/deck-document'
import { deckEffects } from '#shared/decks/deck-effect'
import type { ScenarioDocument } from '#shared/documents/scenario'
import { readStranger } from '#shared/documents/stranger'
import { entriesOf } from '#shared/game/decks/deck-action'
import type { GameState } from '#shared/game/state'
import { changeFor, headFor, linesFor, stateFor, type Viewer } from '#shared/game/views'
import type { RandomWord } from '#shared/kernel/dice'
import type { GameId, PackId } from '#shared/kernel/ids'
import { done, mapped, refused, type Refusal, type Result } from '#shared/kernel/result'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import { notesSealed } from '#shared/umpire/hidden-notes'
import type { Desk, Notify } from './desk'
import { setUp } from './game-setup'
import { noPage } from './games-in-turn'
import type { ChannelServices } from './gateway'
import type { Library } from './library/library'

interface Parts {
  readonly findPack: (id: PackId) => RulesPack | undefined
  readonly randomWord: RandomWord
  /** What else is kept of a game that is removed. */
  readonly removed: (game: GameId) => Promise<unknown>
}

/**
 * Games, with their decks and seals: a start reads the scenario and its ships from the library; all else is the journal's.
 * The desk alone knows every face of a card, so it deals.
 */
export function gameServices(desk: Desk, { findPack, randomWord, removed }: Parts) {
  const games = async () => (await desk.opened()).games
  return {
    gameStart: async ({ scenario, title }) => {
      const { library, games } = await desk.opened()
      const read = typeof scenario === 'string' ? await library.readScenario(scenario) : readBattle(scenario, findPack)
      if (!read.ok) return read
      const prepared = await setUp(read.value, title, { library, findPack })
      if (!prepared.ok) return prepared
      const { pack, setup } = prepared.value
      return games.start(setup, pack.id, pack.version, title)
    },
    gameOpen: async ({ game, unanswered }, page) =>
      mapped(await (await games()).open(game, page, unanswered), openedOnTable),
    gameClose: async ({ game }, page) => (await games()).close(game, page),
    gameAppend: async ({ game, batch, after, entries }) => {
      const byHand = reservedEntry(entries)
      if (byHand) return byHand
      return mapped(await (await games()).append(game, after, entries, batch), appendedOnTable)
    },
    gameRetry: async ({ game }) => (await games()).retry(game),
    gameUnsent: async ({ game, lines }, page = noPage) => {
      const open = await games()
      open.reportUnsent(game, page, lines)
      return done(null)
    },
    gameLines: async ({ game, from, count }) => mapped(await (await games()).lines(game, from, count), pageOnTable),
    gameTouching: async ({ game, ...place }) => mapped(await (await games()).touching(game, place), pageOnTable),
    gameStateAt: async ({ game, seq }) => mapped(await (await games()).stateAt(game, seq), stateOnTable),
    gameRemove: async ({ game }, page) => {
      const gone = await (await games()).remove(game, page)
      if (gone.ok) await removed(game)
      return gone
    },
    deckAction: async ({ game, batch, action }) => {
      const { games, library } = await desk.opened()
      const own = await deckNamed(action, library)
      if (!own.ok) return own
      const asked = { ownDeck: () => own.value, next: randomWord }
      return mapped(await games.deal(game, (state) => entriesOf({ state, ...asked }, action), batch), appendedOnTable)
    },
    deckSecrets: async ({ game, of }) =>
      mapped(await (await games()).tableOf(game), (state) => stateFor(of, state).decks.sealed),
    umpireNotes: async ({ game }) =>
      mapped(await (await games()).allLines(game), (lines) =>
        notesSealed(lines.filter(({ kind }) => kind === 'sealed')),
      ),
  } satisfies Partial<ChannelServices>
}

/** A scenario that lies in no library: its ships do. */
function readBattle({ battle }: { readonly battle: string }, findPack: Parts['findPack']): Result<ScenarioDocument> {
  return mapped(readStranger(battle, ['scenario'], findPack), (read) => read as ScenarioDocument)
}

/** For an action that uses a deck from the library: that deck as the library has it now. */
async function deckNamed(action: DeckAction, library: Library): Promise<Result<DeckDocument | undefined>> {
  return action.do === 'lay' && action.plan.kind === 'own' ? library.readDeck(action.plan.deck) : done(undefined)
}

const deckEffectTypes: ReadonlySet<unknown> = new Set(deckEffects.map(({ shape }) => shape.type.value))

/**
 * What only the service writes of decks: what their seals hide, and where their cards lie. A page asks for actions
 * (`deckAction`); an entry that does it by itself is refused. A stranger's entry may be anything.
 */
function reservedEntry(entries: readonly unknown[]): Refusal | undefined {
  if (entries.some(isSeal)) return refused('sealed-by-hand')
  const movesCards = (entry: unknown) => hasDeckEffect(entry) || hasDeckEffect(member(entry, 'outcome'))
  return entries.some(movesCards) ? refused('dealt-by-hand') : undefined
}

function isSeal(entry: unknown): boolean {
  return member(entry, 'kind') === 'sealed' && member(entry, 'what') !== 'note'
}

/** Among the effects of a step or an outcome, and those that count at once. */
function hasDeckEffect(done: unknown): boolean {
  const lists = [member(done, 'effects'), member(member(done, 'atOnce'), 'effects')]
  return lists.some((list) => Array.isArray(list) && list.some((effect) => deckEffectTypes.has(member(effect, 'type'))))
}

function member(of: unknown, name: string): unknown {
  return (Object(of) as Readonly<Record<string, unknown>>)[name]
}

/**
 * Every window gets what is open on the table, and no more: whatever a page shows, it cannot give away a secret
 * that it never got. What a hand holds is asked for by itself (`deckSecrets`).
 */
const table: Viewer = { is: 'table' }

function stateOnTable(state: GameState): GameState {
  return stateFor(table, state)
}

function openedOnTable(opened: OpenGame): OpenGame {
  return { ...opened, head: headFor(table, opened.head), state: stateOnTable(opened.state) }
}

function appendedOnTable<Sent extends Appended>(appended: Sent): Sent {
  const { lines, state, change } = appended
  return {
    ...appended,
    lines: linesFor(table, lines),
    state: state && stateOnTable(state),
    change: change && changeFor(table, change),
  }
}

function pageOnTable(page: LogPage): LogPage {
  return { ...page, lines: linesFor(table, page.lines) }
}

/** Notifies windows of journals, with only what the table may know. */
export function notifyTable(notify: Notify): Notify {
  return (notice, payload) =>
    notify(notice, isAppended(notice, payload) ? (appendedOnTable(payload) as NoticePayloads[typeof notice]) : payload)
}

export function isAppended(notice: Notice, _payload: unknown): _payload is NoticePayloads['gameAppended'] {
  return notice === 'gameAppended'
}
