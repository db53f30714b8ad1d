import { placesFound } from '../../kit/worded.testing'
import { describe, expect, test } from 'vitest'
import { speaker } from '../../../words/speak'
import { en } from '../../words'
import { starterShips } from '../recipe/starter-ships'
import { lookUpOf, onSheet } from './look-up'
import { reference, referenceFor } from './reference'

const words = speaker(en)
const tables = reference(words)
const ships = starterShips()
const named = (...slugs: readonly string[]) => ships.filter(({ slug }) => slugs.includes(slug))

const tableOf = (key: string, of = tables) => of.find((table) => table.key === key)

function rowOf(table: string, row: string, of = tables): readonly string[] | undefined {
  const found = tableOf(table, of)
  return found?.rows[found.rowKeys?.indexOf(row) ?? -1]
}

test('every place that a dialogue names is on the sheet', () => {
  const said = en.rules['fire-on-the-waters'] as unknown as { readonly gunnery: { readonly row: object } }
  const rows = Object.keys(said.gunnery.row).filter((row) => row !== 'mountValue')
  const places = placesFound({ onSheet, rows: rows.flatMap(lookUpOf) }, tables)
  expect(places.length).toBeGreaterThan(30)
})

describe('the sheet of ships in play', () => {
  test('is the whole one without any', () => expect(referenceFor([], words)).toEqual(tables))

  test('of the River Plate holds no Japanese torpedo, no radar of others and no battleship', () => {
    const plate = referenceFor(named('admiral-graf-spee', 'exeter', 'ajax', 'achilles'), words)
    expect(tableOf('torpedoTypes', plate)?.rowKeys).toEqual(['RN MkIX', 'KM G7a'])
    expect(tableOf('gunneryTargetSize', plate)?.rowKeys).toEqual(['CL', 'CA'])
    expect(tableOf('searchRadars', plate)?.rowKeys).toEqual(['FuMo'])
    expect(tableOf('gunPower', plate)?.rowKeys).toEqual(['from3p9', 'from5p4', 'from7p5', 'from11'])
    expect(tableOf('bridgeHit', plate)?.columns).toHaveLength(3)
    expect(rowOf('visualSpotting', 'italiansNight', plate)).toBeUndefined()
    expect(tableOf('plantLoss', plate)?.columns.slice(1)).toEqual(['of 8', 'of 6', 'of 4'])
    expect(rowOf('torpedoBasicModifiers', 'japanese', plate)).toBeUndefined()
    expect(rowOf('torpedoBasicModifiers', 'germanBefore1942Larger', plate)).toBeDefined()
  })

  test('of a merchant alone has no torpedoes and no guns', () => {
    const alone = referenceFor(named('duisburg'), words)
    for (const key of ['torpedoTypes', 'gunPower', 'shockEffects', 'leadArcs', 'searchRadars', 'excessDamage']) {
      expect(tableOf(key, alone), key).toBeUndefined()
    }
    expect(tableOf('fireContinuation', alone)?.columns).toHaveLength(5)
  })
})
