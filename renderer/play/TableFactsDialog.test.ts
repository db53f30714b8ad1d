import { flushPromises } from '@vue/test-utils'
import { expect, it } from 'vitest'
import TableFactsDialog from './TableFactsDialog.vue'
import { tableWith } from '../dialogue/dialogue-table.testing'

it.each(['400', '-1', '2.5', ''])('a force of the wind of “%s” is refused beside its field', async (typed) => {
  const { game, render } = await tableWith(TableFactsDialog, {}, { open: true })
  render()
  await flushPromises()
  const force = () =>
    [...document.querySelectorAll('label')]
      .find((label) => label.textContent?.startsWith('Wind force'))!
      .querySelector('input')!
  const type = async (figure: string) => {
    force().value = figure
    force().dispatchEvent(new Event('change', { bubbles: true }))
    await flushPromises()
  }
  await type('7')
  expect(game.live!.table['windForce']).toBe(7)
  expect(document.querySelector('[role="alert"]')).toBeNull()
  await type(typed)
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('from 0 to 12')
  expect([game.live!.table['windForce'], force().value]).toEqual([7, '7'])
})
