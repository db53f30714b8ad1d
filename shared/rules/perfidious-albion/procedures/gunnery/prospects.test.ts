import { expect, test } from 'vitest'
import { prospectsOf, type Fall } from './prospects'

const luck = { floods: 0.2, burns: 0.1, kindles: 0.4, blowsUp: 0.1 }
const sure: Fall = { share: 1, luck, place: 0.05 }

test('after the last straddle nothing is in prospect, before it what one hit does by itself', () => {
  const [before, after] = prospectsOf([sure], 2)
  expect(after).toMatchObject({ floods: 0, blowsUp: 0 })
  expect(before).toMatchObject({ floods: 0.2, blowsUp: 0.1 })
  expect(before!.burns[0]).toBeCloseTo(0.1, 12)
})

test('a straddle that is thrown for counts by its chance', () => {
  expect(prospectsOf([{ ...sure, share: 0.5 }], 2)[0]).toMatchObject({ floods: 0.1, blowsUp: 0.05 })
})

test('of two the second counts where the first neither flooded her nor blew her up', () => {
  const [before] = prospectsOf([sure, sure], 2)
  expect(before!.floods).toBeCloseTo(0.2 + 0.7 * 0.2, 12)
  expect(before!.blowsUp).toBeCloseTo(0.1 + 0.9 * 0.1, 12)
})

test('a cell that has kindled burns at the next hit', () => {
  const [before, second] = prospectsOf([sure, sure], 2)
  expect(second!.burns[1]).toBeCloseTo(0.1 + 0.05, 12)
  expect(before!.burns[0]).toBeCloseTo(0.1 + 0.4 * 0.15 + 0.4 * 0.1, 12)
})

test('she sinks by as many leaks as she has boxes left', () => {
  const [before, second] = prospectsOf([sure, sure], 2)
  expect(second!.sinks).toEqual([1, 0.2, 0])
  expect(before!.sinks[2]).toBeCloseTo(0.2 * 0.2, 12)
  expect(before!.sinks[1]).toBeCloseTo(0.2 + 0.7 * 0.2, 12)
})
