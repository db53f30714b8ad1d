import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import ScenarioSimulationPage from './ScenarioSimulationPage.vue'
import { bridgeKey } from '../bridge/use-bridge'
import { fakeBridge, useFakeBridge } from '../stores/bridge.testing'
import { useLibrary } from '../stores/library'

test('of a scenario that is gone the page says so, and does not load for ever', async () => {
  const { bridge } = fakeBridge({
    libraryList: async () => ({ folder: '', ships: [], scenarios: [], games: [], decks: [], setAside: [] }),
  })
  const plugins = [useFakeBridge(bridge)]
  const props = { scenario: 'gone' }
  const page = mount(ScenarioSimulationPage, { props, global: { plugins, provide: { [bridgeKey]: bridge } } })
  expect(page.get('[role="status"]').text()).toBe('Loading the ships.')
  expect(page.find('button').exists()).toBe(false)
  await useLibrary().refresh()
  await nextTick()
  expect(page.get('[role="status"]').text()).toBe('The library no longer has a scenario of this name.')
  expect(page.get('button').text()).toBe('Back')
})
