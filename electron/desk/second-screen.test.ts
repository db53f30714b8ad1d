import { expect, test } from 'vitest'
import type { TableWindowState } from '#shared/bridge/table-window'
import { done } from '#shared/kernel/result'
import type { TablePicture } from '#shared/table-view/picture'
import { machine, started } from './machine.testing'
import { closedTableWindow, SecondScreen } from './second-screen'

const day: TablePicture = { is: 'blank', theme: 'day' }
const night: TablePicture = { is: 'blank', theme: 'night' }

/** A shell that can, and what was asked of it. */
class Shell extends SecondScreen {
  readonly asked: unknown[] = []
  isOpen = false

  constructor() {
    super()
    this.onPicture((picture) => this.asked.push(picture))
  }

  async open() {
    this.isOpen = true
    this.notifyWatchers()
    return done({ address: 'http://127.0.0.1:1/table' })
  }

  close(): void {
    this.asked.push('close')
  }

  state(): TableWindowState {
    return { ...closedTableWindow, isOpen: this.isOpen }
  }
}

test('a picture is with the shell before anything else is done', async () => {
  const { start } = await machine()
  const shell = new Shell()
  const services = start({ secondScreen: shell })
  const shown = services.dispatch('tableShow', { picture: night })
  expect(shell.asked).toEqual([night])
  expect(await shown).toEqual(done(null))
})

test('what is no picture is refused before it reaches the shell', async () => {
  const { start } = await machine()
  const shell = new Shell()
  const services = start({ secondScreen: shell })
  for (const picture of [null, 'text', undefined])
    await expect(services.dispatch('tableShow', { picture })).rejects.toThrow('input-unreadable')
  expect(shell.asked).toEqual([])
})

test('the window is opened and closed by the shell, and every page is notified of its state', async () => {
  const { start, notices } = await machine()
  const shell = new Shell()
  const services = start({ secondScreen: shell })
  expect(await services.tableOpen()).toEqual(done({ address: 'http://127.0.0.1:1/table' }))
  const payload = { ...closedTableWindow, isOpen: true }
  expect(notices.received).toContainEqual({ notice: 'tableWindow', payload })
  await services.tableClose()
  expect(shell.asked).toEqual(['close'])
})

test('a shell without a second screen says so, and the game continues', async () => {
  const { services } = await started()
  expect(await services.tableOpen()).toMatchObject({ code: 'not-able-here' })
  expect(await services.tableShow({ picture: day })).toEqual(done(null))
  expect(await services.tableClose()).toEqual(done(null))
  expect(await services.tableState()).toEqual(closedTableWindow)
})

test('whoever comes late gets the latest picture first, and nothing after leaving', () => {
  const shell = new Shell()
  const received: TablePicture[] = []
  shell.show(day)
  shell.show(night)
  const stop = shell.onPicture((picture) => received.push(picture))
  shell.show(day)
  stop()
  shell.show(night)
  expect(received).toEqual([night, day])
})
