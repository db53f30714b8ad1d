import { expect, test } from 'vitest'
import { read } from '../../../run/run-procedure.testing'
import { readCasualties, writeCasualties } from '../../../kit/casualties'
import { shockEffects, type ShockRow, bridgeHit, steeringHit, type SpecialRow } from '../../tables/special-damage'
import { callCasualty, wildId } from './casualties'

const rows: readonly (SpecialRow | ShockRow)[] = [
  ...steeringHit,
  ...Object.values(bridgeHit).flatMap((table) => [...table.rows]),
  ...shockEffects,
]

test('every casualty of every table has a sentence, for each thing that its second die may say', () => {
  for (const { id, sub, turns } of rows) {
    const ofs = sub && id !== wildId ? sub.map(([, , of]) => of) : [undefined]
    for (const of of ofs) {
      const casualty = { id, ...(of !== undefined && { of }), ...(turns !== undefined && { untilTurn: 3 }) }
      expect(read(callCasualty(casualty))).not.toBe('')
      expect(readCasualties(writeCasualties([casualty]) ?? '')).toEqual([casualty])
    }
  }
})

test('the ring main is out for two turns, or until repaired', () => {
  expect(read(callCasualty({ id: 'ringMain', untilTurn: 4 }))).toContain('up to and with turn 4')
  expect(read(callCasualty({ id: 'ringMain' }))).toContain('until repaired')
})
