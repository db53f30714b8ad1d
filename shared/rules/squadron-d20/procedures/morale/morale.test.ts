import { describe, expect, test } from 'vitest'
import {
  airBase,
  battleship,
  carrier,
  cruiser,
  destroyer,
  fighters,
  merchant,
  motorBoats,
  type Damage,
} from '../../ship/stands.testing'
import type { TableSetup, Stands } from '../table.testing'
import { against, before, dueIn, plays, refuses } from '../turn/two-sides.testing'
import { moraleTest, squadronMoraleTest } from './morale'

const ending = (stands: Stands, setup: TableSetup = {}, beganWith: Record<string, number> = {}) =>
  against(
    { Blue: ['line'], Red: ['foe'] },
    stands,
    { phase: 'end', table: { initiative: 'Blue', initiativeTurn: 1 }, ...setup },
    beganWith,
  )
/** A cruiser with this damage; F 30, S 28 and crew quality 2 when fresh. */
const hurt = (damage: Damage, setup: TableSetup = {}) => ending({ one: { of: cruiser, ...damage } }, setup)
const thirdOf = (figure: number) => Math.floor(figure / 3)
const fresh = ending({ one: { of: cruiser } }).ships['one' as never]!.tracks as Readonly<Record<string, number>>
const { flotation, structure } = { flotation: fresh['flotation']!, structure: fresh['structure']! }

describe('a ship is tested (12.3)', () => {
  test('at a third or less of F or S, and at 0, each cause separately', () => {
    const due = (tracks: Damage['tracks'] = {}) => dueIn(hurt({ tracks })).filter((say) => say.startsWith('Morale'))
    expect(due()).toEqual([])
    expect(due({ flotation: thirdOf(flotation) + 1 })).toEqual([])
    expect(due({ flotation: thirdOf(flotation) })).toEqual(['Morale of Tone Gawa: F at a third or less'])
    expect(due({ structure: thirdOf(structure) })).toEqual(['Morale of Tone Gawa: S at a third or less'])
    expect(due({ structure: 0 })).toEqual(['Morale of Tone Gawa: S at a third or less', 'Morale of Tone Gawa: S at 0'])
    expect(due({ flotation: 0, structure: 0 })).toHaveLength(4)
  })

  test('only in the end phase', () => {
    const tracks = { structure: 0 }
    expect(dueIn(hurt({ tracks }, { phase: 'action' }))).toEqual([])
  })

  test('6 or more with her crew: passed, it is remembered on her card and not asked for again', () => {
    const state = hurt({ tracks: { structure: thirdOf(structure) } })
    const { label, why, on, state: after } = plays(moraleTest, state, { faces: [5] })
    expect(label).toBe('Tone Gawa keeps morale')
    expect(why).toEqual(['Tone Gawa: S is down to a third or less.', 'Tone Gawa keeps nerve: 5, 4 or more.'])
    expect(on('one').field('casualties')).toBe('morale:structureThird')
    expect(on('one').field('standing')).toBe('afloat')
    expect(dueIn(after)).toEqual([])
  })

  test('a test of one cause leaves the others and her casualties unchanged', () => {
    const state = hurt({ tracks: { structure: 0 }, fields: { casualties: 'powerFailure morale:structureThird' } })
    expect(dueIn(state)).toEqual(['Morale of Tone Gawa: S at 0'])
    const { on } = plays(moraleTest, state, { faces: [10] })
    expect(on('one').field('casualties')).toBe('powerFailure morale:structureThird morale:structureGone')
  })

  test('failed, she leaves by the safest way; nothing more is asked of her', () => {
    const state = hurt({ tracks: { structure: 0 } })
    const { label, why, on, state: after } = plays(moraleTest, state, { faces: [3] })
    expect(label).toBe('Tone Gawa loses morale and turns away')
    expect(why).toContain('Tone Gawa turns away and leaves by the safest way.')
    expect(on('one').field('standing')).toBe('withdrawing')
    expect(dueIn(after)).toEqual([])
    expect(refuses(moraleTest, after, { ship: 'one' })).toEqual(['stand-withdraws', 'ship'])
  })

  test('ruling moraleFailure ask: the players decide what becomes of her', () => {
    const state = hurt({ tracks: { structure: 0 } }, { houseRules: { moraleFailure: 'ask' } })
    expect(
      plays(moraleTest, state, { faces: [3], said: { breaks: 'stays' } })
        .on('one')
        .field('standing'),
    ).toBe('afloat')
    expect(
      plays(moraleTest, state, { faces: [3], said: { breaks: 'left' } })
        .on('one')
        .field('standing'),
    ).toBe('left')
    expect(
      plays(moraleTest, state, { faces: [3] })
        .on('one')
        .field('standing'),
    ).toBe('withdrawing')
  })

  test('fires count by the scale, against her', () => {
    const sum = (fires: number) => before(moraleTest, hurt({ tracks: { structure: 0, fires } })).sums[0]?.total
    expect([0, 1, 2, 3, 6, 7, 12, 13, 20, 21].map(sum)).toEqual([
      '4+',
      '5+',
      '5+',
      '6+',
      '6+',
      '7+',
      '7+',
      '8+',
      '8+',
      '9+',
    ])
  })

  test('with the squadron commander aboard his value counts in place of her crew', () => {
    const state = hurt({ tracks: { structure: 0, fires: 3 }, fields: { command: -1 } })
    expect(before(moraleTest, state).sums[0]).toEqual({
      title: 'Tone Gawa: morale',
      lines: ['Morale test, D10 6+', 'The commander is aboard −1', '3 fires −2'],
      total: '9+',
      means: 'passes in 20 %',
    })
  })

  test('what nobody can throw is not thrown for', () => {
    const lost = hurt({ tracks: { structure: 0, fires: 21, crewQuality: -3 } })
    const { asked, why } = plays(moraleTest, lost)
    expect(asked).toEqual(['from'])
    expect(why).toContain('Tone Gawa would need 14: the morale test is lost without a throw.')
  })

  test('what is needed can be overruled', () => {
    const state = hurt({ tracks: { structure: 0 } })
    expect(plays(moraleTest, state, { faces: [3], said: { from: 3 } }).label).toBe('Tone Gawa keeps morale')
  })

  test('exact odds of every sum', () => {
    const odds = (crewQuality: number) => before(moraleTest, hurt({ tracks: { structure: 0, crewQuality } })).odds
    expect(odds(2)).toEqual([
      ['Keeps morale', 0.7],
      ['Loses morale', expect.closeTo(0.3, 12)],
    ])
    expect([-12, -4, 0].map((quality) => odds(quality)[0]?.[1])).toEqual([0, 0.1, 0.5])
  })

  test('ships that are lost, small craft and places ashore are not', () => {
    const out = { tracks: { structure: 0, flotation: 0 }, fields: { standing: 'sunk' } }
    const state = ending({
      sunk: { of: carrier, ...out },
      wreck: { of: merchant, tracks: { structure: 0 }, fields: { standing: 'wreck' } },
      boats: { of: motorBoats, tracks: { vessels: 1 } },
      base: { of: airBase, tracks: { structure: 5 } },
    })
    expect(dueIn(state)).toEqual(['Morale of line: half of it or fewer left'])
  })
})

describe('a stand of aircraft is tested (12.4)', () => {
  const aloft = (aircraft: number, more: Stands = {}, fields: Damage['fields'] = {}) =>
    ending({ one: { of: fighters, tracks: { aircraft }, fields }, ...more })

  test('at a third or less, not when it is gone', () => {
    expect(dueIn(aloft(4))).toEqual([])
    expect(dueIn(aloft(3))).toEqual(['Morale of 802 Squadron: a third or fewer left'])
    expect(dueIn(aloft(0))).toEqual([])
  })

  test('with its crews, or the command value where it is all that its squadron has left', () => {
    const lines = (state: ReturnType<typeof aloft>) => before(moraleTest, state, { ship: 'one' }).sums[0]?.lines[1]
    const wing = { two: { of: fighters } }
    const gone = { two: { of: fighters, tracks: { aircraft: 0 } } }
    expect(lines(aloft(3, wing, { command: 2 }))).toBe('Crew quality +1')
    expect(lines(aloft(3, gone, { command: 2 }))).toBe('Alone in its squadron: command value +2')
    expect(lines(aloft(3, gone))).toBe('Crew quality +1')
  })

  test('once; failed, it turns away', () => {
    const { on, state } = plays(moraleTest, aloft(3), { faces: [4] })
    expect(on('one').field('standing')).toBe('withdrawing')
    expect(on('one').field('casualties')).toBe('morale:third')
    expect(dueIn(state)).toEqual([])
  })
})

describe('a squadron is tested (12.5)', () => {
  const stands: Stands = {
    one: { of: battleship, fields: { command: 1 } },
    two: { of: destroyer },
    three: { of: destroyer, fields: { standing: 'sunk' } },
    four: { of: destroyer, fields: { standing: 'left' } },
  }

  test('at half of what it began with, once', () => {
    const due = 'Morale of line: half of it or fewer left'
    expect(dueIn(ending({ one: { of: battleship }, two: { of: destroyer } }))).toEqual([])
    expect(dueIn(ending(stands))).toEqual([due])
    expect(dueIn(ending({ one: stands['one']!, two: stands['two']! }, {}, { line: 3 }))).toEqual([])
    const { label, state } = plays(squadronMoraleTest, ending(stands), { faces: [5] })
    expect(label).toBe('line keeps its morale')
    expect(dueIn(state)).toEqual([])
    expect(dueIn({ ...state, turn: 2, phase: 'end', table: { ...state.table, initiativeTurn: 2 } })).toEqual([])
    expect(before(squadronMoraleTest, state).warnings).toEqual(['line was tested already.'])
  })

  test('with its command value; a lost commander counts nothing', () => {
    const line = (state: ReturnType<typeof ending>) => before(squadronMoraleTest, state).sums[0]?.lines[1]
    expect(line(ending(stands))).toBe('Command value, aboard Thunderbolt +1')
    const lost = { ...stands, one: { of: battleship, fields: { command: 1, standing: 'sunk' } } }
    expect(line(ending(lost))).toBe('Its commander is lost 0')
  })

  test('failed, all of it that is left turns away; a place ashore stays', () => {
    const { label, on } = plays(squadronMoraleTest, ending({ ...stands, base: { of: airBase } }, {}, { line: 6 }), {
      faces: [4],
    })
    expect(label).toBe('line loses its morale and turns away')
    expect(['one', 'two', 'three', 'four', 'base'].map((stand) => on(stand).field('standing'))).toEqual([
      'withdrawing',
      'withdrawing',
      'sunk',
      'left',
      'afloat',
    ])
  })

  test('ruling: another number', () => {
    const state = ending(stands, { houseRules: { squadronMoraleNeeded: 8 } })
    expect(before(squadronMoraleTest, state).sums[0]?.total).toBe('7+')
    expect(before(squadronMoraleTest, state).odds[0]).toEqual(['Keeps morale', 0.4])
  })
})

test('a test that no card calls for is warned of, or made as the table wants it', () => {
  const state = ending({ one: { of: cruiser } })
  expect(before(moraleTest, state, { cause: 'flotationGone' }).warnings).toEqual(['Tone Gawa has F left.'])
  expect(before(moraleTest, state).warnings).toEqual([])
  const { on } = plays(moraleTest, state, { faces: [9] })
  expect(on('one').field('casualties')).toBeNull()
})
