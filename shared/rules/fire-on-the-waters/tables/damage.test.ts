import { expect, test } from 'vitest'
import { facesOf } from '../../../kernel/dice'
import { locations, shipTypes } from '../ship/ship'
import {
  armourFactors,
  excessDamage,
  excessOf,
  fireAndExplosion,
  fireContinuation,
  fireContinuationPercent,
  gunPower,
  hitLocation,
  powerOf,
  rangeEffects,
  locationHit,
  floodingLoss,
  funnelSpeedLoss,
  plantLoss,
  plantLossPercent,
  speedStep,
} from './damage'
import {
  shockColumns,
  shockEffects,
  shockOf,
  shockRollsOf,
  torpedoShock,
  bridgeHit,
  bridgeTableOf,
  propulsionAtMost,
  propulsionColumns,
  propulsionHit,
  steeringHit,
} from './special-damage'
import { tableProblems } from './table-problems.testing'
import printed from './tables.golden.json'

/** The printed row without the parts that are words elsewhere. */
function figures(row: object): object {
  const { text: _, sub, ...rest } = row as { text?: string; sub?: { die: string; rows: unknown } }
  return sub ? { ...rest, sub: sub.rows } : rest
}

test('hit location, excess damage, gun power and armour are the printed tables', () => {
  expect(hitLocation).toEqual({ die: printed.hitLocation.die, rows: printed.hitLocation.rows })
  expect([...locations]).toEqual(printed.locations.order)
  expect([...excessDamage]).toEqual(printed.excessDamage.rows)
  expect([...gunPower]).toEqual(printed.gunPower.rows)
  expect(Object.entries(rangeEffects).map(([id, effect]) => ({ id, ...effect }))).toEqual(printed.gunPower.rangeEffects)
  expect(armourFactors).toEqual(printed.armourFactors.factors)
})

test('fire and explosion, and what becomes of fires, are the printed tables', () => {
  const { die, explosionDie, explosionAtMost, rows } = printed.fireAndExplosion
  expect({ ...fireAndExplosion, rows: undefined }).toEqual({ die, explosionDie, explosionAtMost, rows: undefined })
  expect(Object.entries(fireAndExplosion.rows).map(([id, row]) => ({ id, ...row }))).toEqual(rows)
  for (const [number, byFires] of Object.entries(printed.fireContinuation.percent)) {
    expect([...fireContinuation[Number(number) as 2]]).toEqual(Object.values(byFires))
  }
  expect(Object.keys(fireContinuation)).toEqual(Object.keys(printed.fireContinuation.percent))
})

test('losses of speed are the printed tables', () => {
  expect(plantLoss).toEqual(printed.plantLoss.percentByFitted)
  expect(funnelSpeedLoss).toBe(printed.funnelHit.speedLoss)
  expect(speedStep).toBe(printed.floodingLoss.roundTo)
})

test('steering, bridge and propulsion hits are the printed tables', () => {
  expect([...steeringHit]).toEqual(printed.steeringHit.rows.map(figures))
  expect(Object.entries(bridgeHit).map(([id, { die, rows }]) => ({ id, die, rows: [...rows] }))).toEqual(
    printed.bridgeHit.tables.map(({ id, die, rows }) => ({ id, die, rows: rows.map(figures) })),
  )
  expect([...propulsionHit]).toEqual(printed.propulsionHit.rows)
  for (const [column, types] of Object.entries(printed.propulsionHit.columns)) {
    const here = shipTypes.filter((type) => propulsionColumns[type] === column)
    expect(new Set(here)).toEqual(new Set(column === 'akAt' ? printed.shipTypes.merchantSizes : types))
  }
})

test('torpedo shock and its effects are the printed tables', () => {
  expect([...torpedoShock]).toEqual(printed.torpedoShock.rows)
  for (const [column, types] of Object.entries(printed.torpedoShock.columns)) {
    expect(new Set(shipTypes.filter((type) => shockColumns[type] === column))).toEqual(new Set(types))
  }
  expect([...shockEffects]).toEqual(printed.shockEffects.rows.map(figures))
})

test('no table has a gap or an overlap', () => {
  const byDie = (rows: readonly { readonly from: number; readonly to: number }[]) =>
    rows.map(({ from, to }): [number, number] => [from, to])
  expect(tableProblems('D6', byDie(steeringHit))).toEqual([])
  for (const { die, rows } of Object.values(bridgeHit)) expect(tableProblems(die, byDie(rows))).toEqual([])
  const subs = [...steeringHit, ...shockEffects].flatMap((row) => ('sub' in row ? [row.sub] : []))
  for (const sub of subs)
    expect(
      tableProblems(
        'D6',
        sub.map(([from, to]) => [from, to]),
      ),
    ).toEqual([])
  expect(facesOf('D36').map((face) => shockOf(face).roll)).toEqual([...facesOf('D36')])
  for (const rows of [gunPower.map((row) => row.gunInches), excessDamage.map((row) => row.gunInches)]) {
    expect(rows.every(([from, to], row) => from < to && (row === 0 || from > rows[row - 1]![1]))).toBe(true)
  }
})

test('a problem in a table is found', () => {
  expect(
    tableProblems('D6', [
      [1, 3],
      [5, 6],
    ]),
  ).toEqual([4])
  expect(
    tableProblems('D6', [
      [1, 3],
      [3, 6],
    ]),
  ).toEqual([3])
})

test('the yellow die strikes something at every range, and both only beyond 15 inches', () => {
  for (const range of [0, 5, 5.5, 15, 15.5, 40]) {
    for (const die of facesOf('D6')) {
      const { hull, above } = locationHit(die, range)
      expect(hull || above).toBe(true)
      expect(hull && above).toBe(range > 15 && die >= 3)
    }
  }
  expect(locationHit(2, 5)).toEqual({ hull: false, above: true })
  expect(locationHit(2, 5.25)).toEqual({ hull: true, above: false })
})

test('a size between two rows reads the smaller', () => {
  expect(powerOf(3).power).toBe(2)
  expect(powerOf(3.7).power).toBe(2)
  expect(powerOf(10).power).toBe(6)
  expect(powerOf(18.1).power).toBe(8)
  expect(shockRollsOf(19, 'DD')).toEqual({ rolls: 1 })
  expect(propulsionAtMost('gun', 4.3, 'CL')).toBe(3)
  expect(propulsionAtMost('torpedo', 21, 'CL')).toBe(6)
})

test('larger shells strike the neighbours of smaller ships', () => {
  expect(excessOf(6, 'DD')).toEqual([])
  expect(excessOf(8, 'DD')).toEqual([1])
  expect(excessOf(10, 'AS')).toEqual([1])
  expect(excessOf(8, 'CL')).toEqual([])
  expect(excessOf(15, 'AM')).toEqual([1, -1])
  expect(excessOf(16, 'CVL')).toEqual([1])
  expect(excessOf(16, 'BB')).toEqual([])
})

test('the plant: rulings for gaps, columns and the last of it', () => {
  expect(plantLossPercent(4, 2)).toBe(25)
  expect(plantLossPercent(12, 7)).toBe(35)
  expect(plantLossPercent(12, 7, 'lower', 'interpolate')).toBe(42.5)
  expect(plantLossPercent(12, 11, 'lower', 'interpolate')).toBe(87.5)
  expect(plantLossPercent(10, 9)).toBe(65)
  expect(plantLossPercent(5, 2)).toBe(25)
  expect(plantLossPercent(5, 2, 'higher')).toBe(15)
  expect(plantLossPercent(5, 4)).toBe(50)
  expect(plantLossPercent(16, 2)).toBe(5)
  expect(plantLossPercent(16, 2, 'higher')).toBe(5)
  for (const fitted of [1, 2, 3, 4, 5, 6, 8, 10, 12, 16]) expect(plantLossPercent(fitted, fitted)).toBe(100)
})

test('flooding takes speed, rounded half up and never more than there is', () => {
  expect(floodingLoss(2, 64, 4.25)).toBe(0.25)
  expect(floodingLoss(1, 32, 2)).toBe(0.25)
  expect(floodingLoss(40, 64, 4.25)).toBe(4.25)
})

test('each ship has a bridge table', () => {
  expect(bridgeTableOf('JUN', 'CA')).toBe('axis')
  expect(bridgeTableOf('USN', 'CV')).toBe('usnHeavy')
  expect(bridgeTableOf('USN', 'DE')).toBe('usnLightAndRn')
  expect(bridgeTableOf('RN', 'BB')).toBe('usnLightAndRn')
  expect(bridgeTableOf('other', 'CL')).toBe('usnLightAndRn')
  expect(bridgeTableOf('USN', 'AM')).toBe('axis')
})

test('fires beyond the table read its ends', () => {
  expect(fireContinuationPercent(3, 2)).toBe(15)
  expect(fireContinuationPercent(1, 9)).toBe(99)
  expect(fireContinuationPercent(7, 1)).toBe(1)
  expect(fireContinuationPercent(3, 0)).toBe(0)
})
