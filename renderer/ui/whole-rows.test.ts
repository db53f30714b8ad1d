import { describe, expect, test } from 'vitest'
import { clipOf, countOutside, wholeColumns, wholeIn, type Edges } from './whole-rows'

/** A list of 100 px at 200 px of the window that is scrolled by so much. */
function listAt(scrollTop: number, scrollHeight = 400): HTMLElement {
  const list = document.createElement('div')
  const size = { scrollTop, scrollHeight, clientTop: 0, clientHeight: 100 }
  for (const [name, value] of Object.entries(size)) Object.defineProperty(list, name, { value })
  list.getBoundingClientRect = () => new DOMRect(50, 200, 300, 100)
  return list
}
/** Rows of 30 px, as they lie in the window of a list that is scrolled by so much. */
const rowsAt = (scrollTop: number, count = 12): readonly Edges[] =>
  Array.from({ length: count }, (_, n) => ({ top: 200 + 30 * n - scrollTop, bottom: 230 + 30 * n - scrollTop }))

describe('a list at rest shows whole rows', () => {
  test('at its beginning the row at the lower edge is left out', () => {
    expect(wholeIn(listAt(0), rowsAt(0), false)).toEqual({ top: 200, bottom: 290 })
  })
  test('in the middle those at both edges', () => {
    expect(wholeIn(listAt(45), rowsAt(45), false)).toEqual({ top: 215, bottom: 275 })
  })
  test('at its end nothing is taken off below', () => {
    expect(wholeIn(listAt(300), rowsAt(300), false)).toEqual({ top: 200, bottom: 300 })
  })
  test('a row that is higher than the list is cut, or nothing would be left of it', () => {
    expect(wholeIn(listAt(0), [{ top: 200, bottom: 500 }], false)).toEqual({ top: 200, bottom: 300 })
  })
  test('a row in front of a cut one that reaches into it goes with it', () => {
    const rows = [
      { top: 200, bottom: 250 },
      { top: 240, bottom: 292 },
      { top: 285, bottom: 320 },
    ]
    expect(wholeIn(listAt(0), rows, false)).toEqual({ top: 200, bottom: 240 })
  })
  test('lines of words are less strict: their boxes are taller than their letters', () => {
    const line = [{ top: 281, bottom: 302 }]
    expect(wholeIn(listAt(0), line, false).bottom).toBe(281)
    expect(wholeIn(listAt(0), line, true).bottom).toBe(300)
  })
})

test('what is left out is clipped away, and nothing where no row is cut', () => {
  const column = { left: 50, right: 350 }
  expect(clipOf(listAt(0), [{ ...column, top: 200, bottom: 300 }])).toBe('')
  expect(clipOf(listAt(0), [{ ...column, top: 200, bottom: 290 }])).toBe(
    'polygon(-96px 0px, 396px 0px, 396px 90px, -96px 90px)',
  )
})

test('rows out of sight are counted above and below', () => {
  expect(countOutside({ top: 215, bottom: 275 }, rowsAt(45))).toEqual({ above: 2, below: 8 })
})

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
