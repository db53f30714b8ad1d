import type { NavalEffect } from '../../decks/naval/effect'
import { eventMarker, type Ending } from '../../game/decks/lasting'
import { freeMarker } from '../../game/mark'
import type { RuleDraft } from '../../game/rule-draft'
import type { Dialogue } from '../../kernel/dialogue'
import type { DeckId, SideId } from '../../kernel/ids'
import type { HitByEvent, Noted } from '../pack/event-application'
import { says, type PlayedEvent } from './played-event'

/** How a card ends by how long it lasts; what is instant leaves nothing. */
export const endings = {
  instant: null,
  turn: 'turn',
  turns: 'turn',
  untilRepaired: 'repair',
  untilExtinguished: 'putOut',
  game: 'hand',
} as const satisfies Record<string, Ending | null>

/** Puts a lasting event on the ship or formation; the rules in use apply it if they know its effect. */
export function* placeLasting(
  table: RuleDraft,
  play: PlayedEvent,
  on: HitByEvent,
  effect: NavalEffect,
  noted: Noted = {},
): Dialogue<void> {
  const { pack, event } = play
  const byRules = pack.events ? yield* pack.events.lasts(table, on, effect, event) : null
  const endsBy = endings[event.lasts] ?? 'turn'
  const values = { face: event.id, ...on, endsBy, applied: byRules !== null, ...noted, ...byRules }
  placeMarker(table, play, values, endsBy === 'turn' ? 1 : undefined)
  table.because(says(byRules ? 'applied' : 'reminder'))
}

/** The marker of a card that lasts, for so many turns or until it is ended. */
export function placeMarker(
  table: RuleDraft,
  { deck, player }: { readonly deck: DeckId; readonly player: SideId },
  values: Noted,
  livesTurns?: number,
): void {
  table.apply({
    type: 'markerLaid',
    marker: freeMarker(table.state, `event-${table.state.turn}`),
    kind: eventMarker,
    of: player,
    turnLaid: table.state.turn,
    ...(livesTurns === undefined ? {} : { livesTurns }),
    values: { deck, ...values },
  })
}
