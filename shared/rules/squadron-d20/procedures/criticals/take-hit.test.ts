import { describe, expect, test } from 'vitest'
import { shipId } from '../../../../kernel/ids'
import { usualPolicy } from '../../../../kernel/policy'
import { under } from '../../../../kernel/dialogue'
import { play } from '../../../../kernel/script.testing'
import { facesOf, pairs, rows } from '../../../kit/rows.testing'
import { read } from '../../../run/run-procedure.testing'
import { draftOf } from '../table.testing'
import { before, plays, playsRows, sea } from '../turn/two-sides.testing'
import { hit } from './critical'
import { canBeHit, takeHit, type Hit } from './take-hit'

/** A hit of an 8 inch gun on the first stand of a table, or as `by` says. */
function hits(scene: string, faces = '', said = '', by: Partial<Hit> = {}) {
  const state = sea(scene)
  const target = state.squadrons[0]!.order[0]!
  const draft = draftOf(state)
  const asked = takeHit(draft, { target, attack: 'gun', inches: 8, impact: 5, ...by })
  const { outcome, questions } = play(asked, facesOf(faces), pairs(said))
  for (const { ask, because = [] } of questions) [ask, ...because].forEach(read)
  const ship = draft.ship(target)
  return {
    ...{ ...outcome, questions, why: draft.changes.why.map(read) },
    asked: questions.map(({ key }) => key).join(' '),
    because: (key: string) => (questions.find((each) => each.key === key)?.because ?? []).map(read),
    marks: { ...ship.tracks, ...ship.fields } as Readonly<Record<string, unknown>>,
  }
}

const taken = (flotation: number, structure: number, cv = '') =>
  `impact-flotation=${flotation} impact-structure=${structure} ${cv}`
const bare = 'damageControlTeams=0'
const book = 'book.impactFlotation.gun-8=1 book.impactStructure=3 book.criticalValue.gun-8=4'

// The wreck test (10.2) comes after damage and before the critical.
test.each(
  rows(`
    IP damage to F and S, and then the CV    | cruiser                       | 10   | ${taken(2, 4, 'cv=3')} | flotation=28 structure=24 | cv=3 spent=3
    the IP of the gun is the default         | cruiser                       |      | cv=0                   | structure=23              |
    without a critical nothing is rolled     | cruiser                       |      | ${taken(0, 4, 'cv=0')} |                           | cv=0 spent=0
    remembered answers are used              | cruiser; ${book}              | 10   |                        | flotation=29 structure=25 | cv=4 spent=4
    F brought to nothing: a wreck test first | cruiser flotation=4 ${bare}   | 4 10 | ${taken(5, 0, 'cv=3')} | flotation=0               | spent=3
    F nothing already, and more              | cruiser flotation=0 ${bare}   | 4    | ${taken(1, 0, 'cv=0')} | standing=afloat           |
    but not to S alone                       | cruiser flotation=0 ${bare}   |      | ${taken(0, 9, 'cv=0')} | standing=afloat           |
    failed, a wreck and no critical          | cruiser flotation=4 ${bare}   | 3    | ${taken(5, 0)}         | standing=wreck            | cv=0 isGone=true
    ruling: failed, she sinks                | cruiser flotation=4 ${bare}; wreckFailure=sunk | 3 | ${taken(5, 0)} | standing=sunk           | isGone=true
    of an air base S at nothing              | base structure=3 ${bare}      | 4    | impact-structure=5     | standing=wreck            |
  `),
)('%s', (_, scene, faces, said, marks, outcome) => {
  const done = hits(scene!, faces, said)
  expect(done.marks).toMatchObject(pairs(marks!))
  for (const [name, value] of Object.entries(pairs(outcome!))) {
    expect(String(done[name as keyof typeof done]), name).toBe(String(value))
  }
})

test('a question shows what counts, and a place on the reference sheet', () => {
  const { because, questions } = hits('cruiser', '10', taken(2, 4, 'cv=3'))
  expect(because('impact-flotation')).toEqual([
    'A shell',
    'Calibre 8″',
    'IP of the hit: 5',
    'Her armour: belt 4, deck 2, conning tower 3, turret 1, casemate 0, flight deck 0',
    'F now: 30 of 30',
  ])
  expect(questions.filter(({ lookUp }) => !lookUp?.length)).toEqual([])
})

test('a base is asked for S alone; a torpedo takes the underwater table, where no armour counts', () => {
  const base = hits(`base structure=3 ${bare}`, '4', 'impact-structure=5')
  expect(base.asked).toBe('impact-structure impact-structure-remember wreck')
  const torpedo = hits('cruiser', '11', taken(6, 0, 'cv=4'), { attack: 'torpedo', column: 'stern' })
  expect(torpedo.because('cv')).toContain('Under water: no armour counts')
  expect(torpedo.marks).toMatchObject({ steering: 0 })
})

test.each([
  [20, 0, 'F of Tone Gawa is down to a third or less: a morale test in the end phase.'],
  [0, 28, 'S of Tone Gawa is down to 0: a morale test in the end phase.'],
])('%i off F and %i off S: "%s"', (flotation, structure, said) => {
  expect(hits('cruiser', '', taken(flotation, structure, 'cv=0')).why).toContain(said)
})

test('hits on one that is gone do nothing', () => {
  expect(hits('cruiser standing=wreck').why).toEqual(['Tone Gawa can take no more harm.'])
  const draft = draftOf(sea('cruiser; carrier standing=sunk; fighters'))
  expect(['cruiser', 'carrier', 'fighters'].map((id) => canBeHit(draft, shipId(id)))).toEqual([true, false, false])
})

test('several hits are asked under keys of their own', () => {
  const draft = draftOf(sea('battleship; remember=never'))
  function* two() {
    for (const key of ['1', '2']) {
      yield* under(key, takeHit(draft, { target: shipId('battleship'), attack: 'diveBomber' }))
    }
  }
  const { questions } = play(two(), [], { '1/cv': 0, '2/cv': 0 })
  expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length)
})

describe('the procedure', () => {
  playsRows(
    hit,
    `
    a hit by hand         | cruiser | target=cruiser | 10 | ${taken(1, 2, 'cv=2')} | "a hit on Tone Gawa" cruiser.structure=26
  `,
  )

  test('of a 14 inch gun that no ship at the table has: what is remembered is of that gun', () => {
    const said = { 'impact-flotation': 4, 'impact-structure': 5, cv: 0, 'cv-remember': true }
    const { on, state } = plays(hit, sea('cruiser'), { input: { target: 'cruiser', inches: '14' }, said })
    expect([on('cruiser').track('structure'), state.table['book.criticalValue.gun-14']]).toEqual([23, 0])
  })

  test('shows the chance to survive a wreck test as she is', () => {
    const { sums } = before(hit, sea('cruiser'))
    expect(sums[0]).toEqual({
      title: 'Tone Gawa: a wreck test as she is',
      lines: ['Wreck test, D10 6+', 'Crew quality +2', '7 damage-control teams +3', 'She needs 1+'],
      total: '100 %',
      means: 'to stay afloat in a wreck test now',
    })
  })

  test('a place ashore is not hit under water', () => {
    const checked = hit.check(sea('base'), { target: 'base', attack: 'gun', on: 'underwater' })
    expect(checked).toMatchObject({ code: 'no-water-ashore', values: { field: 'on' } })
  })

  test.each(
    rows(`
      on the table of warships       | cruiser | attack=gun
      of a carrier in any column     | carrier | attack=torpedo on=underwater column=later
      at the bow                     | carrier | attack=torpedo on=underwater column=bow
      amidships                      | carrier | attack=torpedo on=underwater column=midships
      at the stern                   | carrier | attack=torpedo on=underwater column=stern
    `),
  )('what the critical damages first is exact: %s', (_, scene, input) => {
    const { odds } = before(hit, sea(scene!), pairs(input!))
    expect(odds.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 12)
    if (scene !== 'cruiser') return
    expect(odds[0]).toEqual(['weapons first', 0.35])
    expect(odds).toContainEqual(['hull first', expect.closeTo(0.1, 12)])
    const assumed = { dice: () => 1, policy: usualPolicy, pending: [] }
    const full = hit.odds!.full(sea('cruiser'), { target: 'cruiser', attack: 'gun' }, assumed)
    expect([...full]).toEqual([{ rows: [], samples: null }])
  })
})
