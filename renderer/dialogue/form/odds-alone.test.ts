import { enableAutoUnmount, flushPromises, mount } from '@vue/test-utils'
import { getActivePinia } from 'pinia'
import { afterEach, expect, it, vi } from 'vitest'
import { ref } from 'vue'
import FormPanel from './FormPanel.vue'
import { OddsWork } from '../../odds/odds-work'
import type { OddsOrder } from '../../odds/odds-worker'
import { bridgeKey, connectionKey, type Link } from '../../bridge/use-bridge'
import { useDialogues } from '../../stores/dialogues'
import { openGame } from '../../stores/opened-game.testing'
import type { ScenarioSetup } from '#shared/documents/scenario'
import { fireOnTheWaters } from '#shared/rules/fire-on-the-waters/index'
import { furutaka } from '#shared/rules/fire-on-the-waters/ship/furutaka.testing'

enableAutoUnmount(afterEach)
afterEach(() => {
  document.body.innerHTML = ''
})

/** Plays the first piece of each question on the page itself. */
class WorkerOnPage {
  onmessage: ((message: { data: unknown }) => void) | undefined
  private readonly work = new OddsWork()
  postMessage(order: OddsOrder): void {
    this.work.take(order)
    const data = this.work.goOn()
    if (data) this.onmessage?.({ data })
  }
  terminate(): void {}
}

const setup = {
  slug: 'savo',
  title: 'Off Savo',
  ...{ subtitle: '', setting: '', players: '', hours: '', briefing: '', orders: {}, victory: '', notes: '' },
  ...{ table: {}, houseRules: {}, sides: [{ id: 'japan', name: 'Japan', flag: '' }] },
  squadrons: [{ id: 'cruisers', side: 'japan', name: 'Cruisers', ships: [{ id: 'furutaka', document: furutaka() }] }],
} as unknown as ScenarioSetup

it('the form shows the odds of what has no sum before its first die', async () => {
  vi.stubGlobal('Worker', WorkerOnPage)
  const { machine } = await openGame(setup, fireOnTheWaters)
  useDialogues().openForm('hit', { weapon: 'gun', inches: '14', waits: false })
  const form = mount(FormPanel, {
    attachTo: document.body,
    props: { mayAct: () => true },
    global: {
      plugins: [getActivePinia()!],
      provide: { [bridgeKey as symbol]: machine.bridge, [connectionKey as symbol]: { link: ref<Link>('up') } },
    },
  })
  await flushPromises()
  const odds = form.findAll('.odds li').map((row) => row.text())
  expect(odds.some((row) => row.startsWith('She floods and sinks'))).toBe(true)
})
