import { describe, expect, test } from 'vitest'
import type { Scalar } from '../../../../kernel/scalar'
import { atSea, idOf } from '../turn/fleet.testing'
import { legalSpeeds } from './speeds'

/** Majestic with a speed of last turn, propulsion boxes lost and rulings. Her levels are 16, 13, 10, 6, 3, 0. */
function speeds(speed: number, lost = 0, way = 'ahead', houseRules: Readonly<Record<string, Scalar>> = {}) {
  const damage = { tracks: { speed, propulsion: lost }, fields: { astern: way } }
  const state = atSea({ channel: { Majestic: damage }, houseRules })
  const { ahead, astern } = legalSpeeds(state, state.ships[idOf('Majestic')]!)
  const said = (is: { least: number; most: number } | undefined) => is && `${is.least}-${is.most}`
  return { ahead: said(ahead), astern: said(astern) }
}

describe('legal speeds', () => {
  test('per turn speed may rise by 2 or fall by 6', () => {
    expect(speeds(8)).toEqual({ ahead: '2-10', astern: undefined })
    expect(speeds(4)).toEqual({ ahead: '0-6', astern: undefined })
  })

  test('and never above what her engines leave', () => {
    expect(speeds(15)).toEqual({ ahead: '9-16', astern: undefined })
    expect(speeds(12, 1)).toEqual({ ahead: '6-13', astern: undefined })
  })

  test('speedAfterLoss atOnce: a ship above her new maximum comes down to it in her next movement', () => {
    expect(speeds(16, 1).ahead).toBe('10-13')
    expect(speeds(16, 4).ahead).toBe('3-3')
  })

  test('speedAfterLoss by6: she comes down by no more than 6 a turn', () => {
    const by6 = { speedAfterLoss: 'by6' }
    expect(speeds(16, 4, 'ahead', by6).ahead).toBe('10-10')
    expect(speeds(16, 1, 'ahead', by6).ahead).toBe('10-13')
  })

  test('a ship can go dead in the water', () => {
    expect(speeds(5, 5).ahead).toBe('0-0')
    expect(speeds(0, 5)).toEqual({ ahead: '0-0', astern: undefined })
  })

  test('one marked by hand as dead in the water stays where she is', () => {
    const state = atSea({ channel: { Majestic: { tracks: { speed: 8 }, fields: { standing: 'deadInTheWater' } } } })
    expect(legalSpeeds(state, state.ships[idOf('Majestic')]!).ahead).toEqual({ least: 0, most: 0 })
  })

  test('once halted a ship may move astern, at half speed at most, rounded down', () => {
    expect(speeds(0)).toEqual({ ahead: '0-2', astern: '0-2' })
    expect(speeds(1).astern).toBeUndefined()
    expect(speeds(4, 1, 'astern').astern).toBe('0-6')
    expect(speeds(6, 1, 'astern').astern).toBe('0-6')
    expect(speeds(0, 4).astern).toBe('0-1')
  })

  test('from going astern she has to halt before she goes ahead', () => {
    expect(speeds(5, 0, 'astern').ahead).toBe('0-0')
    expect(speeds(8, 0, 'astern')).toEqual({ ahead: undefined, astern: '2-8' })
  })
})
