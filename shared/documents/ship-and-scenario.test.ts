import { describe, expect, test } from 'vitest'
import { starterScenarioDocuments, starterShipDocuments } from '../rules/run/starter.testing'
import { readDocument } from '../json/envelope'
import { documentFormats } from './formats'

const ship = starterShipDocuments('perfidious-albion').find((document) => document.slug === 'mikasa')!
const scenario = starterScenarioDocuments('perfidious-albion').find((document) => document.slug === 'off-ushant')!
const formats = [documentFormats.ship, documentFormats.scenario]
const read = (document: object) => readDocument<unknown>(JSON.stringify(document), formats)

test('documents come back as they were written', () => {
  expect(read(ship)).toEqual({ ok: true, value: ship })
  expect(read(scenario)).toEqual({ ok: true, value: scenario })
})

test('names of any script are taken, with the joiners that some of them need', () => {
  for (const name of ['三笠', 'Петропавловск', 'می\u200cکاسا', 'Dupuy de Lôme', '🏴‍☠️']) {
    expect(read({ ...ship, name }), name).toMatchObject({ ok: true })
  }
})

test('of the marks of a ship boxes or tracks may be left out', () => {
  const [first, ...others] = scenario.squadrons
  const withMarks = (marks: object) => ({
    ...scenario,
    squadrons: [{ ...first!, ships: [{ ...first!.ships[0]!, marks }] }, ...others],
  })
  const boxes = { '7-3': ['struck'] }
  expect(read(withMarks({ boxes }))).toEqual({ ok: true, value: withMarks({ boxes, tracks: {} }) })
  expect(read(withMarks({ tracks: { fire: 1 } }))).toEqual({
    ok: true,
    value: withMarks({ boxes: {}, tracks: { fire: 1 } }),
  })
})

describe('a document is refused', () => {
  test('with a slug that would lead out of its folder', () => {
    for (const slug of ['../mikasa', 'Mikasa', '', 'a/b', 'x'.repeat(65)]) {
      expect(read({ ...ship, slug })).toMatchObject({ ok: false, values: { where: 'slug' } })
      expect(read({ ...scenario, slug })).toMatchObject({ ok: false, values: { where: 'slug' } })
    }
  })

  test('with a year before steam or after gunnery, or a name without end', () => {
    expect(read({ ...ship, year: 1588 })).toMatchObject({ code: 'document-number-small', values: { where: 'year' } })
    expect(read({ ...ship, name: 'M'.repeat(61) })).toMatchObject({ code: 'document-text-long' })
  })

  test('with more squadrons than a table holds, or prose like a book', () => {
    const squadrons = Array.from({ length: 251 }, (_, index) => ({ ...scenario.squadrons[0], id: `s${index}` }))
    expect(read({ ...scenario, squadrons })).toMatchObject({ code: 'document-list-long' })
    expect(read({ ...scenario, squadrons: squadrons.slice(1) })).toMatchObject({ ok: true })
    expect(read({ ...scenario, briefing: 'x'.repeat(12_001) })).toMatchObject({ values: { where: 'briefing' } })
  })

  test.each([
    ['a right-to-left override', 'Mika\u202esa', 'U+202E'],
    ['a space of no width', 'Mika\u200bsa', 'U+200B'],
    ['a byte order mark', '\ufeffMikasa', 'U+FEFF'],
  ])('with %s in a name', (_, name, what) => {
    const hidden = { code: 'document-text-hidden', values: { what } }
    expect(read({ ...ship, name })).toMatchObject({ ...hidden, values: { what, where: 'name' } })
    expect(read({ ...scenario, title: name })).toMatchObject(hidden)
    expect(read({ ...scenario, sides: [{ ...scenario.sides[0], name }] })).toMatchObject(hidden)
  })

  test.each(['Mika\nsa', 'Mika\tsa', 'Mika\r\nsa', 'Mika\u2028sa'])(
    'with a line break or a tab in a name: %j',
    (name) => {
      const found = { code: 'document-text-lines', values: { where: 'name' } }
      expect(read({ ...ship, name })).toMatchObject(found)
    },
  )

  test('with more accents on a letter than any script has', () => {
    const [heaped, few] = ['M' + '\u0301'.repeat(5) + 'ars', 'M\u0301\u0302\u0303\u0304ars'] as const
    expect(read({ ...ship, name: heaped })).toMatchObject({ code: 'document-text-marks', values: { where: 'name' } })
    expect(read({ ...scenario, briefing: heaped })).toMatchObject({ code: 'document-text-marks' })
    expect(read({ ...ship, name: few })).toMatchObject({ ok: true })
  })

  test('with a right-to-left override in its prose, where lines may end', () => {
    expect(read({ ...scenario, briefing: 'One.\n\tTwo.\r\n' })).toMatchObject({ ok: true })
    expect(read({ ...scenario, briefing: 'One.\n\u202eTwo.' })).toMatchObject({ code: 'document-text-hidden' })
  })

  test.each([
    ['navy', { ...ship, navy: 'royal\u202enavy' }, 'document-text-hidden', 'navy'],
    [
      'a word of the pack’s part',
      { ...ship, data: { torpedo: { type: '18\u200b' } } },
      'document-text-hidden',
      'data.torpedo.type',
    ],
    ['a name of blanks', { ...ship, name: '\u00a0\u3164' }, 'document-name-blank', 'name'],
  ])('with what cannot be seen in %s', (_what, document, code, where) => {
    expect(read(document)).toMatchObject({ code, values: { where } })
  })
})
