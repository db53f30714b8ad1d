import { describe, expect, test } from 'vitest'
import { jpegOf, jpegParts } from '../card/plain-jpeg.testing'
import { Look } from '../sharing/look'
import { findPack } from '../rules/index'
import { starterShipDocuments } from '../rules/run/starter.testing'
import { checkLine } from '../game/check-line'
import { tinyHead } from '../game/tiny-fleet.testing'
import { readDocument } from '../json/envelope'
import { bundleText, readBundle } from './bundle'
import { documentFormats, documentText } from './formats'
import type { ShipDocument } from './ship'
import { mostPictureBytes, pictureFrom, pictureOf } from './ship-picture'
import { readStranger } from './stranger'

const picture = pictureFrom(jpegOf())!
const plain = starterShipDocuments('fire-on-the-waters')[0]!
const ship: ShipDocument = { ...plain, unofficial: false, picture }
const largest = pictureFrom(
  jpegOf({ ...jpegParts(), data: Array<number>(mostPictureBytes - jpegOf().length + 1).fill(0) }),
)!

test('a ship keeps her picture: read, written, and brought in by others', () => {
  for (const each of [ship, { ...ship, picture: largest }]) {
    expect(readDocument(documentText(each), [documentFormats.ship])).toEqual({ ok: true, value: each })
  }
  expect(pictureOf(ship)).toMatchObject({ width: 16, height: 8 })
  expect(pictureOf(plain)).toBeUndefined()
})

test('more bytes than a picture may have are none', () => {
  expect(largest.join('')).toHaveLength((mostPictureBytes * 4) / 3)
  expect(pictureFrom(jpegOf({ ...jpegParts(), data: Array<number>(mostPictureBytes).fill(0) }))).toBeUndefined()
})

describe('a picture that a stranger wrote', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64')
  const hostile: readonly [string, unknown][] = [
    ['a drawing with a script', [svg]],
    ['an address', 'https://example.org/ship.jpg'],
    ['a drawing as it is', '<svg onload="x()"/>'],
    ['a polyglot', pictureText(Buffer.concat([jpegOf(), Buffer.from('<script>')]))],
    ['30,000 pixels a side', pictureText(jpegOf({ ...jpegParts(), frame: jpegParts(30_000, 30_000).frame }))],
    ['a picture that breaks off', [picture.join('').slice(0, -8)]],
    ['no picture', []],
    ['a line without end', ['A'.repeat(30_000)]],
    ['lines without end', Array<string>(5000).fill('AAAA')],
    ['a record', { jpeg: picture }],
    ['nothing', null],
  ]
  test.each(hostile)('%s: the ship comes in without it, and it is said', (_what, given) => {
    const text = JSON.stringify({ ...ship, picture: given }, null, 2)
    expect(readStranger(text, ['ship'], findPack)).toMatchObject({ ok: false })
    const bundle = readBundle(`{"format":"spotting-top/bundle","version":1,"ships":[${text}]}`)
    if (!bundle.ok) throw new Error(bundle.code)
    const look = new Look({ ships: [], scenarios: [], decks: [], games: [] }, findPack)
    const [{ picture: _, ...without }, found] = [ship, look.thing(bundle.value.things[0]!, 'x.spotting')]
    expect(found).toMatchObject({ is: 'new', isPictureLost: true, document: without })
    expect('document' in found && 'picture' in found.document).toBe(false)
  })

  test('what else is wrong with her is refused in its own line', () => {
    const text = JSON.stringify({ ...ship, picture: [svg], year: 1, data: plain.data }, null, 2)
    const look = new Look({ ships: [], scenarios: [], decks: [], games: [] }, findPack)
    const found = look.thing({ kind: 'ship', text, line: 1, nth: 1 }, 'x')
    const line = text.split('\n').findIndex((each) => each.includes('"year"')) + 1
    expect(found).toMatchObject({ is: 'refused', because: { values: { where: 'year', line } } })
  })

  test('one that is sound comes with her, and the same again is the same', () => {
    const text = bundleText({ from: '', saved: 0, documents: [ship], games: [] })
    if (!text.ok) throw new Error(text.code)
    const bundle = readBundle(text.value)
    if (!bundle.ok) throw new Error(bundle.code)
    const look = (ships: readonly ShipDocument[]) =>
      new Look({ ships, scenarios: [], decks: [], games: [] }, findPack).thing(bundle.value.things[0]!, 'x')
    expect(look([])).toMatchObject({ is: 'new', isPictureLost: false, document: ship })
    expect(look([ship])).toMatchObject({ is: 'same' })
    expect(look([{ ...plain, unofficial: false }])).toMatchObject({ is: 'differs' })
  })
})

test('the first line of a game has room for the cards of its ships with their pictures, and for no other', () => {
  const headWith = (given: unknown) =>
    checkLine(
      JSON.parse(JSON.stringify(tinyHead, (key, value) => (key === 'document' ? { ...value, picture: given } : value))),
    )
  expect(headWith(largest)).toMatchObject({ ok: true })
  expect(headWith(['PHN2Zz4='])).toMatchObject({ ok: false })
})

function pictureText(bytes: Uint8Array): readonly string[] {
  return [Buffer.from(bytes).toString('base64')]
}
