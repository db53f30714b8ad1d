import {
  comes,
  fieldEventOf,
  isTriggered,
  roles,
  sideAffected,
  type Came,
  type Role,
  otherRole,
  isOncePerGame,
} from '../../decks/field/battle'
import type { FieldEvent } from '../../decks/field/event'
import type { RuleDraft } from '../../game/rule-draft'
import type { GameState } from '../../game/state'
import { choose, roll, under, type Dialogue, confirm } from '../../kernel/dialogue'
import type { Phrase } from '../../kernel/phrase'
import type { Option } from '../../kernel/question'
import { refused } from '../../kernel/result'
import { form, type ValuesOf } from '../kit/form'
import { umpire } from '../kit/owner'
import { procedure } from '../kit/procedure'
import type { Due } from '../pack/rules-pack'
import { placeDie, placeHeld, placeLatest, type EventOutcome, placeApplied, liftHeld } from './place-event'
import { eventOnSheet, onSheet } from './reference'
import { phases, says, rulingsOf } from './rules'
import { activeRole, battleOf, nameOf, sideOf, unitsOf, heldOf, isRolled, isRolledInPhase } from './state'

/** The most rerolls of the D20: a dialogue has to end. */
const mostDraws = 30

type Unheeded = Extract<Came, { readonly is: 'nothing' }>['because']

/** The dice of a turn: whether an event comes, whom it affects, which it is, and what becomes of it. */
export const turnEvent = procedure({
  name: 'turn-event',
  phases,
  lookUp: onSheet.trigger,
  form: form().refuses(({ sides }) =>
    roles.every((role) => sides.some(({ id }) => id === sideOf(role)))
      ? undefined
      : refused('field-two-sides', { where: 'sides', what: sides.map(({ id }) => id).join(', ') }),
  ),
  run,
})

function* run(table: RuleDraft): Dialogue<Phrase> {
  placeDie(table)
  const face = yield* roll('trigger', 'D6', { to: umpire, ask: says('asks.trigger'), lookUp: onSheet.trigger })
  if (!isTriggered(face)) {
    placeLatest(table, { fate: 'none', strikes: activeRole(table.state), from: 'die' })
    return says('steps.none', { face })
  }
  const odd = yield* roll('side', 'D6', { to: umpire, ask: says('asks.side'), lookUp: onSheet.side })
  const strikes = sideAffected(odd)
  table.because(says('why.strikes', { side: nameOf(table.state, strikes), face: odd }))
  for (let draw = 1; draw <= mostDraws; draw++) {
    const drawn = eventDrawn(table, strikes)
    const come = yield* draw === 1 ? drawn : under(`again-${draw}`, drawn)
    if (come !== 'reroll') return come
  }
  placeLatest(table, { fate: 'none', strikes, from: 'die' })
  return says('steps.noEvent')
}

/** One throw of the D20 and all that follows it; a house rule may have it thrown again. */
function* eventDrawn(table: RuleDraft, strikes: Role): Dialogue<Phrase | 'reroll'> {
  const side = nameOf(table.state, strikes)
  const face = yield* roll('event', 'D20', { to: umpire, ask: says('asks.event', { side }), lookUp: onSheet.event })
  const battle = battleOf(table.state)
  const came = comes(battle, strikes, face)
  if (!came.ok) throw new Error(`no event ${face}`)
  if (came.value.is === 'nothing') return comesToNothing(table, face, strikes, came.value.because)
  if (came.value.is === 'reroll') {
    table.because(says(`why.again.${came.value.because}`))
    return 'reroll'
  }
  const { event, mayBeHeldBy } = came.value
  if (mayBeHeldBy && (yield* isKept(table, event, mayBeHeldBy))) {
    placeHeld(table, mayBeHeldBy, event, strikes)
    placeLatest(table, { fate: 'kept', event, strikes, from: 'die' })
    return says('steps.kept', { side: nameOf(table.state, mayBeHeldBy) })
  }
  // Only here: the log does not name a kept event.
  table.because(says(`events.${event.key}.${event.does}`, { side }))
  const struck = yield* applyEvent(table, event, strikes, 'die')
  if (struck.fate === 'noTarget' && battle.rules.noTarget === 'reroll') {
    table.because(says('why.again.noTarget'))
    return 'reroll'
  }
  placeLatest(table, struck)
  return outcomeLabel(table.state, struck)
}

/** An event that a side may not have, or has had, comes to nothing, and is logged all the same. */
function comesToNothing(table: RuleDraft, face: number, strikes: Role, because: Unheeded): Phrase {
  table.because(says(`why.nothing.${because}`, { side: nameOf(table.state, strikes) }))
  const event = fieldEventOf(face)
  const unheeded: EventOutcome = { fate: because, ...(event ? { event } : {}), strikes, from: 'die' }
  placeLatest(table, unheeded)
  return outcomeLabel(table.state, unheeded)
}

/** Asked before the unit is named: that of a kept event is chosen when it is played. */
function* isKept(table: RuleDraft, event: FieldEvent, holder: Role): Dialogue<boolean> {
  const options = (['strikes', 'kept'] as const).map((value) => ({ value, say: says(`fate.${value}`) }))
  const side = nameOf(table.state, holder)
  const ask = says(`events.${event.key}.asksFate`, { side })
  const prompt = { to: sideOf(holder), ask, lookUp: eventOnSheet(event, onSheet.hold) }
  return (yield* choose('fate', options, 'strikes', prompt)) === 'kept'
}

/** An event takes effect: its unit is named, its die rolled, and what lasts is placed on the table. */
function* applyEvent(
  table: RuleDraft,
  event: FieldEvent,
  strikes: Role,
  from: EventOutcome['from'],
): Dialogue<EventOutcome> {
  const outcome = { event, strikes, from }
  const struck = (more: { unit?: string; morale?: number }): EventOutcome => {
    const unit = more.unit === undefined ? {} : { unit: more.unit }
    return { ...outcome, fate: 'struck', ...unit, struck: placeApplied(table, event, strikes, more) }
  }
  if (event.dice.length > 0) return struck({ morale: yield* moraleGained(table, event, strikes) })
  if (event.chosenBy === null) return struck({})
  const { is, unit } = yield* unitStruck(table, event, strikes)
  if (is === 'unit') return struck({ unit })
  return { ...outcome, fate: is, ...(unit === '' ? {} : { unit }) }
}

/** The label of an event's outcome, for the undo button and the log. */
function outcomeLabel(state: GameState, { fate, event, strikes, from, unit = '' }: EventOutcome): Phrase {
  if (!event) return says('steps.noEvent')
  const values = { side: nameOf(state, strikes), ...(unit === '' ? {} : { unit }) }
  if (fate !== 'struck') return says(`events.${event.key}.${fate}`, values)
  return says(`events.${event.key}.${from === 'hand' ? 'played' : 'struck'}${unit === '' ? '' : 'Unit'}`, values)
}

/** Odd or even: the only die of a land event. */
function* moraleGained(table: RuleDraft, event: FieldEvent, strikes: Role): Dialogue<number> {
  const [{ die, odd, even } = { die: 'D6', odd: 0, even: 0 } as const] = event.dice
  const side = nameOf(table.state, strikes)
  const ask = says('asks.morale', { side, odd, even })
  const face = yield* roll('morale', die, { to: sideOf(strikes), ask, lookUp: eventOnSheet(event) })
  const gained = face % 2 === 1 ? odd : even
  table.because(says('why.morale', { side, face, gained }))
  return gained
}

interface Named {
  readonly is: 'unit' | 'noTarget' | 'breaks'
  /** Empty: a unit without a name yet; it can be named on its card later. */
  readonly unit: string
}

/** The most units that are passed over, so that the dialogue ends. */
const mostAsked = 20

const another = 'another'
const none = 'none'

/** The affected unit, named by the player who chooses. By house rule a unit that it would break is passed over. */
function* unitStruck(table: RuleDraft, event: FieldEvent, strikes: Role): Dialogue<Named> {
  const chooser = event.chosenBy === 'opponent' ? otherRole(strikes) : strikes
  const values = { side: nameOf(table.state, chooser), of: nameOf(table.state, strikes) }
  const { disrWouldBreak } = rulingsOf(table.state.houseRules)
  const units = unitsOf(table.state, strikes)
  const passed = new Set<string>()
  for (let asked = 1; asked <= mostAsked; asked++) {
    const part = asked === 1 ? '' : `-${asked}`
    const left = units.filter(({ marker }) => !passed.has(marker))
    const options: Option[] = [
      ...left.map(({ marker, name }) => ({ value: marker, say: says('unit', { unit: name }) })),
      { value: another, say: says('unitOf.another') },
      { value: none, say: says(asked > 1 ? 'unitOf.noOther' : `unitOf.none.${event.unit}`) },
    ]
    const ask = says(`asks.unit.${event.unit}`, values)
    const prompt = { to: sideOf(chooser), ask, lookUp: eventOnSheet(event, onSheet.unit) }
    const chosen = yield* choose(`unit${part}`, options, left[0]?.marker ?? another, prompt)
    if (chosen === none) return { is: 'noTarget', unit: '' }
    const unit = units.find(({ marker }) => marker === chosen)?.name ?? ''
    if (!(yield* wouldBreak(table, event, strikes, unit, part))) return { is: 'unit', unit }
    if (disrWouldBreak === 'nothing') return { is: 'breaks', unit }
    passed.add(chosen)
  }
  return { is: 'noTarget', unit: '' }
}

function* wouldBreak(
  table: RuleDraft,
  event: FieldEvent,
  strikes: Role,
  unit: string,
  part: string,
): Dialogue<boolean> {
  if (!event.effects.some((effect) => effect.code === 'disorder' && effect.unlessBreaks)) return false
  const ask = unit === '' ? says('asks.breaksUnnamed') : says('asks.breaks', { unit })
  return yield* confirm(`breaks${part}`, false, { to: sideOf(strikes), ask, lookUp: onSheet.breaks })
}

/** At the beginning of a turn: kept events, then the die. Offered, never forced. */
export function due(state: GameState): readonly Due[] {
  const { phase, turn } = state
  const die: Due = { phase, procedure: 'turn-event', input: {}, say: says('due.roll', { turn }) }
  const kept = isRolledInPhase(state) ? [] : holders(state)
  return [
    ...(isRolled(state) ? [] : [die]),
    ...kept.map((holder): Due => {
      const say = says('due.play', { side: nameOf(state, holder) })
      return { phase, procedure: 'play-held', input: { holder }, say }
    }),
  ]
}

/** Who keeps an event and may play it now. */
function holders(state: GameState): readonly Role[] {
  return roles.filter((role) => heldOf(state, role) !== undefined)
}

const heldForm = form().choice(
  'holder',
  (state) => {
    const among = holders(state)
    const names = (role: Role) => says('side', { side: nameOf(state, role) })
    return { among, also: roles, names, default: among[0] ?? 'attacker', wrong: 'field-hand-empty' }
  },
  (state, { holder }) => {
    if (!heldOf(state, holder)) return refused('field-hand-empty')
    return isRolledInPhase(state) ? refused('field-held-too-late') : undefined
  },
)

/** A kept event is played at the beginning of either player's turn, before its die. Its unit is chosen now. */
export const playHeld = procedure({
  name: 'play-held',
  phases,
  lookUp: onSheet.hold,
  form: heldForm,
  *run(table: RuleDraft, { holder }: ValuesOf<typeof heldForm>): Dialogue<Phrase> {
    const held = heldOf(table.state, holder)
    const event = held && fieldEventOf(held.event)
    if (!event) throw new Error('no event is kept')
    const { strikes } = held
    const side = nameOf(table.state, strikes)
    const hasCome = isOncePerGame(event) && battleOf(table.state).spent[strikes].includes(event.die)
    liftHeld(table, holder)
    table.because(says(`events.${event.key}.${event.does}`, { side }))
    // A kept event is never rerolled: without a unit, or if it has come before, it comes to nothing.
    if (hasCome) table.because(says('why.nothing.spent', { side }))
    const came: EventOutcome = hasCome
      ? { fate: 'spent', event, strikes, from: 'hand' }
      : yield* applyEvent(table, event, strikes, 'hand')
    placeLatest(table, came)
    return outcomeLabel(table.state, came)
  },
})
