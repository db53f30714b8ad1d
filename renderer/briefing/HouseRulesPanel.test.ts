import { flushPromises } from '@vue/test-utils'
import { expect, it } from 'vitest'
import HouseRulesPanel from './HouseRulesPanel.vue'
import { tableWith } from '../dialogue/dialogue-table.testing'
import type { Scalar } from '#shared/kernel/scalar'

async function panel(houseRules: Readonly<Record<string, Scalar>> = {}) {
  const { game, render } = await tableWith(HouseRulesPanel, houseRules)
  render()
  await flushPromises()
  const field = (name: string) =>
    [...document.querySelectorAll('.rule')]
      .find((row) => row.textContent?.startsWith(name))!
      .querySelector<HTMLSelectElement | HTMLInputElement>('select, input')!
  const change = async (name: string, to: string) => {
    const at = field(name)
    at.value = to
    at.dispatchEvent(new Event('change', { bubbles: true }))
    await flushPromises()
  }
  return { game, field, change }
}

it('shows every rule of the pack as it is in this game; a change is an entry of the journal', async () => {
  const { game, field, change } = await panel({ lightGuns: 'EFQ' })
  expect(document.querySelectorAll('.rule')).toHaveLength(game.pack!.houseRules.length)
  expect(field('Guns that fire at small craft').value).toBe('EFQ')
  await change('How much a fire grows each turn', '0')
  await change('Fire rakes', '400')
  expect(game.live!.houseRules).toEqual({ lightGuns: 'EFQ', fireGrowth: 0, rakeArcDegrees: 90 })
  expect(game.undoes?.label.key).toBe('steps.houseRule')
})

it('a contradiction is refused beside the rule, and nothing is written', async () => {
  const { game, field, change } = await panel({ damageControlMoment: 'afterOwnFire' })
  await change('When gunfire counts', 'simultaneous')
  expect(game.live!.houseRules).toEqual({ damageControlMoment: 'afterOwnFire' })
  expect(field('When gunfire counts').value).toBe('alternate')
  expect(document.querySelector('.problem')?.textContent).toContain('contradicts')
})
