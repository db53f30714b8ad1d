import { mount } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import type { ComponentPublicInstance } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { fakeGame, FakeMachine } from './fake-bridge.testing'
import PlayView from '../pages/PlayView.vue'
import { bridgeKey } from '../bridge/use-bridge'
import { useGame } from '../stores/game'
import { useGameLog } from '../stores/game-log'
import { freshPinia } from '../stores/bridge.testing'
import { settled } from '../stores/opened-game.testing'
import { setupOf } from '../stores/setups.testing'
import { setTrack } from '#shared/game/commands'
import type { JournalLine } from '#shared/game/journal-line'
import { boxId, shipId, trackId } from '#shared/kernel/ids'
import { majestic } from '#shared/rules/perfidious-albion/card/majestic.testing'
import { perfidiousAlbion } from '#shared/rules/perfidious-albion/index'

const box = boxId('6-3')
const idOf = (place: number) => shipId(`ship-${place}`)

const eveningOf = (ships: number) =>
  setupOf({
    sides: [{ id: 'rn', name: 'Royal Navy', flag: '' }],
    squadrons: [
      {
        ...{ id: 'first', side: 'rn', name: '1st Division' },
        ships: Array.from({ length: ships }, (_, place) => ({ id: idOf(place), document: majestic() })),
      },
    ],
  })

/** The whole play view over a game of so many lines and ships, a box chosen and the whole log read. */
async function evening({ lines, ships }: { lines: number; ships: number }) {
  const machine = new FakeMachine(perfidiousAlbion, eveningOf(ships))
  machine.session.extend(
    Array.from({ length: lines }, (_, at): JournalLine => {
      const entry = setTrack(machine.session.state, idOf(at % ships), trackId('fire'), (at % 5) + 1)
      return { ...(entry ?? { kind: 'note', text: 'smoke' }), seq: at + 1, at: 0 } as JournalLine
    }),
  )
  const updated: Record<string, number> = {}
  const pinia = freshPinia()
  const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/', component: PlayView }] })
  const view = mount(PlayView, {
    attachTo: document.body,
    props: { game: fakeGame },
    global: {
      plugins: [pinia, router],
      provide: { [bridgeKey as symbol]: machine.bridge },
      mixins: [
        {
          updated(this: ComponentPublicInstance) {
            const name = String(this.$options.__name)
            updated[name] = (updated[name] ?? 0) + 1
          },
        },
      ],
    },
  })
  await settled()
  const game = useGame()
  await useGameLog().all()
  return { machine, view, game, updated }
}

/** What one mark makes the page ask, and which parts render again. */
async function costOfMark(of: { lines: number; ships: number }) {
  const { machine, view, game, updated } = await evening(of)
  const grid = view.get('[role="grid"]')
  await grid.trigger('keydown', { key: 'ArrowRight' })
  await settled()
  for (const name of Object.keys(updated)) delete updated[name]
  machine.asked.length = 0
  game.toggleMark(idOf(0), box, 'struck')
  await settled()
  await settled()
  const cost = { asked: machine.asked.map(({ channel }) => channel), updated: { ...updated } }
  view.unmount()
  return cost
}

it('a mark is one message to the journal, and renders no more in a long evening than in a short one', async () => {
  const short = await costOfMark({ lines: 70, ships: 4 })
  const long = await costOfMark({ lines: 1500, ships: 4 })
  expect([short.asked, long.asked]).toEqual([['gameAppend'], ['gameAppend']])
  expect(long.updated).toMatchObject({ InspectorPanel: 1, LogPage: 1 })
  expect(long.updated).toEqual(short.updated)
})

it('a mark renders no more among many ships than among few', async () => {
  const few = await costOfMark({ lines: 70, ships: 2 })
  const many = await costOfMark({ lines: 70, ships: 40 })
  expect(many.updated).toEqual(few.updated)
})

it('on the fleet board a mark renders the row of its ship alone, and none while the board is away', async () => {
  const { view, game, updated } = await evening({ lines: 10, ships: 8 })
  const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
  const rowsAfter = async (act: () => void) => {
    delete updated['BoardRow']
    act()
    await settled()
    await settled()
    return updated['BoardRow'] ?? 0
  }
  const words = (place: number) => view.get(`.board-row[data-ship="${idOf(place)}"]`).text()
  press('v')
  await settled()
  expect(await rowsAfter(() => game.setTrack(idOf(3), trackId('flotation'), 17))).toBe(1)
  expect(words(3)).toContain('17')
  press('Escape')
  await settled()
  expect(await rowsAfter(() => game.setTrack(idOf(5), trackId('flotation'), 9))).toBe(0)
  expect(await rowsAfter(() => press('v'))).toBe(1)
  expect(words(5)).toContain('9')
  view.unmount()
})

it('built in idle time the board is out of reach, renders nothing for a mark, and opens with it', async () => {
  const idle: IdleRequestCallback[] = []
  vi.stubGlobal('requestIdleCallback', (go: IdleRequestCallback) => idle.push(go))
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  const { view, game, updated } = await evening({ lines: 10, ships: 8 })
  expect(view.find('.board-row').exists()).toBe(false)
  const reachable: boolean[] = []
  for (let moments = 0; idle.length > 0 && moments < 100; moments++) {
    idle.splice(0).forEach((go) => go({ didTimeout: false, timeRemaining: () => 50 }))
    await settled()
    if (view.find('.board-row').exists()) reachable.push(!view.find('.fleet-board[inert]').exists())
  }
  expect(reachable[0]).toBe(false)
  expect(view.findAll('.board-row')).toHaveLength(8)
  const board = () => view.get('.fleet-board')
  // The class hides its content without another style for the rows, as inert would give them.
  expect(board().classes()).toContain('kept')
  expect(board().attributes()).toMatchObject({ 'aria-hidden': 'true' })
  const rendered = updated['BoardRow'] ?? 0
  game.setTrack(idOf(5), trackId('flotation'), 9)
  await settled()
  expect(updated['BoardRow'] ?? 0).toBe(rendered)
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'v', cancelable: true }))
  await settled()
  expect(board().classes()).not.toContain('kept')
  expect(board().attributes()).not.toHaveProperty('aria-hidden')
  expect(view.get(`.board-row[data-ship="${idOf(5)}"]`).text()).toContain('9')
  view.unmount()
  vi.unstubAllGlobals()
})
