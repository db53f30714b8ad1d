import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import AnswerKeyRow from './AnswerKeyRow.vue'
import type { AnswerKeys } from './answer-keys'

const keyOf = (...faces: readonly number[]): AnswerKeys => ({
  answers: faces.map((value) => ({ value, key: String(value) })),
  ...{ label: '', isUsual: false, place: 'Weapons', armour: undefined, says: '', severity: 'nothing' },
})

test('a key of many faces has a column for each three of them, so that its words are seen below', () => {
  const keys = [keyOf(1, 2), keyOf(3), keyOf(7, 8, 9), keyOf(14, 15, 16, 17, 18, 19, 20)]
  const row = mount(AnswerKeyRow, { props: { keys, die: 'D20', label: 'What is hit?', first: undefined } })
  const columns = row.findAll('.many').map((key) => (key.element as HTMLElement).style.gridColumn)
  expect(columns).toEqual(['span 1', 'span 1', 'span 3'])
})
