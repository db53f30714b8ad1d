import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import SumTable from './SumTable.vue'

const word = (key: string) => ({ key: `form.${key}` })
const sum = {
  ...{ title: word('sum'), means: word('equals'), total: word('yes'), sure: 0, chanceOfMore: 0 },
  lines: [{ say: word('speed'), figure: word('no'), is: 'modifier' as const }],
}

test('lines of a sum that are out of sight are counted in its head, and a press shows them', async () => {
  const table = mount(SumTable, { props: { sums: [sum], shown: 0, below: 2 } })
  const more = table.get('thead button')
  expect(more.text()).toBe('2 lines below')
  await more.trigger('click')
  expect(table.emitted('scroll')).toHaveLength(1)
  await table.setProps({ below: 0 })
  expect(table.find('thead button').exists()).toBe(false)
})
