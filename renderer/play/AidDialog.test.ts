import { flushPromises } from '@vue/test-utils'
import { expect, it } from 'vitest'
import AidDialog from './AidDialog.vue'
import { firers, tableWith } from '../dialogue/dialogue-table.testing'

it('an aid shows the tables of its ship or squadron', async () => {
  const { render } = await tableWith(AidDialog, {}, { open: true, aid: 'movement', of: firers })
  render()
  await flushPromises()
  const text = document.body.textContent!.replace(/\s+/g, ' ')
  expect(text).toContain('Movement: 1st Division')
  expect(text).toContain('10 to 16')
})
