import { describe, expect, test } from 'vitest'
import type { GameState } from '../../../../game/state'
import { dice } from '../../../../kernel/script.testing'
import type { Input } from '../../../pack/input'
import { read, refusalOf, withUsualValues } from '../../../run/run-procedure.testing'
import { starterTable } from '../../../run/starter.testing'
import { fireOnTheWaters } from '../../index'
import { tracks } from '../../ship/ship'
import { askedIn, atNight, fieldsOf, idOf, runs, type NightSetup } from '../night-action.testing'
import { hit } from '../damage/damage'
import { torpedoAttack } from '../torpedoes/attack'
import { dueNow } from '../turn/turn'
import { courseOf, keptSince } from './courses'
import { moveDivisions } from './move-divisions'

const table = (setup: NightSetup = {}) => atNight({ phase: 'movement', ...setup })
const moves = (state: GameState, input: Input = {}, ...faces: number[]) =>
  runs(moveDivisions, state, withUsualValues(moveDivisions, state, input), dice(...faces))
const speedOf = (state: GameState, name: string) => state.ships[idOf(name)]?.tracks[tracks.speed]
const course = (state: GameState, name: string) => courseOf(state, idOf(name))
/** A torpedo that takes speed from Furutaka. */
const struckIn = (phase: string, before: GameState) => {
  const state = { ...before, phase }
  const input = { target: 'furutaka', weapon: 'torpedo', inches: '24' }
  return runs(hit, state, withUsualValues(hit, state, input), dice(45, 9, 9, 56, 56)).state
}
const flagships: NightSetup = {
  japan: { Furutaka: { fields: { flagship: 'yes' } }, Kako: {} },
  allies: { Astoria: {}, Quincy: {} },
}

describe('all divisions in one form', () => {
  test('as it is filled in all go on as they did', () => {
    const state = table({ japan: { Furutaka: { tracks: { speed: 3 } }, Kako: { tracks: { speed: 3.25 } } } })
    const usual = Object.entries(fieldsOf(moveDivisions, state)).map(([name, field]) => [name, field.default])
    expect(usual).toEqual([
      ...[
        ['speedcruisers', 3],
        ['speednorth', 4.25],
        ['turnedcruisers', 0],
        ['turnednorth', 0],
      ],
    ])
    const ran = moves(state)
    expect(ran.label, 'Kako made 3.25″').toBe('2 divisions move')
    expect(moves({ ...ran.state, turn: 2 }).label).toBe('all divisions go on as they did')
    expect([speedOf(ran.state, 'Kako'), course(ran.state, 'Kako')]).toEqual([3, { degrees: 0, follows: false }])
  })

  test('in the first turn at the speed that the scenario gives them', () => {
    const speeds = (scenario: string) => {
      const state = { ...starterTable(fireOnTheWaters, scenario), phase: 'movement' }
      return Object.entries(fieldsOf(moveDivisions, state)).flatMap(([name, field]) =>
        name.startsWith('speed') ? [field.default] : [],
      )
    }
    expect(speeds('river-plate')).toEqual([1.75, 1.75, 3])
    expect(speeds('duisburg-convoy')).toEqual([3.25, 1, 1, 1.5])
    expect(speeds('ironbottom-sound')).toEqual([2.5, 2.5, 2.5, 3.25, 3.25])
  })

  test('a division turns in column: the ships behind the first follow; or all together', () => {
    const column = moves(table(), { turnedcruisers: 90, speedcruisers: 2.5 })
    expect(column.why).toEqual(['Cruisers: 90° in column at 2.5″.', 'North: straight on at 4.25″.'])
    expect(column.label).toBe('2 divisions move')
    expect(['Furutaka', 'Kako'].map((name) => course(column.state, name))).toEqual([
      { degrees: 90, follows: false },
      { degrees: 90, follows: true },
    ])
    expect(speedOf(column.state, 'Furutaka')).toBe(2.5)
    const together = moves(table(), { turnedcruisers: 90, together: 'cruisers' })
    expect(course(together.state, 'Kako')).toEqual({ degrees: 90, follows: false })
    expect(moves(table(), { speednorth: 3 }).label).toBe('2 divisions move')
    expect(fieldsOf(moveDivisions, table())['together'], 'asked only of divisions that turn').toBeUndefined()
  })

  test('who cannot keep up makes what she can, and does not hold up the others next turn', () => {
    const state = table({ japan: { Furutaka: {}, Kako: { tracks: { flotation: 48 } } } })
    const input = { speedcruisers: 4 }
    expect(moveDivisions.warnings!(state, withUsualValues(moveDivisions, state, input)).map(read)).toEqual([
      'Kako makes 2″ and falls behind Cruisers.',
    ])
    const ran = moves(state, input)
    expect([speedOf(ran.state, 'Furutaka'), speedOf(ran.state, 'Kako')]).toEqual([4, 2])
    expect(fieldsOf(moveDivisions, { ...ran.state, turn: 2 })['speedcruisers']?.default).toBe(4)
  })

  test('who lost speed by damage has not gone on as she did, and torpedoes know it', () => {
    const before = moves(table({ japan: { Furutaka: {} }, allies: {} })).state
    const after = moves({ ...struckIn('damage', before), phase: 'movement', turn: 2 })
    expect(after.label).not.toBe('all divisions go on as they did')
    expect(keptSince(after.state, idOf('Furutaka'), 1)).toBe(false)
    expect(keptSince(moves({ ...after.state, turn: 3 }).state, idOf('Furutaka'), 2)).toBe(true)
  })

  test('damage at once slows her in the next turn, and hides no turn of hers in this one', () => {
    const start = table({ turn: 2, houseRules: { damageTiming: 'atOnce' }, japan: { Furutaka: {} }, allies: {} })
    const kept = (state: GameState, turn: number) => keptSince(state, idOf('Furutaka'), turn)
    const straightOn = struckIn('gunfire', moves(start).state)
    expect(kept(straightOn, 1)).toBe(true)
    const third = moves({ ...straightOn, phase: 'movement', turn: 3 }).state
    expect([kept(third, 2), kept(third, 3)]).toEqual([false, true])
    const turned = struckIn('gunfire', moves(start, { turnedcruisers: 30 }).state)
    expect([kept(turned, 1), kept(turned, 2)]).toEqual([false, true])
  })

  test('the form says what casualties leave of her will', () => {
    const state = table({ japan: { Furutaka: { fields: { casualties: 'telegraphOut handSteering' } } } })
    expect(moveDivisions.warnings!(state, withUsualValues(moveDivisions, state)).map(read)).toEqual([
      'Furutaka changes speed as she plotted a turn ago.',
      'Furutaka turns as she plotted a turn ago.',
    ])
  })

  test('a ship that lies dead in the water does not turn with her division', () => {
    const dead = { fields: { casualties: 'propulsionHit:0@3' } }
    const ran = moves(table({ turn: 2, japan: { Furutaka: {}, Kako: dead } }), { turnedcruisers: 60 })
    expect(['Furutaka', 'Kako'].map((name) => course(ran.state, name)?.degrees)).toEqual([60, 0])
    expect(speedOf(ran.state, 'Kako')).toBe(0)
  })

  describe('a jammed rudder', () => {
    const jammed = (casualties: string) => table({ japan: { Furutaka: { fields: { casualties } } } })

    test('to one side: she circles, whatever her division does, and has not kept her course', () => {
      for (const casualties of ['rudderJammed:circlesLeft', 'rudderHardRight']) {
        const ran = moves(jammed(casualties))
        expect(ran.why).toEqual(['Furutaka circles: 90°.', 'North: straight on at 4.25″.'])
        expect(course(ran.state, 'Furutaka')).toEqual({ degrees: 90, follows: false })
        expect(keptSince(ran.state, idOf('Furutaka'), 0)).toBe(false)
      }
      const round = moves(jammed('rudderJammed:circlesLeft'), { circledfurutaka: 270 })
      expect(course(round.state, 'Furutaka')?.degrees).toBe(270)
    })

    test('amidships: she goes straight on where her division turns', () => {
      const ran = moves(jammed('rudderJammed:straight'), { turnedcruisers: 60 })
      expect(course(ran.state, 'Furutaka')?.degrees).toBe(0)
    })
  })

  test('engines that have stopped bind her to the speed they leave', () => {
    const stopped = { fields: { casualties: 'propulsionHit:150@3' } }
    const ran = moves(table({ turn: 2, japan: { Furutaka: stopped, Kako: {} } }))
    expect([speedOf(ran.state, 'Furutaka'), speedOf(ran.state, 'Kako')]).toEqual([1.5, 4.25])
  })

  test('once a turn; a speed is in quarters of an inch up to what the fastest makes', () => {
    const { state } = moves(table())
    expect(refusalOf(moveDivisions, state)).toBe('divisions-have-moved')
    expect(refusalOf(moveDivisions, { ...state, turn: 2 })).toBeUndefined()
    for (const speedcruisers of [2.6, 4.5, -1, 'fast']) {
      expect(moveDivisions.check(table(), { speedcruisers })).toMatchObject({
        ...{ code: 'division-speed-unfit', values: { field: 'speedcruisers' } },
      })
    }
  })

  test('is due while movement has its phase, until every division has moved', () => {
    const due = (state: GameState) => dueNow(state).map(({ procedure }) => procedure)
    expect(due(table())).toEqual(['moveDivisions'])
    expect([due(moves(table()).state), due(table({ phase: 'plotting' }))]).toEqual([[], []])
  })
})

describe('ships that sail with no flagship', () => {
  test('roll 2D6 where their side has one, and go where the dice say', () => {
    const lone: NightSetup = {
      ...flagships,
      allies: { Astoria: { fields: { flagship: 'yes', standing: 'sunk' } }, Quincy: {} },
    }
    const ran = moves(table(lone), { turnednorth: 30 }, 1, 2)
    expect(askedIn(ran)).toEqual(['quincy/alone'])
    expect(ran.why).toContain('Quincy turns 90° to port')
    expect(course(ran.state, 'Quincy')).toEqual({ degrees: 90, follows: false })
  })

  test('as plotted they turn with their division', () => {
    const state = table({ ...flagships, japan: { Furutaka: { fields: { casualties: 'signalsGone' } }, Kako: {} } })
    const ran = moves(state, { turnedcruisers: 60 }, 3, 4)
    expect(course(ran.state, 'Furutaka')).toEqual({ degrees: 60, follows: false })
  })

  test('nobody rolls on a side without flagships, nor in a formation with one', () => {
    expect(fieldsOf(moveDivisions, table(flagships))['alone']).toBeUndefined()
  })

  test('who was left out last turn is left out again', () => {
    const sunk = { fields: { flagship: 'yes', standing: 'sunk' } }
    const state = table({ allies: { Astoria: sunk, Quincy: {}, Chicago: {} } })
    const ran = moves(state, { alone: 'quincy' }, 3, 4)
    expect(fieldsOf(moveDivisions, { ...ran.state, turn: 2 })['alone']).toMatchObject({ default: 'quincy' })
  })

  test('a wild helm is rolled for first, and stays as it fell', () => {
    const ran = moves(table({ table: { 'turned:furutaka': '1 180', 'wildCourse:furutaka': 1 } }), {
      turnedcruisers: 30,
    })
    expect(course(ran.state, 'Furutaka')).toEqual({ degrees: 180, follows: false })
  })
})

describe('torpedoes know who has kept course and speed since the launch', () => {
  const spread = {
    ...{ id: 'one', kind: 'spread', of: 'japan', turnLaid: 1 },
    values: { by: 'furutaka', target: 'astoria', mount: 'T1', torpedoes: 4, type: 'IJN T90', speed: 5.5, arc: 2 },
  } as unknown as NonNullable<NightSetup['markers']>[number]
  const kept = (state: GameState) => fieldsOf(torpedoAttack, state, { spread: 'one' })['keptCourse']?.default
  const second = () => table({ turn: 2, markers: [spread] })

  test('by the movement that was entered', () => {
    expect(kept(second()), 'unknown before that').toBe(false)
    expect(kept(moves(second()).state)).toBe(true)
    expect(kept(moves(second(), { turnednorth: 30 }).state)).toBe(false)
    expect(kept(moves(second(), { speednorth: 3 }).state)).toBe(false)
    const turned = moves(second(), { turnednorth: 30 }).state
    expect(kept(moves({ ...turned, turn: 3 }).state), 'a turn ago is since the launch').toBe(false)
  })
})
