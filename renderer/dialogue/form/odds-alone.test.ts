import { flushPromises } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import FormPanel from './FormPanel.vue'
import { OddsWork } from '../../odds/odds-work'
import type { OddsOrder } from '../../odds/odds-worker'
import { renderOn } from '../dialogue-table.testing'
import { useDialogues } from '../../stores/dialogues'
import { openGame } from '../../stores/opened-game.testing'
import { setupOf } from '../../stores/setups.testing'
import { fireOnTheWaters } from '#shared/rules/fire-on-the-waters/index'
import { furutaka } from '#shared/rules/fire-on-the-waters/ship/furutaka.testing'

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

const setup = setupOf({
  sides: [{ id: 'japan', name: 'Japan', flag: '' }],
  squadrons: [{ id: 'cruisers', side: 'japan', name: 'Cruisers', ships: [{ id: 'furutaka', document: furutaka() }] }],
})

it('the form shows the odds of what has no sum before its first die', async () => {
  vi.stubGlobal('Worker', WorkerOnPage)
  const { machine } = await openGame(setup, fireOnTheWaters)
  useDialogues().openForm('hit', { weapon: 'gun', inches: '14', waits: false })
  const form = renderOn(machine, FormPanel)
  await flushPromises()
  const odds = form.findAll('.odds li').map((row) => row.text())
  expect(odds).toEqual(expect.arrayContaining([expect.stringMatching(/^A fire/)]))
})
