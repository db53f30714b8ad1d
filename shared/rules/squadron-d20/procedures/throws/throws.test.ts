import { describe, expect, test } from 'vitest'
import type { ShipDocument } from '../../../../documents/ship'
import { shipId } from '../../../../kernel/ids'
import { play } from '../../../../kernel/script.testing'
import { read } from '../../../run/run-procedure.testing'
import { battleship, carrier, cruiser, merchant, type Damage } from '../../ship/stands.testing'
import { Target } from '../criticals/target'
import { atTable, draftOf, type TableSetup } from '../table.testing'
import { chanceOfCrewTest, crewTest } from './crew-test'
import { chanceOfWreckTest, wreckTestOf } from './wreck-test'

const one = shipId('one')

function crewOf(document: ShipDocument, faces: number[], has: Damage = {}) {
  const draft = draftOf(atTable({ one: { of: document, ...has } }))
  const { outcome } = play(crewTest(draft, one, { key: 'crew', ask: { key: 'odds.policy.usual' } }), faces)
  return { outcome, why: draft.changes.why.map(read) }
}

function wreckOf(document: ShipDocument, faces: number[], has: Damage = {}, setup: TableSetup = {}) {
  const draft = draftOf(atTable({ one: { of: document, ...has } }, setup))
  const { outcome, questions } = play(wreckTestOf(new Target(draft, one), 'wreck'), faces)
  return { passed: outcome, sum: (questions[0]?.because ?? []).map(read), target: new Target(draft, one) }
}

describe('a crew test: 6 or more with crew quality, D10', () => {
  test('the sum decides', () => {
    expect(crewOf(cruiser, [4])).toEqual({ outcome: true, why: ['Tone Gawa passes her crew test: 4, 4 or more.'] })
    expect(crewOf(cruiser, [3]).outcome).toBe(false)
    expect(crewOf(merchant, [6]).outcome).toBe(false)
    expect(crewOf(merchant, [7]).outcome).toBe(true)
  })

  test('a crew that is worse now is worse', () => {
    expect(crewOf(cruiser, [8], { tracks: { crewQuality: -3 } }).outcome).toBe(false)
    expect([chanceOfCrewTest(2), chanceOfCrewTest(0), chanceOfCrewTest(-12)]).toEqual([0.7, 0.5, 0])
  })
})

describe('a wreck test (10.2)', () => {
  test('crew quality, teams by the scale, and what speaks against her', () => {
    const hood = wreckOf(battleship, [2], { tracks: { fires: 3 } })
    expect(hood.passed).toBe(false)
    expect(hood.sum).toEqual([
      'Wreck test: 6 or more, D10',
      'Crew quality: +1',
      '14 damage-control teams: +4',
      '3 fires: −2',
      'Passes on 3 or more',
    ])
    expect(wreckOf(carrier, [2]).sum).toContain('Poor carrier safety: −1')
    expect(wreckOf(merchant, [6]).sum).toContain('Poor underwater protection: −1')
    expect(wreckOf(merchant, [6]).passed).toBe(false)
    expect(wreckOf(merchant, [7]).passed).toBe(true)
  })

  test('in bad weather a success is rolled again', () => {
    const table = { weather: 'bad' }
    expect(wreckOf(merchant, [7, 6], {}, { table }).passed).toBe(false)
    expect(wreckOf(merchant, [7, 7], {}, { table }).passed).toBe(true)
    expect(wreckOf(merchant, [6], {}, { table }).passed).toBe(false)
  })

  test('ruling: another number', () => {
    expect(wreckOf(merchant, [6], {}, { houseRules: { wreckTestNeeded: 4 } }).passed).toBe(true)
  })

  test('its chance is that of the dice', () => {
    expect(chanceOfWreckTest(wreckOf(merchant, [1]).target)).toBeCloseTo(0.4, 12)
    expect(chanceOfWreckTest(wreckOf(merchant, [1], {}, { table: { weather: 'bad' } }).target)).toBeCloseTo(0.16, 12)
  })
})
