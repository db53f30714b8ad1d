import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bundleText, readBundle, type BundledKind } from '../documents/bundle'
import { documentText, type LibraryDocument } from '../documents/formats'
import { readStranger } from '../documents/stranger'
import { crc32Of } from '../json/crc32'
import { isRecord } from '../kernel/own'
import { composeReport } from '../report/compose-report'
import { shell, turnOf, ushant } from '../report/ushant.testing'
import { findPack, rulesPacks } from '../rules/index'
import { starterScenarioDocuments, starterShipDocuments } from '../rules/run/starter.testing'
import { en } from '../rules/words'
import { sayRefusal } from '../words/say-refusal'
import { speaker } from '../words/speak'
import { Look } from './look'

/** Values that somebody may have put in the place of another. */
const nasty = fc.constantFrom<unknown>(
  ...[
    null,
    true,
    -1,
    0.5,
    1e308,
    9_007_199_254_740_992,
    '',
    ' ',
    'x',
    '\u0000',
    '\u202e',
    '\ud800',
    '../../etc/passwd',
  ],
  ...['x'.repeat(20_000), 'con', '<script>alert(1)</script>', '=cmd|calc', 'data:image/svg+xml,<svg onload="x()"/>'],
  ...[[], [[]], {}, [null], { length: 5 }, { id: 'a', toString: 1 }, Array(3000).fill(0), Array(500).fill({ id: 'a' })],
  ...[JSON.parse('{"__proto__":{"polluted":1}}'), { constructor: { prototype: { polluted: 1 } } }, nested(60)],
)
function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)]
}

/** How a value is spoiled: where, counted through all that is in it, and how. */
const spoiling = fc.record({
  at: fc.nat(1_000_000),
  how: fc.constantFrom('replace', 'replace', 'remove', 'add', 'twice'),
  by: nasty,
})
type Spoiling = typeof spoiling extends fc.Arbitrary<infer Value> ? Value : never

function spoiled(value: object, { at, how, by }: Spoiling): object {
  const copy = structuredClone(value)
  const places: [holder: Record<string, unknown>, key: string][] = []
  const walk = (holder: unknown): void => {
    if (!isRecord(holder) && !Array.isArray(holder)) return
    for (const key of Object.keys(holder)) {
      places.push([holder as Record<string, unknown>, key])
      walk((holder as Record<string, unknown>)[key])
    }
  }
  walk(copy)
  const place = places[at % places.length]
  // Nothing is left of it.
  if (!place) return copy
  const [holder, key] = place
  if (how === 'remove') delete holder[key]
  else if (how === 'add') holder['spoiled'] = by
  else if (how === 'twice' && Array.isArray(holder)) holder.push(holder[Number(key)])
  else holder[key] = by
  return copy
}

const packs = rulesPacks.filter(({ isShipless }) => isShipless !== true).map(({ id }) => id)
const deck = JSON.parse(readFileSync('shared/decks/starter/weather-and-fortune.deck.json', 'utf8')) as object
const withCrc = (line: object) => {
  const text = JSON.stringify(line)
  return `{"crc":"${crc32Of(text)}",${text.slice(1)}`
}
const evening = [shell({ box: '4-3', flotation: -2 }), turnOf(2, 'gunnery'), shell({ box: '5-3', flotation: -3 })]
// No journal is older than the clocks of computers.
const journal = ushant(...evening).map((line) => ({ ...line, at: line.at + 3e12 }))
const sound: readonly (readonly [name: string, kind: BundledKind, value: object])[] = [
  ...packs.map((pack) => [`ship of ${pack}`, 'ship', starterShipDocuments(pack)[0]!] as const),
  ...packs.map((pack) => [`battle of ${pack}, chart and all`, 'scenario', starterScenarioDocuments(pack)[0]!] as const),
  ['deck', 'deck', deck],
  ['game', 'game', { journal }],
]
/** A journal that was spoiled has checksums that hold: somebody has worked at it. */
const textOf = (kind: BundledKind, value: object) =>
  kind === 'game'
    ? `{"lines":[${Object.values((value as { journal?: object }).journal ?? {})
        .map((line) => withCrc(Object(line) as object))
        .join(',')}]}`
    : JSON.stringify(value)
const say = speaker(en)
const look = () => new Look({ ships: [], scenarios: [], decks: [], games: [] }, findPack)

test.each(sound)('a sound %s is taken', (_, kind, value) => {
  expect(look().thing({ kind, text: textOf(kind, value), line: 1, nth: 1 }, 'x.json')).toMatchObject({
    is: 'new',
    kind,
  })
})

test.each(sound)(
  'of two hundred spoiled files of a %s none is taken that would not be read again',
  (_, kind, value) => {
    let refused = 0
    fc.assert(
      fc.property(fc.array(spoiling, { minLength: 1, maxLength: 3 }), (spoilings) => {
        const text = textOf(kind, spoilings.reduce(spoiled, value))
        const found = look().thing({ kind, text, line: 7, nth: 1 }, 'x.json')
        if (found.is === 'refused') {
          refused++
          expect(sayRefusal(say, found.because)).not.toContain(found.because.code)
        } else if (found.kind === 'game') {
          // Whatever its lines make of it, the page says so: it may throw, and never goes on for ever.
          void readable(found.journal)
        } else {
          const again = documentText(found.document)
          expect(readStranger(again, [found.kind], findPack)).toEqual({ ok: true, value: found.document })
          expect(takenOutOfBundle(found.document)).toEqual(found.document)
        }
      }),
      { numRuns: 200 },
    )
    expect(refused).toBeGreaterThan(60)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  },
)

function readable(lines: Parameters<typeof composeReport>[0]['lines']): boolean {
  try {
    return composeReport({ lines }, findPack, say).end !== undefined
  } catch {
    return false
  }
}

/** What is put in a bundle comes out of it as it was. */
function takenOutOfBundle(document: LibraryDocument): unknown {
  const made = bundleText({ from: '', saved: 0, documents: [document], games: [] })
  const read = made.ok ? readBundle(made.value) : made
  const [only] = read.ok ? read.value.things : []
  const found = only && look().thing(only, 'x.spotting')
  return found && 'document' in found ? found.document : found
}
