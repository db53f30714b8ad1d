import { describe, expect, test } from 'vitest'
import { dice, play } from '../../../../kernel/script.testing'
import { asWorkedOut } from '../../../pack/agreed'
import { read, readQuestion } from '../../../run/run-procedure.testing'
import { airBase, cruiser, motorBoats, type Damage, inPlay } from '../../ship/stands.testing'
import { atTable, draftOf } from '../table.testing'
import {
  chanceOnTarget,
  counts,
  countsOf,
  reckonAttack,
  says,
  targetModifiers,
  targetRerolls,
  throwOnTarget,
  throwSaves,
} from './on-target'

/** So many dice that need 10 or `needed`, less 2. */
function attackOf({ needed = 10, rerolls = false, count = 1 } = {}) {
  const modifiers = [counts('crewQuality', 2), counts('targetSlow', 0)]
  const sum = { needed, of: says('reroll.land'), modifiers, rerolls: rerolls ? [says('reroll.stopped')] : [] }
  return { key: 'shot', dice: count, who: 'Tone Gawa', to: 'umpire', sum, lookUp: [] } as const
}

function thrown(faces: number[], attack = attackOf(), said = {}) {
  const draft = draftOf(atTable({ one: { of: cruiser } }))
  const { outcome, questions } = play(throwOnTarget(draft, attack), dice(...faces), said)
  questions.forEach(readQuestion)
  return { outcome, why: draft.changes.why.map(read), asked: questions.map(({ key }) => key) }
}

describe('on target: D20, the number needed less what counts, or more', () => {
  const again = attackOf({ rerolls: true })
  test.each([
    ['one die', [8], attackOf(), 1],
    ['below', [7], attackOf(), 0],
    ['a miss is thrown again once', [7, 8], again, 1],
    ['and no more', [7, 7], again, 0],
    ['a hit is not', [8], again, 1],
    ['what no face decides is not thrown', [], attackOf({ needed: 23 }), 0],
    ['nor what every face does', [], attackOf({ needed: 3, count: 4 }), 4],
  ])('%s', (_, faces, attack, on) => expect(thrown(faces, attack).outcome).toBe(on))

  test('the sentences: one die, a fistful whose misses alone are thrown again, and what cannot hit', () => {
    expect(thrown([8]).why).toEqual(['Tone Gawa: 8, 8 or more was needed. On target.'])
    const { outcome, why, asked } = thrown([20, 1, 8, 7, 19], attackOf({ count: 3, rerolls: true, needed: 12 }))
    expect([outcome, ...asked]).toEqual([2, 'shot/from', 'shot/die', 'shot/again'])
    expect(why[0]).toBe('Tone Gawa: 20, 1, 8; 10 or more was needed. 1 of 3 on target.')
    expect(why.at(-1)).toBe('Tone Gawa, thrown again: 7, 19; 10 or more was needed. 1 of 2 on target.')
    expect(thrown([], attackOf({ needed: 143 })).why).toEqual([
      'Tone Gawa cannot hit: 141 or more is needed, and a D20 has no more than 20. Off target.',
    ])
  })

  test('the number can be overruled', () => {
    expect(thrown([11], attackOf(), { 'shot/from': 12 }).outcome).toBe(0)
  })

  test('its chance is that of the dice', () => {
    const chances = [chanceOnTarget(8, false), chanceOnTarget(8, true), chanceOnTarget(21, true)]
    expect(chances).toEqual([expect.closeTo(0.65), expect.closeTo(1 - 0.35 ** 2), 0])
    const title = says('reroll.land')
    const shown = (needed: number, agreed = asWorkedOut) => reckonAttack(attackOf({ needed }), agreed, { title })[0]!
    const [never, may] = [shown(80), shown(10)]
    expect([read(never.total), read(never.means)]).toEqual(['78+', 'cannot hit'])
    expect([read(may.total), read(may.means)]).toEqual(['8+', 'on target in 65 % of throws'])
    expect(may.lines.map(({ figure }) => read(figure))).toEqual(['10+', '+2', '0'])
    const overridden = shown(10, (question, value) => (question === 'shot/from' ? (13 as typeof value) : value))
    expect([read(overridden.total), read(overridden.means)]).toEqual(['13+', 'on target in 40 % of throws'])
  })
})

test('the target: its size, SV 0, slow; stopped or land', () => {
  const of = (document: typeof cruiser, damage: Damage = {}) => {
    const target = inPlay(document, damage)
    return [targetModifiers(target).map(({ modifier }) => modifier), targetRerolls(target).map(read)]
  }
  expect(of(cruiser)).toEqual([[1, 0, 0], []])
  expect(of(cruiser, { tracks: { steering: 0 }, fields: { pace: 'slow' } })).toEqual([[1, 1, 1], []])
  const stopped = ['The target lies still: misses are thrown again once.']
  expect(of(cruiser, { tracks: { speed: 0 } })).toEqual([[1, 0, 0], stopped])
  expect(of(motorBoats)).toEqual([[-4, 0, 0], []])
  expect(of(airBase)).toEqual([[0, 0, 0], ['The target is land: misses are thrown again once.']])
})

describe('saving throws: D10, 6 or more', () => {
  const saves = (modifier: number) => {
    const [boats] = Object.values(atTable({ one: { of: motorBoats } }).ships)
    return { key: 'x', of: boats!, modifiers: [counts('typeX', modifier)], lookUp: [] }
  }
  test.each([
    [5, 1, 0],
    [4, 1, 1],
    [7, -2, 1],
    [8, -2, 0],
  ])('%i with %i', (face, modifier, failed) => expect(fails([face], modifier)).toBe(failed))

  test('several hits, none, and what no face decides', () => {
    expect([fails([1, 10, 5], 0, 3), fails([], 5), fails([], -5, 2), fails([], 0, 0), fails([], -22)]).toEqual([
      2, 0, 2, 0, 1,
    ])
  })

  test('the chance that one fails, and of every number of losses up to so many', () => {
    const lost = (modifier: number, most?: number) =>
      countsOf({ ...attackOf({ needed: 0, count: 2 }), saves: saves(modifier) }, 'lost', most)
    expect([0, 1, -5, 5].map((modifier) => lost(modifier)[0])).toEqual([0.25, expect.closeTo(0.36), 0, 1])
    expect(lost(0)).toEqual([0.25, 0.5, 0.25])
    expect(lost(0, 1)).toEqual([0.25, 0.75])
  })

  function fails(faces: number[], modifier: number, hits = 1) {
    const draft = draftOf(atTable({ one: { of: motorBoats } }))
    const { outcome, questions } = play(throwSaves(draft, saves(modifier), hits), dice(...faces))
    questions.forEach(readQuestion)
    draft.changes.why.forEach(read)
    return outcome
  }
})
