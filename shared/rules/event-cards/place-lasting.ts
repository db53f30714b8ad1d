import type { NavalEffect } from '../../decks/naval/effect'
import { eventMarker, type Ending } from '../../game/decks/lasting'
import { freeMarker } from '../../game/mark'
import type { RuleDraft } from '../../game/rule-draft'
import type { Dialogue } from '../../kernel/dialogue'
import type { DeckId, SideId } from '../../kernel/ids'
import { asking, type MayAsk } from '../kit/unasked'
import type { Begins, HitByEvent, LastingRules, Noted } from '../pack/event-application'
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
  const { event } = play
  const byRules = yield* beginsByRules(table, play, on, effect)
  const endsBy = endings[event.lasts] ?? 'turn'
  const values = { face: event.id, ...on, endsBy, applied: byRules !== null, ...noted, ...byRules }
  placeMarker(table, play, values, endsBy === 'turn' ? 1 : undefined)
  table.because(says(byRules ? 'applied' : 'reminder'))
}

function* beginsByRules(
  table: RuleDraft,
  { pack, event }: PlayedEvent,
  on: HitByEvent,
  effect: NavalEffect,
): Dialogue<Noted | null> {
  const rule = pack.events?.lasts[effect.code] as LastingRules[NavalEffect['code']]
  if (rule === 'byMarker') return {}
  if (!rule || !('ship' in on)) return null
  return yield* asking((rule as (begins: Begins) => MayAsk<Noted | null>)({ table, ship: on.ship, effect, event }))
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
