import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { h } from 'vue'
import ActionButton from './ActionButton.vue'
import { useActions } from './use-actions'
import { bridgeKey } from '../bridge/use-bridge'
import type { NoticePayloads } from '#shared/bridge/contract'
import { namesOn, type ActionOn } from '#shared/bridge/actions'

type OnChosen = (chosen: NoticePayloads['menuChosen']) => void

interface Given {
  mayAct?: () => boolean
  inText?: boolean
  canUndo?: () => boolean
}

/** A page with all actions of the table, a button in it, and a native menu above it. */
function listening({ mayAct, inText = false, canUndo }: Given = {}) {
  const given: string[] = []
  const listeners = new Set<OnChosen>()
  const menuChosen = (listen: OnChosen) => {
    listeners.add(listen)
    return () => listeners.delete(listen)
  }
  const note = (name: string) => [
    name,
    { perform: () => given.push(name), ...(name === 'undo' && canUndo && { isPossible: canUndo }) },
  ]
  const performed = Object.fromEntries(namesOn('table').map(note)) as Record<ActionOn<'table'>, () => void>
  const view = mount(
    {
      setup() {
        useActions('table', performed, { ...(mayAct && { mayAct }), inText })
        return () =>
          h('div', [h('input'), h('input', { type: 'checkbox' }), h(ActionButton, { name: 'undo', label: 'Undo' })])
      },
    },
    { attachTo: document.body, global: { provide: { [bridgeKey as symbol]: { on: { menuChosen } } } } },
  )
  const choose = (command: string) => listeners.forEach((listen) => listen({ command }))
  const press = (key: string, more: KeyboardEventInit = {}, on: EventTarget = window) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...more })
    on.dispatchEvent(event)
    return event
  }
  return { given, choose, press, view }
}

test('the native menu, the keys and a button ask for the same', async () => {
  const { given, choose, press, view } = listening()
  for (const command of ['undo', 'redo', 'restartTurn', 'print', 'keys']) choose(command)
  expect(given.splice(0)).toEqual(['undo', 'redo', 'restartTurn', 'print', 'keys'])
  press('z', { ctrlKey: true })
  press('Z', { metaKey: true, shiftKey: true })
  press('G')
  press('-')
  press('PageUp')
  press('p')
  press('P', { shiftKey: true })
  press('?', { shiftKey: true })
  expect(given.splice(0)).toEqual(['undo', 'redo', 'goOn', 'smaller', 'previousShip', 'pass', 'passRest', 'keys'])
  const button = view.get('button')
  expect(button.attributes('title')).toBe('Undo (Ctrl Z)')
  await button.trigger('click')
  expect(given.splice(0)).toEqual(['undo'])
  view.unmount()
  choose('undo')
  press('g')
  expect(given).toEqual([])
})

test('what is not possible is not performed, and its button is disabled', () => {
  const { given, choose, press, view } = listening({ canUndo: () => false })
  choose('undo')
  expect(press('z', { ctrlKey: true }).defaultPrevented).toBe(true)
  expect(given).toEqual([])
  expect(view.get('button').attributes('disabled')).toBeDefined()
})

test('commands of others are left to them', () => {
  const { given, choose } = listening()
  for (const command of ['library', 'settings', 'themeNight', 'constructor']) choose(command)
  expect(given).toEqual([])
})

test('Ctrl P prints the cards and never the page', () => {
  let mayAct = true
  const { given, press } = listening({ mayAct: () => mayAct })
  expect(press('p', { ctrlKey: true }).defaultPrevented).toBe(true)
  mayAct = false
  expect(press('p', { ctrlKey: true }).defaultPrevented).toBe(true)
  expect(given).toEqual(['print'])
})

test('a text keeps its letters and its undo, unless what is written is on the page at once', () => {
  const { given, press, view } = listening()
  const [text, tick] = view.findAll('input').map(({ element }) => element)
  press('g', {}, text)
  press('z', { ctrlKey: true }, text)
  press('g', {}, tick)
  expect(given).toEqual([])
  press('p', { ctrlKey: true }, text)
  press('z', { ctrlKey: true }, tick)
  press('Escape', {}, text)
  expect(given).toEqual(['print', 'undo', 'back'])
  const editor = listening({ inText: true })
  editor.press('z', { ctrlKey: true }, editor.view.get('input').element)
  expect(editor.given).toEqual(['undo'])
})

test('under a sheet neither keys nor menu do anything', () => {
  const { given, choose, press } = listening({ mayAct: () => false })
  choose('undo')
  expect(press('z', { ctrlKey: true }).defaultPrevented).toBe(false)
  expect(given).toEqual([])
})
