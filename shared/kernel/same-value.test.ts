import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { sameValue } from './same-value'

test('plain data is the same when every part of it is', () => {
  // Through JSON, as on disk: there is one zero.
  const plain = fc.jsonValue({ maxDepth: 3 }).map((value): unknown => JSON.parse(JSON.stringify(value)))
  fc.assert(
    fc.property(plain, plain, (one, other) => {
      expect(sameValue(one, structuredClone(one))).toBe(true)
      expect(sameValue(one, other)).toBe(isDeepStrictEqual(one, other))
    }),
  )
})

test.each([
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: undefined, b: 1 }, { b: 1, c: undefined }, true],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [[], {}, false],
  [{}, [], false],
  [[1, 2], [1], false],
  [[1, { a: [2] }], [1, { a: [2] }], true],
  [null, {}, false],
])('%j and %j: %s', (one, other, same) => expect(sameValue(one, other)).toBe(same))
