import { mount } from '@vue/test-utils'
import { afterEach, expect, it } from 'vitest'
import { nextTick } from 'vue'
import type { GameState } from '#shared/game/state'
import type { FiguresQuestion } from '#shared/kernel/question'
import FiguresForm from './FiguresForm.vue'

const say = { key: 'figure' }
const question = {
  ...{ kind: 'figures', key: 'damage', prompt: { ask: say }, known: false },
  figures: ['flotation', 'structure', 'cv'].map((name) => ({ name, say, least: 0, most: 99 })),
  rows: [say, say],
  usual: [1, 1, 1, 1, 1, 1],
} as unknown as FiguresQuestion

const form = () =>
  mount(FiguresForm, {
    props: { question, label: 'Damage', state: { ships: {} } as GameState, answer: undefined },
    attachTo: document.body,
  })
afterEach(() => document.body.replaceChildren())

it('+ adds a row, as many as the question allows; what a figure stands for is beside it', async () => {
  const names = ['bow', 'midships', 'stern'].map((key) => ({ key }))
  const where = { ...{ name: 'column', say, least: 1, most: 3 }, names }
  const more = { ...question, figures: [...question.figures.slice(0, 2), where], rows: [say], usual: [1, 1, 2] }
  const panel = mount(FiguresForm, {
    props: {
      question: { ...more, mostRows: 2 },
      label: 'Damage',
      state: { ships: {} } as GameState,
      answer: undefined,
    },
    attachTo: document.body,
  })
  expect(panel.get('.stands-for').text()).toBe('midships')
  expect(panel.text()).toMatch(/1 bow · 2 midships · 3 stern/)
  for (let row = 2; row < 4; row++) await panel.get('input').trigger('keydown', { key: '+' })
  await nextTick()
  const inputs = panel.findAll('input')
  expect([inputs.length, document.activeElement]).toEqual([6, inputs[3]!.element])
  await inputs[5]!.setValue('3')
  await inputs[5]!.trigger('keydown', { key: 'Enter', ctrlKey: true })
  expect(panel.emitted('answer')).toEqual([[[1, 1, 2, 1, 1, 3]]])
})

it('Enter behind each figure goes on by one, whether it has one digit or two', async () => {
  const panel = form()
  const inputs = panel.findAll('input')
  for (const [at, figure] of ['12', '0', '8'].entries()) {
    await inputs[at]!.setValue(figure)
    await nextTick()
    const here = inputs.find(({ element }) => element === document.activeElement) ?? inputs[at]!
    await here.trigger('keydown', { key: 'Enter' })
    await nextTick()
  }
  expect(document.activeElement).toBe(inputs[3]!.element)
  // The second row is as the first.
  await inputs[3]!.trigger('keydown', { key: 'Enter' })
  expect(panel.emitted('answer')).toEqual([[[12, 0, 8, 12, 0, 8]]])
})

it('says how many rows are accepted at once', () => {
  expect(form().get('button[type=submit]').text()).toMatch(/^Accept all 2/)
})

it('Tab behind a complete figure does not pass over the next', async () => {
  const panel = form()
  const [first, second] = panel.findAll('input')
  await first!.setValue('12')
  await nextTick()
  const pressed = (input: Element) => {
    const event = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true })
    input.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(document.activeElement).toBe(second!.element)
  expect([pressed(second!.element), pressed(second!.element)]).toEqual([true, false])
})
