import { describe, expect, test } from 'vitest'
import { shipTypes } from '../ship/ship'
import golden from './tables.golden.json'
import {
  fireControlSets,
  friendlyFireFrom,
  friendlyFireModifiers,
  independentMovement,
  radarRangeModifiers,
  radarSize,
  searchSets,
  sizeShown,
  sizesShown,
  spottingModifiers,
} from './spotting'

const printed = {
  destroyer: 'destroyer',
  lightCruiser: 'light cruiser or small merchantman',
  heavyCruiser: 'heavy cruiser or large merchantman',
  battleship: 'battlecruiser or battleship',
} as const

const byId = (rows: readonly { readonly id: string; readonly modifier: number }[]) =>
  Object.fromEntries(rows.map(({ id, modifier }) => [id, modifier]))

describe('the spotting tables are those of the sheet', () => {
  test('visual spotting', () => expect(spottingModifiers).toEqual(byId(golden.visualSpotting.modifiers)))

  test('fire-control sets', () => expect(fireControlSets).toEqual(golden.fireControlRadars.sets))

  test('search sets, and the four sizes that they show', () => {
    expect(searchSets).toEqual(golden.searchRadars.sets)
    expect(sizesShown.map((size) => printed[size])).toEqual(golden.searchRadars.sizesShown)
    expect(Object.keys(sizeShown).sort()).toEqual([...shipTypes].sort())
  })

  test('ranges of search sets, every type in one row', () => {
    expect(radarRangeModifiers).toEqual(byId(golden.radarRangeModifiers.modifiers))
    for (const { id, types } of golden.radarRangeModifiers.modifiers) {
      for (const type of types ?? []) expect(radarSize).toHaveProperty(type, id)
    }
    expect(Object.keys(radarSize).sort()).toEqual([...shipTypes].sort())
  })

  test('friendly fire', () => {
    expect(friendlyFireModifiers).toEqual(byId(golden.friendlyFire.modifiers))
    expect(friendlyFireFrom).toBe(golden.friendlyFire.rows[1]?.from)
  })

  test('independent movement, every sum of two dice in one row', () => {
    expect(independentMovement).toEqual(golden.independentMovement.rows)
    for (let sum = 2; sum <= 12; sum++) {
      expect(independentMovement.filter(({ from, to }) => sum >= from && sum <= to)).toHaveLength(1)
    }
  })
})
