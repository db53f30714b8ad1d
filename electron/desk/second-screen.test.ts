import { expect, test } from 'vitest'
import type { TableWindowState } from '#shared/bridge/table-window'
import { gameId } from '#shared/kernel/ids'
import { done } from '#shared/kernel/result'
import { freshTablePlan } from '#shared/table-view/table-plan'
import type { TablePicture } from '#shared/table-view/picture'
import { machine } from './machine.testing'
import { TablePictures } from './table-pictures'
import { closedTableWindow, type TableWindowControl } from './table-window-control'

const day: TablePicture = { is: 'blank', theme: 'day' }
const night: TablePicture = { is: 'blank', theme: 'night' }

/** A shell that can, and what was asked of it. */
function shell() {
  const asked: unknown[] = []
  let notifyWatcher: (state: TableWindowState) => void = () => undefined
  const tableWindow: TableWindowControl = {
    open: async () => done({ address: 'http://127.0.0.1:1/table' }),
    close: () => asked.push('close'),
    state: () => closedTableWindow,
    show: (picture) => asked.push(picture),
    watch: (callback) => (notifyWatcher = callback),
  }
  return { asked, tableWindow, stands: (state: TableWindowState) => notifyWatcher(state) }
}

test('a picture is with the shell before anything else is done', async () => {
  const { start } = await machine()
  const { asked, tableWindow } = shell()
  const services = start({ tableWindow })
  const shown = services.dispatch('tableShow', { picture: night })
  expect(asked).toEqual([night])
  expect(await shown).toEqual(done(null))
})

test('what is no picture is refused before it reaches the shell', async () => {
  const { start } = await machine()
  const { asked, tableWindow } = shell()
  const services = start({ tableWindow })
  for (const picture of [null, 'text', undefined])
    await expect(services.dispatch('tableShow', { picture })).rejects.toThrow('input-unreadable')
  expect(asked).toEqual([])
})

test('the window is opened and closed by the shell, and every page is notified of its state', async () => {
  const { start, notices } = await machine()
  const { asked, tableWindow, stands } = shell()
  const services = start({ tableWindow })
  expect(await services.tableOpen()).toEqual(done({ address: 'http://127.0.0.1:1/table' }))
  const open = { ...closedTableWindow, isOpen: true }
  stands(open)
  expect(notices.received).toContainEqual({ notice: 'tableWindow', payload: open })
  await services.tableClose()
  expect(asked).toEqual(['close'])
})

test('a shell without a second screen says so, and the game continues', async () => {
  const { start } = await machine()
  const services = start()
  expect(await services.tableOpen()).toMatchObject({ code: 'not-able-here' })
  expect(await services.tableShow({ picture: day })).toEqual(done(null))
  expect(await services.tableClose()).toEqual(done(null))
  expect(await services.tableState()).toEqual(closedTableWindow)
})

test('plans are kept by game', async () => {
  const { start } = await machine()
  const services = start()
  const game = gameId('monday')
  const plan = { ...freshTablePlan, isBlank: true }
  expect(await services.tablePlanKeep({ game, plan })).toEqual(done(null))
  expect(await services.tablePlanRead({ game })).toEqual(done({ plan, setAside: null }))
})

test('whoever comes late gets the latest picture first, and nothing after leaving', () => {
  const pictures = new TablePictures()
  const received: TablePicture[] = []
  pictures.show(day)
  pictures.show(night)
  const stop = pictures.listen((picture) => received.push(picture))
  pictures.show(day)
  stop()
  pictures.show(night)
  expect(received).toEqual([night, day])
})
