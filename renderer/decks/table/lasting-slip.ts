import { cardText } from '../../words/card-title'
import { phraseInWords } from '../../words/phrase'
import type { GlyphName } from '#shared/card/glyphs'
import type { LastingEvent } from '#shared/game/decks/lasting'
import { sayEnding, sayLasting, struckName, titleOfLasting } from '#shared/game/decks/lasting-words'
import { navalEventOf } from '#shared/decks/naval/events'
import type { GameState } from '#shared/game/state'

/** An event that lasts, as its slip says it. */
export interface LastingSlip {
  readonly event: LastingEvent
  readonly title: string
  /** In a few words: `main battery silent`. */
  readonly effect: string
  /** The text of the card, in full. */
  readonly text: string
  readonly ends: string
  readonly glyph: GlyphName
  /** On whom it lies: a ship, a formation or a side. */
  readonly onWhom: string
}

export function lastingSlip(event: LastingEvent, state: GameState): LastingSlip {
  return {
    event,
    title: phraseInWords(titleOfLasting(event), state),
    effect: phraseInWords(sayLasting(state, event), state),
    text: cardText(event.face, state.decks),
    ends: phraseInWords(sayEnding(event), state),
    glyph: suitOf(event),
    onWhom: struckName(state, event),
  }
}

function suitOf({ face }: LastingEvent): GlyphName {
  const suit = navalEventOf(face)?.suit
  if (suit === 'hearts') return 'heart'
  return suit === 'diamonds' ? 'diamond' : 'hold'
}
