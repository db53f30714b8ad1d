import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { fieldEvents } from '../../decks/field/events'
import { fieldHouseRules } from '../../decks/field/battle'
import * as commands from '../../game/commands'
import { phraseSaid } from '../kit/worded.testing'
import { FieldEvening } from './evening.testing'
import { addUnit, nameAffectedUnit, removeUnit } from './place-event'
import { fieldBattle } from './index'
import { battleOf, heldOf, isRolled, latestOf, moraleOf, appliedEvents, unitsOf, type AppliedEvent } from './state'

const [hesitant, anxious, disordered, charge, rally, horse] = [3, 2, 5, 9, 10, 13]
/** A six brings an event; an odd die strikes the attacker, an even one the defender. */
const toAttacker = [6, 1] as const
const toDefender = [1, 4] as const
const struckNow = ({ state }: FieldEvening) => appliedEvents(state).map(({ event, strikes }) => [event.die, strikes])

describe('the die of a turn', () => {
  test('brings nothing on 2 to 5, and is asked for once a turn', () => {
    const evening = new FieldEvening()
    expect(fieldBattle.due(evening.state).map(({ procedure }) => procedure)).toEqual(['turn-event'])
    expect(evening.rolls(4)).toEqual(['trigger'])
    expect(latestOf(evening.state)).toMatchObject({ fate: 'none', from: 'die' })
    expect(fieldBattle.due(evening.state)).toEqual([])
    evening.next()
    expect(isRolled(evening.state)).toBe(true)
    evening.next()
    expect(isRolled(evening.state)).toBe(false)
  })

  test('is rolled in each player’s turn by house rule', () => {
    const evening = new FieldEvening({ triggerRolled: 'playerTurn' })
    evening.rolls(4)
    expect(isRolled(evening.state)).toBe(true)
    evening.next()
    expect(fieldBattle.due(evening.state).map(({ procedure }) => procedure)).toEqual(['turn-event'])
  })

  test('affects a unit that the opponent names, and stays on the table for that turn', () => {
    const evening = new FieldEvening()
    evening.send(addUnit(evening.state, 'attacker', 'Old Guard'))
    const [guard] = unitsOf(evening.state, 'attacker')
    expect(evening.rolls(...toAttacker, hesitant, 'strikes', guard!.marker)).toEqual([
      'trigger',
      'side',
      'event',
      'fate',
      'unit',
    ])
    expect(appliedEvents(evening.state)).toMatchObject([{ unit: 'Old Guard', strikes: 'attacker', isNow: true }])
    evening.next()
    expect(appliedEvents(evening.state)).toEqual([])
  })

  test('affects the defender in the turn that comes next, and lasts through it', () => {
    const evening = new FieldEvening()
    evening.rolls(...toDefender, hesitant, 'strikes', 'another')
    expect(appliedEvents(evening.state)).toMatchObject([{ isNow: false, inTurn: 1 }])
    evening.next()
    expect(appliedEvents(evening.state)).toMatchObject([{ isNow: true }])
    evening.next()
    expect(appliedEvents(evening.state)).toEqual([])
    // What is over is lifted when the next die is placed.
    expect(evening.state.markers.some(({ kind }) => kind === 'struck')).toBe(true)
    evening.rolls(3)
    expect(evening.state.markers.some(({ kind }) => kind === 'struck')).toBe(false)
  })

  test('that comes in the defender’s turn affects the attacker in the next one', () => {
    const evening = new FieldEvening({ triggerRolled: 'playerTurn' })
    evening.next()
    evening.rolls(...toAttacker, hesitant, 'strikes', 'another')
    expect(appliedEvents(evening.state)).toMatchObject([{ isNow: false, inTurn: 2 }])
    expect(evening.state.markers.find(({ kind }) => kind === 'struck')).toMatchObject({ livesTurns: 2 })
    evening.next()
    expect(appliedEvents(evening.state)).toMatchObject([{ isNow: true }])
  })
})

describe('a unit', () => {
  test('is named on the card, and picked from then on', () => {
    const evening = new FieldEvening()
    evening.rolls(...toAttacker, anxious, 'strikes', 'another')
    const [{ marker }] = appliedEvents(evening.state) as [AppliedEvent]
    evening.send(nameAffectedUnit(evening.state, marker, '  9th Léger '))
    expect(latestOf(evening.state)).toMatchObject({ unit: '9th Léger' })
    expect(unitsOf(evening.state, 'attacker').map(({ name }) => name)).toEqual(['9th Léger'])
    expect(unitsOf(evening.state, 'defender')).toEqual([])
    evening.undo()
    expect(appliedEvents(evening.state)).toMatchObject([{ unit: '' }])
    expect(unitsOf(evening.state, 'attacker')).toEqual([])
  })

  test('is in the list once, and can be removed', () => {
    const evening = new FieldEvening()
    for (const typed of ['Old Guard', 'old guard ', ' \u200b ']) evening.send(addUnit(evening.state, 'defender', typed))
    evening.send(addUnit(evening.state, 'defender', 'Scots Greys'))
    expect(unitsOf(evening.state, 'defender').map(({ name }) => name)).toEqual(['Scots Greys', 'Old Guard'])
    evening.send(removeUnit(evening.state, 'defender', unitsOf(evening.state, 'defender')[0]!.marker))
    expect(unitsOf(evening.state, 'defender').map(({ name }) => name)).toEqual(['Old Guard'])
  })

  test('that is not there makes the event nothing, or the D20 again', () => {
    const evening = new FieldEvening()
    evening.rolls(...toAttacker, horse, 'strikes', 'none')
    expect(latestOf(evening.state)).toMatchObject({ fate: 'noTarget' })
    expect(struckNow(evening)).toEqual([])
    const again = new FieldEvening({ noTarget: 'reroll' })
    const asked = again.rolls(...toAttacker, horse, 'strikes', 'none', charge, 'strikes', 'another')
    expect(asked.slice(5)).toEqual(['again-2/event', 'again-2/fate', 'again-2/unit'])
    expect(struckNow(again)).toEqual([[charge, 'attacker']])
  })

  test('that disorder would break takes none, or another is chosen', () => {
    const evening = new FieldEvening()
    evening.rolls(...toAttacker, disordered, 'strikes', 'another', true)
    expect(latestOf(evening.state)).toMatchObject({ fate: 'breaks' })
    expect(struckNow(evening)).toEqual([])
    const other = new FieldEvening({ disrWouldBreak: 'chooseAnother' })
    other.send(addUnit(other.state, 'attacker', 'Old Guard'), addUnit(other.state, 'attacker', '9th Léger'))
    const [guard] = unitsOf(other.state, 'attacker')
    const asked = other.rolls(...toAttacker, disordered, 'strikes', guard!.marker, true, 'another', false)
    expect(asked.slice(4)).toEqual(['unit', 'breaks', 'unit-2', 'breaks-2'])
    expect(struckNow(other)).toEqual([[disordered, 'attacker']])
  })
})

describe('an event kept', () => {
  const kept = (houseRules = {}) => {
    const evening = new FieldEvening(houseRules)
    evening.rolls(...toDefender, hesitant, 'kept')
    return evening
  }

  test('is played at the beginning of a turn, before its die, and strikes its unit then', () => {
    const evening = kept()
    expect(heldOf(evening.state, 'defender')).toEqual({ event: hesitant, strikes: 'defender' })
    expect(fieldBattle.procedures[1]!.check(evening.state, { holder: 'defender' })).toMatchObject({
      code: 'field-held-too-late',
    })
    evening.next()
    expect(fieldBattle.due(evening.state)).toMatchObject([{ procedure: 'play-held', input: { holder: 'defender' } }])
    expect(evening.playsHeld('defender', 'another')).toEqual(['unit'])
    expect(heldOf(evening.state, 'defender')).toBeUndefined()
    expect(appliedEvents(evening.state)).toMatchObject([{ strikes: 'defender', isNow: true }])
    expect(latestOf(evening.state)).toMatchObject({ from: 'hand', fate: 'struck' })
  })

  test('prevents what would help the holder, not what hurts', () => {
    const evening = kept()
    evening.next()
    evening.next()
    expect(evening.rolls(...toDefender, charge)).toEqual(['trigger', 'side', 'event'])
    expect(latestOf(evening.state)).toMatchObject({ fate: 'helpsHolder' })
    // His hand is full: what hurts him strikes at once.
    evening.next()
    evening.next()
    expect(evening.rolls(...toDefender, anxious, 'another')).toEqual(['trigger', 'side', 'event', 'unit'])
    expect(struckNow(evening)).toEqual([[anxious, 'defender']])
  })

  test('returns to the hand when its play is undone, and leaves it when its arrival is', () => {
    const evening = kept()
    const before = evening.state.markers
    evening.next()
    evening.playsHeld('defender', 'another')
    evening.undo()
    expect(heldOf(evening.state, 'defender')).toEqual({ event: hesitant, strikes: 'defender' })
    expect(evening.state.markers).toEqual(before)
    evening.redo()
    expect(heldOf(evening.state, 'defender')).toBeUndefined()
    for (let step = 0; step < 3; step++) evening.undo()
    expect(heldOf(evening.state, 'defender')).toBeUndefined()
    expect(evening.state.markers).toEqual([])
    for (let step = 0; step < 3; step++) evening.redo()
    expect(appliedEvents(evening.state)).toMatchObject([{ strikes: 'defender' }])
  })

  test('is kept by the side that it helps, or by nobody, by house rule', () => {
    const serves = kept({ mayHold: 'beneficiary' })
    expect(heldOf(serves.state, 'attacker')).toEqual({ event: hesitant, strikes: 'defender' })
    const none = new FieldEvening({ mayHold: 'none' })
    expect(none.rolls(...toDefender, hesitant, 'another')).not.toContain('fate')
  })

  test('a house rule changed in play counts from the next die on', () => {
    const evening = new FieldEvening()
    evening.send(commands.setHouseRule('mayHold', 'none'))
    expect(evening.rolls(...toDefender, hesitant, 'another')).not.toContain('fate')
    expect(fieldBattle.checkHouseRule!(evening.state.houseRules, 'mayHold', 'everybody')).toMatchObject({ ok: false })
  })

  test('a hand that is empty plays nothing', () => {
    const [, playHeld] = fieldBattle.procedures
    expect(playHeld!.check(new FieldEvening().state, { holder: 'attacker' })).toMatchObject({
      code: 'field-hand-empty',
    })
    expect(playHeld!.check(kept().state, { holder: 'constructor' })).toMatchObject({ code: 'field-hand-empty' })
  })
})

describe('once in a game', () => {
  test('lifts army morale by its die, once for each army', () => {
    const evening = new FieldEvening()
    evening.rolls(...toAttacker, rally, 'strikes', 4)
    expect([moraleOf(evening.state, 'attacker'), moraleOf(evening.state, 'defender')]).toEqual([2, 0])
    evening.rolls(...toAttacker, rally)
    expect(latestOf(evening.state)).toMatchObject({ fate: 'spent' })
    evening.rolls(...toDefender, rally, 'strikes', 3)
    expect(battleOf(evening.state).spent).toEqual({ attacker: [rally], defender: [rally] })
    expect(moraleOf(evening.state, 'defender')).toBe(1)
  })

  test('a second time it is rolled again by house rule', () => {
    const evening = new FieldEvening({ rallyTwice: 'reroll' })
    evening.rolls(...toAttacker, rally, 'strikes', 1)
    const asked = evening.rolls(...toAttacker, rally, charge, 'strikes', 'another')
    expect(asked).toContain('again-2/event')
    expect(struckNow(evening)).toEqual([[charge, 'attacker']])
  })
})

test('whatever comes has words, folds without conflicts, and is undone to an empty table', () => {
  const rules = fc.record(
    Object.fromEntries(Object.entries(fieldHouseRules).map(([rule, choices]) => [rule, fc.constantFrom(...choices)])),
  )
  const action = fc.record({ turns: fc.integer({ min: 0, max: 2 }), side: fc.integer({ min: 1, max: 6 }) })
  const die = fc.integer({ min: 1, max: fieldEvents.length })
  fc.assert(
    fc.property(rules, fc.array(fc.tuple(action, die, fc.boolean()), { maxLength: 6 }), (houseRules, actions) => {
      const evening = new FieldEvening(houseRules)
      for (const [{ turns, side }, face, keeps] of actions) {
        for (let turn = 0; turn < turns; turn++) evening.next()
        for (const { procedure, input } of fieldBattle.due(evening.state)) {
          if (procedure === 'play-held') evening.playsOut(procedure, input, { keeps: false, face, side })
        }
        evening.playsOut('turn-event', {}, { keeps, face, side })
      }
      for (const line of evening.lines) if (line.kind === 'step') [line.label, ...(line.why ?? [])].forEach(phraseSaid)
      expect(evening.conflicts).toEqual([])
      while (evening.undoes !== undefined) evening.undo()
      expect(evening.state.markers).toEqual([])
    }),
    { numRuns: 25 },
  )
})
