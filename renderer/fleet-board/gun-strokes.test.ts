import { expect, test } from 'vitest'
import { gunStrokes } from './gun-strokes'

test('a stroke for each barrel: solid while it serves', () => {
  const { serve, lost } = gunStrokes({ left: 3, of: 4 })
  const subpaths = (d: string) => d.split('M').length - 1
  expect([subpaths(serve), subpaths(lost)]).toEqual([3, 4])
})
