import { cardText, cardTitle } from './card-title'
import { say } from '../../words'
import type { GlyphName } from '#shared/card/glyphs'
import { assertNever } from '#shared/kernel/assert-never'
import type { LastingEvent } from '#shared/decks/lasting'
import { navalEventOf } from '#shared/decks/naval/events'
import type { GameState } from '#shared/game/state'
import { shipName } from '#shared/game/ship-name'

/** An event that lasts, as its slip says it. */
export interface LastingSlip {
  readonly event: LastingEvent
  readonly title: string
  readonly text: string
  readonly ends: string
  readonly glyph: GlyphName
  /** On whom it lies: a ship, a formation or a side. */
  readonly on: string
}

export function lastingSlip(event: LastingEvent, state: GameState): LastingSlip {
  return {
    event,
    title: cardTitle(event.face, state.decks),
    text: cardText(event.face, state.decks),
    ends: ending(event),
    glyph: suitOf(event),
    on: liesOn(event, state),
  }
}

function ending({ endsBy, turnsLeft }: LastingEvent): string {
  if (turnsLeft !== null) return say('deckTable.lasting.turns', { n: turnsLeft })
  switch (endsBy) {
    case 'repair':
    case 'putOut':
      return say(`deckTable.lasting.${endsBy}`)
    case 'turn':
    case 'hand':
      return say('deckTable.lasting.hand')
    default:
      return assertNever(endsBy)
  }
}

function suitOf({ face }: LastingEvent): GlyphName {
  const suit = navalEventOf(face)?.suit
  if (suit === 'hearts') return 'heart'
  return suit === 'diamonds' ? 'diamond' : 'hold'
}

function liesOn({ ship, squadron, of }: LastingEvent, state: GameState): string {
  const struck = ship === null ? undefined : state.ships[ship]
  if (struck) return shipName(struck)
  const formation = state.squadrons.find(({ id }) => id === squadron)
  return formation?.name ?? state.sides.find(({ id }) => id === of)?.name ?? ''
}
