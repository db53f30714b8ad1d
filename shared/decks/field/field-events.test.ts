import { describe, expect, test } from 'vitest'
import { en } from '../../rules/words'
import { speaker } from '../../words/speak'
import {
  comes,
  fieldEventOf,
  isOncePerGame,
  isTriggered,
  sideAffected,
  withName,
  chanceByTurn,
  chanceInTurn,
  type FieldBattle,
  type FieldHouseRules,
} from './battle'
import { fieldEvents } from './events'
import printed from './events.golden.json'

const words = speaker(en)
const usual: FieldHouseRules = {
  triggerRolled: 'gameTurn',
  mayHold: 'struck',
  rallyTwice: 'nothing',
  noTarget: 'nothing',
  disrWouldBreak: 'nothing',
}
const battle = (rules: Partial<FieldHouseRules> = {}, so: Partial<FieldBattle> = {}): FieldBattle => ({
  rules: { ...usual, ...rules },
  held: {},
  spent: { attacker: [], defender: [] },
  ...so,
})
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
  expect(faces.map(sideAffected).map((role) => role[0])).toEqual(['a', 'd', 'a', 'd', 'a', 'd'])
})

describe('one event may be kept', () => {
  test('by the player it strikes, whether it helps or hurts him', () => {
    for (const face of [helps, hurts]) {
      expect(must(comes(battle(), 'defender', face))).toMatchObject({ is: 'event', mayBeHeldBy: 'defender' })
    }
  })

  test('then a further event that would help him does not occur, one that hurts him still does', () => {
    const kept = battle({}, { held: { attacker: { event: hurts, strikes: 'attacker' } } })
    expect(must(comes(kept, 'attacker', helps))).toEqual({ is: 'nothing', because: 'helpsHolder' })
    expect(must(comes(kept, 'attacker', hurts))).toMatchObject({ is: 'event', mayBeHeldBy: null })
    expect(must(comes(kept, 'defender', helps))).toMatchObject({ is: 'event' })
  })

  test('by the side that it helps, or by nobody, by house rule', () => {
    const beneficiary = battle({ mayHold: 'beneficiary' })
    expect(must(comes(beneficiary, 'attacker', hurts))).toMatchObject({ mayBeHeldBy: 'defender' })
    expect(must(comes(beneficiary, 'attacker', helps))).toMatchObject({ mayBeHeldBy: 'attacker' })
    expect(must(comes(battle({ mayHold: 'none' }), 'attacker', hurts))).toMatchObject({ mayBeHeldBy: null })
  })
})

describe('once in a game', () => {
  const spent = { attacker: [rally], defender: [] }
  const rallied = battle({}, { spent })

  test('means once for each army', () => {
    expect(must(comes(rallied, 'attacker', rally))).toEqual({ is: 'nothing', because: 'spent' })
    expect(must(comes(rallied, 'defender', rally))).toMatchObject({ is: 'event' })
  })

  test('is rolled again by house rule', () => {
    const again = battle({ rallyTwice: 'reroll' }, { spent })
    expect(must(comes(again, 'attacker', rally))).toEqual({ is: 'reroll', because: 'spent' })
  })
})

test('an event with no unit to strike is nothing, or rolled again', () => {
  expect(must(comes(battle(), 'attacker', 13, false))).toEqual({ is: 'nothing', because: 'noTarget' })
  expect(must(comes(battle({ noTarget: 'reroll' }), 'attacker', 13, false))).toMatchObject({ is: 'reroll' })
})

test('a face that the die does not have is refused', () => {
  for (const face of [0, 21, 1.5]) {
    expect(comes(battle(), 'attacker', face)).toMatchObject({ ok: false, code: 'field-event-unknown' })
  }
})

test('an event comes in a third of the turns, a sixth for each side', () => {
  expect(chanceInTurn()).toEqual({ any: 1 / 3, forSide: 1 / 6 })
  expect(chanceByTurn(2, 'gameTurn').any).toBeCloseTo(5 / 9, 12)
  expect(chanceByTurn(1, 'playerTurn').forSide).toBeCloseTo(11 / 36, 12)
})

test('names of units are kept, newest first, each once', () => {
  expect(withName(withName(withName([], 'Old Guard'), ' 9th Léger '), 'old guard')).toEqual(['old guard', '9th Léger'])
  expect(withName(['Old Guard'], ' \u200b ')).toEqual(['Old Guard'])
})
