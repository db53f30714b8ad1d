import { describe, expect, test } from 'vitest'
import { dice } from '../../../../kernel/script.testing'
import { fireGrows, floodingTakes } from '../damage/fire-flash-flooding'
import { refusalOf } from '../../../run/run-procedure.testing'
import { atSea, runs, withFacts } from './fleet.testing'

describe('flooding', () => {
  const flooding = (level: number, flotation = 20, more = {}) =>
    atSea({ channel: { Majestic: { tracks: { flooding: level, flotation } } }, ...more })

  test('each turn she crosses off flotation boxes equal to the flooding level', () => {
    const { on, label } = runs(floodingTakes, flooding(3))
    expect(on('Majestic').track('flotation')).toBe(17)
    expect(on('Majestic').track('flooding')).toBe(3)
    expect(label).toBe('flooding, one ship')
  })

  test('all boxes crossed off: the ship sinks', () => {
    const { on, why } = runs(floodingTakes, flooding(5, 4))
    expect(on('Majestic').track('flotation')).toBe(0)
    expect(on('Majestic').field('standing')).toBe('sunk')
    expect(why).toContain('Majestic sinks.')
  })

  test('it takes its boxes once a turn', () => {
    const { state } = runs(floodingTakes, flooding(3))
    expect(refusalOf(floodingTakes, state)).toBe('flooding-has-taken')
    expect(refusalOf(floodingTakes, { ...state, turn: 2 })).toBeUndefined()
  })

  test('where nothing floods there is nothing to take, and a sunk ship floods no more', () => {
    expect(refusalOf(floodingTakes, atSea())).toBe('nothing-floods')
    expect(refusalOf(floodingTakes, flooding(3, 0))).toBe('nothing-floods')
  })

  test('the figure is the app’s, and the umpire may know better', () => {
    expect(runs(floodingTakes, flooding(3), {}, [], { 'flooding/majestic': 1 }).on('Majestic').track('flotation')).toBe(
      19,
    )
  })
})

describe('fire', () => {
  const burning = (fire: number, more = {}) => atSea({ channel: { Majestic: { tracks: { fire } } }, ...more })

  test('a ship whose fire was not brought down gains 1', () => {
    expect(runs(fireGrows, burning(2)).on('Majestic').track('fire')).toBe(3)
  })

  test('one that was brought down this turn does not', () => {
    const state = withFacts(burning(2), { 'fireBroughtDown:majestic': 1 })
    expect(refusalOf(fireGrows, state)).toBe('nothing-burns')
    expect(refusalOf(fireGrows, { ...state, turn: 2 })).toBeUndefined()
  })

  test('growth makes the first explosion', () => {
    const { on, why } = runs(fireGrows, burning(6), {}, dice(3, 1))
    expect(on('Majestic').track('fire')).toBe(7)
    expect(why).toContain('Internal explosion at 1·3.')
    expect(on('Majestic').marks('1-3')).toContain('struck')
  })

  test('at Explosion! it grows no more', () => {
    expect(refusalOf(fireGrows, burning(7))).toBe('nothing-burns')
  })

  test('fireGrowth 0: fires do not grow', () => {
    expect(refusalOf(fireGrows, burning(3, { houseRules: { fireGrowth: 0 } }))).toBe('fires-do-not-grow')
  })

  test('fires grow once a turn', () => {
    expect(refusalOf(fireGrows, runs(fireGrows, burning(2)).state)).toBe('fires-have-grown')
  })
})
