import { expect, test, vi } from 'vitest'
import { textFirst } from './text-first'
import { fakeBridge } from '../stores/bridge.testing'

function setUp() {
  const { bridge, notify } = fakeBridge({})
  const game = vi.fn()
  textFirst(bridge).on.menuChosen(({ command }) => game(command))
  const text = vi.fn(() => true)
  document.execCommand = text
  document.body.innerHTML = '<input id="name"><input id="tick" type="checkbox"><button id="box">box</button>'
  const at = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!.focus()
  const choose = (command: string) => notify('menuChosen', { command })
  return { game, text, at, choose }
}

test('undo and redo of the menu are the text’s while someone writes, and the game’s otherwise', () => {
  const { game, text, at, choose } = setUp()
  at('name')
  choose('undo')
  choose('redo')
  expect([text.mock.calls, game.mock.calls]).toEqual([[['undo'], ['redo']], []])
  at('box')
  choose('undo')
  at('tick')
  choose('undo')
  expect(game.mock.calls).toEqual([['undo'], ['undo']])
})

test('other commands always reach their listeners', () => {
  const { game, at, choose } = setUp()
  at('name')
  choose('print')
  expect(game).toHaveBeenCalledWith('print')
})
