import { describe, expect, test } from 'vitest'
import { en } from '../../words/en/index'
import { speaker } from '../../words/speak'
import {
  comes,
  fieldEventOf,
  freshBattle,
  heldBy,
  hold,
  isOncePerGame,
  isTriggered,
  playHeld,
  struckBy,
  takeEffect,
  type FieldBattle,
} from './battle'
import { fieldEvents } from './events'
import printed from './events.golden.json'
import { fieldHouseRules, usualFieldHouseRules, type FieldHouseRules } from './house-rules'
import { withName } from './names'
import { chanceInTurn, eventsIn } from './odds'

const words = speaker(en)
const battle = (rules: Partial<FieldHouseRules> = {}): FieldBattle => freshBattle({ ...usualFieldHouseRules, ...rules })
const must = <Value>(result: { ok: true; value: Value } | { ok: false; code: string }): Value => {
  if (!result.ok) throw new Error(result.code)
  return result.value
}
const helps = 9
const hurts = 3
const rally = 10

/** Where print writes a sentence in a cell, we have a name. */
const named: Readonly<Record<string, string>> = {
  'any in legal charge range': 'inChargeRange',
  'activityPhase or reactionPhase': 'activityOrReactionPhase',
  'furthest friendly unit from his first position': 'furthestFriendlyUnit',
  'charge, counter-charge': 'charges',
  'reaction fire': 'reactionFire',
}
const inOurNames = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, at: unknown) => (typeof at === 'string' ? (named[at] ?? at) : at))

test.each(printed.events)('$id is the printed event: $title', (event) => {
  const [first, ...rest] = event.title.toLowerCase().split(' ')
  const key = [first, ...rest.map((part) => part[0]!.toUpperCase() + part.slice(1))].join('')
  expect(fieldEventOf(event.id)).toEqual({
    die: event.id,
    key,
    does: event.kind,
    chosenBy: event.chosenBy,
    unit: inOurNames(event.unit),
    moment: inOurNames(event.when),
    lasts: event.duration,
    effects: inOurNames(event.effects),
    dice: event.dice,
  })
  expect(words(`decks.field.${key}.title`)).toBe(event.title)
  expect(words(`decks.field.${key}.text`)).not.toContain('decks.')
})

test('the twenty faces of the die are there, each once, and one event comes once in a game', () => {
  expect(fieldEvents.map(({ die }) => die)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  expect(fieldEvents.filter(isOncePerGame).map(({ die }) => die)).toEqual([rally])
})

test('1 and 6 bring an event; odd strikes the attacker, even the defender', () => {
  const faces = [1, 2, 3, 4, 5, 6]
  expect(faces.filter(isTriggered)).toEqual(printed.trigger.faces)
  expect(faces.map(struckBy).map((role) => role[0])).toEqual(['a', 'd', 'a', 'd', 'a', 'd'])
})

describe('one event may be kept', () => {
  test('by the player it strikes, whether it helps or hurts him', () => {
    for (const face of [helps, hurts]) {
      expect(must(comes(battle(), 'defender', face))).toMatchObject({ is: 'event', mayBeHeldBy: 'defender' })
    }
    const kept = must(hold(battle(), 'defender', hurts))
    expect(heldBy(kept, 'defender')).toEqual({ event: hurts, strikes: 'defender' })
  })

  test('then a further event that would help him does not occur, one that hurts him still does', () => {
    const kept = must(hold(battle(), 'attacker', hurts))
    expect(must(comes(kept, 'attacker', helps))).toEqual({ is: 'nothing', because: 'helpsHolder' })
    expect(must(comes(kept, 'attacker', hurts))).toMatchObject({ is: 'event', mayBeHeldBy: null })
    expect(must(comes(kept, 'defender', helps))).toMatchObject({ is: 'event' })
  })

  test('and no second one', () => {
    const kept = must(hold(battle(), 'attacker', hurts))
    expect(hold(kept, 'attacker', hurts)).toMatchObject({ ok: false, code: 'field-hand-full' })
  })

  test('played, it strikes the side it came for, and the hand is free again', () => {
    const kept = must(hold(battle(), 'attacker', helps))
    const played = must(playHeld(kept, 'attacker'))
    expect(heldBy(played, 'attacker')).toBeUndefined()
    expect(must(comes(played, 'attacker', helps))).toMatchObject({ is: 'event' })
    expect(playHeld(played, 'attacker')).toMatchObject({ ok: false, code: 'field-hand-empty' })
  })

  test('by whom it serves, or by nobody, where the house says so', () => {
    const beneficiary = battle({ mayHold: 'beneficiary' })
    expect(must(comes(beneficiary, 'attacker', hurts))).toMatchObject({ mayBeHeldBy: 'defender' })
    expect(must(comes(beneficiary, 'attacker', helps))).toMatchObject({ mayBeHeldBy: 'attacker' })
    const kept = must(hold(beneficiary, 'attacker', hurts))
    expect(heldBy(kept, 'defender')).toEqual({ event: hurts, strikes: 'attacker' })
    expect(must(comes(battle({ mayHold: 'none' }), 'attacker', hurts))).toMatchObject({ mayBeHeldBy: null })
  })
})

describe('once in a game', () => {
  const rallied = must(takeEffect(battle(), 'attacker', rally))

  test('means once for each army', () => {
    expect(must(comes(rallied, 'attacker', rally))).toEqual({ is: 'nothing', because: 'spent' })
    expect(must(comes(rallied, 'defender', rally))).toMatchObject({ is: 'event' })
  })

  test('kept and played later, it counts when it is played', () => {
    const kept = must(hold(battle(), 'defender', rally))
    expect(kept.spent.defender).toEqual([])
    expect(must(playHeld(kept, 'defender')).spent.defender).toEqual([rally])
  })

  test('is rolled again where the house says so', () => {
    const again = must(takeEffect(battle({ rallyTwice: 'reroll' }), 'attacker', rally))
    expect(must(comes(again, 'attacker', rally))).toEqual({ is: 'reroll', because: 'spent' })
  })
})

test('an event with no unit to strike is nothing, or rolled again', () => {
  expect(must(comes(battle(), 'attacker', 13, false))).toEqual({ is: 'nothing', because: 'noTarget' })
  expect(must(comes(battle({ noTarget: 'reroll' }), 'attacker', 13, false))).toMatchObject({ is: 'reroll' })
})

test('a face that the die does not have is refused', () => {
  for (const face of [0, 21, 1.5]) {
    for (const refusal of [comes(battle(), 'attacker', face), hold(battle(), 'attacker', face)]) {
      expect(refusal).toMatchObject({ ok: false, code: 'field-event-unknown' })
    }
  }
})

test('the house rules begin with what is usual', () => {
  for (const [rule, usual] of Object.entries(usualFieldHouseRules)) {
    expect(fieldHouseRules[rule as keyof FieldHouseRules][0]).toBe(usual)
  }
})

test('an event comes in a third of the turns, a sixth for each side', () => {
  expect(chanceInTurn()).toEqual({ any: 1 / 3, forSide: 1 / 6 })
  expect(eventsIn(2, 'gameTurn').map((chance) => Math.round(chance * 9))).toEqual([4, 4, 1])
  expect(eventsIn(1, 'playerTurn')).toHaveLength(3)
})

test('names of units are kept, newest first, each once', () => {
  expect(withName(withName(withName([], 'Old Guard'), ' 9th Léger '), 'old guard')).toEqual(['old guard', '9th Léger'])
  expect(withName(['Old Guard'], ' \u200b ')).toEqual(['Old Guard'])
})
