import { expect, test } from 'vitest'
import { facesOf } from '../../../kernel/dice'
import { nations, shipTypes } from '../ship/ship'
import {
  basicModifiers,
  caOrLarger,
  chitAutomaticHits,
  chitsBelow,
  clOrLarger,
  ddOrSmaller,
  gunfireMishaps,
  gunneryTargetSize,
  initialAids,
  mishapOf,
  optionalModifiers,
  spotterTypes,
  usualCup,
} from './gunnery'
import { highestHitNumber } from './hit-resolution'
import { tableProblems } from './table-problems.testing'
import printed from './tables.golden.json'

test('size of the target is the printed table, for every type', () => {
  expect(gunneryTargetSize).toEqual(printed.gunneryTargetSize.modifier)
  expect(Object.keys(gunneryTargetSize).sort()).toEqual([...shipTypes].sort())
})

test('whom the tables mean by smaller and larger is as ruled', () => {
  const { ddOrSmaller: small, clOrLarger: large, caOrLarger: heavy, spotterShips } = printed.shipTypes
  expect([ddOrSmaller, clOrLarger, caOrLarger, spotterTypes]).toEqual([small, large, heavy, spotterShips])
  expect([...ddOrSmaller, ...clOrLarger].sort()).toEqual([...shipTypes].sort())
})

type Printed = Readonly<Record<string, unknown>>

/** What of a printed row is a figure. */
function figures({
  id: _id,
  who: _who,
  condition: _c,
  exempt: _e,
  option: _o,
  neverWith: _n,
  per: _p,
  ...row
}: Printed) {
  return row
}

/** Ours, with the group it is doubled for by its name, and without bounds that print says in words. */
function asPrinted({ gunsAbove: _a, gunsBelow: _b, lightCruiserInches: _l, doubledFor, ...row }: Printed) {
  return { ...row, ...(doubledFor === ddOrSmaller ? { doubledFor: 'ddOrSmaller' } : {}) }
}

test('every basic and every optional modifier is the printed one', () => {
  const basic = printed.gunneryBasicModifiers.modifiers.filter(({ modifier }) => modifier !== null)
  expect(Object.keys(basicModifiers)).toEqual(basic.map(({ id }) => id))
  expect(Object.values(basicModifiers).map(asPrinted)).toEqual(basic.map(figures))
  const optional = printed.gunneryOptionalModifiers.modifiers
  expect(Object.keys(optionalModifiers)).toEqual(optional.map(({ id }) => id))
  expect(Object.values(optionalModifiers).map(asPrinted)).toEqual(optional.map(figures))
  expect(Object.entries(initialAids)).toEqual(printed.initialRoll.optional.map(({ id, modifier }) => [id, modifier]))
})

test('mishaps are the printed table, without gaps or overlaps, 85 to 89 for the Axis alone', () => {
  const rows = printed.gunfireMishaps.rows.filter(({ id }) => id !== 'none')
  const figures = rows.map(({ from, to, id, only }) => ({ from, to, id, ...(only === undefined ? {} : { only }) }))
  expect(gunfireMishaps).toEqual(figures)
  expect(tableProblems('D100', [[1, 84], ...gunfireMishaps.map(({ from, to }) => [from, to] as const)])).toEqual([])
  for (const nation of nations) {
    const faces = facesOf('D100').filter((face) => mishapOf(face, nation))
    expect(faces[0], nation).toBe(['JUN', 'RM', 'KM', 'KKM'].includes(nation) ? 85 : 90)
  }
})

test('chits that hit by themselves, and the cup, are as printed and ruled', () => {
  expect([...chitAutomaticHits]).toEqual(
    printed.chits.automaticHits.map(({ from, to, hitsPerMount }) => ({ from, to, hitsPerMount })),
  )
  const covered = chitAutomaticHits.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at),
  )
  expect(covered).toEqual([10, 11, 12, 13, 14, 15, 16, 17, highestHitNumber])
  const { add, mustRoll } = printed.chits.belowMinus10
  expect(chitsBelow).toEqual({ hitNumber: -10, add, mustRoll })
  const there = Object.entries(usualCup).filter(([, count]) => count > 0)
  expect(Object.fromEntries(there)).toEqual(printed.chits.cup)
  expect(there.reduce((sum, [, count]) => sum + count, 0)).toBe(100)
})
