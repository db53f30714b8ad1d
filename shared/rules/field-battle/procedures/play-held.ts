import { fieldEventOf, isOncePerGame, roles, type Role } from '../../../decks/field/battle'
import type { RuleDraft } from '../../../game/rule-draft'
import type { GameState } from '../../../game/state'
import type { Dialogue } from '../../../kernel/dialogue'
import { own } from '../../../kernel/own'
import type { Phrase } from '../../../kernel/phrase'
import { done, refused, type Result } from '../../../kernel/result'
import type { FormField, Procedure } from '../../pack/procedure'
import { placeLatest, liftHeld, type EventOutcome } from '../table/place-event'
import { onSheet } from '../reference/look-up'
import { phases } from '../table/phases'
import { says } from '../says'
import { battleOf, heldOf, isRolledInPhase, nameOf } from '../state'
import { outcomeLabel } from '../outcome-label'
import { applyEvent } from './apply-event'
import type { Input } from '../../pack/input'

/** A kept event is played at the beginning of either player's turn, before its die. Its unit is chosen now. */
export const playHeld: Procedure = { name: 'play-held', phases, lookUp: onSheet.hold, fields: inputs, check, run }

/** Who keeps an event and may play it now. */
export function holders(state: GameState): readonly Role[] {
  return roles.filter((role) => heldOf(state, role) !== undefined)
}

function inputs(state: GameState): readonly FormField[] {
  const among = holders(state)
  const names = Object.fromEntries(roles.map((role) => [role, says('side', { side: nameOf(state, role) })]))
  return [{ kind: 'choice', name: 'holder', default: among[0] ?? 'attacker', among, names }]
}

function check(state: GameState, input: Input): Result<null> {
  const holder = holderIn(input)
  if (!holder || !heldOf(state, holder)) return refused('field-hand-empty', { field: 'holder' })
  if (isRolledInPhase(state)) return refused('field-held-too-late', { field: 'holder' })
  return done(null)
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const holder = holderIn(input)
  const held = holder && heldOf(table.state, holder)
  const event = held && fieldEventOf(held.event)
  if (!holder || !event) throw new Error('no event is kept')
  const { strikes } = held
  const hasCome = isOncePerGame(event) && battleOf(table.state).spent[strikes].includes(event.die)
  liftHeld(table, holder)
  table.because(says(`events.${event.key}.${event.does}`, { side: nameOf(table.state, strikes) }))
  // A kept event is never rerolled: without a unit, or if it has come before, it comes to nothing.
  if (hasCome) table.because(says('why.nothing.spent', { side: nameOf(table.state, strikes) }))
  const came: EventOutcome = hasCome
    ? { fate: 'spent', event, strikes, from: 'hand' }
    : yield* applyEvent(table, event, strikes, 'hand')
  placeLatest(table, came)
  return outcomeLabel(table.state, came)
}

function holderIn(input: Input): Role | undefined {
  return roles.find((role) => role === own(input, 'holder'))
}
