import { flushPromises } from '@vue/test-utils'
import { expect, it } from 'vitest'
import BriefingPanel from './BriefingPanel.vue'
import { tableWith } from '../dialogue/dialogue-table.testing'
import type { Scalar } from '#shared/kernel/scalar'

async function briefing(houseRules: Readonly<Record<string, Scalar>> = {}) {
  const { game, render } = await tableWith(BriefingPanel, houseRules, { part: 'briefing' })
  const { head } = game
  const setup = {
    ...head!.setup,
    briefing: 'Smoke to the north.',
    victory: 'Whoever holds the strait.',
    orders: { [game.live!.sides[0]!.id]: 'Close the enemy.' },
  }
  game.head = { ...head!, setup }
  const panel = render()
  await flushPromises()
  return { panel, text: () => panel.text() }
}

it('shows the briefing and victory of the battle, and its house rules that are not as usual', async () => {
  const { text } = await briefing({ lightGuns: 'EFQ' })
  expect(text()).toContain('Smoke to the north.')
  expect(text()).toContain('Whoever holds the strait.')
  expect(text()).toContain('Guns that fire at small craft: E, F and Q')
})

it('orders of a side lie behind a cover, which closes again with the panel', async () => {
  const { panel, text } = await briefing()
  expect(text()).not.toContain('Close the enemy.')
  await panel.get('.orders button').trigger('click')
  expect(text()).toContain('Close the enemy.')
  panel.unmount()
  expect((await briefing()).text()).not.toContain('Close the enemy.')
})

it('squadrons without a starting speed are named: their ships began at top speed', async () => {
  expect((await briefing()).text()).toContain('each ship began at her top speed.')
})
