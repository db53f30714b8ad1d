import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { documents } from '../words/en/documents'
import { readDocument, withLine, type DocumentFormat } from './envelope'
import { documentFormats, type LibraryDocument } from '../documents/formats'
import { documentLimits, readJson } from './json-text'
import { refused } from '../kernel/result'

interface Boat {
  readonly format: 'trial/boat'
  readonly version: 3
  readonly oars: number
  readonly crew: readonly string[]
  readonly rig: 'lug' | 'gaff'
}

const boat: DocumentFormat<Boat> = {
  format: 'trial/boat',
  version: 3,
  schema: z.strictObject({
    format: z.literal('trial/boat'),
    version: z.literal(3),
    oars: z.int().min(2).max(12),
    crew: z.array(z.string().max(8)).min(1).max(3),
    rig: z.enum(['lug', 'gaff']),
  }),
  migrate: {
    1: ({ rowers, ...rest }) => ({ ...rest, oars: Number(rowers) * 2 }),
    2: (old) => {
      if (!Array.isArray(old['crew'])) throw new TypeError('crew is not a list')
      return { rig: 'lug', ...old }
    },
  },
}

const whole = { format: 'trial/boat', version: 3, oars: 6, crew: ['Jones'], rig: 'gaff' }
const read = (document: unknown) => readDocument(JSON.stringify(document, null, 2), [boat])
const changed = (change: object) => read({ ...whole, ...change })

describe('a document', () => {
  it('is read as it is', () => {
    expect(read(whole)).toEqual({ ok: true, value: whole })
  })

  it('of an old version is brought up step by step', () => {
    const first = { format: 'trial/boat', version: 1, rowers: 3, crew: ['Jones'] }
    expect(read(first)).toEqual({ ok: true, value: { ...whole, rig: 'lug' } })
    const second = { format: 'trial/boat', version: 2, oars: 4, crew: ['Jones'] }
    expect(read(second)).toMatchObject({ ok: true, value: { oars: 4, version: 3 } })
  })

  it('that its migration stumbles over is refused, not a fault of ours', () => {
    const first = { format: 'trial/boat', version: 1, rowers: 3, crew: 7 }
    expect(read(first)).toEqual(refused('document-not-migrated', { what: 2 }))
  })

  it.each([
    ['a list', [], 'document-no-format', {}],
    ['a number', 3, 'document-no-format', {}],
    ['no format', { ...whole, format: undefined }, 'document-no-format', {}],
    ['another format', { ...whole, format: 'trial/kite' }, 'document-unknown-format', { what: 'trial/kite', line: 2 }],
    ['a newer version', { ...whole, version: 4 }, 'document-unknown-version', { what: '4', newest: 3, line: 3 }],
    ['no version', { ...whole, version: undefined }, 'document-unknown-version', { what: '?' }],
    ['version nought', { ...whole, version: 0 }, 'document-unknown-version', { what: '0' }],
    ['half a version', { ...whole, version: 1.5 }, 'document-unknown-version', { what: '1.5' }],
    ['a version in words', { ...whole, version: 'two' }, 'document-unknown-version', { what: '"two"' }],
  ])('is refused with %s', (_, document, code, values) => {
    expect(read(document)).toMatchObject({ ok: false, code, values })
  })

  it.each([
    [{ oars: undefined }, 'document-value-missing', { where: 'oars', line: 1 }],
    [{ oars: 'six' }, 'document-wants-number', { where: 'oars', what: '"six"', line: 4 }],
    [{ oars: 2.5 }, 'document-wants-whole-number', { where: 'oars', what: '2.5' }],
    [{ oars: 1 }, 'document-number-small', { where: 'oars', what: '1', minimum: 2 }],
    [{ oars: 1e9 }, 'document-number-large', { where: 'oars', maximum: 12 }],
    [{ crew: 'Jones' }, 'document-wants-list', { where: 'crew' }],
    [{ crew: [] }, 'document-list-short', { minimum: 1 }],
    [{ crew: ['a', 'b', 'c', 'd'] }, 'document-list-long', { maximum: 3 }],
    [{ crew: ['Jones', 7] }, 'document-wants-text', { where: 'crew[1]', what: '7', line: 7 }],
    [{ crew: ['Jones the Bosun'] }, 'document-text-long', { where: 'crew[0]', maximum: 8 }],
    [{ rig: 'junk' }, 'document-value-choice', { where: 'rig', choices: 'lug, gaff' }],
    [{ sail: 'red' }, 'document-key-unknown', { what: 'sail', where: '' }],
  ])('that does not fit is refused with place and line: %j', (change, code, values) => {
    expect(changed(change)).toMatchObject({ ok: false, code, values })
  })
})

it('a refusal of a rules pack gets its line too', () => {
  const text = '{\n"data": {\n"cells": [\n{"armour": 12}]}}'
  const refusal = refused('ship-unreadable', { where: 'data.cells[0].armour', what: '12' })
  expect(withLine(refusal, text).values).toMatchObject({ line: 4, where: 'data.cells[0].armour', what: '12' })
})

describe('every kind of document', () => {
  const formats: readonly DocumentFormat<LibraryDocument>[] = Object.values(documentFormats)
  const heads = fc.record({
    format: fc.constantFrom<unknown>('spotting-top/ship', 'spotting-top/scenario', 'spotting-top/deck', 7),
    version: fc.constantFrom<unknown>(1, 2, 'one'),
  })
  const keys = fc.constantFrom('slug', 'data', 'sides', 'squadrons', 'cards', 'table', 'year', 'toString')

  it('never throws, and every refusal has a sentence whose values it has', () => {
    fc.assert(
      fc.property(heads, fc.dictionary(keys, fc.jsonValue({ maxDepth: 4 })), (head, body) => {
        const answer = readDocument(JSON.stringify({ ...head, ...body }), formats)
        if (answer.ok) return
        const sentence = (documents as Readonly<Record<string, string>>)[answer.code]
        expect(sentence, answer.code).toBeDefined()
        for (const [, name] of (sentence ?? '').matchAll(/\{(\w+)\}/g)) expect(answer.values).toHaveProperty(name ?? '')
      }),
      { numRuns: 500 },
    )
  })

  it('has a step from every older version', () => {
    for (const { version, migrate } of formats) {
      const steps = Array.from({ length: version - 1 }, (_, i) => i + 1)
      expect(Object.keys(migrate).map(Number)).toEqual(steps)
    }
  })

  it('is refused beyond the largest size', () => {
    expect(readJson('0'.repeat(documentLimits.characters + 1))).toMatchObject({ code: 'document-too-large' })
  })
})
