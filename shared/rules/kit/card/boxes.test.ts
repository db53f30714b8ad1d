import { expect, test } from 'vitest'
import { boxNumber, boxRows, lostBoxes } from './boxes'
import type { Rect } from './shapes'

const boxesAt = (count: number, perRow: number): Rect[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ x: 10 + (at % perRow) * 4, y: 20 + Math.floor(at / perRow) * 4, width: 4, height: 4 },
  }))

const drawn = (boxes: readonly Rect[], together: number) =>
  boxRows(boxes, together).map((each) => (each.op === 'path' ? [each.stroke?.ink, each.d] : []))

test('a row under another is within one firm line with it, and between them is a hairline', () => {
  const [inner, outer] = drawn(boxesAt(8, 5), 5)
  expect(outer).toEqual(['ink', 'M10 20H30v4H22v4H10Z'])
  expect(inner![0]).toBe('rule-2')
  expect(inner![1]).toContain('M10 24h12')
})

test('boxes that go on in another row before they are full begin a group of their own', () => {
  const [, outer] = drawn(boxesAt(14, 7), 5)
  expect(outer![1]!.split('Z').filter(Boolean)).toHaveLength(2)
})

test('a cross goes over the number of a lost box, whole', () => {
  const [box] = boxesAt(1, 5)
  const operations = lostBoxes([box!], { wash: 'red-wash', numbers: [boxNumber(5, box!)] })
  const number = operations.findIndex((each) => each.op === 'text')
  expect(number).toBeGreaterThan(0)
  expect(operations.slice(number + 1)).toEqual([
    expect.objectContaining({ stroke: expect.objectContaining({ ink: 'red' }) as object }),
  ])
})
