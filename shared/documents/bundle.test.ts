import { describe, expect, test } from 'vitest'
import { starterScenarioDocuments, starterShipDocuments } from '../rules/run/starter.testing'
import { findPack } from '../rules/index'
import { bundleText, readBundle, readBundledGame } from './bundle'
import { isBundle } from './bundle-sign'
import { documentFormats, documentText } from './formats'
import { readDocument } from '../json/envelope'
import { readStranger } from './stranger'

const ships = starterShipDocuments('perfidious-albion')
const scenario = starterScenarioDocuments('perfidious-albion')[0]!
const lines = ['{"crc":"1a2b3c4d","seq":0,"text":"a, [b] {c} \\"d\\\\"}', '{"crc":"00000000","seq":1}']
const bundling = {
  from: 'Bertie',
  saved: 1_700_000_000_000,
  documents: [...ships, scenario],
  games: [{ title: 'One "night"', lines }],
}

function text(of: Partial<typeof bundling> = {}): string {
  const made = bundleText({ ...bundling, ...of })
  if (!made.ok) throw new Error(made.code)
  return made.value
}

test('everything comes back out of a bundle as it went in', () => {
  const made = text()
  expect(isBundle(made)).toBe(true)
  expect(() => JSON.parse(made)).not.toThrow()
  const read = readBundle(made)
  if (!read.ok) throw new Error(read.code)
  expect(read.value).toMatchObject({ from: 'Bertie', saved: 1_700_000_000_000 })
  const documents = read.value.things
    .filter(({ kind }) => kind !== 'game')
    .map((thing) => readStranger(thing.text, [thing.kind as 'ship'], findPack))
  expect(documents).toEqual([...ships, scenario].map((value) => ({ ok: true, value })))
  expect(readBundledGame(read.value.things.at(-1)!)).toEqual({ ok: true, value: { title: 'One "night"', lines } })
})

test('each thing is read by itself: one that is unsound names its line in the bundle, and spoils no other', () => {
  const made = text({ games: [] }).replace('"year": 1895', '"year": 95')
  const read = readBundle(made)
  if (!read.ok) throw new Error(read.code)
  expect(read.value.things).toHaveLength(ships.length + 1)
  const broken = read.value.things.find((thing) => thing.text.includes('"year": 95'))!
  const refusal = readStranger(broken.text, ['ship'], findPack)
  expect(refusal).toMatchObject({ ok: false, code: 'document-number-small' })
  const line = made.split('\n').findIndex((each) => each.includes('"year": 95')) + 1
  expect(broken.line + Number(!refusal.ok && refusal.values['line']) - 1).toBe(line)
})

test('a document may leave out what its author need not know, and files name their schema', () => {
  const { format, version, pack, name, navy, year, data } = ships[0]!
  const read = readDocument(JSON.stringify({ $schema: 'x', format, version, pack, name, navy, year, data }), [
    documentFormats.ship,
  ])
  expect(read).toEqual({
    ok: true,
    value: { ...{ format, version, pack, name, navy, year, data }, ...usual, slug: 'asama' },
  })
  expect(JSON.parse(documentText(ships[0]!))).toMatchObject({ $schema: `urn:spotting-top:schema:ship-${pack}` })
})
const usual = { prefix: '', class: '', type: '', unofficial: false }

describe('a bundle is refused', () => {
  const head = '"format":"spotting-top/bundle","version":1'
  test.each([
    ['that is empty', '', 'document-cut-short'],
    ['that holds nothing', `{${head}}`, 'bundle-empty'],
    ['of another kind', '{"format":"spotting-top/ship","version":1,"ships":[]}', 'document-unknown-format'],
    ['without a kind', '{"ships":[{}]}', 'document-no-format'],
    ['of a newer version', '{"format":"spotting-top/bundle","version":2,"ships":[{}]}', 'document-unknown-version'],
    ['with a list twice', `{${head},"ships":[{}],"ships":[{}]}`, 'document-key-twice'],
    ['with a member of no meaning', `{${head},"planes":[{}]}`, 'document-key-unknown'],
    ['that is cut short', `{${head},"ships":[{"a":"b`, 'document-cut-short'],
    ['with more after it', `{${head},"ships":[{}]} {}`, 'document-syntax'],
    ['with prototype keys', `{${head},"__proto__":{"a":1},"ships":[{}]}`, 'document-key-unknown'],
    ['with too many things', `{${head},"ships":[${'1,'.repeat(5000)}1]}`, 'bundle-too-many'],
    ['that is too large', `{${head},"ships":["${'x'.repeat(25_000_000)}"]}`, 'document-too-large'],
  ])('%s', (_, given, code) => {
    expect(readBundle(given)).toMatchObject({ ok: false, code })
  })

  test('one thing of a million brackets costs no depth of ours, and is refused alone', () => {
    const read = readBundle(`{${head},"ships":[${'['.repeat(1_000_000)}${']'.repeat(1_000_000)},{}]}`)
    if (!read.ok) throw new Error(read.code)
    expect(read.value.things).toHaveLength(2)
    expect(readStranger(read.value.things[0]!.text, ['ship'], findPack)).toMatchObject({ code: 'document-too-large' })
  })
})
