import { expect, test } from 'vitest'
import { RuleDraft } from '../../game/rule-draft'
import { markerId, sideId } from '../../kernel/ids'
import type { Answer } from '../../kernel/question'
import { play } from '../../kernel/script.testing'
import { withUsualValues, read } from '../run/run-procedure.testing'
import { readStatistics } from './outcome-statistics'
import { guns } from './procedures/guns/guns'
import { atTable, foldRules } from './procedures/table.testing'
import { torpedoes } from './procedures/torpedoes/attack'
import { callMarker } from './procedures/torpedoes/declare'
import { battleship, cruiser } from './ship/stands.testing'

const noCritical = { 'book.criticalValue': 0, 'book.impactFlotation': 1, 'book.impactStructure': 1 }
const sea = () => atTable({ one: { of: cruiser }, two: { of: battleship } }, { table: noCritical })

function statisticsOf(faces: Answer[], said: Readonly<Record<string, Answer>> = {}) {
  const state = sea()
  const draft = new RuleDraft(foldRules, state)
  const { outcome } = play(guns.run(draft, withUsualValues(guns, state, { ship: 'one', target: 'two' })), faces, said)
  return readStatistics(outcome, draft.changes.why)
}

test('batteries on target by calibre, beside what was to be expected, and the hits that came of them', () => {
  const { by, guns: counted } = statisticsOf([20, 1], { 'main-main/scored': '2,1,1,0' })
  expect(by).toBe('Tone Gawa')
  expect(counted.map(({ letter, straddles, entered }) => [letter, straddles, entered])).toEqual([
    ['8″', 1, 2],
    ['5″', 0, 0],
  ])
  expect(counted[0]?.expected).toBeCloseTo(0.85, 9)
})

/** An attack of three that the cruiser has declared. */
function declared() {
  const state = sea()
  const values = { by: 'one', at: 'two', is: 'aimed', knots: 49, tubes: 3, attacks: 1, arc: 'beam', rangeInches: 9 }
  const marker = { id: markerId('t1'), kind: 'torpedoes', of: sideId('hers'), turnLaid: 1, values }
  return { ...state, markers: [marker] }
}

test('hits by torpedoes are counted with the dice that were thrown', () => {
  const state = declared()
  const draft = new RuleDraft(foldRules, state)
  const { outcome } = play(torpedoes.run(draft, withUsualValues(torpedoes, state)), [20], { scored: '2,1,1,0,2' })
  expect(readStatistics(outcome, draft.changes.why)).toMatchObject({
    by: null,
    guns: [],
    torpedoes: [{ by: 'Tone Gawa', fired: 0, tested: 1, struck: 2 }],
  })
})

test('other outcomes have no statistics', () => {
  expect(readStatistics({ key: 'steps.marked' }, [{ key: 'constructor' }])).toEqual({
    by: null,
    guns: [],
    chances: [],
    torpedoes: [],
  })
})

test('a torpedo attack is called by whose it is and at whom', () => {
  const state = declared()
  expect(read(callMarker(state, state.markers[0]!)!)).toBe('Torpedoes of Tone Gawa at Thunderbolt, turn 1')
  expect(callMarker(state, { ...state.markers[0]!, id: markerId('other'), kind: 'buoy' })).toBeUndefined()
})
