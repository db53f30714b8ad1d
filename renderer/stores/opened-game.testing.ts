import { createApp, ref, type Ref } from 'vue'
import { bridgeKey, connectionKey, type Link } from '../bridge/use-bridge'
import { freshPinia } from './bridge.testing'
import { useGame } from './game'
import { likeMajestic, setupOf } from './setups.testing'
import { fakeGame, FakeMachine } from '../play/fake-bridge.testing'
import type { Input } from '#shared/bridge/contract'
import type { ScenarioSetup } from '#shared/documents/scenario'
import { boxId, shipId } from '#shared/kernel/ids'
import { perfidiousAlbion } from '#shared/rules/perfidious-albion/index'
import type { RulesPack } from '#shared/rules/pack/rules-pack'

export const ship = shipId('majestic')
export const mars = shipId('mars')
export const box = boxId('6-3')
const setup = setupOf({
  sides: [{ id: 'rn', name: 'Royal Navy', flag: '' }],
  squadrons: [
    { id: 'first', side: 'rn', name: '1st Division', ships: [likeMajestic('Majestic'), likeMajestic('Mars')] },
  ],
})

/** The store with a game of two ships, or of the given setup, open on a machine in memory. */
export async function openGame(played: ScenarioSetup = setup, pack: RulesPack = perfidiousAlbion) {
  const machine = new FakeMachine(pack, played)
  const app = createApp({})
  app.provide(bridgeKey, machine.bridge)
  const connection = { link: ref<Link>('up') as Ref<Link>, reconnect: () => undefined }
  app.provide(connectionKey, connection)
  freshPinia(app)
  const game = useGame()
  await game.open(fakeGame)
  const appends = () =>
    machine.asked.flatMap(({ channel, input }) => (channel === 'gameAppend' ? [input as Input<'gameAppend'>] : []))
  return { machine, game, connection, appends }
}
export type OpenedGame = Awaited<ReturnType<typeof openGame>>

/** What is on its way has come. */
export const settled = () => new Promise((resolve) => setTimeout(resolve))
