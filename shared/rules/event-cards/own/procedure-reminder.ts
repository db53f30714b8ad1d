import type { RuleDraft } from '../../../game/rule-draft'
import { assertNever } from '../../../kernel/assert-never'
import type { OwnCard } from '../../../decks/own-card'
import type { HitByEvent } from '../../pack/event-application'
import { freeMarker } from '../place-lasting'
import { says } from '../says'
import { eventMarker, type Ending } from '../../../game/decks/lasting'
import type { PlayedCard } from './procedure-card'
import type { Said } from './procedure-asks'

/** A lasting card is put on every ship and formation that was named, or on the table if there was none. */
export function placeReminders(table: RuleDraft, play: PlayedCard, said: Said, turns: number | undefined): void {
  const endsBy = endingOf(play.card.lasts)
  if (endsBy === null) return
  const places: readonly (HitByEvent | Record<string, never>)[] = said.on.length > 0 ? said.on : [{}]
  for (const on of places) {
    const { card, deck, player } = play
    table.apply({
      type: 'markerLaid',
      marker: freeMarker(table.state),
      kind: eventMarker,
      of: player,
      turnLaid: table.state.turn,
      ...(turns === undefined ? {} : { livesTurns: turns }),
      values: {
        deck,
        face: card.id,
        ...on,
        endsBy,
        applied: false,
        title: card.title,
        ...(said.outcome === undefined ? {} : { outcome: said.outcome }),
      },
    })
  }
  table.because(says('reminder'))
}

function endingOf(lasts: OwnCard['lasts']): Ending | null {
  switch (lasts) {
    case 'instant':
      return null
    case 'turn':
    case 'turns':
      return 'turn'
    case 'untilRepaired':
      return 'repair'
    case 'untilExtinguished':
      return 'putOut'
    case 'game':
      return 'hand'
    default:
      return assertNever(lasts)
  }
}
