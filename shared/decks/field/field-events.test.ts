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
  type Role,
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
  expect(words(`decks.field.${key}.title`).toLowerCase()).toBe(
    event.title.toLowerCase().replace('organized', 'organised'),
  )
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

const spent = { spent: { attacker: [rally], defender: [] } }
const holding = { held: { attacker: { event: hurts, strikes: 'attacker' } } } as const

describe('what the dice bring', () => {
  test.each<[string, FieldBattle, Role, number, object]>([
    ['the struck player may keep what helps', battle(), 'defender', helps, { is: 'event', mayBeHeldBy: 'defender' }],
    ['and what hurts', battle(), 'defender', hurts, { is: 'event', mayBeHeldBy: 'defender' }],
    ['a holder is helped no more', battle({}, holding), 'attacker', helps, { is: 'nothing', because: 'helpsHolder' }],
    ['but hurt still, with his hand full', battle({}, holding), 'attacker', hurts, { is: 'event', mayBeHeldBy: null }],
    ['his opponent is helped', battle({}, holding), 'defender', helps, { is: 'event' }],
    ['or whom it serves keeps it', battle({ mayHold: 'beneficiary' }), 'attacker', hurts, { mayBeHeldBy: 'defender' }],
    ['also if it helps', battle({ mayHold: 'beneficiary' }), 'attacker', helps, { mayBeHeldBy: 'attacker' }],
    ['or nobody does', battle({ mayHold: 'none' }), 'attacker', hurts, { mayBeHeldBy: null }],
    ['once in a game', battle({}, spent), 'attacker', rally, { is: 'nothing', because: 'spent' }],
    ['means once for each army', battle({}, spent), 'defender', rally, { is: 'event' }],
    ['or it is rolled again', battle({ rallyTwice: 'reroll' }, spent), 'attacker', rally, { is: 'reroll' }],
  ])('%s', (_, given, strikes, face, came) => {
    expect(comes(given, strikes, face)).toMatchObject({ ok: true, value: came })
  })

  test('with no unit to strike it is nothing, or rolled again', () => {
    expect(comes(battle(), 'attacker', 13, false)).toMatchObject({ value: { is: 'nothing', because: 'noTarget' } })
    expect(comes(battle({ noTarget: 'reroll' }), 'attacker', 13, false)).toMatchObject({ value: { is: 'reroll' } })
  })
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
