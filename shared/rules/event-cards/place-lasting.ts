import type { RuleDraft } from '../../game/rule-draft'
import type { GameState } from '../../game/state'
import { assertNever } from '../../kernel/assert-never'
import type { Dialogue } from '../../kernel/dialogue'
import { markerId, type MarkerId } from '../../kernel/ids'
import type { Noted, HitByEvent } from '../pack/event-application'
import { eventMarker, type Ending } from '../../game/decks/lasting'
import type { NavalEffect } from '../../decks/naval/effect'
import type { NavalEvent } from '../../decks/naval/event'
import type { PlayedEvent } from './played-event'
import { says } from './says'

/** Puts a lasting event on the ship or formation; the rules in use apply it if they know its effect. */
export function* placeLasting(
  table: RuleDraft,
  play: PlayedEvent,
  on: HitByEvent,
  effect: NavalEffect,
  noted: Noted = {},
): Dialogue<void> {
  const { pack, deck, event, player } = play
  const byRules = pack.events ? yield* pack.events.lasts(table, on, effect) : null
  const endsBy = endingOf(event.lasts)
  const values = { deck, face: event.id, ...on, endsBy, applied: byRules !== null, ...noted, ...byRules }
  table.apply(
    {
      type: 'markerLaid',
      marker: freeMarker(table.state),
      kind: eventMarker,
      of: player,
      turnLaid: table.state.turn,
      ...(endsBy === 'turn' ? { livesTurns: 1 } : {}),
      values,
    },
    says(byRules ? 'applied' : 'reminder'),
  )
}

export function freeMarker({ markers, turn }: GameState): MarkerId {
  for (let number = 1; ; number++) {
    const id = markerId(`event-${turn}-${number}`)
    if (!markers.some((marker) => marker.id === id)) return id
  }
}

function endingOf(lasts: NavalEvent['lasts']): Ending {
  switch (lasts) {
    case 'untilRepaired':
      return 'repair'
    case 'untilExtinguished':
      return 'putOut'
    case 'turn':
    case 'instant':
      return 'turn'
    default:
      return assertNever(lasts)
  }
}
