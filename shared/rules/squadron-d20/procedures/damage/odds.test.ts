import { describe, expect, test } from 'vitest'
import { read } from '../../../run/run-procedure.testing'
import { carrier, cruiser } from '../../ship/stands.testing'
import { atTable } from '../table.testing'
import { oddsOfHit } from './odds'

const state = atTable({ target: { of: cruiser }, flattop: { of: carrier } })

describe('what the critical of a hit damages first', () => {
  test('is exact', () => {
    const rows = oddsOfHit.quick(state, { target: 'target', attack: 'gun' }, [])
    expect(rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect([read(rows[0]!.say), rows[0]!.chance, rows[0]!.error]).toEqual(['weapons first', 0.35, null])
    expect(rows.find(({ say }) => read(say) === 'hull first')?.chance).toBeCloseTo(0.1, 12)
  })

  test('of a carrier under water, in every column and in one', () => {
    for (const column of ['later', 'bow', 'midships', 'stern']) {
      const rows = oddsOfHit.quick(state, { target: 'flattop', attack: 'torpedo', on: 'underwater', column }, [])
      expect(rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    }
  })
})
