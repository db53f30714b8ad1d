import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pathSteps, pathText } from './json-path'
import { documentLimits, lineOf, readJson } from './json-text'

const read = (text: string) => readJson(text)
const small = { characters: 200, depth: 3, values: 5, textLength: 10 }

describe('valid text', () => {
  it('is read as by JSON.parse', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), fc.constantFrom(undefined, 2, '\t'), (json, indent) => {
        const value = JSON.parse(json) as unknown
        const text = JSON.stringify(value, null, indent)
        const ours = read(text)
        // Refused are only keys of the prototype and texts that no page can carry.
        if (ours.ok) expect(ours.value).toEqual(value)
        else expect(['document-key-refused', 'document-text-unfit']).toContain(ours.code)
      }),
    )
  })

  it('may begin with a byte order mark', () => {
    expect(read('\uFEFF{"name": "Mikasa"}')).toEqual({ ok: true, value: { name: 'Mikasa' } })
  })

  it('keeps escapes, accents and characters beyond the first plane', () => {
    expect(read('["Suffr\\u0065n", "Forêt", "\\ud83d\\udea2", "\\n"]')).toEqual({
      ok: true,
      value: ['Suffren', 'Forêt', '🚢', '\n'],
    })
  })
})

describe('invalid text', () => {
  it('never throws, for any text', () => {
    const scraps = fc.constantFrom('{', '}', '[', ']', '"', ':', ',', '\\', '1e999', '__proto__', 'null', '\uFEFF', '-')
    // The unit of fast-check for any sign takes two seconds to make.
    const anyText = fc.array(fc.integer({ min: 0, max: 0x10ffff })).map((points) => String.fromCodePoint(...points))
    fc.assert(
      fc.property(fc.array(fc.oneof(scraps, fc.string(), anyText)), (parts) => {
        const ours = read(parts.join(''))
        if (!ours.ok) expect(ours.code).toMatch(/^document-/)
      }),
    )
  })

  it('never takes what JSON.parse refuses', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.string({ maxLength: 2 }), (json, place, scrap) => {
        const at = place % (json.length + 1)
        const text = json.slice(0, at) + scrap + json.slice(at)
        if (!read(text).ok) return
        expect(() => JSON.parse(text) as unknown).not.toThrow()
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['nothing at all', '', 'document-empty', {}],
    ['white space alone', ' \n\t', 'document-empty', {}],
    ['an end in the middle', '{\n"a": [1, 2', 'document-cut-short', { line: 2 }],
    ['a text that does not end', '{"a": "Mika', 'document-cut-short', { line: 1 }],
    ['a comma too many', '{\n  "a": 1,\n}', 'document-syntax', { line: 3, column: 1, what: '}' }],
    ['something after the end', '{} x', 'document-syntax', { line: 1, column: 4, what: 'x' }],
    ['a bare word', '{"a": NaN}', 'document-syntax', { column: 7, what: 'N', where: 'a' }],
    ['a line break in a text', '"a\nb"', 'document-syntax', { what: 'U+000A' }],
    ['a broken escape', '"\\u12"', 'document-syntax', {}],
    ['a leading zero', '[01]', 'document-syntax', { what: '1' }],
    ['a number beyond counting', '{"data": {"armour": 1e999}}', 'document-number-refused', { where: 'data.armour' }],
    ['a number below counting', '[-1e999]', 'document-number-refused', { where: '[0]', what: '-1e999' }],
    ['a prototype key', '{"a": {"__proto__": {}}}', 'document-key-refused', { what: '__proto__' }],
    ['a prototype key in disguise', '{"\\u005f_proto__": {}}', 'document-key-refused', { what: '__proto__' }],
    ['a constructor', '{"constructor": 1}', 'document-key-refused', { what: 'constructor' }],
    ['a key given twice', '{"a": 1,\n"a": 2}', 'document-key-twice', { what: 'a', line: 2 }],
    ['half a character', '["\\ud800"]', 'document-text-unfit', {}],
    ['a control character', '["\\u0000"]', 'document-text-unfit', {}],
  ])('%s', (_, text, code, values) => {
    const ours = read(text)
    expect(ours).toMatchObject({ ok: false, code, values })
  })

  it('a hundred thousand brackets, without running out of stack', () => {
    const deep = '['.repeat(100_000)
    expect(read(deep)).toMatchObject({ code: 'document-too-deep', values: { limit: documentLimits.depth } })
    expect(read('{"a":'.repeat(100_000))).toMatchObject({ code: 'document-too-deep' })
  })

  it('more than the limits allow', () => {
    expect(readJson(' '.repeat(201), small)).toMatchObject({ code: 'document-too-large', values: { limit: 200 } })
    expect(readJson('[1,2,3,4,5]', small)).toMatchObject({ code: 'document-too-many', values: { limit: 5 } })
    expect(readJson('[1,2,3,4]', small)).toMatchObject({ ok: true })
    expect(readJson('[[[[1]]]]', small)).toMatchObject({ code: 'document-too-deep' })
    expect(readJson('[[[1]]]', small)).toMatchObject({ ok: true })
    expect(readJson('"12345678901"', small)).toMatchObject({ code: 'document-text-long', values: { maximum: 10 } })
    expect(readJson('"1234567890"', small)).toMatchObject({ ok: true })
  })
})

describe('the line of a value', () => {
  const text = '{\n  "data": {\n    "cells": [\n      { "at": "1-1" },\n      { "at": "1-2" }\n    ]\n  }\n}'

  it('is its line, or that of the nearest thing around it', () => {
    expect(lineOf(text, ['data', 'cells', 1, 'at'])).toBe(5)
    expect(lineOf(text, ['data', 'cells', 1, 'armour'])).toBe(5)
    expect(lineOf(text, ['data', 'tonnage'])).toBe(2)
    expect(lineOf(text, ['nowhere'])).toBe(1)
  })

  it('is named by a path, there and back', () => {
    expect(pathText(['data', 'cells', 3, 'armour'])).toBe('data.cells[3].armour')
    expect(pathSteps('data.cells[3].armour')).toEqual(['data', 'cells', 3, 'armour'])
    expect(pathText([0, 'a'])).toBe('[0].a')
    expect(pathSteps('')).toEqual([])
  })
})
