import { describe, expect, test } from 'vitest'
import { bundleText, readBundle } from '../documents/bundle'
import type { LibraryDocument } from '../documents/formats'
import type { ScenarioDocument } from '../documents/scenario'
import type { ShipDocument } from '../documents/ship'
import { starterScenarioDocuments, starterShipDocuments } from '../rules/run/starter.testing'
import { findPack } from '../rules/index'
import { jpegOf } from '../card/plain-jpeg.testing'
import { pictureFrom } from '../documents/ship-picture'
import { differences, pathInWords, valueInWords } from './differences'
import { Look, type Looked, type LookedDocument } from './look'
import { planBringIn, withNeeds, type Taking } from './plan'

const pack = 'perfidious-albion'
const ships = starterShipDocuments(pack)
const ushant = starterScenarioDocuments(pack).find(({ slug }) => slug === 'off-ushant')!
const majestic = ships.find(({ slug }) => slug === 'majestic')!
const own: ShipDocument = { ...majestic, slug: 'swiftsure', name: 'Swiftsure', unofficial: false }
const theirs = { ...own, year: own.year + 1 }
const battle: ScenarioDocument = {
  ...ushant,
  slug: 'battle',
  title: 'Battle',
  squadrons: [{ ...ushant.squadrons[0]!, ships: [{ ...ushant.squadrons[0]!.ships[0]!, ship: 'swiftsure' }] }],
}
const secondName = (name: string, count: number) => `${name} of Bertie${count > 2 ? ` ${count}` : ''}`
const holdings = (...documents: readonly LibraryDocument[]) => ({
  ships: documents.filter(({ format }) => format === 'spotting-top/ship'),
  scenarios: documents.filter(({ format }) => format === 'spotting-top/scenario'),
  decks: [],
  games: [],
})

function looked(documents: readonly LibraryDocument[], held: ReturnType<typeof holdings>): readonly Looked[] {
  const text = bundleText({ from: '', saved: 0, documents, games: [] })
  const read = text.ok ? readBundle(text.value) : text
  if (!read.ok) throw new Error(read.code)
  const look = new Look(held, findPack)
  return read.value.things.map((thing) => look.thing(thing, 'club.spotting'))
}
const planned = (documents: readonly LibraryDocument[], held: ReturnType<typeof holdings>, taking: Taking) =>
  planBringIn(
    looked(documents, held).map((each) => ({ looked: each as LookedDocument, taking })),
    held,
    secondName,
  )

describe('of each thing a look says', () => {
  test('that ships whose names have no Latin letter are two, though neither says what her file is called', () => {
    const { slug: _, ...nameless } = own
    const both = ['Потёмкин', 'Слава'].map((name) => ({ ...nameless, name }) as ShipDocument)
    expect(looked(both, holdings(...ships)).map(({ is }) => is)).toEqual(['new', 'new'])
  })

  test('that it is new, the same, or differs, and in what', () => {
    const held = holdings(own, ...ships)
    const newcomer = { ...own, slug: 'triumph', name: 'Triumph' }
    const found = looked([theirs, newcomer, majestic, battle], held)
    expect(found.map(({ is, name }) => `${name} ${is}`)).toEqual([
      'Swiftsure differs',
      'Triumph new',
      `${majestic.name} same`,
      'Battle new',
    ])
    expect(differences(own, theirs)).toEqual([{ path: ['year'], yours: own.year, theirs: own.year + 1 }])
    const picture = pictureFrom(jpegOf())!
    expect(differences(own, { ...own, picture })).toEqual([{ path: ['picture'], yours: undefined, theirs: '16 × 8' }])
  })

  test('that one of her name and navy is held against her, whatever her file is called', () => {
    expect(looked([{ ...theirs, slug: 'hms-swiftsure' }], holdings(own))).toMatchObject([{ is: 'differs', yours: own }])
    expect(looked([{ ...own, slug: 'hms-swiftsure' }], holdings(own))).toMatchObject([{ is: 'same' }])
    expect(looked([own], holdings({ ...own, unofficial: !own.unofficial }))).toMatchObject([{ is: 'same' }])
  })

  test('which one it is that is refused, where the whole bundle is one line', () => {
    const bad = [
      { ...own, year: 1700 },
      { sides: [{ name: 'Red' }], title: 'Dog\ngers \u202e', squadrons: 1 },
      { name: 'x'.repeat(90) },
      { nothing: 1 },
    ]
    const read = readBundle(JSON.stringify({ format: 'spotting-top/bundle', version: 1, ships: bad }))
    const look = new Look(holdings(), findPack)
    const found = read.ok ? read.value.things.map((thing) => look.thing(thing, 'club.spotting')) : []
    expect(found.map(({ is, line, nth, name }) => [is, line, nth, name])).toEqual([
      ['refused', 1, 1, 'Swiftsure'],
      ['refused', 1, 2, 'Dog gers'],
      ['refused', 1, 3, `${'x'.repeat(39)}…`],
      ['refused', 1, 4, ''],
    ])
  })

  test('that the lines of a game have to be objects', () => {
    const game = {
      kind: 'game',
      text: JSON.stringify({ lines: [JSON.stringify({ seq: 0 })] }),
      line: 1,
      nth: 1,
    } as const
    expect(new Look(holdings(), findPack).thing(game, 'club.spotting')).toMatchObject({
      because: { code: 'bundle-line-text', values: { seq: 0 } },
    })
  })

  test('that it is refused, with file, line and cause', () => {
    const found = looked(
      [
        { ...own, year: 1700 },
        { ...own, pack: 'kites' as never, slug: 'kite' },
      ],
      holdings(),
    )
    expect(found).toMatchObject([
      { is: 'refused', file: 'club.spotting', name: 'Swiftsure', because: { code: 'document-number-small' } },
      { is: 'refused', because: { code: 'pack-unknown' } },
    ])
    expect(found.map((each) => each.is === 'refused' && each.because.values['line'])).toEqual([
      expect.any(Number),
      expect.any(Number),
    ])
  })
})

describe('a plan', () => {
  test('keeps mine: the battle means mine then', () => {
    const held = holdings({ ...own, slug: 'swiftsure-1903' })
    const puts = planned([theirs, battle], held, 'leave')
    expect(puts).toEqual([])
    const withBattle = planBringIn(
      looked([theirs, battle], held).map((each, at) => ({
        looked: each as LookedDocument,
        taking: at === 0 ? 'leave' : 'both',
      })),
      held,
      secondName,
    )
    expect(withBattle).toHaveLength(1)
    expect(withBattle[0]!.document).toMatchObject({ squadrons: [{ ships: [{ ship: 'swiftsure-1903' }] }] })
  })

  test('takes theirs over the file of mine', () => {
    expect(planned([theirs], holdings(own), 'theirs')).toEqual([{ document: theirs, was: own }])
  })

  test('takes both: theirs gets a name of its own, and their battle means theirs', () => {
    const puts = planned([theirs, battle], holdings(own), 'both')
    expect(puts.map(({ document, was }) => [document.slug, was])).toEqual([
      ['swiftsure-2', null],
      ['battle', null],
    ])
    expect(puts[0]!.document).toMatchObject({ name: 'Swiftsure of Bertie' })
    expect(puts[1]!.document).toMatchObject({ squadrons: [{ ships: [{ ship: 'swiftsure-2' }] }] })
  })

  test('gives a name that Windows keeps for a device another', () => {
    expect(planned([{ ...own, slug: 'con' }], holdings(), 'both')).toMatchObject([{ document: { slug: 'ship-con' } }])
  })
})

test('a battle is shared with its ships, each once', () => {
  const names = new Set(ushant.squadrons.flatMap((squadron) => squadron.ships.map(({ ship }) => ship)))
  expect(withNeeds([ushant], { ships, decks: [] })).toHaveLength(names.size + 1)
})

test('differences are said in words', () => {
  expect(pathInWords(['data', 'gunsPerSide', 2, 'main-battery'])).toBe('guns per side · 3 · main battery')
  expect(valueInWords({ guns: 4, calibre: [12, 10] })).toBe('guns 4, calibre 12, 10')
  expect(valueInWords(undefined)).toBe('–')
})
