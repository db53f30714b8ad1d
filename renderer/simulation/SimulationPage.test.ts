import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import type { BattleNews, BattleOrder, StartBattles } from './battles'
import SimulationPage from './SimulationPage.vue'
import { squadronD20 } from '#shared/rules/squadron-d20/index'
import { atTable } from '#shared/rules/squadron-d20/procedures/table.testing'
import { cruiser } from '#shared/rules/squadron-d20/ship/stands.testing'
import { perfidiousAlbion } from '#shared/rules/perfidious-albion/index'
import { fleets } from '#shared/rules/perfidious-albion/procedures/gunnery/fleets.testing'

function page() {
  const orders: BattleOrder[] = []
  let onNews: (news: BattleNews) => void = () => undefined
  const start: StartBattles = (order, listen) => {
    orders.push(order)
    onNews = listen
    return { end: () => undefined }
  }
  const simulation = perfidiousAlbion.simulation!
  const state = fleets([0, 1], [0, 1])
  const props = { pack: perfidiousAlbion, simulation, state, title: 'Off Ushant', start }
  const wrapper = mount(SimulationPage, { props })
  const button = (name: RegExp) => wrapper.findAll('button').find((each) => name.test(each.text()))!
  return { wrapper, orders, button, simulation, deliver: (news: BattleNews) => onNews(news) }
}

test('the input goes to the worker, and the results are drawn with a table behind them', async () => {
  const { wrapper, orders, button, simulation, deliver } = page()
  await button(/^Run the battles/).trigger('click')
  expect(orders[0]).toMatchObject({ pack: 'perfidious-albion', battles: 10_000 })
  expect(wrapper.get('[role="progressbar"]').attributes('aria-valuemax')).toBe('10000')
  deliver({ kind: 'played', counts: simulation.play(orders[0]!.state, orders[0]!.input, 1)(0, 4) })
  await nextTick()
  expect(wrapper.findAll('.plot svg[role="img"]')).toHaveLength(4)
  for (const sentence of wrapper.findAll('.plot .says')) expect(sentence.text()).toMatch(/ in .*\.$|^The middle/)
  const firstRow = wrapper.get('table tbody tr')
  expect(firstRow.text()).toMatch(/^0\s*\d.*% ± /)
})

test('stopped battles say how far they came', async () => {
  const { wrapper, button, simulation, orders, deliver } = page()
  await button(/^Run the battles/).trigger('click')
  deliver({ kind: 'played', counts: simulation.play(orders[0]!.state, orders[0]!.input, 1)(0, 3) })
  await nextTick()
  await button(/^Stop/).trigger('click')
  expect(wrapper.text()).toContain('Stopped after 3 of 10,000 battles')
})

test('what cannot be fought is refused with a sentence, and not played', async () => {
  const { wrapper, button, orders } = page()
  const turns = wrapper.get('input[type="number"]')
  await turns.setValue('3')
  await wrapper.setProps({ state: fleets([0], []) })
  expect(button(/^Run/).attributes('disabled')).toBeDefined()
  expect(orders).toHaveLength(0)
})

test('a figure that only the rule book knows is asked for by its name', () => {
  const state = atTable({ one: { of: cruiser } })
  const props = { pack: squadronD20, simulation: squadronD20.simulation!, state, title: 'Off Cape Bon' }
  const wrapper = mount(SimulationPage, { props })
  expect(wrapper.text()).toMatch(/\d″, rule book: hits on target/)
  expect(wrapper.text()).not.toContain('rules.squadron-d20')
})
