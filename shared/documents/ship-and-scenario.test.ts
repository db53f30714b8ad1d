import { describe, expect, test } from 'vitest'
import { starterScenarioDocuments, starterShipDocuments } from '../rules/starter.testing'
import { readDocument } from './envelope'
import { documentFormats } from './formats'

const ship = starterShipDocuments('perfidious-albion').find((document) => document.slug === 'mikasa')!
const scenario = starterScenarioDocuments('perfidious-albion').find((document) => document.slug === 'off-ushant')!
const formats = [documentFormats.ship, documentFormats.scenario]
const read = (document: object) => readDocument<unknown>(JSON.stringify(document), formats)

test('documents come back as they were written', () => {
  expect(read(ship)).toEqual({ ok: true, value: ship })
  expect(read(scenario)).toEqual({ ok: true, value: scenario })
})

describe('a document is refused', () => {
  test('of a version that nobody knows, with the version named', () => {
    for (const document of [ship, scenario]) {
      expect(read({ ...document, version: 7 })).toMatchObject({
        code: 'document-unknown-version',
        values: { what: '7', newest: 1 },
      })
    }
  })

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
    const squadrons = Array.from({ length: 41 }, (_, index) => ({ ...scenario.squadrons[0], id: `s${index}` }))
    expect(read({ ...scenario, squadrons })).toMatchObject({ code: 'document-list-long' })
    expect(read({ ...scenario, briefing: 'x'.repeat(4001) })).toMatchObject({ values: { where: 'briefing' } })
  })

  test('with a key that is not ours', () => {
    expect(read({ ...ship, anchor: 3 })).toMatchObject({ code: 'document-key-unknown', values: { what: 'anchor' } })
  })
})
