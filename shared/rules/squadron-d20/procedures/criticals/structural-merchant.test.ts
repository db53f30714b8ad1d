import { describe, expect, test } from 'vitest'
import { merchant, merchantData } from '../../ship/stands.testing'
import { changed, playCritical } from './critical.testing'

const ammunition = changed(merchantData, { cargo: { points: 3, kind: 'ammunition' } })
const grain = changed(merchantData, { cargo: { points: 3, kind: 'other' } })

const fitted = changed(merchantData, { fireControl: 3, searchlights: true, smoke: true })

describe('rows 1 to 13 are those of a warship', () => {
  test.each([
    ['1: hull', 5, [1], 'flotation', 7],
    ['2: hull', 5, [2], 'flotation', 7],
    ['3, 1 to 5: optics', 5, [3, 5], 'gunneryModifier', -2],
    ['3, 6 to 10: masts', 4, [3, 6], 'spotting', 1],
    ['4: crew', 5, [4], 'damageControlTeams', 0],
    ['5: fire control', 3, [5], 'fireControl', 0],
    ['6: command', 5, [6], 'crewQuality', -2],
    ['7: engine room', 4, [7, 3], 'speed', 9],
    ['8: engine room', 4, [8, 3], 'speed', 9],
    ['9: engine room', 4, [9, 3], 'speed', 9],
    ['10: steering', 2, [10], 'steering', 0],
    ['11: helm', 1, [11, 10], 'steering', 1],
    ['13: fire', 5, [13], 'fires', 1],
  ] as const)('%s', (_row, cv, faces, track, to) => {
    const hit = playCritical({ cv }, { of: fitted }, faces)
    expect(hit.track(track)).toBe(to)
    expect(hit).toMatchObject({ rounds: 1, isGone: false })
  })

  test('12: sensors', () => {
    expect(playCritical({ cv: 3 }, { of: fitted }, [12]).lost('e-searchlights')).toBe(true)
  })

  test('her smoke is lost with her engines', () => {
    expect(playCritical({ cv: 4 }, { of: fitted }, [7, 3]).lost('e-smoke')).toBe(true)
  })
})

describe('14 to 20: cargo', () => {
  test.each([14, 15, 16, 17, 18, 19, 20])('on a %i the cargo is destroyed and all CV used up', (face) => {
    const hit = playCritical({ cv: 9 }, { of: grain }, [face])
    expect(hit.track('cargo')).toBe(0)
    expect(hit).toMatchObject({ spent: 0, rounds: 1, isGone: false })
  })

  test('fuel: a fire, and one fire test a cargo point; each that succeeds is one fire more', () => {
    const hit = playCritical({ cv: 9 }, { of: merchant }, [14], { '1/cargo-fires': 3 })
    expect(hit.track('fires')).toBe(4)
    expect(playCritical({ cv: 9 }, { of: merchant }, [14]).track('fires')).toBe(1)
  })

  test('ruling: fire tests by D20, with the CV that the hit came with', () => {
    const has = { of: merchant, houseRules: { fireTest: 'd20' } }
    expect(playCritical({ cv: 9 }, has, [14, 9, 10, 1, 20, 15]).track('fires')).toBe(3)
    // Steering took 2 of the 9 before.
    expect(playCritical({ cv: 9 }, has, [10, 14, 9, 10, 10, 10, 10]).track('fires')).toBe(2)
  })

  test('of the rest of it', () => {
    const has = { of: merchant, houseRules: { fireTest: 'd20' }, tracks: { cargo: 2 } }
    expect(playCritical({ cv: 9 }, has, [14, 9, 9]).track('fires')).toBe(3)
  })

  test('ammunition: a fire test, and she is a wreck with a collateral CV of D6 a cargo point', () => {
    const hit = playCritical({ cv: 9 }, { of: ammunition }, [14, 6, 5, 4], { '1/cargo-fire': true })
    expect(hit.field('standing')).toBe('wreck')
    expect(hit.why.at(-1)).toContain('Collateral damage with CV 15')
    expect(playCritical({ cv: 9 }, { of: ammunition }, [14]).isGone).toBe(false)
  })

  test('ammunition: a test that fails is made again if she burns', () => {
    const has = { of: ammunition, houseRules: { fireTest: 'd20' } }
    expect(playCritical({ cv: 9 }, has, [14, 10]).isGone).toBe(false)
    const burning = { ...has, tracks: { fires: 1 } }
    expect(playCritical({ cv: 9 }, burning, [14, 10, 9, 1, 1, 1]).isGone).toBe(true)
    expect(playCritical({ cv: 9 }, burning, [14, 10, 10]).isGone).toBe(false)
  })

  test('none left: it cannot be applied', () => {
    const hit = playCritical({ cv: 5 }, { of: grain, tracks: { cargo: 0 } }, [14, 13])
    expect(hit.why).toContain('Changed has no cargo left: cannot be applied.')
    expect(hit.track('fires')).toBe(1)
  })
})
