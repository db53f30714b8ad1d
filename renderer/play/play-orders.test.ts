import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { usePlayOrders, type PlayOrder } from './play-orders'
import type { Bridge, NoticePayloads } from '#shared/bridge/contract'

type Heard = (chosen: NoticePayloads['menuChosen']) => void

/** A view that listens, and a native menu above it. */
function listening(mayAct = () => true) {
  const given: PlayOrder[] = []
  const listeners = new Set<Heard>()
  const on = {
    menuChosen(listen: Heard) {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  } as unknown as Bridge['on']
  const note = (order: PlayOrder) => () => void given.push(order)
  const orders: Readonly<Record<PlayOrder, () => void>> = {
    undo: note('undo'),
    redo: note('redo'),
    restartTurn: note('restartTurn'),
    search: note('search'),
    goOn: note('goOn'),
    decks: note('decks'),
    tables: note('tables'),
    umpire: note('umpire'),
    help: note('help'),
    previousShip: note('previousShip'),
    nextShip: note('nextShip'),
    larger: note('larger'),
    smaller: note('smaller'),
    print: note('print'),
    settings: note('settings'),
    back: note('back'),
  }
  const view = mount({
    setup() {
      usePlayOrders(orders, { on }, mayAct)
      return () => null
    },
  })
  const choose = (command: string) => listeners.forEach((listen) => listen({ command }))
  const press = (key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...more })
    window.dispatchEvent(event)
    return event
  }
  return { given, choose, press, view }
}

test('the native menu gives the orders that the keys give', () => {
  const { given, choose, view } = listening()
  for (const command of ['undo', 'redo', 'restart-turn', 'print', 'search', 'keys']) choose(command)
  expect(given).toEqual(['undo', 'redo', 'restartTurn', 'print', 'search', 'help'])
  view.unmount()
  choose('undo')
  expect(given).toHaveLength(6)
})

test('commands of others are left to them', () => {
  const { given, choose, view } = listening()
  for (const command of ['library', 'settings', 'theme-night', 'constructor']) choose(command)
  expect(given).toEqual([])
  view.unmount()
})

test('Ctrl P prints the cards and never the page', () => {
  let mayAct = true
  const { given, press, view } = listening(() => mayAct)
  expect(press('p', { ctrlKey: true }).defaultPrevented).toBe(true)
  mayAct = false
  expect(press('p', { ctrlKey: true }).defaultPrevented).toBe(true)
  expect(given).toEqual(['print'])
  view.unmount()
})

test('under a sheet neither keys nor menu do anything', () => {
  const { given, choose, press, view } = listening(() => false)
  choose('undo')
  expect(press('z', { ctrlKey: true }).defaultPrevented).toBe(false)
  expect(given).toEqual([])
  view.unmount()
})
