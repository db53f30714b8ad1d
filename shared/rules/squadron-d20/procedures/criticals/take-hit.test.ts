import { describe, expect, test } from 'vitest'
import { shipId } from '../../../../kernel/ids'
import { usualPolicy } from '../../../../kernel/policy'
import { play } from '../../../../kernel/script.testing'
import { facesOf, pairs, rows } from '../../../kit/rows.testing'
import { read } from '../../../run/run-procedure.testing'
import { draftOf } from '../table.testing'
import { before, plays, playsRows, sea } from '../turn/two-sides.testing'
import { hit } from './critical'
import { canBeHit, takeHits, type Hit } from './take-hit'

/** Hits of an 8 inch gun on the first stand of a table, or as `by` says: one, where no more figures are given. */
function hits(scene: string, faces = '', said = '', by: Partial<Hit> = {}, n = 1) {
  const state = sea(scene)
  const target = state.squadrons[0]!.order[0]!
  const draft = draftOf(state)
  const asked = takeHits(draft, n, { target, attack: 'gun', inches: 8, impact: 5, ...by })
  const { outcome: isGone, questions } = play(asked, facesOf(faces), pairs(said))
  for (const { ask, because = [] } of questions) [ask, ...because].forEach(read)
  const ship = draft.ship(target)
  return {
    ...{ isGone, questions, why: draft.changes.why.map(read) },
    asked: questions.map(({ key }) => key).join(' '),
    because: (key: string) => (questions.find((each) => each.key === key)?.because ?? []).map(read),
    marks: { ...ship.tracks, ...ship.fields } as Readonly<Record<string, unknown>>,
  }
}

const taken = (flotation: number, structure: number, cv: number) => `damage=${flotation},${structure},${cv}`
const bare = 'damageControlTeams=0'
const book = 'book.impactFlotation.gun-8=1 book.impactStructure=3 book.criticalValue.gun-8=4'

// The wreck test (10.2) comes after damage and before the critical.
test.each(
  rows(`
    IP damage to F and S, and then the CV    | cruiser                       | 10   | ${taken(2, 4, 3)} | flotation=28 structure=24 | no
    the IP of the gun is the default         | cruiser                       | 10   |                   | flotation=25 structure=23          | no
    without a critical nothing is rolled     | cruiser                       |      | ${taken(0, 4, 0)} | structure=24                       | no
    remembered answers are used              | cruiser; ${book}              | 10   |                   | flotation=29 structure=25          | no
    F brought to nothing: a wreck test first | cruiser flotation=4 ${bare}   | 4 10 | ${taken(5, 0, 3)} | flotation=0                        | no
    F nothing already, and more              | cruiser flotation=0 ${bare}   | 4    | ${taken(1, 0, 0)} | standing=afloat                    | no
    but not to S alone                       | cruiser flotation=0 ${bare}   |      | ${taken(0, 9, 0)} | standing=afloat                    | no
    failed, a wreck and no critical          | cruiser flotation=4 ${bare}   | 3    | ${taken(5, 0, 3)} | standing=wreck                     | yes
    ruling: failed, she sinks                | cruiser flotation=4 ${bare}; wreckFailure=sunk | 3 | ${taken(5, 0, 3)} | standing=sunk     | yes
    of an air base S at nothing              | base structure=3 ${bare}      | 4    | damage=5,0        | standing=wreck                     | yes
  `),
)('%s', (_, scene, faces, said, marks, isGone) => {
  const done = hits(scene!, faces, said)
  expect(done.marks).toMatchObject(pairs(marks!))
  expect(done.isGone).toBe(isGone === 'yes')
})

test('a question shows what counts, and a place on the reference sheet', () => {
  const { because, questions } = hits('cruiser', '10', taken(2, 4, 3))
  expect(because('damage')).toEqual([
    'These figures are only a start: put in those of your rule book',
    'A shell',
    'Calibre 8″',
    'IP of the hit: 5',
    'Her armour: belt 4, deck 2, conning tower 3, turret 1, casemate 0, flight deck 0',
    'F now: 30 of 30',
    'S now: 28 of 28',
    'CV 0 for a hit without a critical',
  ])
  expect(questions.filter(({ lookUp }) => !lookUp?.length)).toEqual([])
})

test('against armour the IP of the gun is shown beside the plate', () => {
  const { because } = hits('cruiser', '1', taken(2, 4, 3))
  expect(because('hit-1/1/armour-belt')).toEqual([
    ...['What counts: belt, 4', 'A shell', 'Calibre 8″', 'IP of the hit: 5', 'CV at hand: 3'],
  ])
})

test('a base is asked for S alone; a torpedo takes the underwater table, where no armour counts', () => {
  const base = hits(`base structure=3 ${bare}`, '4', 'damage=5,0')
  expect(base.asked).toBe('damage damage-remember hit-1/wreck')
  const torpedo = hits('cruiser', '11', taken(6, 0, 4), { attack: 'torpedo', column: 'stern' })
  expect(torpedo.because('damage')).toContain('Under water: no armour counts')
  expect(torpedo.marks).toMatchObject({ steering: 0 })
})

test.each([
  [20, 0, 'F of Tone Gawa is down to a third or less: a morale test in the end phase.'],
  [0, 28, 'S of Tone Gawa is down to 0: a morale test in the end phase.'],
])('%i off F and %i off S: "%s"', (flotation, structure, said) => {
  expect(hits('cruiser', '', taken(flotation, structure, 0)).why).toContain(said)
})

test('hits on one that is gone do nothing', () => {
  expect(hits('cruiser standing=wreck').why).toEqual(['Tone Gawa can take no more harm.'])
  const draft = draftOf(sea('cruiser; carrier standing=sunk; fighters'))
  expect(['cruiser', 'carrier', 'fighters'].map((id) => canBeHit(draft, shipId(id)))).toEqual([true, false, false])
})

describe('several hits', () => {
  const five = (said: string, faces = '') =>
    hits('battleship; remember=never; cannotApply=lost', faces, said, { attack: 'diveBomber' }, 5)

  test('have their figures in one form, a row each', () => {
    const { asked, marks } = five('damage=3,4,0,1,2,0,0,0,0,1,1,0,1,1,0')
    expect(asked).toBe('damage')
    expect(marks).toMatchObject({ flotation: 66, structure: 56 })
  })

  test('each question says which of them it is about', () => {
    const { because, questions } = five('damage=0,0,0,0,0,0,1,1,3,0,0,0,0,0,0', '10')
    const [row] = questions.filter(({ key }) => key.startsWith('hit-3/'))
    expect(because(row!.key)[0]).toBe('Hit 3 of 5')
    const alone = hits('battleship; remember=never; cannotApply=lost', '10', taken(1, 1, 3))
    expect(alone.because('hit-1/1/row')[0]).toBe('CV 3 of 3 left')
  })

  test('under water have their columns in that form', () => {
    const torpedo = { attack: 'torpedo' } as const
    const { asked, marks } = hits('cruiser', '11', 'damage-where=6,0,4,3,6,0,0,1', torpedo, 2)
    expect([asked, marks['steering']]).toEqual(['damage-where damage-where-remember hit-1/1/row', 0])
    const rolled = hits('cruiser; underwaterColumn=d6', '5 11', 'damage=6,0,4', torpedo)
    expect(rolled.asked).toBe('damage damage-remember hit-1/column hit-1/1/row')
  })

  test('each with its critical, under keys of their own', () => {
    const { questions } = five('damage=1,1,3,1,1,3,1,1,3,0,0,0,0,0,0', '10 10 10 10')
    expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length)
    expect(questions.filter(({ key }) => key.startsWith('hit-3/')).length).toBeGreaterThan(0)
  })
})

describe('the procedure', () => {
  playsRows(
    hit,
    `
    a hit by hand         | cruiser | target=cruiser | 10 | ${taken(1, 2, 2)} | "a hit on Tone Gawa" cruiser.structure=26
  `,
  )

  test('of a 14 inch gun that no ship at the table has: what is remembered is of that gun', () => {
    const said = { damage: '4,5,0', 'damage-remember': true }
    const { on, state } = plays(hit, sea('cruiser'), { input: { target: 'cruiser', inches: '14' }, said })
    expect([on('cruiser').track('structure'), state.table['book.criticalValue.gun-14:4']]).toEqual([23, 0])
  })

  test('what is kept of a dive bomber on her deck is not used on a deck of other armour', () => {
    const kept =
      'book.impactFlotation.diveBomber:2=1 book.impactStructure.diveBomber:2=2 book.criticalValue.diveBomber:2=0'
    const on = (ship: string) => hits(`${ship}; ${kept}; remember=always`, '', taken(0, 0, 0), { attack: 'diveBomber' })
    const [cruiser, battleship] = [on('cruiser'), on('battleship')].map(({ questions }) => questions[0])
    expect([cruiser, battleship]).toMatchObject([{ known: true }, { known: false }])
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
