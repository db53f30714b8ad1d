import { describe, expect, test } from 'vitest'
import type { Effect } from '../../../../game/effect'
import { RuleDraft } from '../../../../game/rule-draft'
import { boxId, trackId } from '../../../../kernel/ids'
import { read } from '../../../run/run-procedure.testing'
import { brest, channel, expectOutcome, fired, happens, idOf, next } from '../turn/fleet.testing'
import { refuses, rows, rules, runs, sea, withCell } from '../turn/fleet.testing'
import { damageControl, damageControlDue } from './damage-control'
import { repairParties } from './repair-parties'

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
  const { questions } = runs(damageControl, sea('Majestic flooding=2 fire=1'), input, '6', 'tests=1')
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
    she may leave it                     | fire=1 flooding=1          |     | none              | - "damage control: nothing repaired"
    minimumOneTest with fewer than 5     | flotation=4 flooding=2; minimumOneTest=on | 2 | flooding | flooding=1
  `),
)('each success does one of: %s', (_, scene, faces, works, outcome) => {
  expectOutcome(afterTests(scene!, faces!, ...works!.split(' ')), outcome)
})

test('a fire that was brought down is noted, so that it does not grow this turn', () => {
  expect(afterTests('fire=3 flotation=5', '1', 'fire').state.table['fireBroughtDown:majestic']).toBe(1)
})

test('what is repaired is not asked where one thing alone is broken', () => {
  const { questions } = afterTests('flotation=5 flooding=2', '1')
  expect(questions.map(({ kind }) => kind)).toEqual(['judge', 'chance'])
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
  const { questions } = afterTests('flotation=20 fire=1 flooding=1 4-2=struck', '1 1', 'fire')
  expect(questions[1]).toMatchObject({ options: [{ value: 'flooding' }, { value: 'fire' }, { value: 'none' }] })
})

describe('several ships in one form: what is repaired first is chosen once, then the dice are rolled in order', () => {
  const hurt = fired(
    sea('Majestic flotation=10 fire=1 flooding=2; Magnificent flotation=5 fire=4 flooding=1 propulsion=1'),
    channel,
  )
  const all = 'ships=magnificent+majestic'

  test.each(
    rows(`
      worst   | 1 1 1 | Majestic flooding=0; Magnificent fire=3
      leaks   | 1 1 1 | Majestic flooding=0; Magnificent flooding=0
      fires   | 1 1 1 | Majestic fire=0 flooding=1; Magnificent fire=3
      engines | 1 1 1 | Majestic flooding=0; Magnificent propulsion=0
    `),
  )('%s first', (first, faces, after) => {
    const ran = runs(repairParties, hurt, `${all} first=${first}`, faces)
    expect(ran.asked).toBe(
      'magnificent/tests magnificent/test-1/crew majestic/tests majestic/test-1/crew majestic/test-2/crew',
    )
    expect(ran.after).toBe(after)
    expect(ran.label).toBe('damage control, 2 ships')
  })

  test('or asked before each test, which is the only way to leave one', () => {
    const said = 'magnificent/test-1/repair=none majestic/test-1/repair=none'
    const ran = runs(repairParties, hurt, `${all} first=asked`, '', said)
    expect([ran.after, ran.label]).toEqual(['', 'damage control, 2 ships'])
  })

  test('the form says what is broken in each, and what her tests need', () => {
    const agreed = <Value>(question: string, value: Value) => (question === 'majestic/tests' ? (9 as Value) : value)
    const sums = repairParties.reckoning!(hurt, { ships: 'magnificent majestic' }, agreed)
    const broken = ({ lines }: (typeof sums)[number]) =>
      lines.map(({ say, figure }) => `${read(say)} ${read(figure)}`).join(', ')
    expect(sums.map((sum) => [sum.of, broken(sum), read(sum.total), read(sum.means)])).toEqual([
      ['magnificent', 'Flooding 1, Fire 4, Engines lost 1', 'one test', 'crew tests on 3 or less'],
      ['majestic', 'Flooding 2, Fire 1', '9 tests', 'crew tests on 3 or less'],
    ])
  })

  test('the form lists those that are due, the worst first; the order is asked where there is one', () => {
    const [ships, first] = repairParties.fields(hurt, {})
    expect(ships).toMatchObject({ default: 'magnificent majestic', among: ['magnificent', 'majestic'] })
    expect(first).toMatchObject({ name: 'first', default: 'worst' })
    expect(repairParties.fields(fired(sea('Majestic flooding=1'), channel), {})).toHaveLength(1)
    expect(refuses(repairParties, sea(), {})).toBe('nothing-to-repair-anywhere')
  })
})

describe('a ship makes her checks once a turn', () => {
  const { state } = afterTests('flooding=9 fire=1', '', 'none')

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
    const { questions } = waits([fire], 'flooding=2', '1 1')
    expect(questions.map(({ key }) => key)).toEqual(['tests', 'test-1/crew', 'test-2/crew'])
  })

  test('engines that are about to be lost are not restored, and each of the others once', () => {
    const lost: readonly Effect[] = [
      { type: 'marked', ship, box: boxId('4-6'), mark: 'struck', on: true },
      { type: 'trackMoved', ship, track: trackId('propulsion'), by: 1 },
    ]
    expectOutcome(waits(lost, 'propulsion=2 5-5=struck 5-6=struck', '1 1'), '5-5=struck,repaired 5-6=struck,repaired')
  })
})
