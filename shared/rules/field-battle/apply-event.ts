import { otherRole, type Role } from '../../decks/field/battle'
import type { FieldEvent } from '../../decks/field/event'
import type { RuleDraft } from '../../game/rule-draft'
import { choose, confirm, roll, type Dialogue } from '../../kernel/dialogue'
import type { Option } from '../../kernel/question'
import type { Phrase } from '../../kernel/phrase'
import type { GameState } from '../../game/state'
import { placeApplied, type EventOutcome } from './place-event'
import { eventOnSheet, onSheet } from './reference'
import { rulingsOf, says } from './rules'
import { nameOf, sideOf, unitsOf } from './state'

/** An event takes effect: its unit is named, its die rolled, and what lasts is placed on the table. */
export function* applyEvent(
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
export function outcomeLabel(state: GameState, { fate, event, strikes, from, unit = '' }: EventOutcome): Phrase {
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
