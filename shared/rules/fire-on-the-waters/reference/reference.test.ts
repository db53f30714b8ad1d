import { placesFound } from '../../kit/worded.testing'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { speaker } from '../../../words/speak'
import { en } from '../../words'
import { starterShips } from '../recipe/starter-ships'
import { lookUpOf, onSheet } from './look-up'
import { reference, referenceFor } from './reference'
import { signed } from './table'

const words = speaker(en)
const tables = reference(words)
const ships = starterShips()
const named = (...slugs: readonly string[]) => ships.filter(({ slug }) => slugs.includes(slug))

interface Printed {
  readonly [table: string]: {
    readonly modifiers?: readonly { readonly id: string; readonly modifier: number | null }[]
    readonly modifier?: Readonly<Record<string, number>>
    readonly rows?: readonly Readonly<Record<string, unknown>>[]
  }
}
const printed = JSON.parse(readFileSync(new URL('../tables/tables.golden.json', import.meta.url), 'utf8')) as Printed

const tableOf = (key: string, of = tables) => of.find((table) => table.key === key)

function rowOf(table: string, row: string, of = tables): readonly string[] | undefined {
  const found = tableOf(table, of)
  return found?.rows[found.rowKeys?.indexOf(row) ?? -1]
}

test('every table that the tables of the game hold is on the sheet', () => {
  const elsewhere: Readonly<Record<string, string>> = {
    shipTypes: 'gunneryTargetSize',
    locations: 'damageSequence',
    funnelHit: 'floodingLoss',
  }
  for (const key of Object.keys(printed)) {
    expect(tableOf(elsewhere[key] ?? key), key).toBeDefined()
  }
  for (const key of ['hitResolution', 'hitResolutionLow', 'hitResolutionHigh']) expect(tableOf(key)).toBeDefined()
})

describe('figures as printed', () => {
  test.each(Object.entries(printed).flatMap(([key, { modifiers }]) => (modifiers ? [{ key, modifiers }] : [])))(
    '$key',
    ({ key, modifiers }) => {
      for (const { id, modifier } of modifiers) {
        if (modifier === null) continue
        expect(rowOf(key, id)?.at(-1), id).toBe(signed(modifier))
      }
    },
  )

  test.each(['gunneryTargetSize', 'torpedoTargetSize'])('%s', (key) => {
    for (const [type, modifier] of Object.entries(printed[key]!.modifier!)) {
      expect(rowOf(key, type)?.at(-1), type).toBe(signed(modifier))
    }
    expect(tableOf(key)?.rows).toHaveLength(13)
  })

  test('single cells all over the sheet', () => {
    expect(rowOf('gunPower', 'from7p5')).toEqual(['7.5–9.2″', '6', '3–6'])
    expect(rowOf('hitLocation', 'location3')).toEqual(['beyond', '1–6', '3–6'])
    expect(rowOf('armourFactors', 'veryHeavy')?.at(-1)).toBe('−5')
    expect(rowOf('fireAndExplosion', 'aviationGas')).toEqual(['Aviation gas', '5', 'no'])
    expect(rowOf('plantLoss', 'lost6')).toEqual(['6', '35 %', '40 %', '50 %', '–', '–', '–', '–'])
    expect(rowOf('fireContinuation', 'fires1')).toEqual(['1', '09', '03', '02', '01'])
    expect(rowOf('torpedoTypes', 'USN Mk17')?.at(-2)).toBe('9; 7 before July 1943')
    expect(rowOf('torpedoTypes', 'IJN T93')).toEqual([
      'IJN T93, 24″',
      '22″ at 6″',
      '35″ at 5.5″',
      '44″ at 4.5″',
      '9',
      'no',
    ])
    expect(rowOf('leadEstimator', 'angle60')).toEqual(['30–60°', '7', '14', '21', '29'])
    expect(rowOf('leadArcs', 'lead3')?.at(-1)).toBe('–')
    expect(rowOf('propulsionHit', 'from7p5')).toEqual(['7.5–9.2″ or torpedo', '7', '6', '5', '4', '7'])
    expect(rowOf('torpedoShock', 'from20p5')).toEqual(['20.5–21″', '2', '2', '1', '1', '50 %', '50 %', '2', '2', '1'])
    expect(rowOf('bridgeHit', 'secondaryDelay')?.slice(1)).toEqual(['6', '6', '6'])
    expect(rowOf('hitResolution', '3/2')?.slice(-2)).toEqual(['71', '90'])
    expect(rowOf('hitResolution', '4/1')?.at(-1)).toBe('00')
    expect(rowOf('hitResolutionHigh', 'high15')).toEqual(['15', '3', '2'])
    expect(rowOf('hitResolutionLow', 'low7')?.at(-1)).toBe('11')
    expect(rowOf('gunfireMishaps', 'mountOutAndRoll')?.[0]).toBe('00')
    expect(tableOf('shockEffects')?.rows).toHaveLength(36)
  })
})

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
