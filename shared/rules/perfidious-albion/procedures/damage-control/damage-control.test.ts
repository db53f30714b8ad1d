import { describe, expect, test } from 'vitest'
import type { Effect } from '../../../../game/effect'
import { RuleDraft } from '../../../../game/rule-draft'
import { boxId, trackId } from '../../../../kernel/ids'
import { brest, channel, expectOutcome, fired, happens, idOf, next } from '../turn/fleet.testing'
import { refuses, rows, rules, runs, sea, withCell } from '../turn/fleet.testing'
import { damageControl, damageControlDue } from './damage-control'

const input = 'ship=majestic'
/** Majestic (crew quality 3) works on what is named, test by test. */
const afterTests = (scene: string, faces: string, ...works: readonly string[]) =>
  runs(
    damageControl,
    sea(`Majestic ${scene}`),
    input,
    faces,
    works.map((work, at) => `test-${at + 1}/repair=${work}`).join(' '),
  )

test.each([
  [30, 6],
  [29, 5],
  [10, 2],
  [9, 1],
])('with %i flotation boxes left %i crew tests, one for each 5', (flotation, tests) => {
  const { questions } = afterTests(`flotation=${flotation} flooding=9`, '6 '.repeat(tests))
  expect(questions.filter(({ kind }) => kind === 'chance')).toHaveLength(tests)
  expect(questions[0]).toMatchObject({ kind: 'judge', key: 'tests', value: tests })
})

test('the number of tests can be overruled, and each repair is named before its die', () => {
  const { questions } = runs(damageControl, sea('Majestic flooding=2'), input, '6', 'tests=1')
  expect(questions.map(({ kind }) => kind)).toEqual(['judge', 'choose', 'chance'])
})

test.each(
  rows(`
    flooding level −1                    | flooding=2 flotation=10    | 3 3 | flooding flooding | flooding=0 "damage control: 2 repairs"
    fire level −1                        | fire=3 flotation=5         | 1   | fire              | fire=2
    an engine counts for speed at once   | propulsion=2 flotation=5 5-5=struck 4-6=struck | 1 | propulsion | 4-6=struck,repaired propulsion=1 "a propulsion box works again, maximum speed now 13."
    one under its ring is idle no more   | propulsion=1 flotation=5 5-5=struck,repaired 6-5=struck | 1 | propulsion | 6-5=struck,repaired
    steering gear                        | 10-5=struck                | 2   | steering          | 10-5=struck,repaired "Majestic steers again."
    a failure repairs nothing            | flooding=1 flotation=10    | 4 3 | flooding flooding | flooding=0 "damage control: one repair"
    she may leave it                     | fire=1                     |     | none              | - "damage control: nothing repaired"
    minimumOneTest with fewer than 5     | flotation=4 flooding=2; minimumOneTest=on | 2 | flooding | flooding=1
  `),
)('each success does one of: %s', (_, scene, faces, works, outcome) => {
  expectOutcome(afterTests(scene!, faces!, ...works!.split(' ')), outcome)
})

test('a fire that was brought down is noted, so that it does not grow this turn', () => {
  expect(afterTests('fire=3 flotation=5', '1', 'fire').state.table['fireBroughtDown:majestic']).toBe(1)
})

test.each([
  ['of those that are alike nobody is asked', '6-5=struck 5-5=struck 5-6=struck', {}, [], '5-5'],
  ['nor of one that is flooded', '6-5=struck 5-5=flooded,out 5-6=struck', {}, [], '5-5'],
  ['repairedEngineHit', '6-5=struck 5-5=flooded,out 5-6=struck; repairedEngineHit=spared', {}, ['5-5', '5-6'], '5-5'],
  ['armour', '6-5=struck 5-5=struck 5-6=struck', withCell('6-4', { armour: 3 }), ['5-5', '6-5'], '5-5'],
])('which engine works again: %s', (_, scene, card, of, repaired) => {
  const state = sea(`Majestic propulsion=3 flotation=5 ${scene}`, { Majestic: card })
  const { questions, after } = runs(damageControl, state, input, '1', 'test-1/repair=propulsion')
  const question = questions.find(({ key }) => key.endsWith('/engine'))
  expect(question?.kind === 'choose' ? question.options.map(({ value }) => value) : []).toEqual(of)
  expect(after).toMatch(new RegExp(`${repaired}=\\S+repaired`))
})

test('only what can be repaired is offered: flotation boxes, cells and guns never come back', () => {
  const { questions } = afterTests('flotation=20 fire=1 4-2=struck', '1', 'fire')
  expect(questions[1]).toMatchObject({ options: [{ value: 'fire' }, { value: 'none' }] })
})

describe('a ship makes her checks once a turn', () => {
  const { state } = afterTests('flooding=9', '', 'none')

  test.each([
    ['too-little-flotation', sea('Majestic flotation=4 flooding=2')],
    ['nothing-to-repair', sea('Majestic 4-2=struck')],
    ['damage-control-made', state],
    ['', next(state)],
  ])('refused as "%s"', (code, at) => expect(refuses(damageControl, at, input)).toBe(code))

  test.each(
    rows(`
      damageControlMoment=afterOwnFire | majestic
      damageControlMoment=endOfFiring  |
      fireTiming=simultaneous          |
    `),
  )('%s: when her squadron has fired %s, else when all have', (rule, afterHers) => {
    const leaks = sea(`Majestic flooding=9; Magnificent; ${rule}`)
    const due = [leaks, fired(leaks, brest), fired(leaks, channel), fired(leaks, channel, brest)]
    expect(due.map((at) => damageControlDue(at).join(' '))).toEqual(['', '', afterHers, 'majestic'])
  })
})

describe('under simultaneous fire damage that waits is not repaired yet', () => {
  const ship = idOf('Majestic')
  const waits = (waiting: readonly Effect[], scene: string, faces: string) => {
    const draft = new RuleDraft(rules, sea(`Majestic ${scene}`), waiting)
    return happens(draft, damageControl.run(draft, { ship }), faces)
  }

  test('a fire that waits is not offered', () => {
    const fire: Effect = { type: 'trackMoved', ship, track: trackId('fire'), by: 2 }
    expect(waits([fire], 'flooding=1', '1').questions[1]).toMatchObject({
      options: [{ value: 'flooding' }, { value: 'none' }],
    })
  })

  test('engines that are about to be lost are not restored, and each of the others once', () => {
    const lost: readonly Effect[] = [
      { type: 'marked', ship, box: boxId('4-6'), mark: 'struck', on: true },
      { type: 'trackMoved', ship, track: trackId('propulsion'), by: 1 },
    ]
    expectOutcome(waits(lost, 'propulsion=2 5-5=struck 5-6=struck', '1 1'), '5-5=struck,repaired 5-6=struck,repaired')
  })
})
