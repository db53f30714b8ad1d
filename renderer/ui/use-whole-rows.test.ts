import { mount } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { defineComponent, h, nextTick, useTemplateRef } from 'vue'
import { useWholeRows } from './use-whole-rows'

const List = defineComponent({
  props: { part: { type: String, required: true } },
  setup(props) {
    const list = useTemplateRef<HTMLElement>('list')
    useWholeRows(list)
    return () => h('div', { ref: 'list' }, [h('p', { key: props.part, id: props.part })])
  },
})

test('what is put into a list later is observed as what was in it first: its growth moves the edges too', async () => {
  const observed: string[] = []
  vi.spyOn(ResizeObserver.prototype, 'observe').mockImplementation((of) => void observed.push(of.id))
  const list = mount(List, { props: { part: 'log' }, attachTo: document.body })
  await nextTick()
  expect(observed).toContain('log')
  await list.setProps({ part: 'found' })
  await expect.poll(() => observed).toContain('found')
})
