import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyEntry, numbered } from './lines.testing'
import { tinyHead } from './tiny-fleet.testing'
import { checkLine, entrySchema, isPlainEntry, isPlainLine } from './check-line'
import { outOfBounds } from '../json/bounded'

const step = {
  seq: 3,
  at: 5,
  kind: 'step',
  label: { key: 'steps.track', values: { ship: 'Mikasa' } },
  by: 'hand',
  effects: [{ type: 'marked', ship: 'mikasa', box: '1-1', mark: 'struck', on: true }],
  given: [{ of: 'track', ship: 'mikasa', track: 'fire', was: 2 }],
}
const parsed = (text: string): unknown => JSON.parse(text)

test('every line that a game can hold is taken, by the schema too', () => {
  expect(checkLine(tinyHead).ok).toBe(true)
  fc.assert(
    fc.property(anyEntry, (entry) => {
      expect(entrySchema.safeParse(entry)).toMatchObject({ success: true })
      expect(checkLine(numbered([entry])[0])).toMatchObject({ ok: true })
    }),
  )
})

/** A line with one place changed to something else. */
const spoilt = fc
  .tuple(
    anyEntry,
    fc.nat(),
    fc.oneof(
      fc.jsonValue(),
      fc.constantFrom<unknown>(undefined, Number.NaN, -1, '', '__proto__', 'x'.repeat(3000), []),
    ),
  )
  .map(([entry, pick, value]) => {
    const line = structuredClone(numbered([entry])[0]) as unknown as Record<string, unknown>
    const places: [Record<string, unknown>, string][] = []
    const walk = (at: unknown): void => {
      if (typeof at !== 'object' || at === null) return
      for (const name of [...Object.keys(at), ...(Array.isArray(at) ? [] : ['stray'])]) {
        places.push([at as Record<string, unknown>, name])
        walk((at as Record<string, unknown>)[name])
      }
    }
    walk(line)
    const [at, name] = places[pick % places.length]!
    Object.defineProperty(at, name, { value, enumerable: true, configurable: true, writable: true })
    return line
  })

test('what the quick look takes, the schema takes', () => {
  fc.assert(
    fc.property(spoilt, (line) => {
      const { seq: _seq, at: _at, ...entry } = line as unknown as Record<string, unknown>
      if (isPlainLine(line)) expect(isPlainEntry(entry)).toBe(true)
      if (isPlainEntry(entry)) expect(entrySchema.safeParse(entry)).toMatchObject({ success: true })
    }),
    { numRuns: 3000 },
  )
})

test('an amend and damage that waits are taken at a quick look, as the step that they hold would be', () => {
  const { seq, at, kind: _kind, ...outcome } = step
  expect(isPlainLine({ seq, at, kind: 'amend', target: 1, outcome })).toBe(true)
  expect(isPlainLine({ seq, at, kind: 'pending', outcome, until: 'gunnery' })).toBe(true)
  expect(isPlainLine({ seq, at, kind: 'amend', target: 1, outcome: step })).toBe(false)
})

test('a kind that is a list, or an object with a toString of its own, is refused without reading its text', () => {
  expect(checkLine({ seq: 1, at: 0, kind: [{ toString: '' }] })).toMatchObject({ values: { kind: '[…]' } })
  expect(checkLine({ seq: 0, at: 0, kind: 'head', version: { toString: '' } })).toMatchObject({
    values: { version: '{…}' },
  })
})

test('checking never throws, for anything parsed from text', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => void checkLine(value)))
  fc.assert(
    fc.property(spoilt, (line) => void checkLine(line)),
    { numRuns: 1000 },
  )
})

describe('a stranger is refused', () => {
  test.each([
    ['a prototype in disguise', parsed(JSON.stringify(step).replace('"ship":"Mikasa"', '"__proto__":{"x":1}'))],
    ['a constructor for a name', { ...step, label: { key: 'a', values: { constructor: 1 } } }],
    ['a label that every object has', { ...step, label: { key: 'constructor' } }],
    ['a reason that every object has', { ...step, why: [{ key: 'steps.toString' }] }],
    ['a ship called constructor', { ...step, effects: [{ ...step.effects[0], ship: 'constructor' }] }],
    ['a number without end', parsed(JSON.stringify(step).replace('"was":2', '"was":1e999'))],
    ['a member nobody knows', { ...step, colour: 'red' }],
    ['more effects than an evening has', { ...step, effects: Array.from({ length: 501 }, () => step.effects[0]) }],
    ['a text without end', { ...step, label: { key: 'k'.repeat(121) } }],
    ['a number that is no place', { ...step, seq: 0 }],
    ['a time that is none', { ...step, at: -1 }],
    ['an undo of nothing', { seq: 4, at: 5, kind: 'restore', cause: 'redo', targets: [] }],
  ])('%s', (_what, line) => {
    expect(checkLine(line)).toMatchObject({ ok: false, code: 'journal-line-wrong' })
  })

  test('with a kind or a version named', () => {
    expect(checkLine({ ...step, kind: 'oracle' })).toMatchObject({
      code: 'journal-kind-unknown',
      values: { kind: 'oracle' },
    })
    expect(checkLine({ ...tinyHead, version: 7 })).toMatchObject({
      code: 'journal-version-unknown',
      values: { version: '7', known: 1 },
    })
  })

  test('with no version at all, which it names', () => {
    const { version: _version, ...head } = tinyHead
    expect(checkLine(head)).toMatchObject({ code: 'journal-version-missing' })
  })

  test('with the place of the problem', () => {
    expect(checkLine({ ...step, effects: [{ ...step.effects[0], mark: 'no name' }] })).toMatchObject({
      values: { where: 'effects.0.mark' },
    })
  })
})

test('the place of a value out of bounds is named', () => {
  const bounds = { depth: 4, values: 20, textLength: 5 }
  const deep = { a: [{ b: [{ c: 1 }] }] }
  expect(outOfBounds(deep, bounds)).toEqual({ where: 'a[0].b[0]', what: 'too deep' })
  expect(outOfBounds({ a: 'longer' }, bounds)).toEqual({ where: 'a', what: 'text too long' })
  expect(
    outOfBounds(
      Array.from({ length: 21 }, () => 1),
      bounds,
    ),
  ).toMatchObject({ what: 'too many values' })
  expect(outOfBounds({ a: [Number.POSITIVE_INFINITY] }, bounds)).toEqual({ where: 'a[0]', what: 'not a finite number' })
  expect(outOfBounds(parsed('{"a":{"__proto__":1}}'), bounds)).toEqual({ where: 'a.__proto__', what: 'forbidden name' })
  expect(outOfBounds({ a: [1, 'two', null] }, bounds)).toBeUndefined()
})
