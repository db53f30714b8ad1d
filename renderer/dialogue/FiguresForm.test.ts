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
