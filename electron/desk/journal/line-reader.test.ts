import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeLine, decodeLine } from './line-format'
import { LineReader } from './line-reader'
import { struck } from './table-evening.testing'

const lineBytes = (seq: number) => encodeLine({ seq, at: 1000 + seq, ...struck(seq) }).bytes

test('a journal that ends without a newline, and lacks lines it once had, is repaired line by line', () => {
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

const whole = Array.from({ length: 1300 }, (_, index) => lineBytes(index + 1))

/** What a reader makes of these lines of a journal, the newline of the last one left out or not. */
function readIn(order: readonly number[], lacksNewline = false) {
  const bytes = Buffer.concat(order.map((seq) => whole[seq - 1]!))
  const reader = new LineReader(lacksNewline ? bytes.subarray(0, -1) : bytes, {
    seq: 1,
    lastAt: 1000,
    from: 0,
    phases: [],
  })
  const portions: number[] = []
  const lines = []
  for (let isMore = true; isMore;) {
    isMore = reader.read()
    const taken = reader.takeLines()
    portions.push(taken.length)
    lines.push(...taken)
  }
  return { reader, lines, portions, codes: reader.findings.map(({ code }) => code) }
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('in whatever order sound lines are found, none is lost and the repaired file has them in order', () => {
  const anyOrder = fc
    .integer({ min: 2, max: 40 })
    .chain((count) => fc.tuple(fc.shuffledSubarray(upTo(count), { minLength: count }), fc.boolean()))
  fc.assert(
    fc.property(anyOrder, ([order, lacksNewline]) => {
      const { reader, lines, codes } = readIn(order, lacksNewline)
      const inOrder = Buffer.concat(whole.slice(0, order.length))
      const isMoved = order.some((seq, index) => seq !== index + 1)
      expect(lines.map(({ seq }) => seq)).toEqual(upTo(order.length))
      expect(codes).toEqual([
        ...(isMoved ? ['journal-lines-moved'] : []),
        ...(lacksNewline ? ['journal-end-mended'] : []),
      ])
      expect(reader.mended().equals(inOrder)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('lines that are missing are lost, and named, however the others stand', () => {
  const someOrder = fc.integer({ min: 2, max: 40 }).chain((count) => fc.shuffledSubarray(upTo(count), { minLength: 1 }))
  fc.assert(
    fc.property(someOrder, (order) => {
      const { lines, reader } = readIn(order)
      const highest = Math.max(...order)
      const kept = lines.filter(({ kind }) => kind !== 'lost').map(({ seq }) => seq)
      expect(lines.map(({ seq }) => seq)).toEqual(upTo(highest))
      expect(kept).toEqual(order.toSorted((a, b) => a - b))
      const named = reader.findings.filter(({ code }) => code === 'journal-lines-lost')
      const lost = named.reduce((sum, { values }) => sum + Number(values['n']), 0)
      expect(lost).toBe(highest - order.length)
    }),
    { numRuns: 300 },
  )
})

test('a line at the far end of the file takes its place, and no portion is larger for it', () => {
  const { lines, portions, codes, reader } = readIn([...upTo(1300).filter((seq) => seq !== 3), 3])
  expect(lines.map(({ seq }) => seq)).toEqual(upTo(1300))
  expect(Math.max(...portions)).toBeLessThanOrEqual(500)
  expect(codes).toEqual(['journal-lines-moved'])
  expect(reader.findings[0]?.values).toEqual({ n: 1, seq: 3 })
})
