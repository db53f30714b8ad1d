import { expect, test } from 'vitest'
import { sparing } from './saving'

test('a solid tab becomes a box with its figure in ink', () => {
  expect(
    sparing([
      { op: 'rect', x: 0, y: 0, width: 3.6, height: 3.9, fill: 'plate' },
      { op: 'text', x: 1, y: 3, text: '9', size: 3.3, face: 'work-700', ink: 'on-plate' },
    ]),
  ).toMatchObject([{ fill: 'sheet', stroke: { ink: 'ink' } }, { ink: 'ink' }])
})

test('plates are outlined as one', () => {
  expect(sparing([{ op: 'path', d: 'M0 0H1V1Z', fill: 'plate' }])).toMatchObject([
    { fill: 'ink', stroke: { ink: 'ink' } },
    { fill: 'sheet' },
  ])
})

test('rulers, marks and words stay', () => {
  const kept = [
    { op: 'rect', x: 0, y: 0, width: 19, height: 1.1, fill: 'plate' },
    { op: 'path', d: 'M0 0L1 1', stroke: { ink: 'red', width: 1, weight: 'mark' } },
    { op: 'text', x: 0, y: 0, text: 'Fire', size: 3.4, face: 'work-600', ink: 'ink' },
  ] as const
  expect(sparing(kept)).toEqual(kept)
})
