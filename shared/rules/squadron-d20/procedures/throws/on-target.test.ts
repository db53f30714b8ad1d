import { describe, expect, test } from 'vitest'
import { dice, play } from '../../../../kernel/script.testing'
import { read } from '../../../run/run-procedure.testing'
import { airBase, cruiser, motorBoats, type Damage, inPlay } from '../../ship/stands.testing'
import { atTable, draftOf } from '../table.testing'
import {
  chanceOfFailure,
  chanceOnTarget,
  counts,
  reckonOnTarget,
  says,
  targetModifiers,
  targetRerolls,
  throwOnTarget,
  throwSaves,
} from './on-target'

const to = 'umpire'

function thrown(faces: number[], { needed = 10, rerolls = false, count = 1, said = {} } = {}) {
  const draft = draftOf(atTable({ one: { of: cruiser } }))
  const sum = {
    needed,
    of: says('reroll.land'),
    modifiers: [counts('crewQuality', 2), counts('targetSlow', 0)],
    rerolls: rerolls ? [says('reroll.stopped')] : [],
  }
  const attack = { key: 'shot', dice: count, who: 'Tone Gawa', to, sum, lookUp: [] }
  const { outcome, questions } = play(throwOnTarget(draft, attack), dice(...faces), said)
  for (const { ask, because = [] } of questions) [ask, ...because].forEach(read)
  return { outcome, why: draft.changes.why.map(read), asked: questions.map(({ key }) => key), sum }
}

describe('on target: D20, the number needed less what counts, or more', () => {
  test('one die', () => {
    expect(thrown([8]).outcome).toBe(1)
    expect(thrown([8]).why).toEqual(['Tone Gawa: 8, 8 or more was needed. On target.'])
    expect(thrown([7]).outcome).toBe(0)
  })

  test('a miss is thrown again once, a hit is not', () => {
    expect(thrown([7, 8], { rerolls: true })).toMatchObject({
      outcome: 1,
      asked: ['shot/from', 'shot/die', 'shot/again'],
    })
    expect(thrown([7, 7], { rerolls: true }).outcome).toBe(0)
    expect(thrown([8], { rerolls: true }).outcome).toBe(1)
  })

  test('a fistful: misses alone are thrown again', () => {
    const { outcome, why } = thrown([20, 1, 8, 7, 19], { count: 3, rerolls: true, needed: 12 })
    expect(outcome).toBe(2)
    expect(why[0]).toBe('Tone Gawa: 20, 1, 8; 10 or more was needed. 1 of 3 on target.')
    expect(why.at(-1)).toBe('Tone Gawa, thrown again: 7, 19; 10 or more was needed. 1 of 2 on target.')
  })

  test('what no face decides is not thrown', () => {
    expect(thrown([], { needed: 23 }).outcome).toBe(0)
    expect(thrown([], { needed: 3, count: 4 }).outcome).toBe(4)
  })

  test('far beyond every face it still cannot hit, and nothing stops', () => {
    const { outcome, why } = thrown([], { needed: 143 })
    expect([outcome, why]).toEqual([
      0,
      ['Tone Gawa cannot hit: 141 or more is needed, and a D20 has no more than 20. Off target.'],
    ])
  })

  test('the number can be overruled', () => {
    expect(thrown([11], { said: { 'shot/from': 12 } }).outcome).toBe(0)
  })

  test('its chance is that of the dice', () => {
    expect([chanceOnTarget(8, false), chanceOnTarget(8, true), chanceOnTarget(21, true)]).toEqual([
      expect.closeTo(0.65),
      expect.closeTo(1 - 0.35 ** 2),
      0,
    ])
    const never = reckonOnTarget(says('reroll.land'), thrown([], { needed: 80 }).sum)
    expect([read(never.total), read(never.means)]).toEqual(['78+', 'cannot hit'])
    const reckoning = reckonOnTarget(says('reroll.land'), thrown([8]).sum)
    expect([read(reckoning.total), read(reckoning.means)]).toEqual(['8+', 'on target in 65 % of throws'])
    expect(reckoning.lines.map(({ figure }) => read(figure))).toEqual(['10+', '+2', '0'])
  })
})

test('the target: its size, SV 0, slow; stopped or land', () => {
  const of = (document: typeof cruiser, damage: Damage = {}) => {
    const target = inPlay(document, damage)
    return [targetModifiers(target).map(({ modifier }) => modifier), targetRerolls(target).map(read)]
  }
  expect(of(cruiser)).toEqual([[1, 0, 0], []])
  expect(of(cruiser, { tracks: { steering: 0 }, fields: { pace: 'slow' } })).toEqual([[1, 1, 1], []])
  expect(of(cruiser, { tracks: { speed: 0 } })).toEqual([
    [1, 0, 0],
    ['The target lies still: misses are thrown again once.'],
  ])
  expect(of(motorBoats)).toEqual([[-4, 0, 0], []])
  expect(of(airBase)).toEqual([[0, 0, 0], ['The target is land: misses are thrown again once.']])
})

describe('saving throws: D10, 6 or more', () => {
  const saves = (faces: number[], modifier: number, hits = 1) => {
    const draft = draftOf(atTable({ one: { of: motorBoats } }))
    const [boats] = Object.values(draft.state.ships)
    const modifiers = [counts('typeX', modifier)]
    const thrown = { key: 'x', hits, modifiers, lookUp: [] }
    const { outcome, questions } = play(throwSaves(draft, boats!, thrown), dice(...faces))
    for (const { ask, because = [] } of questions) [ask, ...because].forEach(read)
    draft.changes.why.forEach(read)
    return outcome
  }

  test('what counts is added to the die', () => {
    expect([saves([5], 1), saves([4], 1), saves([7], -2), saves([8], -2)]).toEqual([0, 1, 1, 0])
    expect(saves([1, 10, 5], 0, 3)).toBe(2)
    expect([saves([], 5), saves([], -5, 2), saves([], 0, 0)]).toEqual([0, 2, 0])
    expect(saves([], -22)).toBe(1)
  })

  test('the chance that one fails', () => {
    expect([0, 1, -5, 5].map((modifier) => chanceOfFailure([counts('typeX', modifier)]))).toEqual([0.5, 0.4, 1, 0])
  })
})
