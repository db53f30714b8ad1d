import { expect, it } from 'vitest'
import { dialogueKey } from './use-dialogue-keys'

/** What a key comes to that is pressed on the last element of this page. */
function pressed(key: string, html = '<main></main>', more: KeyboardEventInit = {}) {
  document.body.innerHTML = html
  const target = document.body.querySelector('.here') ?? document.body.lastElementChild!
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  target.dispatchEvent(event)
  return dialogueKey(event)
}

it('reads digits, letters and the keys around them wherever the focus is', () => {
  expect(pressed('7')).toEqual('digit')
  expect(pressed('R')).toEqual('roll')
  expect(pressed('y')).toEqual('yes')
  expect(pressed('n')).toEqual('no')
  expect(pressed('Backspace')).toEqual('takeBack')
  expect(pressed('Enter')).toEqual('apply')
  expect(pressed('Escape')).toEqual('leave')
  expect(pressed('q')).toBeUndefined()
})

it('reads dice and answers on the card too, which keeps its menu, its way out and the digits of its tracks', () => {
  const box = '<div role="grid"><i class="here"></i></div>'
  const track = '<div role="grid" data-takes-digits><i class="here"></i></div>'
  expect(['7', 'r', 'y', 'n', 'Backspace'].map((key) => pressed(key, box))).toEqual([
    'digit',
    'roll',
    'yes',
    'no',
    'takeBack',
  ])
  for (const key of ['Enter', 'Escape']) expect(pressed(key, box)).toBeUndefined()
  expect([pressed('7', track), pressed('n', track)]).toEqual([undefined, 'no'])
})

it('leaves a text its letters', () => {
  expect(pressed('7', '<input type="number">')).toBeUndefined()
  expect(pressed('r', '<textarea></textarea>')).toBeUndefined()
  expect(pressed('7', '<input type="radio">')).toEqual('digit')
})

it('lets Enter press the button that has the focus, but not a die that waits to be typed', () => {
  expect(pressed('Enter', '<button>Next</button>')).toBeUndefined()
  expect(pressed('Enter', '<button class="die wait"></button>')).toEqual('apply')
})

it('leaves keys with control alone', () => {
  expect(pressed('r', undefined, { ctrlKey: true })).toBeUndefined()
  expect(pressed('1', undefined, { altKey: true })).toBeUndefined()
})
