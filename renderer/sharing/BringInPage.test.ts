import { flushPromises, mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { bridgeKey } from '../bridge/use-bridge'
import { fakeBridge, useFakeBridge } from '../stores/bridge.testing'
import { useBringingIn } from './bringing-in'
import BringInPage from './BringInPage.vue'
import { done } from '#shared/kernel/result'

const starters = import.meta.glob<object>('../../shared/rules/perfidious-albion/ships/{mikasa,novik}.ship.json', {
  eager: true,
  import: 'default',
})
const battle = {
  ...{ format: 'spotting-top/scenario', version: 1, pack: 'perfidious-albion', title: 'Dawn', slug: 'dawn' },
  ...{ briefing: 'Nobody leaves.', table: { windForce: 7 }, chart: { table: [72, 48] } },
  sides: [
    { id: 'japan', name: 'Japan', flag: 'imperial-japanese-navy' },
    { id: 'russia', name: 'Russia', flag: 'russian-imperial-navy' },
  ],
  squadrons: [
    { id: 'a', side: 'japan', name: 'First Division', ships: [{ id: 'mikasa', ship: 'mikasa' }] },
    { id: 'b', side: 'russia', name: 'Patrol', ships: [{ id: 'novik', ship: 'novik', fields: { name: 'Boyarin' } }] },
    { id: 'c', side: 'portugal', name: 'Guests', ships: [{ id: 'vasco', ship: 'vasco-da-gama' }] },
  ],
}

test('a battle is shown before the ships that come with it, and opened once all of them are in', async () => {
  const empty = { folder: '', ships: [], scenarios: [], games: [], decks: [], setAside: [] }
  const { bridge } = fakeBridge({
    libraryList: () => Promise.resolve(empty),
    libraryChange: () => Promise.resolve(done({ games: [] })),
  })
  const pinia = useFakeBridge(bridge)
  const component = { template: '<p />' }
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', name: 'home', component },
      { path: '/bring-in', name: 'bring-in', component },
      { path: '/scenarios/:scenario?', name: 'scenarios', component },
      { path: '/ships/:pack?/:ship?', name: 'ships', component },
    ],
  })
  await router.push('/bring-in')
  const bundle = { format: 'spotting-top/bundle', version: 1, ships: Object.values(starters), scenarios: [battle] }
  const text = JSON.stringify(bundle)
  await useBringingIn().look([{ name: 'club.spotting', size: text.length, text }])
  const page = mount(BringInPage, {
    global: { plugins: [pinia, router], provide: { [bridgeKey as symbol]: bridge } },
  })
  await flushPromises()
  expect(page.find('[role="group"][aria-label="Dawn"] [aria-label="Chart of the battle as it began"]').exists()).toBe(
    true,
  )
  const said = page.find('[role="group"][aria-label="Dawn"]').text()
  for (const part of ['First Division', 'Mikasa', 'Patrol', 'Boyarin', '“portugal”', 'Vasco Da Gama', 'Nobody leaves.'])
    expect(said).toContain(part)
  expect(said).toMatch(/Wind force\s*7/)
  await page
    .findAll('button')
    .find((button) => button.text().startsWith('Bring in 3 things'))!
    .trigger('click')
  await flushPromises()
  expect(router.currentRoute.value).toMatchObject({ name: 'scenarios', params: { scenario: 'dawn' } })
})
