import { expect, it } from 'vitest'
import { ref } from 'vue'
import { useFieldOrder } from './field-order'
import type { FormField } from '#shared/rules/pack/procedure'

it('a field that a choice adds comes at the end, also when it comes back; another form has its own order', () => {
  const procedure = ref('critical')
  const offered = ref(['attack', 'calibre', 'value'])
  const placed = useFieldOrder(
    () => procedure.value,
    () => offered.value.map((name): FormField => ({ name, kind: 'yesNo', default: false })),
  )
  const after = (...names: string[]) => {
    offered.value = names
    return placed.value.fields.map(({ name }) => name)
  }
  expect(after('attack', 'calibre', 'value')).toEqual(['attack', 'calibre', 'value'])
  expect(after('attack', 'column', 'calibre', 'value')).toEqual(['attack', 'calibre', 'value', 'column'])
  expect(after('attack', 'column', 'value')).toEqual(['attack', 'value', 'column'])
  expect(after('attack', 'calibre', 'value')).toEqual(['attack', 'value', 'calibre'])
  expect([...placed.value.first]).toEqual(['attack', 'calibre', 'value'])
  procedure.value = 'hit'
  expect(after('attack', 'calibre', 'value')).toEqual(['attack', 'calibre', 'value'])
})
