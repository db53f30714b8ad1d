import { expect, test } from 'vitest'
import { encodeLine, decodeLine } from './line-format'
import { LineReader } from './line-reader'
import { struck } from './struck.testing'

const lineBytes = (seq: number) => encodeLine({ seq, at: 1000 + seq, ...struck(seq) }).bytes

test('a journal that ends without a newline, and lacks lines it once had, is mended line by line', () => {
  const bytes = Buffer.concat([lineBytes(1), lineBytes(2)]).subarray(0, -1)
  const reader = new LineReader(bytes, { seq: 1, lastAt: 1000, from: 0, phases: [], until: 4 })
  while (reader.read());
  const mended = reader.mended().toString()
  expect(mended.endsWith('\n')).toBe(true)
  const lines = mended.trimEnd().split('\n').map(Buffer.from)
  expect(lines.map((line) => decodeLine(line, 0, line.length))).toMatchObject([
    { seq: 1, kind: 'step' },
    { seq: 2, kind: 'step' },
    { seq: 3, kind: 'lost' },
    { seq: 4, kind: 'lost' },
  ])
  expect(reader.mends).toBe('damaged')
})
