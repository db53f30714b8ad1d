import { mount } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { h, nextTick, useTemplateRef } from 'vue'
import { useBoardRoom } from './board-room'
import { stubResizes } from '../ui/resized.testing'

afterEach(() => vi.unstubAllGlobals())

test('a window that changes its size while the board is built out of sight is measured', async () => {
  const report = stubResizes()
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1350, 600))
  let room: ReturnType<typeof useBoardRoom> | undefined
  mount({
    setup() {
      room = useBoardRoom(useTemplateRef('columns'))
      return () => h('div', { ref: 'columns', inert: true })
    },
  })
  await nextTick()
  expect(room!.value).toEqual({ most: 3, heightPx: 600, wide: 2 })
  report({ width: 1904, height: 900 })
  expect(room!.value).toEqual({ most: 4, heightPx: 900, wide: 3 })
  // Skipped content reports no size.
  report({ width: 0, height: 0 })
  expect(room!.value?.most).toBe(4)
})
