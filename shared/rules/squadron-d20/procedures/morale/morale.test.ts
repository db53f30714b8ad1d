import { describe, expect, test } from 'vitest'
import { rows } from '../../../kit/rows.testing'
import { before, dueIn, plays, playsRows, refuses, sea } from '../turn/two-sides.testing'
import { moraleTest, squadronMoraleTest } from './morale'

const third = 'Morale of Tone Gawa: S at a third or less'
const half = 'Morale of line: half of it or fewer left'

// A cruiser has F 30 and S 28, crew quality 2; a stand of fighters has 9 aircraft.
test.each(
  rows(`
    a fresh ship is not                   | cruiser                                   |
    nor above a third                     | cruiser flotation=11                      |
    F at a third                          | cruiser flotation=10                      | Morale of Tone Gawa: F at a third or less
    S at a third                          | cruiser structure=9                       | ${third}
    at 0, each cause separately           | cruiser structure=0                       | ${third}, Morale of Tone Gawa: S at 0
    but those that were made              | cruiser structure=0 casualties=powerFailure+morale:structureThird | Morale of Tone Gawa: S at 0
    only in the end phase                 | cruiser structure=0; phase=action         |
    who withdraws is not                  | cruiser structure=0 standing=withdrawing  |
    nor ships lost, small craft, bases    | carrier structure=0 standing=sunk; merchant structure=0 standing=wreck; boats vessels=1; base structure=5 | ${half}
    aircraft above a third are not        | fighters aircraft=4                       |
    aircraft at a third                   | fighters aircraft=3                       | Morale of 802 Squadron: a third or fewer left
    not when they are gone                | fighters aircraft=0                       |
    a squadron that is whole is not       | battleship; destroyer                     |
    one at half of what it began with     | battleship; destroyer; two:destroyer standing=sunk; three:destroyer standing=left | ${half}
    or above half                         | battleship; destroyer; began=3            |
  `),
)('due: %s', (_, scene, due) => expect(dueIn(sea(`phase=end; ${scene}`)).join(', ')).toBe(due))

test('who fails and leaves is tested no more, and that is said', () => {
  const failed = { input: { ship: 'cruiser', cause: 'structureThird' }, faces: [3] }
  const { why, state } = plays(moraleTest, sea('cruiser structure=0; phase=end'), failed)
  expect(why.at(-1)).toBe('Who leaves is tested no more: one other test of Tone Gawa falls away.')
  expect(dueIn(state).join()).not.toContain('Tone Gawa')
})

test('F and S at 0 are four tests', () => {
  const due = dueIn(sea('cruiser flotation=0 structure=0; phase=end'))
  expect(due.filter((say) => say.startsWith('Morale'))).toHaveLength(4)
})

describe('a ship or a stand of aircraft tests (12.3, 12.4)', () => {
  const made = '"S is down to a third or less." "keeps nerve: 5, 4 or more."'
  playsRows(
    moraleTest,
    `
    passed: her card keeps that it was made | cruiser structure=9 |             | 5  |               | ${made} cruiser.casualties=morale:structureThird cruiser.standing=afloat "Tone Gawa keeps morale"
    beside what is there                    | cruiser structure=0 casualties=powerFailure+morale:structureThird | | 10 | | cruiser.casualties=powerFailure+morale:structureThird+morale:structureGone
    failed: she leaves by the safest way    | cruiser structure=0 |             | 3  |               | cruiser.standing=withdrawing "loses morale and turns away" "turns away and leaves by the safest way."
    ruling ask: she stays                   | cruiser structure=0; moraleFailure=ask |      | 3 | breaks=stays | cruiser.standing=afloat
    or is off the table                     | cruiser structure=0; moraleFailure=ask |      | 3 | breaks=left  | cruiser.standing=left
    or withdraws                            | cruiser structure=0; moraleFailure=ask |      | 3 |              | cruiser.standing=withdrawing
    what nobody can throw is not thrown     | cruiser structure=0 fires=21 crewQuality=-3 | |   |              | asked=from "would need 14: the morale test is lost without a throw."
    what is needed can be overruled         | cruiser structure=0 |             | 3  | from=3        | "Tone Gawa keeps morale"
    aircraft fail as ships do, once         | fighters aircraft=3 |             | 4  |               | fighters.standing=withdrawing fighters.casualties=morale:third
    what no card calls for leaves no note   | cruiser             |             | 9  |               | cruiser.casualties=
  `,
  )

  test.each(
    rows(`
      with her crew                                | cruiser structure=0                                | Crew quality +2 | 4+
      fires count by the scale, against her        | cruiser structure=0 fires=1                        | Crew quality +2, One fire −1 | 5+
      a commander aboard in place of her crew      | cruiser structure=0 fires=3 command=-1             | The commander is aboard −1, 3 fires −2 | 9+
      aircraft with their crews                    | fighters aircraft=3 command=2; two:fighters        | Crew quality +1 | 5+
      or the command value where they are alone    | fighters aircraft=3 command=2; two:fighters aircraft=0 | Alone in its squadron: command value +2 | 4+
      if there is one                              | fighters aircraft=3; two:fighters aircraft=0       | Crew quality +1 | 5+
    `),
  )('%s', (_, scene, lines, total) => {
    const [sum] = before(moraleTest, sea(`${scene}; phase=end`)).sums
    expect(sum?.lines.slice(1).join(', ')).toBe(lines)
    expect(sum?.total).toBe(total)
  })

  test('the scale of fires', () => {
    const sum = (fires: number) => before(moraleTest, sea(`cruiser structure=0 fires=${fires}`)).sums[0]?.total
    expect([0, 1, 2, 3, 6, 7, 12, 13, 20, 21].map(sum).join(' ')).toBe('4+ 5+ 5+ 6+ 6+ 7+ 7+ 8+ 8+ 9+')
  })

  test('exact odds of every sum', () => {
    const odds = (quality: number) => before(moraleTest, sea(`cruiser structure=0 crewQuality=${quality}`)).odds
    expect(odds(2)).toEqual([
      ['Keeps morale', 0.7],
      ['Loses morale', expect.closeTo(0.3, 12)],
    ])
    expect([-12, -4, 0].map((quality) => odds(quality)[0]?.[1])).toEqual([0, 0.1, 0.5])
  })

  test('who has failed is asked nothing more', () => {
    const { state } = plays(moraleTest, sea('cruiser structure=0; phase=end'), { faces: [3] })
    expect([dueIn(state), refuses(moraleTest, state, { ship: 'cruiser' })]).toEqual([[], ['stand-withdraws', 'ship']])
  })

  test('a test that no card calls for is warned of', () => {
    expect(before(moraleTest, sea('cruiser'), { cause: 'flotationGone' }).warnings).toEqual(['Tone Gawa has F left.'])
    expect(before(moraleTest, sea('cruiser')).warnings).toEqual([])
  })
})

describe('a squadron tests (12.5)', () => {
  const line = 'battleship command=1; two:destroyer; three:destroyer standing=sunk; four:destroyer standing=left'
  playsRows(
    squadronMoraleTest,
    `
    passed                                                   | ${line}               | | 5 | | "line keeps its morale" two.standing=afloat
    failed: all of it that is left turns away, a base stays  | ${line}; base; began=6 | | 4 | | "line loses its morale and turns away" battleship.standing=withdrawing two.standing=withdrawing three.standing=sunk four.standing=left base.standing=afloat
  `,
  )

  test.each(
    rows(`
      with its command value             | ${line}                                      | Command value, aboard Thunderbolt +1 | 5+ | 0.6
      a lost commander counts nothing    | battleship command=1 standing=sunk; destroyer | Its commander is lost 0             | 6+ | 0.5
      ruling: another number             | ${line}; squadronMoraleNeeded=8              | Command value, aboard Thunderbolt +1 | 7+ | 0.4
    `),
  )('%s', (_, scene, said, total, chance) => {
    const { sums, odds } = before(squadronMoraleTest, sea(`${scene}; phase=end`))
    expect([sums[0]?.lines[1], sums[0]?.total, odds[0]]).toEqual([said, total, ['Keeps morale', Number(chance)]])
  })

  test('once', () => {
    const { state } = plays(squadronMoraleTest, sea(`${line}; phase=end`), { faces: [5] })
    expect([dueIn(state), dueIn({ ...state, turn: 2, table: { ...state.table, initiativeTurn: 2 } })]).toEqual([[], []])
    expect(before(squadronMoraleTest, state).warnings).toEqual(['line was tested already.'])
  })
})
