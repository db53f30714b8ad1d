import type { ChannelServices } from './gateway'
import type { Desk } from './desk'
import { setUp } from './game-setup'
import type { PackId } from '#shared/kernel/ids'
import type { RulesPack } from '#shared/rules/rules-pack'

type GameServices = Pick<
  ChannelServices,
  'gameStart' | 'gameOpen' | 'gameClose' | 'gameAppend' | 'gameLines' | 'gameStateAt' | 'gameRemove'
>

/** Games: a start reads the scenario and its ships from the library; all else is the journals'. */
export function gameServices(
  desk: Desk,
  parts: { readonly findPack: (id: PackId) => RulesPack | undefined },
): GameServices {
  const journals = async () => (await desk.opened()).journals
  return {
    gameStart: async ({ scenario, title }) => {
      const { library, journals } = await desk.opened()
      const read = await library.readScenario(scenario)
      if (!read.ok) return read
      const laid = await setUp(read.value, title, { library, findPack: parts.findPack })
      return laid.ok ? journals.start(laid.value.pack.id, laid.value.setup) : laid
    },
    gameOpen: async ({ game }) => (await journals()).open(game),
    gameClose: async ({ game }) => (await journals()).close(game),
    gameAppend: async ({ game, after, entries }) => (await journals()).append(game, after, entries),
    gameLines: async ({ game, from, count }) => (await journals()).lines(game, from, count),
    gameStateAt: async ({ game, seq }) => (await journals()).stateAt(game, seq),
    gameRemove: async ({ game }) => (await journals()).remove(game),
  }
}
