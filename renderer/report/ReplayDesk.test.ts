import { mount, type VueWrapper } from '@vue/test-utils'
import { getActivePinia } from 'pinia'
import { expect, test, vi } from 'vitest'
import { ref } from 'vue'
import ReplayDesk from './ReplayDesk.vue'
import { bridgeKey, connectionKey, type Link } from '../bridge/use-bridge'
import { openGame, settled, ship } from '../stores/opened-game.testing'
import { useReport } from '../stores/report'
import { useTableView } from '../table-operator/table-view'
import { trackId } from '#shared/kernel/ids'
import { openTable } from '#shared/table-view/disclosure'

const flotation = trackId('flotation')
let desk: VueWrapper

async function answered() {
  for (let rounds = 0; rounds < 12; rounds++) await settled()
}

/** Two marks on one ship, the window of the second screen open, and the replay on the desk. */
async function replayed() {
  const { machine, game } = await openGame()
  const table = useTableView()
  machine.notify('tableWindow', {
    isOpen: true,
    isFullScreen: true,
    screens: 2,
    screen: 'Screen 2',
    isDisplaced: false,
  })
  for (const to of [20, 12]) {
    game.setTrack(ship, flotation, to)
    await answered()
  }
  const report = useReport()
  await report.read(game.id!)
  desk = mount(ReplayDesk, {
    props: { replay: report.replay!, pen: undefined },
    global: {
      plugins: [getActivePinia()!],
      provide: { [bridgeKey as symbol]: machine.bridge, [connectionKey as symbol]: { link: ref<Link>('up') } },
    },
  })
  await answered()
  const now = JSON.stringify(table.picture)
  const isOfNow = () => JSON.stringify(table.picture) === now
  const press = async (name: string) => {
    await desk
      .findAll('button')
      .find((each) => `${each.text()}${each.attributes('aria-label')}`.includes(name))!
      .trigger('click')
    await answered()
  }
  const putOnScreen = (is: boolean) => desk.get('input[type="checkbox"]').setValue(is)
  return { game, table, isOfNow, press, putOnScreen }
}

test('the table sees the game of now until the replay is put on its screen', async () => {
  const { isOfNow, press } = await replayed()
  await press('Next line')
  expect(isOfNow()).toBe(true)
})

test('on the screen it is marked as one, with its turn; the last line is the game’s own state', async () => {
  const { table, isOfNow, press, putOnScreen } = await replayed()
  await putOnScreen(true)
  expect(table.picture).toMatchObject({ replay: 'Replay: turn 1 of 1', result: null })
  await press('Next line')
  expect(table.picture).toMatchObject({ replay: 'Replay: turn 1 of 1', result: { text: 'Majestic, flotation 20' } })
  await press('Next line')
  expect(table.picture).toMatchObject({ replay: null })
  expect(isOfNow()).toBe(true)
  await press('Previous line')
  expect(table.picture).toMatchObject({ result: { text: 'Majestic, flotation 20' } })
})

test('run at any speed it ends by itself, in the game’s own state', async () => {
  const { table, isOfNow, putOnScreen } = await replayed()
  await putOnScreen(true)
  await desk.get('select').setValue(60)
  await desk
    .findAll('button')
    .find((each) => each.text() === 'Play')!
    .trigger('click')
  expect(table.picture).toMatchObject({ replay: expect.any(String) })
  await vi.waitFor(() => expect(isOfNow()).toBe(true))
})

test('left, or taken off the screen, it gives the screen back to the game of now', async () => {
  const { game, isOfNow, putOnScreen } = await replayed()
  await putOnScreen(true)
  await putOnScreen(false)
  expect(isOfNow()).toBe(true)
  await putOnScreen(true)
  desk.unmount()
  expect(isOfNow()).toBe(true)
  expect(game.readonly).toBe(false)
})

test('what is hidden now is hidden in the replay', async () => {
  const { table, press, putOnScreen } = await replayed()
  await table.change({ disclosure: { ...openTable, ships: { [ship]: 'nothing' } } })
  await putOnScreen(true)
  for (let line = 0; line < 2; line++) {
    expect(JSON.stringify(table.picture)).not.toContain('Majestic')
    await press('Next line')
  }
})
