import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bundleText, readBundle } from '../documents/bundle'
import { isBundle } from '../documents/bundle-sign'
import { crc32Of } from '../json/crc32'
import { documents as sentences } from '../words/en/documents'
import { starterScenarioDocuments, starterShipDocuments } from '../rules/run/starter.testing'
import { findPack } from '../rules/index'
import { Look } from './look'

const ship = starterShipDocuments('squadron-d20')[0]!
const scenario = starterScenarioDocuments('squadron-d20')[0]!
const journalLine = (value: object) => {
  const text = JSON.stringify(value)
  return `{"crc":"${crc32Of(text)}",${text.slice(1)}`
}
const lines = [journalLine({ seq: 0, kind: 'head' }), journalLine({ seq: 1, at: 5, kind: 'lost' })]
const made = bundleText({ from: 'Bertie', saved: 1, documents: [ship, scenario], games: [{ title: 'One', lines }] })
const sound = made.ok ? made.value : ''

/** Everything that a text is found to hold; never throws, and each refusal has a sentence. */
function taken(text: string) {
  const read = readBundle(text)
  if (!read.ok) {
    expect(sentences).toHaveProperty(read.code)
    return []
  }
  const look = new Look({ ships: [], scenarios: [], decks: [], games: [] }, findPack)
  const found = read.value.things.map((thing) => look.thing(thing, 'x.spotting'))
  return found.filter(({ is }) => is !== 'refused')
}

test('the sound ones are taken, but for a game without its ships', () => {
  expect(isBundle(sound)).toBe(true)
  expect(taken(sound).map(({ name }) => name)).toEqual([ship.name, scenario.title])
})

const nasty = fc.constantFrom(
  '{',
  '}',
  '[',
  ']',
  '"',
  ',',
  ':',
  '\\',
  '\u0000',
  '\ufeff',
  '\ud800',
  '\u202e',
  '1e999',
  '-',
  'null',
  '"__proto__":{},',
  '"constructor":1,',
  `${'['.repeat(50_000)}`,
  `${'{"a":'.repeat(50_000)}`,
  '"'.padEnd(300_000, 'x'),
  `[${'1,'.repeat(500_000)}1]`,
)

test('two hundred bundles that somebody has spoiled anywhere: nothing is thrown, nothing unsound is taken', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(sound.length), fc.nat(40), nasty), { minLength: 1, maxLength: 4 }),
      (spoilings) => {
        let text = sound
        for (const [at, length, by] of spoilings) text = text.slice(0, at) + by + text.slice(at + length)
        for (const each of taken(text)) {
          expect(JSON.stringify(each)).not.toContain('__proto__')
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('a bundle that is cut anywhere is refused whole', () => {
  fc.assert(
    fc.property(fc.nat(sound.length - 3), (at) => {
      expect(readBundle(sound.slice(0, at))).toMatchObject({ ok: false })
    }),
    { numRuns: 200 },
  )
})
