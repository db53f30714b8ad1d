import { describe, expect, test } from 'vitest'
import { battleship, cruiser, cruiserData, document } from '../../ship/stands.testing'
import { gunsModifier } from './gun-sum'
import { sum } from './salvo.testing'

describe('what a battery needs (9.5)', () => {
  test('range, control and every modifier by name', () => {
    expect(sum()).toEqual([
      'Directed, 3 RB 12+',
      'Crew quality +2',
      '8 guns shooting at the target +1',
      'Size of the target +2',
      '7+',
    ])
    const worn = {
      fault: { tracks: { splash: 1, gunneryModifier: -2, fireControl: 0 } },
      harm: { tracks: { splash: 2, steering: 0 }, fields: { pace: 'slow' } },
    }
    expect(sum({ ...worn, input: { bases: 2 } })).toEqual([
      'Local control, 3 RB 16+',
      'Crew quality +2',
      '8 guns shooting at the target +1',
      'Size of the target +2',
      'Steering of the target out, SV 0 +1',
      'Target slow +1',
      '2 bases in the way −2',
      'One splash marker on the firer −1',
      '2 splash markers on the target −2',
      'Gunnery modifier −2',
      '16+',
    ])
  })

  test.each([1, 2, 3, 4, 5])('the end of band %i', (band) => {
    expect(sum({ band })[0]).toBe(`Directed, ${band} RB ${3 + 3 * band}+`)
    expect(sum({ band, fault: { tracks: { fireControl: 0 } } })[0]).toBe(`Local control, ${band} RB ${4 + 4 * band}+`)
  })

  test('by the guns that bear', () => {
    expect([1, 2, 3, 6, 7, 12, 13, 20, 21].map(gunsModifier)).toEqual([-1, -1, 0, 0, 1, 1, 2, 2, 3])
    expect(sum({ input: { mounts: 'main-main-0' } })).toContain('2 guns shooting at the target −1')
    expect(sum({ fault: { boxes: { 'm-main-main-3': ['struck'] } } }).at(-1)).toBe('8+')
  })

  test('radar adds 1 by day in sight, and not to a battery that it does not serve', () => {
    const input = { batteries: 'main-quad' }
    expect(sum({ firer: battleship, at: cruiser, input })).toContain('Supported by radar +1')
    expect(
      sum({ firer: battleship, at: cruiser, input, fault: { boxes: { 'e-gunneryRadar': ['struck'] } } }),
    ).not.toContain('Supported by radar +1')
    expect(sum()).not.toContain('Supported by radar +1')
  })

  test('an armed merchant cruiser always fires in local control', () => {
    const raider = document({ ...cruiserData, role: 'armedMerchantCruiser' }, { name: 'Raider' })
    expect(sum({ firer: raider })[0]).toBe('Local control, 3 RB 16+')
  })
})
