import { mount } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { defineComponent, h, nextTick, useTemplateRef } from 'vue'
import { stubResizes } from './resized.testing'
import { useWholeRows } from './use-whole-rows'

afterEach(() => vi.unstubAllGlobals())

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

/** Twelve rows of 33.37 px in 100 px; the browser gives the height of what scrolls in whole px. */
const Rows = defineComponent({
  setup() {
    const list = useTemplateRef<HTMLElement>('list')
    useWholeRows(list, { each: 'p', counted: 'p' })
    return () =>
      h(
        'div',
        { ref: 'list' },
        [...Array(12).keys()].map((row) => h('p', { key: row })),
      )
  },
})

test('the room below the last row settles: it moves no edge that is measured for it', async () => {
  const report = stubResizes()
  const list = mount(Rows, { attachTo: document.body }).element as HTMLElement
  const room = () => Number.parseFloat(list.style.paddingBottom) || 0
  Object.defineProperty(list, 'clientHeight', { value: 100 })
  Object.defineProperty(list, 'scrollHeight', { get: () => Math.round(12 * 33.37 + room()) })
  list.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100)
  for (const [at, row] of [...list.children].entries())
    row.getBoundingClientRect = () => new DOMRect(0, at * 33.37, 200, 33.37)
  await nextTick()
  const rooms = Array.from({ length: 6 }, () => (report({ height: 100 }), room()))
  expect(new Set(rooms)).toEqual(new Set([1]))
})
