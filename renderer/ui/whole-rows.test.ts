import { expect, test } from 'vitest'
import { wholeColumns } from './whole-rows'

/** A list 100 px high with 160 px in it: an input over its lower edge, folded away or not. */
function edgeOver(isOpen: boolean): number | undefined {
  const list = document.createElement('div')
  list.innerHTML = `<details ${isOpen ? 'open' : ''}><summary></summary><p><input></p></details>`
  const heights = { clientHeight: 100, scrollHeight: 160, clientTop: 0, scrollTop: 0 }
  for (const [name, value] of Object.entries(heights)) Object.defineProperty(list, name, { value })
  const lies = (element: Element, top: number, height: number) =>
    (element.getBoundingClientRect = () => new DOMRect(0, top, 200, height))
  lies(list, 0, 100)
  lies(list.querySelector('details')!, 0, 160)
  lies(list.querySelector('p')!, 85, 30)
  lies(list.querySelector('input')!, 85, 30)
  return wholeColumns(list)[0]?.bottom
}

test('what is folded away cuts no row: a list is seen to its edge', () => {
  expect(edgeOver(true)).toBe(85)
  expect(edgeOver(false)).toBe(100)
})
