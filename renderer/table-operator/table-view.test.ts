import { beforeEach, describe, expect, test, vi } from 'vitest'
import { nextTick } from 'vue'
import { likeMajestic } from '../stores/setups.testing'
import { box, mars, openGame, settled, ship } from '../stores/opened-game.testing'
import { useGameLog } from '../stores/game-log'
import { goneAfterMs, pageTurnsAfterMs, useTableView } from './table-view'
import { twoFleets } from '../table-window/two-fleets.testing'
import { useAnnouncements } from '../ui/announcements'
import type { Input } from '#shared/bridge/contract'
import type { TablePicture } from '#shared/table-view/picture'
import { trackId } from '#shared/kernel/ids'
import { refused } from '#shared/kernel/result'
import type { ScenarioSetup } from '#shared/documents/scenario'
import { openTable } from '#shared/table-view/disclosure'

const shownWindow = { isOpen: true, isFullScreen: true, screens: 2, screen: 'Screen 2', isDisplaced: false }

async function operated(played?: ScenarioSetup) {
  const opened = await openGame(played)
  const table = useTableView()
  await settled()
  const pictures = () =>
    opened.machine.asked.flatMap(({ channel, input }) =>
      channel === 'tableShow' ? [(input as Input<'tableShow'>).picture as TablePicture] : [],
    )
  const openWindow = async () => {
    opened.machine.notify('tableWindow', shownWindow)
    await settled()
  }
  return { ...opened, table, pictures, openWindow }
}

describe('a second screen that is closed', () => {
  const gone = { ...shownWindow, isOpen: false }
  type Happens = (is: Awaited<ReturnType<typeof operated>>) => Promise<void> | void
  const says = async (happens: Happens, then: Happens = () => undefined) => {
    const is = await operated()
    await is.openWindow()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await happens(is)
    is.machine.notify('tableWindow', gone)
    await nextTick()
    await then(is)
    await vi.advanceTimersByTimeAsync(goneAfterMs)
    vi.useRealTimers()
    return useAnnouncements().shown.map(({ text }) => text)
  }

  test('at the window itself is announced to the operator', async () => {
    expect(await says(() => undefined)).toEqual([expect.stringContaining('has been closed')])
  })

  test('by the operator is not', async () => {
    expect(await says(({ table }) => void table.close())).toEqual([])
  })

  test('after the operator could not close it is announced again', async () => {
    const tries = async ({ machine, table }: Awaited<ReturnType<typeof operated>>) => {
      machine.bridge.tableClose = async () => refused('not-found')
      await table.close()
    }
    expect((await says(tries)).at(-1)).toContain('has been closed')
  })

  test('just before the game is left is not', async () => {
    expect(
      await says(
        () => undefined,
        ({ game }) => game.close(),
      ),
    ).toEqual([])
  })
})

describe('the picture', () => {
  test('is sent when the window comes, and on every mark from then on, before it is saved', async () => {
    const { machine, game, pictures, openWindow } = await operated()
    game.toggleMark(ship, box, 'struck')
    await settled()
    expect(pictures()).toHaveLength(0)
    await openWindow()
    const before = pictures().length
    expect(before).toBeGreaterThan(0)
    machine.hold()
    game.toggleMark(ship, box, 'burning')
    expect(pictures()).toHaveLength(before + 1)
    expect(JSON.stringify(pictures().at(-1))).toContain('"mark":"burning"')
  })

  test('of a ship that is not shown is not sent again for what befalls her', async () => {
    const { game, table, pictures, openWindow } = await operated()
    await table.change({ disclosure: { ...openTable, ships: { [mars]: 'nothing' } } })
    await openWindow()
    game.toggleMark(mars, box, 'struck')
    await settled()
    expect(pictures()).toHaveLength(1)
    expect(JSON.stringify(pictures())).not.toContain('Mars')
  })

  test('of losses is drawn from the journal once it is wanted', async () => {
    const { game, table, pictures, openWindow } = await operated()
    await openWindow()
    game.setTrack(ship, trackId('flotation'), 20)
    await vi.waitUntil(() => useGameLog().lastSeq === 1)
    expect(JSON.stringify(pictures())).not.toContain('Flotation lost')
    await table.change({ layout: 'plot' })
    await vi.waitUntil(() => JSON.stringify(pictures().at(-1)).includes('Flotation lost'))
  })

  test('stays as it is while the log is looked back at, unless the operator says so', async () => {
    const { game, table, pictures, openWindow } = await operated()
    game.toggleMark(ship, box, 'struck')
    await openWindow()
    const before = pictures().length
    await game.lookAt(0)
    await settled()
    expect(pictures()).toHaveLength(before)
    table.showsPast = true
    await settled()
    expect(JSON.stringify(pictures().at(-1))).not.toContain('"mark":"struck"')
  })

  test('is dark by one order, and when the game is left', async () => {
    const { game, table, pictures, openWindow } = await operated()
    await openWindow()
    table.blank()
    await settled()
    expect(pictures().at(-1)).toEqual({ is: 'blank', theme: 'day' })
    table.blank()
    await settled()
    expect(pictures().at(-1)).toMatchObject({ is: 'shown' })
    game.close()
    await settled()
    expect(pictures().at(-1)).toMatchObject({ is: 'blank' })
  })

  test('is sent again after a lost connection', async () => {
    const { machine, connection, pictures, openWindow } = await operated()
    await openWindow()
    machine.bridge.tableState = async () => shownWindow
    const before = pictures()
    connection.link.value = 'gone'
    await settled()
    connection.link.value = 'up'
    await settled()
    expect(pictures()).toEqual([...before, before.at(-1)])
  })
})

test('where it is not known what may be seen, nothing is', async () => {
  const { machine, game } = await openGame()
  machine.bridge.tablePlanRead = async () => refused('not-found')
  game.close()
  const table = useTableView()
  await game.open('fake-game' as Parameters<typeof game.open>[0])
  await settled()
  expect(table.plan?.isBlank).toBe(true)
  expect(table.picture.is).toBe('blank')
})

test('the last result is the newest that counts: an undone one is none', async () => {
  const { game, table, openWindow } = await operated()
  await openWindow()
  game.toggleMark(ship, box, 'struck')
  await settled()
  await settled()
  expect(table.picture).toMatchObject({ result: { head: 'Hit', text: 'Majestic, cell 6·3 struck' } })
  game.undo()
  await settled()
  await settled()
  expect(table.picture).toMatchObject({ result: null })
})

describe('pages', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))

  test('turn by themselves where there is more than one, round and round', async () => {
    const ships = Array.from({ length: 5 }, (_, at) => likeMajestic(`Cruiser ${at}`))
    const cruisers = {
      id: 'cruisers',
      side: 'rn',
      name: 'Cruisers',
      ships,
    } as unknown as ScenarioSetup['squadrons'][number]
    const { table } = await operated({ ...twoFleets, squadrons: [...twoFleets.squadrons, cruisers] })
    const page = () => (table.picture.is === 'shown' ? table.picture.page : null)
    vi.advanceTimersByTime(pageTurnsAfterMs)
    expect(page()).toEqual({ at: 0, of: 1 })
    await table.change({ textPx: 42 })
    expect(page()).toEqual({ at: 0, of: 2 })
    vi.advanceTimersByTime(pageTurnsAfterMs)
    expect(page(), 'nobody looks yet').toEqual({ at: 0, of: 2 })
    table.isOperated = true
    vi.advanceTimersByTime(pageTurnsAfterMs)
    expect(page()).toEqual({ at: 1, of: 2 })
    vi.advanceTimersByTime(pageTurnsAfterMs)
    expect(page()).toEqual({ at: 0, of: 2 })
  })
})
