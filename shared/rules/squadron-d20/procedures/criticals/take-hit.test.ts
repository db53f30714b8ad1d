import { describe, expect, test } from 'vitest'
import { under } from '../../../../kernel/dialogue'
import { shipId } from '../../../../kernel/ids'
import { usualPolicy } from '../../../../kernel/policy'
import type { Answer } from '../../../../kernel/question'
import { play } from '../../../../kernel/script.testing'
import { withUsualValues, read, runProcedure } from '../../../run/run-procedure.testing'
import { trackOf, type TrackName } from '../../ship/shape'
import { airBase, battleship, carrier, cruiser, fighters, motorBoats } from '../../ship/stands.testing'
import { atTable, draftOf, foldRules, type TableSetup, type Stands } from '../table.testing'
import { hit } from './critical'
import { canBeHit, takeHit, type Hit } from './take-hit'

const target = shipId('target')

function hits(
  by: Partial<Hit>,
  said: Readonly<Record<string, Answer>>,
  {
    faces = [],
    stands = { target: { of: cruiser } },
    ...setup
  }: TableSetup & { faces?: readonly number[]; stands?: Stands } = {},
) {
  const draft = draftOf(atTable(stands, setup))
  const asked = takeHit(draft, { target, attack: 'gun', inches: 8, impact: 5, ...by })
  const { outcome, questions } = play(asked, [...faces], said)
  for (const { ask, because = [] } of questions) [ask, ...because].forEach(read)
  const ship = draft.ship(target)
  return {
    ...outcome,
    why: draft.changes.why.map(read),
    asked: questions.map(({ key }) => key),
    because: (key: string) => (questions.find((each) => each.key === key)?.because ?? []).map(read),
    track: (track: TrackName) => ship.tracks[trackOf(track)],
    standing: ship.fields['standing' as never],
    silent: questions.filter(({ lookUp }) => !lookUp?.length).map(({ key }) => key),
  }
}

describe('a hit', () => {
  test('IP damage to F and S is asked with what counts beside it, and the CV after it', () => {
    const done = hits({}, { 'impact-flotation': 2, 'impact-structure': 4, cv: 3 }, { faces: [10] })
    expect([done.track('flotation'), done.track('structure')]).toEqual([28, 24])
    expect(done).toMatchObject({ flotation: 2, structure: 4, cv: 3, spent: 3, isGone: false })
    expect(done.because('impact-flotation')).toEqual([
      'A shell',
      'Calibre 8″',
      'IP of the hit: 5',
      'Her armour: belt 4, deck 2, conning tower 3, turret 1, casemate 0, flight deck 0',
      'F now: 30 of 30',
    ])
    expect(done.silent).toEqual([])
  })

  test('the IP of the gun is the default', () => {
    expect(hits({}, { cv: 0 }).track('structure')).toBe(23)
  })

  test('without a critical nothing more is rolled', () => {
    const done = hits({}, { 'impact-flotation': 0, 'impact-structure': 4, cv: 0 })
    expect(done).toMatchObject({ cv: 0, spent: 0 })
    expect(done.asked).not.toContain('1/row')
  })

  test('remembered answers are used without asking', () => {
    const table = { 'book.impactFlotation.gun-8': 1, 'book.impactStructure': 3, 'book.criticalValue.gun-8': 4 }
    const done = hits({}, {}, { table, faces: [10] })
    expect(done).toMatchObject({ flotation: 1, structure: 3, cv: 4, spent: 4 })
  })

  test('a third or less, and nothing, call for a morale test', () => {
    expect(hits({}, { 'impact-flotation': 20, 'impact-structure': 0, cv: 0 }).why).toContain(
      'F of Tone Gawa is down to a third or less: a morale test in the end phase.',
    )
    expect(hits({}, { 'impact-flotation': 0, 'impact-structure': 28, cv: 0 }).why).toContain(
      'S of Tone Gawa is down to 0: a morale test in the end phase.',
    )
  })
})

describe('the wreck test (10.2) comes after damage and before the critical', () => {
  const low = (flotation: number) => ({
    stands: { target: { of: cruiser, tracks: { flotation, damageControlTeams: 0 } } },
  })

  test('F brought to nothing', () => {
    const done = hits({}, { 'impact-flotation': 5, 'impact-structure': 0, cv: 3 }, { ...low(4), faces: [4, 10] })
    expect(done.asked.indexOf('wreck')).toBeLessThan(done.asked.indexOf('cv'))
    expect(done).toMatchObject({ isGone: false, spent: 3 })
  })

  test('F nothing already, and 1 or more of IP damage to it', () => {
    expect(
      hits({}, { 'impact-flotation': 1, 'impact-structure': 0, cv: 0 }, { ...low(0), faces: [4] }).asked,
    ).toContain('wreck')
    expect(hits({}, { 'impact-flotation': 0, 'impact-structure': 9, cv: 0 }, low(0)).asked).not.toContain('wreck')
  })

  test('failed, she is a wreck and there is no critical', () => {
    const done = hits({}, { 'impact-flotation': 5, 'impact-structure': 0 }, { ...low(4), faces: [3] })
    expect([done.standing, done.isGone, done.cv]).toEqual(['wreck', true, 0])
  })

  test('ruling: failed, she sinks', () => {
    const setup = { ...low(4), faces: [3], houseRules: { wreckFailure: 'sunk' } }
    expect(hits({}, { 'impact-flotation': 5, 'impact-structure': 0 }, setup).standing).toBe('sunk')
  })

  test('an air base has no F: S at nothing', () => {
    const stands = { target: { of: airBase, tracks: { structure: 3, damageControlTeams: 0 } } }
    const done = hits({}, { 'impact-structure': 5 }, { stands, faces: [4] })
    expect(done.asked).toEqual(['impact-structure', 'impact-structure-remember', 'wreck'])
    expect(done.standing).toBe('wreck')
  })
})

test('a torpedo uses the underwater table, and no armour is shown', () => {
  const answers = { 'impact-flotation': 6, 'impact-structure': 0, cv: 4 }
  const done = hits({ attack: 'torpedo', column: 'stern' }, answers, { faces: [11] })
  expect(done.because('cv')).toContain('Under water: no armour counts')
  expect(done.track('steering')).toBe(0)
})

test('hits on one that is gone do nothing', () => {
  const stands = { target: { of: cruiser, fields: { standing: 'wreck' } } }
  expect(hits({}, {}, { stands }).why).toEqual(['Tone Gawa can take no more harm.'])
  const draft = draftOf(
    atTable({ target: { of: cruiser }, gone: { of: carrier, fields: { standing: 'sunk' } }, air: { of: fighters } }),
  )
  expect(['target', 'gone', 'air'].map((id) => canBeHit(draft, shipId(id)))).toEqual([true, false, false])
})

test('several hits are asked under keys of their own', () => {
  const draft = draftOf(atTable({ target: { of: battleship } }, { houseRules: { remember: 'never' } }))
  function* two() {
    yield* under('1', takeHit(draft, { target, attack: 'diveBomber' }))
    yield* under('2', takeHit(draft, { target, attack: 'diveBomber' }))
  }
  const { questions } = play(two(), [], { '1/cv': 0, '2/cv': 0 })
  expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length)
})

describe('the procedure', () => {
  const state = atTable({
    target: { of: cruiser },
    base: { of: airBase },
    boats: { of: motorBoats },
    wreck: { of: carrier, fields: { standing: 'wreck' } },
  })
  const inputOf = (input: Record<string, string | number>) => withUsualValues(hit, state, input)

  test('a hit by hand', () => {
    const ran = runProcedure(foldRules, hit, state, inputOf({ target: 'target', attack: 'gun', inches: '8' }), [10], {
      'impact-flotation': 1,
      'impact-structure': 2,
      cv: 2,
    })
    expect(ran.label).toBe('a hit on Tone Gawa')
    expect(ran.on('target').track('structure')).toBe(26)
  })

  test('of a 14 inch gun that no ship at the table has: the question about armour names the 14 inch gun', () => {
    const said = { 'impact-flotation': 4, 'impact-structure': 5, cv: 0, 'cv-remember': true }
    const ran = runProcedure(
      foldRules,
      hit,
      state,
      inputOf({ target: 'target', attack: 'gun', inches: '14' }),
      [],
      said,
    )
    expect([ran.on('target').track('structure'), ran.state.table['book.criticalValue.gun-14']]).toEqual([23, 0])
  })

  test('the chance to survive a wreck test as she is, and the first row of a critical, both exact', () => {
    const input = inputOf({ target: 'target', attack: 'gun' })
    const [sum] = hit.reckoning!(state, input, [])
    expect([sum!.title, ...sum!.lines.map(({ say }) => say), sum!.means].map(read)).toEqual([
      'Tone Gawa: a wreck test as she is',
      'Wreck test, D10',
      'Crew quality',
      '7 damage-control teams',
      'She needs',
      'to stay afloat in a wreck test now',
    ])
    expect(sum!.lines.map(({ figure }) => read(figure))).toEqual(['6+', '+2', '+3', '1+'])
    expect([read(sum!.total), sum!.chanceOfMore]).toEqual(['100 %', 1])
    const rows = hit.odds!.quick(state, input, [])
    expect(rows.reduce((all, { chance }) => all + chance, 0)).toBeCloseTo(1, 12)
    const assumed = { dice: () => 1, policy: usualPolicy, pending: [] }
    expect([...hit.odds!.full(state, input, assumed)]).toEqual([{ rows: [], samples: null }])
  })

  test('a place ashore is not hit under water', () => {
    const checked = hit.check(state, { ...inputOf({ target: 'target' }), target: 'base', on: 'underwater' })
    expect(checked).toMatchObject({ code: 'no-water-ashore', values: { field: 'on' } })
  })
})

const twoShips = atTable({ target: { of: cruiser }, flattop: { of: carrier } })

describe('what the critical of a hit damages first', () => {
  test('is exact', () => {
    const rows = hit.odds!.quick(twoShips, { target: 'target', attack: 'gun' }, [])
    expect(rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect([read(rows[0]!.say), rows[0]!.chance, rows[0]!.error]).toEqual(['weapons first', 0.35, null])
    expect(rows.find(({ say }) => read(say) === 'hull first')?.chance).toBeCloseTo(0.1, 12)
  })

  test('of a carrier under water, in every column and in one', () => {
    for (const column of ['later', 'bow', 'midships', 'stern']) {
      const rows = hit.odds!.quick(twoShips, { target: 'flattop', attack: 'torpedo', on: 'underwater', column }, [])
      expect(rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    }
  })
})
