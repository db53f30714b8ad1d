import type { ChannelServices } from './gateway'
import type { Desk } from './desk'
import { reservedEntry } from './reserved-entry'
import { noPage } from './game-holders'
import { setUp } from './game-setup'
import { appendedOnTable, openedOnTable, pageOnTable, stateOnTable } from './table-view'
import type { GameId, PackId } from '#shared/kernel/ids'
import { done, type Result } from '#shared/kernel/result'
import type { RulesPack } from '#shared/rules/pack/rules-pack'

type GameServices = Pick<
  ChannelServices,
  | 'gameStart'
  | 'gameOpen'
  | 'gameClose'
  | 'gameAppend'
  | 'gameRetry'
  | 'gameUnsent'
  | 'gameLines'
  | 'gameTouching'
  | 'gameStateAt'
  | 'gameRemove'
>

/** Games: a start reads the scenario and its ships from the library; all else is the journal's. */
export function gameServices(
  desk: Desk,
  parts: {
    readonly findPack: (id: PackId) => RulesPack | undefined
    /** What else is kept of a game that is removed. */
    readonly removed: (game: GameId) => Promise<unknown>
  },
): GameServices {
  const games = async () => (await desk.opened()).games
  return {
    gameStart: async ({ scenario, title }) => {
      const { library, games } = await desk.opened()
      const read = await library.readScenario(scenario)
      if (!read.ok) return read
      const prepared = await setUp(read.value, title, { library, findPack: parts.findPack })
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
      if (gone.ok) await parts.removed(game)
      return gone
    },
  }
}

function mapped<From, To>(result: Result<From>, to: (value: From) => To): Result<To> {
  return result.ok ? done(to(result.value)) : result
}
