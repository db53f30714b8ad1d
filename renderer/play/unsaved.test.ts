import { expect, test } from 'vitest'
import { whyUnsaved } from './unsaved'

const unsaved = (code: string, count: number) =>
  whyUnsaved({ is: 'unsaved', count, code, values: { game: 'off-ushant' } })

test('marks that wait are said to be not saved, and why', () => {
  expect(unsaved('link-gone', 2)).toBe('Not saved: the program behind this window has stopped.')
  expect(unsaved('game-another', 1)).toMatch(/^Not saved\. Under the name “off-ushant” lies another game/)
})

test('where every mark is saved that is said, and that new ones have to wait', () => {
  expect(unsaved('link-gone', 0)).toBe(
    'Every mark is saved; new ones have to wait: the program behind this window has stopped.',
  )
  expect(unsaved('game-another', 0)).toMatch(/^Every mark is saved; new ones have to wait\. Under/)
})
