import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import SavedState from './SavedState.vue'
import { whyUnsaved } from './unsaved'

const unsaved = (code: string, count: number) =>
  whyUnsaved({ is: 'unsaved', count, code, values: { game: 'off-ushant' } })

test('marks that wait are shown as not saved, with the reason', () => {
  expect(unsaved('link-gone', 2)).toBe('Not saved: the program behind this window has stopped.')
  expect(unsaved('game-another', 1)).toMatch(/^Not saved\. The name “off-ushant” now belongs to another game/)
})

test('where every mark is saved it says so, and that saving is paused', () => {
  expect(unsaved('link-gone', 0)).toBe(
    'All marks so far are saved. Saving is paused: the program behind this window has stopped.',
  )
  expect(unsaved('game-another', 0)).toMatch(/^All marks so far are saved\. Saving is paused\. The name/)
})

test('the bar and the sentence below it say the same', () => {
  const bar = (count: number) =>
    mount(SavedState, { props: { saved: { is: 'unsaved', count, code: 'link-gone', values: {} }, reason: '' } }).text()
  expect(bar(2)).toMatch(/^Not saved\s*2 in memory/)
  expect(bar(0)).toMatch(/^Paused\s*all saved so far/)
  expect(bar(0)).not.toContain('Not saved')
})
