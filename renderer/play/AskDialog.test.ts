import { flushPromises } from '@vue/test-utils'
import { expect, it } from 'vitest'
import AskDialog from './AskDialog.vue'
import { press, tableWith } from '../dialogue/dialogue-table.testing'

it('a long track is picked in tens: up and down go by ten', async () => {
  const picked: number[] = []
  const asks = {
    kind: 'number',
    title: 'Flotation',
    value: 64,
    minimum: 0,
    maximum: 64,
    pick: (to: number) => picked.push(to),
  }
  const { render } = await tableWith(AskDialog, {}, { open: true, asks })
  render()
  await flushPromises()
  document.querySelector<HTMLElement>('.picker [data-first]')!.focus()
  await press('ArrowUp', 'ArrowUp', 'ArrowRight', 'Enter')
  expect(picked).toEqual([45])
})
