import { comes, fieldEventOf, isTriggered, roles, sideAffected, type Came, type Role } from '../../decks/field/battle'
import type { FieldEvent } from '../../decks/field/event'
import type { RuleDraft } from '../../game/rule-draft'
import { choose, roll, under, type Dialogue } from '../../kernel/dialogue'
import type { Phrase } from '../../kernel/phrase'
import { done, refused } from '../../kernel/result'
import { umpire } from '../kit/owner'
import type { Procedure } from '../pack/procedure'
import { applyEvent, outcomeLabel } from './apply-event'
import { placeDie, placeHeld, placeLatest, type EventOutcome } from './place-event'
import { eventOnSheet, onSheet } from './reference'
import { phases, says } from './rules'
import { activeRole, battleOf, nameOf, sideOf } from './state'

/** The most rerolls of the D20: a dialogue has to end. */
const mostDraws = 30

type Unheeded = Extract<Came, { readonly is: 'nothing' }>['because']

/** The dice of a turn: whether an event comes, whom it affects, which it is, and what becomes of it. */
export const turnEvent: Procedure = {
  name: 'turn-event',
  phases,
  lookUp: onSheet.trigger,
  fields: () => [],
  check: ({ sides }) =>
    roles.every((role) => sides.some(({ id }) => id === sideOf(role)))
      ? done(null)
      : refused('field-two-sides', { where: 'sides', what: sides.map(({ id }) => id).join(', ') }),
  run,
}

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
