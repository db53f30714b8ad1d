import { fieldEventOf, isOncePerGame, roles, type Role } from '../../decks/field/battle'
import type { RuleDraft } from '../../game/rule-draft'
import type { GameState } from '../../game/state'
import type { Dialogue } from '../../kernel/dialogue'
import type { Phrase } from '../../kernel/phrase'
import { refused } from '../../kernel/result'
import { form, type ValuesOf } from '../kit/form'
import { procedure } from '../kit/procedure'
import type { Due } from '../pack/rules-pack'
import { applyEvent, outcomeLabel } from './apply-event'
import { liftHeld, placeLatest, type EventOutcome } from './place-event'
import { onSheet } from './reference'
import { phases, says } from './rules'
import { battleOf, heldOf, isRolled, isRolledInPhase, nameOf } from './state'

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
